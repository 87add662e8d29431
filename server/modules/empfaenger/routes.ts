import * as eigene from '../../../contract/calls/account/eigenerstand.ts';
import * as calls from '../../../contract/calls/empfehlung/empfaenger.ts';
import { readEmpfaengerPraemie } from '../../../contract/calls/praemie/praemie.ts';
import { dayOf } from '../../calendar.ts';
import { answer, type CallRequest } from '../../calls/call-request.ts';
import { idOf, type Login } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { spendMailLimits } from '../../limits/limits.ts';
import { maskIban } from '../bankdaten/index.ts';
import { freigabeTagOf, nameOf } from '../produkt/index.ts';
import { rememberAnalyseOf } from './analyse.ts';
import { bankdatenOfEmpfaenger } from './bankdaten/bankdaten.ts';
import { canStoreBankdaten } from './bankdaten/link.ts';
import { hexOf, lockOwn, ownOf, readOwn } from './hex.ts';
import { datenOf } from './join/daten.ts';
import { changeOwnAddress, type Joined, joinEmpfehlung } from './join/join.ts';
import { ownsAddress } from './join/owner.ts';
import { promisedTo } from './promised.ts';
import { findAuftragOf } from './reads.ts';
import { type EmpfaengerRow, findByHexHash, findEmpfaenger, hasPlaceOn } from './store.ts';
import { readVorbelegung } from './vorbelegung.ts';
import { requestZugang } from './zugang.ts';
import { werbestandOf, withdrawOwn } from './zustimmung/werbung.ts';
import { acceptZustimmung, confirmBySession, confirmEmpfaenger, readBestaetigung, refuseEmpfaenger } from './zustimmung/zustimmung.ts';

/** Calls that join a recipient to a referral. */
const joinCalls: readonly Served[] = [
  serve(calls.createEmpfaenger, {
    before: (request) => spendMailLimits(request, 'empfaengerMail', request.input.body.Email),
    run: async (context, request) => {
      const { input, login } = request;
      const { Vorname, Nachname, Email, Telefon } = input.body;
      const data = { vorname: Vorname, name: Nachname, email: Email, telefon: Telefon, herkunft: input.query };
      const { nr } = input.params;
      const joined = await joinOrClearCookie(context, request, nr, () => joinEmpfehlung(context, nr, data, ownOf(login)));
      return answer(joined.isNew ? 201 : 200, { Empfaengernummer: joined.empfaengernummer, Hex: joined.hex });
    },
    after: setHexCookie,
  }),

  serve(calls.completeEmpfaenger, {
    before: (request) => spendMailLimits(request, 'empfaengerMail', request.input.body.empfaengerdaten.email),
    run: async (context, request) => {
      const { empfehlungsnummer } = request.input.body;
      const joined = await joinOrClearCookie(context, request, empfehlungsnummer, () => complete(context, request));
      const { empfaengernummer: Empfaengernummer, hex: Hex, status: Status } = joined;
      return answer(joined.isNew ? 201 : 200, { Empfaengernummer, Hex, Status });
    },
    after: setHexCookie,
  }),
];

/** Calls about the address of a recipient. */
const adresseCalls: readonly Served[] = [
  serve(calls.changeEmpfaengerAdresse, {
    before: (request) => spendMailLimits(request, 'empfaengerMail', request.input.body.Email),
    run: async (context, { input, login }) => {
      await changeOwnAddress(context, ownOf(login) ?? refuse('LoginFirst'), input.body.Email);
      return answer(204, null);
    },
  }),

  serve(calls.readVorbelegung, {
    run: async (context, { input }) => {
      const { vorname: Vorname, name: Nachname, email: Email } = await readVorbelegung(context, input.params.nr);
      return answer(200, { Vorname, Nachname, Email });
    },
  }),
];

/** Joins with all data, or completes the caller's data under this number; accepts the terms if they are sent along. */
async function complete(context: Context, { input, login }: CallRequest<typeof calls.completeEmpfaenger>): Promise<Joined> {
  const { empfehlungsnummer, empfaengernummer, empfaengerdaten, EmpfaengerWert, ...accepted } = input.body;
  if (empfaengernummer && !(await isOwnNumber(context, empfaengernummer, login))) refuse('LoginFirst');
  const { vorname, name, email, telefon, ...completion } = empfaengerdaten;
  const herkunft = input.query;
  const data = { vorname, name, email, telefon, completion, herkunft, empfaengerWert: EmpfaengerWert ?? undefined };
  const isOwnAddress = await ownsAddress(context, login, email);
  const joined = await joinEmpfehlung(context, empfehlungsnummer, data, ownOf(login), { isOwnAddress });
  if (empfaengernummer && joined.isNew) refuse('Konflikt');
  const confirmed = { ...joined, ...(isOwnAddress && joined.isUnconfirmed && (await confirmBySession(context, joined.empfaengernummer))) };
  if (accepted.AgbText === undefined || accepted.AgbText === null) return confirmed;
  return { ...confirmed, status: await acceptZustimmung(context, confirmed.empfaengernummer, accepted) };
}

/** Whether a number is the caller's: the recipient's own, or one that was joined to it. */
const isOwnNumber = async (context: Context, nummer: string, login: Login | null): Promise<boolean> =>
  login !== null && (nummer === login.id || (await findEmpfaenger(context, nummer))?.verbunden_mit === login.id);

