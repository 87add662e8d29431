import * as calls from '../../../contract/empfehlung.ts';
import { formatCent } from '../../../contract/values.ts';
import { dayOf } from '../../calendar.ts';
import { emailSchluessel } from '../../email-address.ts';
import { refuse } from '../../errors.ts';
import { setSessionCookie } from '../../http/logins.ts';
import { answer, type Mount, mount } from '../../http/mount.ts';
import { LIMITS, spendLimit } from '../../limits/limits.ts';
import { accountEmail, openSession, toBenutzer } from '../account/account.ts';
import { praemieFor, readPraemien, splitPraemie } from '../praemie/praemie.ts';
import { nameOf } from '../produkt/produkt.ts';
import { annahmeOf, readLink } from './click.ts';
import { confirmEmpfehlung, createEmpfehlung, sendOptIn, statusFrom } from './empfehlung.ts';
import { normalCode } from './link-routes.ts';
import { overviewOf, type PraemierungToken } from './overview.ts';
import { findWithProdukt } from './reads.ts';
import { findByCode } from './store.ts';

export function mountEmpfehlung(mounting: Mount, tokenOf: PraemierungToken): void {
  mount(
    mounting,
    calls.createEmpfehlung,
    async (context, { input, login }) => {
      if (input.body === undefined) return answer(200, { CaptchaRequired: false });
      const recommender = login && { id: login.id, email: await accountEmail(context, login.id) };
      return answer(201, await createEmpfehlung(context, input.body, recommender));
    },
    async ({ parts, mandant, input, login }) => {
      if (input.body === undefined) return;
      if (login) await spendLimit(parts, LIMITS.empfehlungenEinesKontos, `${mandant.mandant} ${login.id}`);
      else await spendLimit(parts, LIMITS.optInMail, emailSchluessel(input.body.Empfehler.Email));
    },
  );

  mount(
    mounting,
    calls.confirmEmpfehlung,
    async (context, { input }) => {
      const { empfehlerId, angelegt } = await confirmEmpfehlung(context, input.body.Token);
      const session = await openSession(context, empfehlerId);
      return answer(200, { ...angelegt, Benutzer: await toBenutzer(context, empfehlerId, session) });
    },
    undefined,
    // Of two clicks a browser keeps only the second's answer: that logs in too.
    ({ reply }, { body }) => setSessionCookie(reply, body.Benutzer.Token),
  );

  mount(
    mounting,
    calls.resendBestaetigung,
    async (context, { input }) => {
      const row = (await findWithProdukt(context, input.params.nr)) ?? refuse('NichtGefunden');
      if (row.bestaetigt_am === null) await sendOptIn(context, input.params.nr);
      return answer(204, null);
    },
    async ({ parts, input, inContext }) => {
      const row = await inContext((context) => findWithProdukt(context, input.params.nr));
      // Counted by itself (contract section 2): whoever just recommended three times can still ask for a lost mail.
      if (row) await spendLimit(parts, LIMITS.optInMail, `erneut ${emailSchluessel(row.email)}`);
    },
  );

  mount(mounting, calls.readEmpfehlung, async (context, { input, locale }) => {
    const row = (await findWithProdukt(context, input.params.nr)) ?? refuse('NichtGefunden');
    const praemie = praemieFor(await readPraemien(context), row.produkt_id, dayOf(context.now));
    const WertCent = praemie?.wert_cent ?? 0;
    const split = splitPraemie(WertCent, row.anteil_empfehler, context.konfiguration.MaxEmpfaengerPraemieCent);
    return answer(200, {
      Empfehlungsnummer: row.empfehlungsnummer,
      Vorname: row.vorname,
      Produkt: { Id: row.produkt_id, Name: nameOf(row, locale) },
      Praemie: {
        EmpfehlerWert: formatCent(split.empfehlerCent, locale),
        EmpfaengerWert: formatCent(split.empfaengerCent, locale),
        Wert: formatCent(WertCent, locale),
        WertCent,
      },
      GueltigBis: row.gueltig_bis,
      Status: statusFrom(row, row.empfaenger_status, context.now),
    });
  });

  mount(mounting, calls.readAnnahme, async (context, { input }) =>
    answer(200, {
      Annahme: annahmeOf((await readLink(context, 'empfehlungsnummer', input.params.nr)) ?? refuse('NichtGefunden'), context.now),
    }),
  );

  mount(
    mounting,
    calls.readEmpfehlungscode,
    async (context, { input }) => {
      const row = (await findByCode(context, normalCode(input.params.code))) ?? refuse('NichtGefunden');
      return answer(200, { Empfehlungsnummer: row.empfehlungsnummer });
    },
    ({ parts, request }) => spendLimit(parts, LIMITS.codeEingabe, `adresse ${request.ip}`),
  );

  mount(mounting, calls.listEmpfehlungen, async (context, { login }) =>
    answer(200, await overviewOf(context, login?.id ?? refuse('LoginFirst'), tokenOf)),
  );
}
