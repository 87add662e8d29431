import * as z from 'zod/mini';
import { call } from './call.ts';
import { EmpfaengerStatus } from './empfehlung.ts';
import { Bankdaten } from './praemie.ts';
import { AgbText, Datum, Email, Geburtsdatum, Geheimnis, Nummer, QueryText, Text } from './values.ts';

const Telefon = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(40), z.regex(/^[+(\d][\d\s()/.-]{3,}$|^$/))));

const channelQuery = z.object({ channel: QueryText, einsprungsquelle: QueryText });

export const createEmpfaenger = call({
  name: 'createEmpfaenger',
  method: 'POST',
  path: '/empfaenger/create/:nr',
  who: ['R', 'offen'],
  tag: 'Empfaenger',
  summary: 'Joins a referral with the least data; the same address again is the same recipient',
  params: z.object({ nr: Nummer }),
  query: channelQuery,
  body: z.strictObject({ Vorname: Text(80), Nachname: Text(80), Email, Telefon }),
  answers: {
    200: z.object({ Empfaengernummer: z.string(), Hex: z.optional(z.string()) }),
    201: z.object({ Empfaengernummer: z.string(), Hex: z.string() }),
  },
  errors: [
    'NichtGefunden',
    'EmailNotAllowed',
    'EmpfehlungExists',
    'Abgelaufen',
    'Konflikt',
    'EmailUngueltig',
    'EmailEmpfehlerGleichEmpfaenger',
  ],
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
    200: z.object({ Empfaengernummer: z.string(), Hex: z.optional(z.string()), Status: EmpfaengerStatus }),
    201: z.object({ Empfaengernummer: z.string(), Hex: z.string(), Status: EmpfaengerStatus }),
  },
  errors: [
    'LoginFirst',
    'NichtGefunden',
    'EmailNotAllowed',
    'EmpfehlungExists',
    'Abgelaufen',
    'Konflikt',
    'EmailUngueltig',
    'EmailEmpfehlerGleichEmpfaenger',
  ],
  idempotent: true,
});

export const confirmEmpfaenger = call({
  name: 'confirmEmpfaenger',
  method: 'POST',
  path: '/empfaenger/bestaetigen',
  who: ['offen'],
  tag: 'Empfaenger',
  summary: "Confirms the recipient's data by the mailed token",
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 200: z.object({ Status: EmpfaengerStatus }) },
  errors: ['NichtGefunden', 'TokenBereitsVerwendet', 'Abgelaufen'],
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
  errors: ['NichtGefunden', 'TokenBereitsVerwendet', 'Abgelaufen', 'Konflikt'],
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

export const requestBankdatenLink = call({
  name: 'requestBankdatenLink',
  method: 'POST',
  path: '/empfaenger/bankdaten/link',
  who: ['R'],
  tag: 'Empfaenger',
  summary: 'Mails the recipient the link by which bank data can be stored',
  answers: { 204: null },
  errors: ['LoginFirst', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt'],
  idempotent: true,
});

export const readBankdatenLink = call({
  name: 'readBankdatenLink',
  method: 'PUT',
  path: '/empfaenger/bankdaten/link',
  who: ['offen'],
  tag: 'Empfaenger',
  summary: 'Whether the mailed token still holds, with the name of the recipient and the masked IBAN of what is stored',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 200: z.object({ Kontoinhaber: z.string(), IBAN: z.nullable(z.string()) }) },
  errors: ['NichtAuthorisiert', 'TokenBereitsVerwendet', 'Konflikt', 'Abgelaufen'],
});

export const storeBankdaten = call({
  name: 'storeBankdaten',
  method: 'POST',
  path: '/empfaenger/bankdaten',
  who: ['offen'],
  tag: 'Empfaenger',
  summary: "Stores the recipient's bank data, by the mailed token alone, and uses it up",
  body: z.extend(Bankdaten, { Token: Geheimnis }),
  answers: { 204: null },
  errors: ['NichtAuthorisiert', 'TokenBereitsVerwendet', 'Konflikt', 'Abgelaufen'],
  idempotent: true,
});