/** Calls with which a recipient confirms, refuses and accepts. */
const zustimmungCalls: readonly Served[] = [
  serve(calls.confirmEmpfaenger, {
    run: async (context, { input }) => {
      const { status, hex } = await confirmEmpfaenger(context, input.body.Token);
      return answer(200, { Status: status, Hex: hex });
    },
    after: setHexCookie,
  }),

  serve(calls.readBestaetigung, {
    run: async (context, { input }) => answer(200, { Empfehlungsnummer: await readBestaetigung(context, input.body.Token) }),
  }),

  serve(calls.requestZugang, {
    before: (request) => spendMailLimits(request, 'zugangMail', request.input.body.Email),
    run: async (context, { input }) => {
      await requestZugang(context, input.body.Email);
      return answer(204, null);
    },
  }),

  serve(calls.refuseEmpfaenger, {
    withoutTransaction: async ({ inContext, input, reply }) => {
      reply.clearEmpfaengerCookie(await inContext((context) => refuseEmpfaenger(context, input.body.Token)));
      return answer(204, null);
    },
  }),

  serve(calls.acceptZustimmung, {
    run: async (context, { input, login }) => {
      const { empfaengernummer } = await lockOwn(context, ownOf(login) ?? refuse('LoginFirst'));
      await acceptZustimmung(context, empfaengernummer, input.body);
      return answer(204, null);
    },
  }),
];

/** Calls that show recipients their own data. */
const ownCalls: readonly Served[] = [
  serve(eigene.readEmpfaengerAuftrag, {
    run: async (context, { login }) => {
      const auftrag = (await findAuftragOf(context, idOf(login))) ?? refuse('NichtGefunden');
      return answer(200, {
        Auftragsnummer: auftrag.auftragsnummer,
        Status: auftrag.status,
        Auftragsdatum: auftrag.auftragsdatum,
        FreigabeAb: freigabeTagOf(context, auftrag),
        Produkt: { Id: auftrag.id, Name: nameOf(auftrag, context.locale) },
      });
    },
  }),

  serve(readEmpfaengerPraemie, {
    run: async (context, { input, login }) => {
      if (!(await isOwnNumber(context, input.params.nr, login))) refuse('NichtGefunden');
      return answer(200, (await promisedTo(context, idOf(login))) ?? refuse('NichtGefunden'));
    },
  }),

  serve(eigene.readEmpfaenger, {
    run: async (context, { input, reply }) => {
      const { hex } = input.params;
      const row = await findByHexHash(context, context.secrets.hash(hex));
      if (row) return answer(200, toEigeneDaten(row));
      reply.clearEmpfaengerCookie([hex]);
      return refuse('NichtGefunden');
    },
  }),

  serve(eigene.readEigenenStand, {
    run: async (context, { login, reply }) => {
      const row = await readOwn(context, ownOf(login) ?? refuse('LoginFirst'));
      reply.setEmpfaengerCookie(hexOf(context, row));
      const stored = await bankdatenOfEmpfaenger(context, row.empfaengernummer);
      return answer(200, {
        ...toEigeneDaten(row),
        Frist: row.frist_am && dayOf(row.frist_am),
        IBAN: stored && maskIban(stored.bankdaten.IBAN),
        BankdatenMoeglich: await canStoreBankdaten(context, row),
        Werbeeinwilligung: await werbestandOf(context, row),
      });
    },
  }),

  serve(eigene.withdrawEigeneWerbeeinwilligung, {
    run: async (context, { login }) => {
      const { empfaengernummer } = await lockOwn(context, ownOf(login) ?? refuse('LoginFirst'));
      await withdrawOwn(context, empfaengernummer);
      return answer(204, null);
    },
  }),
];

/** A recipient's own data as the wire shows it. */
const toEigeneDaten = (row: EmpfaengerRow) => ({
  Empfaengernummer: row.empfaengernummer,
  Empfehlungsnummer: row.empfehlungsnummer,
  Status: row.status,
  Zugestimmt: row.zugestimmt_am !== null,
  Bestaetigt: row.bestaetigt_am !== null,
  empfaengerdaten: datenOf(row),
});

export const empfaengerCalls: readonly Served[] = [...joinCalls, ...adresseCalls, ...zustimmungCalls, ...ownCalls];

/** Sets the secret in an answer, new or stored for a repeat, as a cookie: mails are often opened in another browser than the form. */
function setHexCookie({ reply }: Pick<CallRequest, 'reply'>, { body }: { readonly body: { readonly Hex: string } }): void {
  reply.setEmpfaengerCookie(body.Hex);
}

/**
 * Runs a call to join. A final refusal removes the browser's cookie, unless it belongs to a recipient of this very referral, who needs it
 * to reach the data. Validation errors (422) and rate limits (429) keep the cookie, because the user can try again.
 */
async function joinOrClearCookie(
  context: Context,
  { login, reply }: Pick<CallRequest, 'login' | 'reply'>,
  empfehlungsnummer: string,
  join: () => Promise<Joined>,
): Promise<Joined> {
  const isAtHome = login !== null && (await hasPlaceOn(context, empfehlungsnummer, login.id));
  try {
    const joined = await join();
    await rememberAnalyseOf(context, joined.empfaengernummer);
    return joined;
  } catch (error) {
    if (!isAtHome && isFinal(error)) reply.clearEmpfaengerCookie();
    throw error;
  }
}

const isFinal = (error: unknown): boolean => error instanceof Refusal && error.status < 500 && ![422, 429].includes(error.status);
