import type { FastifyReply } from 'fastify';
import * as calls from '../../../contract/empfaenger.ts';
import { readEmpfaengerPraemie } from '../../../contract/praemie.ts';
import { dayOf } from '../../calendar.ts';
import { refuse } from '../../errors.ts';
import { idOf, setEmpfaengerCookie } from '../../http/logins.ts';
import { answer, type Mount, mount } from '../../http/mount.ts';
import { spendMailLimits } from '../../limits/limits.ts';
import { maskIban } from '../bankdaten/bankdaten.ts';
import { nameOf } from '../produkt/produkt.ts';
import { canStoreBankdaten } from './bankdaten-link.ts';
import { bankdatenOfEmpfaenger, findAuftragOf, hexOf } from './empfaenger.ts';
import { type Joined, joinEmpfehlung } from './join.ts';
import { promisedTo } from './promised.ts';
import { type EmpfaengerRow, findByHexHash, findEmpfaenger } from './store.ts';
import { acceptZustimmung, confirmEmpfaenger, refuseEmpfaenger } from './zustimmung.ts';

export function mountEmpfaenger(mounting: Mount): void {
  mountJoin(mounting);
  mountZustimmung(mounting);
  mountOwn(mounting);
}

/** Calls by which somebody becomes a recipient. */
function mountJoin(mounting: Mount): void {
  mount(
    mounting,
    calls.createEmpfaenger,
    async (context, { input, login }) => {
      const { Vorname, Nachname, Email, Telefon } = input.body;
      const data = { vorname: Vorname, name: Nachname, email: Email, telefon: Telefon || null };
      const joined = await joinEmpfehlung(context, input.params.nr, data, login?.id ?? null);
      return answerJoined(joined, { Empfaengernummer: joined.empfaengernummer });
    },
    (request) => spendMailLimits(request, 'empfaengerMail', request.input.body.Email),
    bringCookie,
  );

  mount(
    mounting,
    calls.completeEmpfaenger,
    async (context, { input, login }) => {
      const { empfehlungsnummer, empfaengernummer, empfaengerdaten } = input.body;
      const own = login?.id ?? null;
      if (empfaengernummer && empfaengernummer !== own) refuse('LoginFirst');
      const { vorname, name, email, telefon, ...completion } = empfaengerdaten;
      const joined = await joinEmpfehlung(context, empfehlungsnummer, { vorname, name, email, telefon: telefon || null, completion }, own);
      if (empfaengernummer && empfaengernummer !== joined.empfaengernummer) refuse('Konflikt');
      return answerJoined(joined, { Empfaengernummer: joined.empfaengernummer, Status: joined.status });
    },
    (request) => spendMailLimits(request, 'empfaengerMail', request.input.body.empfaengerdaten.email),
    bringCookie,
  );
}

/** Who just came, or brought the secret along, gets it in the answer. */
function answerJoined<const Known extends object>({ isNew, hex }: Joined, known: Known) {
  return hex === null ? answer(200, known) : answer(isNew ? 201 : 200, { ...known, Hex: hex });
}

/** The secret of an answer, also of one that was kept for a repeat, as a cookie. */
function bringCookie(
  { reply }: { readonly reply: FastifyReply },
  { body }: { readonly body: { readonly Hex?: string | undefined } },
): void {
  if (body.Hex !== undefined) setEmpfaengerCookie(reply, body.Hex);
}

/** Calls by which a recipient confirms, refuses and accepts. */
function mountZustimmung(mounting: Mount): void {
  mount(
    mounting,
    calls.confirmEmpfaenger,
    async (context, { input }) => {
      const { empfaengernummer, status } = await confirmEmpfaenger(context, input.body.Token);
      return { ...answer(200, { Status: status }), secret: hexOf(context, empfaengernummer) };
    },
    undefined,
    // Mails are often opened in another browser than the one in which the data was entered; and of two clicks only the second's answer counts.
    ({ reply }, { secret }) => secret && setEmpfaengerCookie(reply, secret),
  );

  mount(mounting, calls.refuseEmpfaenger, async (context, { input }) => {
    await refuseEmpfaenger(context, input.body.Token);
    return answer(204, null);
  });

  mount(mounting, calls.acceptZustimmung, async (context, { input, login }) => {
    await acceptZustimmung(context, idOf(login), input.body.AgbText);
    return answer(204, null);
  });
}

/** Calls that show a recipient what is the recipient's own. */
function mountOwn(mounting: Mount): void {
  mount(mounting, calls.readEmpfaengerAuftrag, async (context, { login }) => {
    const auftrag = (await findAuftragOf(context, idOf(login))) ?? refuse('NichtGefunden');
    const Produkt = { Id: auftrag.id, Name: nameOf(auftrag, context.locale) };
    return answer(200, { Auftragsnummer: auftrag.auftragsnummer, Status: auftrag.status, Auftragsdatum: auftrag.auftragsdatum, Produkt });
  });

  mount(mounting, readEmpfaengerPraemie, async (context, { input, login }) => {
    if (input.params.nr !== idOf(login)) refuse('NichtGefunden');
    return answer(200, (await promisedTo(context, input.params.nr)) ?? refuse('NichtGefunden'));
  });

  mount(mounting, calls.readEmpfaenger, async (context, { input }) => {
    const row = (await findByHexHash(context, context.secrets.hash(input.params.hex))) ?? refuse('NichtGefunden');
    return answer(200, toEigeneDaten(row));
  });

  mount(mounting, calls.readEigenenStand, async (context, { login, reply }) => {
    const row = (await findEmpfaenger(context, idOf(login))) ?? refuse('NichtGefunden');
    setEmpfaengerCookie(reply, hexOf(context, row.empfaengernummer));
    const stored = await bankdatenOfEmpfaenger(context, row.empfaengernummer);
    return answer(200, {
      ...toEigeneDaten(row),
      Frist: row.frist_am && dayOf(row.frist_am),
      IBAN: stored && maskIban(stored.bankdaten.IBAN),
      BankdatenMoeglich: await canStoreBankdaten(context, row),
    });
  });
}

/** A recipient's own data as the wire shows it. */
function toEigeneDaten(row: EmpfaengerRow) {
  const { anrede, vorname, name, email, telefon, werbeeinwilligung, ort, plz, strasse, hausnummer } = row;
  const geburtsdatum = row.geburtsdatum?.split('-').reverse().join('.') ?? null;
  return {
    Empfaengernummer: row.empfaengernummer,
    Empfehlungsnummer: row.empfehlungsnummer,
    Status: row.status,
    Zugestimmt: row.zugestimmt_am !== null,
    Bestaetigt: row.bestaetigt_am !== null,
    empfaengerdaten: {
      anrede,
      vorname,
      name,
      geburtsdatum,
      email,
      telefon,
      werbeeinwilligung,
      adresse: { ort, plz, strasse, hausnummer },
    },
  };
}
