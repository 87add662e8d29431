import * as z from 'zod/mini';
import { call } from './call.ts';
import { EmpfaengerStatus } from './empfehlung.ts';
import { AgbText, Datum, Email, Geburtsdatum, Geheimnis, Nummer, QueryText, Text } from './values.ts';

const Telefon = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(40), z.regex(/^[+(\d][\d\s()/.-]{3,}$|^$/))));

/** Why somebody cannot join a referral. */
const JOIN_ERRORS = [
  'NichtGefunden',
  'EmailNotAllowed',
  'Abgelaufen',
  'Konflikt',
  'EmailUngueltig',
  'EmailEmpfehlerGleichEmpfaenger',
] as const;

const channelQuery = z.object({ channel: QueryText, einsprungsquelle: QueryText });

export const createEmpfaenger = call({
  name: 'createEmpfaenger',
  method: 'POST',
  path: '/empfaenger/create/:nr',
  who: ['R', 'offen'],
  tag: 'Empfaenger',
  summary: 'Joins a referral with the least data; the same answer for an address that has joined before',
  params: z.object({ nr: Nummer }),
  query: channelQuery,
  body: z.strictObject({ Vorname: Text(80), Nachname: Text(80), Email, Telefon }),
  answers: {
    200: z.object({ Empfaengernummer: z.string(), Hex: z.string() }),
    201: z.object({ Empfaengernummer: z.string(), Hex: z.string() }),
  },
  errors: JOIN_ERRORS,
  idempotent: true,
});

/** The recipient's data as completed (specification section 3); `geburtsdatum` is DD.MM.YYYY. */
const Empfaengerdaten = z.strictObject({
  anrede: z.optional(z.nullable(z.enum(['Frau', 'Herr']))),
  vorname: Text(80),
  name: Text(80),
  geburtsdatum: z.optional(z.nullable(Geburtsdatum)),
  email: Email,
  telefon: Telefon,
  werbeeinwilligung: z.boolean(),
  adresse: z.strictObject({
    ort: Text(120),
    plz: z.string().check(z.trim(), z.regex(/^\d{5}$/)),
    strasse: Text(120),
    hausnummer: Text(20),
  }),
});

const Abschluss = z.strictObject({
  empfehlungsnummer: Nummer,
  empfaengernummer: z.optional(z.nullable(Nummer)),
  empfaengerdaten: Empfaengerdaten,
});
export type Abschluss = z.infer<typeof Abschluss>;

export const completeEmpfaenger = call({
  name: 'completeEmpfaenger',
  method: 'POST',
  path: '/tracking/abschliessen',
  who: ['R', 'offen'],
  tag: 'Empfaenger',
  summary: "Stores the recipient's data and mails the link that confirms them",
  query: channelQuery,
  body: Abschluss,
  answers: {
    200: z.object({ Empfaengernummer: z.string(), Hex: z.string(), Status: EmpfaengerStatus }),
    201: z.object({ Empfaengernummer: z.string(), Hex: z.string(), Status: EmpfaengerStatus }),
  },
  errors: ['LoginFirst', ...JOIN_ERRORS],
  idempotent: true,
});

export const confirmEmpfaenger = call({
  name: 'confirmEmpfaenger',
  method: 'POST',
  path: '/empfaenger/bestaetigen',
  who: ['offen'],
  tag: 'Empfaenger',
  summary: "Confirms the recipient's data by the mailed token; the secret of before is unknown from then on",
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 200: z.object({ Status: EmpfaengerStatus, Hex: z.string() }) },
  errors: ['NichtGefunden', 'TokenBereitsVerwendet', 'Abgelaufen', 'EmpfehlungExists'],
  idempotent: true,
});

export const requestZugang = call({
  name: 'requestZugang',
  method: 'POST',
  path: '/empfaenger/zugang',
  who: ['offen'],
  tag: 'Empfaenger',
  summary: 'Mails the owner of an address the way to the data of a recipient, if there is one; the same answer for every address',
  body: z.strictObject({ Email }),
  answers: { 204: null },
  errors: ['EmailUngueltig'],
  idempotent: true,
});

export const refuseEmpfaenger = call({
  name: 'refuseEmpfaenger',
  method: 'POST',
  path: '/empfaenger/ablehnen',
  who: ['offen'],
  tag: 'Empfaenger',
  summary: 'I do not want this: deletes the data and never mails the address again',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 204: null },
  errors: ['NichtGefunden', 'Abgelaufen', 'Konflikt'],
});

const EigeneDaten = z.object({
  Empfaengernummer: z.string(),
  Empfehlungsnummer: z.string(),
  Status: EmpfaengerStatus,
  Zugestimmt: z.boolean(),
  Bestaetigt: z.boolean(),
  empfaengerdaten: z.object({
    anrede: z.nullable(z.string()),
    vorname: z.nullable(z.string()),
    name: z.nullable(z.string()),
    geburtsdatum: z.nullable(z.string()),
    email: z.nullable(z.string()),
    telefon: z.nullable(z.string()),
    werbeeinwilligung: z.boolean(),
    adresse: z.object({
      ort: z.nullable(z.string()),
      plz: z.nullable(z.string()),
      strasse: z.nullable(z.string()),
      hausnummer: z.nullable(z.string()),
    }),
  }),
});

export const readEmpfaenger = call({
  name: 'readEmpfaenger',
  method: 'GET',
  path: '/empfaenger/:hex',
  who: ['offen'],
  tag: 'Empfaenger',
  summary: "The recipient's own data, by the secret",
  params: z.object({ hex: Geheimnis }),
  answers: { 200: EigeneDaten },
  errors: ['NichtGefunden'],
});

/**
 * `Frist` is the last day of what comes next: to confirm, or to order. `IBAN` is that of stored bank data, masked but its first and
 * last four; `BankdatenMoeglich` says whether bank data can be stored now.
 */
const EigenerStand = z.extend(EigeneDaten, { Frist: z.nullable(Datum), IBAN: z.nullable(z.string()), BankdatenMoeglich: z.boolean() });
export type EigenerStand = z.infer<typeof EigenerStand>;

export const readEigenenStand = call({
  name: 'readEigenenStand',
  method: 'GET',
  path: '/empfaenger/stand',
  who: ['R'],
  tag: 'Empfaenger',
  summary: "The recipient's own data and deadline, by the recipient's login; sets the recipient cookie",
  answers: { 200: EigenerStand },
  errors: ['LoginFirst', 'NichtGefunden'],
});

export const acceptZustimmung = call({
  name: 'acceptZustimmung',
  method: 'PUT',
  path: '/empfaenger/zustimmung',
  who: ['R'],
  tag: 'Empfaenger',
  summary: 'The recipient accepts the terms; the version shown is stored beside the text',
  body: z.strictObject({ AgbText }),
  answers: { 204: null },
  errors: ['LoginFirst', 'NichtGefunden', 'AcceptAgb'],
});

const Auftragsauskunft = z.object({
  Auftragsnummer: z.string(),
  Status: z.string(),
  Auftragsdatum: Datum,
  Produkt: z.object({ Id: z.int(), Name: z.string() }),
});

export const readEmpfaengerAuftrag = call({
  name: 'readEmpfaengerAuftrag',
  method: 'GET',
  path: '/empfaenger/auftrag',
  who: ['R'],
  tag: 'Empfaenger',
  summary: "The recipient's order",
  answers: { 200: Auftragsauskunft },
  errors: ['LoginFirst', 'NichtGefunden'],
});
