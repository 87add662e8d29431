import { readUser } from '../../../contract/calls/account/account.ts';
import { setAnteil } from '../../../contract/calls/empfehlung/anteil.ts';
import { listEmpfehlungen } from '../../../contract/calls/empfehlung/empfehlung.ts';
import { setWunschcode } from '../../../contract/calls/empfehlung/wunschcode.ts';
import { readProdukt } from '../../../contract/calls/produkt/produkt.ts';
import { seenVersionsOf } from '../../../contract/rules/bedingungen.ts';
import { agbText } from '../../features/recommend/form.ts';
import { empfehlungOf, sendEmpfehlung } from '../../features/recommend/send.ts';
import { endedSession } from '../../shell/login.ts';
import type { Fields, Posted, Problem, Visit } from '../../shell/visit.ts';
import type { Schritt } from './load.ts';

const nummerOf = ({ params, query }: Visit): string => params.empfehlungsnummer ?? query.empfehlungsnummer ?? '';

type Step = (visit: Visit, fields: Fields) => Promise<Posted>;

const STEPS: Readonly<Record<Schritt, Step>> = {
  async anteil(visit, fields) {
    const body = { AnteilEmpfehler: Number(fields.AnteilEmpfehler || Number.NaN) };
    const set = await visit.call(setAnteil, { params: { nr: nummerOf(visit) }, body });
    return set.ok ? done(visit, 'anteil') : { problem: set.problem };
  },

  async code(visit, fields) {
    const body = { Code: (fields.Code ?? '').replace(/[\s-]/g, '') };
    const set = await visit.call(setWunschcode, { params: { nr: nummerOf(visit) }, body });
    return set.ok ? done(visit, 'code') : { problem: set.problem };
  },

  person: postPerson,
};

const done = (visit: Visit, getan: Schritt): Posted => ({
  redirect: { page: 'Recommendation', params: { empfehlungsnummer: nummerOf(visit), getan } },
});

/** Changes the referral shown, or creates another one of the same product for one named person. */
export async function postRecommendation(visit: Visit, fields: Fields): Promise<Posted> {
  const step = Object.hasOwn(STEPS, fields.schritt ?? '') ? STEPS[fields.schritt as Schritt] : null;
  if (!step) return { redirect: { page: 'Recommendation', params: { empfehlungsnummer: nummerOf(visit) } } };
  const posted = await step(visit, fields);
  return 'problem' in posted ? endedSession(visit, 'Recommendation', posted.problem) : posted;
}

const UNKNOWN: Problem = { status: 404, code: 'NichtGefunden', detail: '' };

async function postPerson(visit: Visit, fields: Fields): Promise<Posted> {
  const [list, user] = await Promise.all([visit.call(listEmpfehlungen), visit.call(readUser)]);
  if (!list.ok) return { problem: list.problem };
  if (!user.ok) return { problem: user.problem };
  const shown = list.body.find(({ Empfehlungsnummer }) => Empfehlungsnummer === nummerOf(visit));
  if (!shown) return { problem: UNKNOWN };
  const produkt = await visit.call(readProdukt, { params: { id: String(shown.Produkt.Id) } });
  if (!produkt.ok) return { problem: produkt.problem };
  const { Vorname, Nachname, Email } = user.body;
  const AgbText = await agbText(visit, fields, 'tipp.agb.hinweis');
  const body = {
    Empfehlung: empfehlungOf(visit, produkt.body, {
      Empfehlungslink: false,
      AnteilEmpfehler: shown.AnteilEmpfehler,
      AgbText,
      ...seenVersionsOf(fields),
    }),
    Empfehler: { Vorname, Nachname, Email },
    Empfaenger: { Vorname: fields['Empfaenger.Vorname'] ?? '' },
  };
  return sendEmpfehlung(visit, fields, body);
}
