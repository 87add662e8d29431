import { createHash } from 'node:crypto';
import { readUser } from '../../../contract/calls/account.ts';
import { type Aktion, listAktionen } from '../../../contract/calls/aktion.ts';
import { createEmpfehlung } from '../../../contract/calls/empfehlung.ts';
import { readProdukt } from '../../../contract/calls/produkt.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { isAgbAccepted } from '../../../contract/values/wire.ts';
import { createTexts } from '../../../texts/texts.ts';
import { type FormView, formView, nested, once } from '../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';
import type { Captcha } from '../captcha/captcha-step.tsx';

/** What its call takes as typed, by its names on the wire. */
const FIELDS = ['Empfehler.Vorname', 'Empfehler.Nachname', 'Empfehler.Email', 'Captcha'] as const;

type RecommendField = (typeof FIELDS)[number] | `Empfehlung.${'Produkt' | 'AnteilEmpfehler' | 'AgbText'}` | `Aktionen.${number}`;

/** The form of a referral, wherever it stands: its fields, and who fills it in. */
export interface RecommendForm {
  readonly form: FormView<RecommendField>;
  /** Who is logged in recommends under the own address. */
  readonly isLoggedIn: boolean;
  /** The tenant asks for no tick: a sentence at the button says what sending it means. */
  readonly isAgbHinweis: boolean;
  readonly captcha: Captcha | null;
  /** Campaigns that run today. */
  readonly aktionen: readonly Aktion[];
}

/** The form as first shown, filled with the name of who is logged in, or as refused, with everything typed. */
export async function readRecommendForm(visit: Visit): Promise<RecommendForm> {
  const { RecommenderDefaultShare, AgbCheckBoxAutoAccept } = visit.konfiguration;
  const [user, aktionen] = await Promise.all([may(visit.login, 'Bereich') ? visit.call(readUser) : null, readAktionen(visit)]);
  const own: Record<string, string> = user?.ok
    ? { 'Empfehler.Vorname': user.body.Vorname, 'Empfehler.Nachname': user.body.Nachname, 'Empfehler.Email': user.body.Email }
    : {};
  const form = formView(
    visit.form,
    { 'Empfehlung.AnteilEmpfehler': String(RecommenderDefaultShare), ...own },
    {
      AcceptAgb: 'Empfehlung.AgbText',
      EmailUngueltig: 'Empfehler.Email',
      EmailNotAllowed: 'Empfehler.Email',
      NichtAuthorisiert: 'Empfehler.Email',
      CaptchaRequired: 'Captcha',
      CaptchaWrong: 'Captcha',
    },
  );
  const isLoggedIn = user?.ok ?? false;
  const captcha = isLoggedIn ? null : captchaOf(visit, form);
  return { form: withAgbError(visit, form), isLoggedIn, isAgbHinweis: AgbCheckBoxAutoAccept, captcha, aktionen };
}

/** Asked from the first where the tenant always asks, else once the form was refused for it; a form sent with one keeps it. */
function captchaOf({ konfiguration, form: sent }: Visit, { errors: { Captcha: error } }: FormView): Captcha | null {
  const isAsked = konfiguration.CaptchaAb === 0 || error !== undefined || Boolean(sent?.values.Captcha);
  if (!isAsked) return null;
  const { path, method } = createEmpfehlung;
  return { aufgabe: `${konfiguration.apiRoute}${path}`, methode: method, stattdessen: 'anmelden' };
}

async function readAktionen(visit: Visit): Promise<readonly Aktion[]> {
  const answered = await visit.call(listAktionen);
  return answered.ok && answered.body ? answered.body : [];
}

/** Names the wording of a campaign: another one has another name. */
export function wordingOf({ Titel, Text, RechtsText }: Aktion): string {
  const wording = createHash('sha256').update(JSON.stringify([Titel, Text, RechtsText]));
  return wording.digest('base64url').slice(0, 16);
}

/** The answers to all campaigns shown. A tick beside a wording that has changed since is none. */
const aktionenOf = (aktionen: readonly Aktion[], fields: Fields) =>
  aktionen.map((aktion) => ({ AktionsId: aktion.AktionsId, Zustimmung: fields[`Aktionen.${aktion.AktionsId}`] === wordingOf(aktion) }));

/** Fields are checked before the terms: what is missing there is said in the same breath. */
function withAgbError({ konfiguration, locale, texte }: Visit, form: FormView): RecommendForm['form'] {
  const isMissing = !konfiguration.AgbCheckBoxAutoAccept && !isAgbAccepted(form.values['Empfehlung.AgbText']);
  if (Object.keys(form.errors).length === 0 || !isMissing) return form;
  return { ...form, errors: { ...form.errors, 'Empfehlung.AgbText': createTexts(locale, texte)('fehler.AcceptAgb') } };
}

/**
 * Makes the referral of a product, named by its Id or ExterneId. The same form sent twice, by a double click or a reload, is the
 * same referral. Logged in it can be shared at once; else its address waits to be confirmed. An unknown product is NichtGefunden.
 */
export async function postRecommendForm(visit: Visit, fields: Fields, produktId: string): Promise<Posted> {
  const produkt = await visit.call(readProdukt, { params: { id: produktId } });
  if (!produkt.ok) return { problem: produkt.problem };
  const aktionen = await readAktionen(visit);
  const body = {
    Empfehlung: {
      Produkt: produkt.body.Id,
      Channel: visit.channel ?? 'link',
      Empfehlungslink: true,
      AnteilEmpfehler: Number(fields['Empfehlung.AnteilEmpfehler'] || Number.NaN),
      AgbText: agbText(visit, fields),
      ...(visit.konfiguration.produktApi === 'berater' && { AgentNumber: produkt.body.ExterneId }),
    },
    Empfehler: {},
    ...nested(fields, FIELDS),
    ...(aktionen.length > 0 && { Aktionen: aktionenOf(aktionen, fields) }),
  };
  const created = await visit.call(createEmpfehlung, { query: {}, body, ...once(fields, body) });
  if (!created.ok) return { problem: created.problem };
  if (created.status === 200) throw new Error('a create call with a body answered the captcha check');
  const params = { empfehlungsnummer: created.body.Empfehlungsnummer };
  return { redirect: { page: created.body.OptInRequired ? 'Confirmation' : 'Recommendation', params } };
}

/** The words that were accepted: those beside the box, or the sentence at the button. */
function agbText({ konfiguration, locale, texte }: Visit, fields: Fields): string {
  if (!konfiguration.AgbCheckBoxAutoAccept) return fields['Empfehlung.AgbText'] ?? '';
  return createTexts(locale, texte)('empfehlen.agb.hinweis');
}
