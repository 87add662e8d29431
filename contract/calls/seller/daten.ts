import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { REGISTRIERUNG_STATUS } from '../../rules/registrierung.ts';
import { SELLER_ARTEN, SELLER_MIN_AGE, STEUERSTATUS } from '../../rules/seller.ts';
import { isDeUstId, isKuIdNr, isSteuernummer } from '../../rules/ust-id.ts';
import { OptionalPrintableLine, PrintableLine } from '../../values/druckbar.ts';
import { named } from '../../values/named.ts';
import { Datum, Locale, OptionalLine, Text, Zeitpunkt } from '../../values/wire.ts';
import { OptionalFormatted } from '../agentur/angaben.ts';
import { Iban } from '../praemie/bankdaten.ts';
import { SELLER_ERRORS } from './login.ts';

/** Data without which the tenant does not review a profi seller. `Firma` only for a firm, `Geburtsdatum` only for a person; `Bedingungen` only if the tenant has them. */
export const SELLER_PFLICHTANGABEN = [
  'Art',
  'Firma',
  'Geburtsdatum',
  'Strasse',
  'Hausnummer',
  'Plz',
  'Ort',
  'Steuer',
  'Kontoinhaber',
  'IBAN',
  'Bedingungen',
] as const;
export type SellerPflichtangabe = (typeof SELLER_PFLICHTANGABEN)[number];

/** Fields whose changes a seller finds in the history. */
export const SELLER_FELDER = [
  'Vorname',
  'Nachname',
  'Art',
  'Firma',
  'Geburtsdatum',
  'Strasse',
  'Hausnummer',
  'Plz',
  'Ort',
  'Steuer',
  'Kontoinhaber',
  'IBAN',
  'AbrechnungMonate',
] as const;
export type SellerFeld = (typeof SELLER_FELDER)[number];

/** Number of changes shown, the latest ones. */
export const MAX_SELLER_AENDERUNGEN = 50;

const optional = z.nullable(z.string());

/** Tax data as it is stored. */
const Steuer = z
  .object({ GiltAb: Datum, Steuerstatus: z.enum(STEUERSTATUS), Steuernummer: optional, UstId: optional, KuIdNr: optional })
  .register(named, { id: 'SellerSteuer', description: 'How the commissions of a profi seller are taxed from a day on.' });

/** Agreement to a text of the tenant. */
const Einwilligung = z
  .object({ Version: z.string(), ZugestimmtVersion: optional, ZugestimmtAm: z.nullable(Zeitpunkt), BeendetAm: z.nullable(Zeitpunkt) })
  .register(named, {
    id: 'SellerEinwilligung',
    description:
      'A text to which a profi seller agrees. `Version` is the current one (the `Pruefsumme` of the text block), `ZugestimmtVersion` the one that the seller agreed to, `BeendetAm` the end of an agreement.',
  });

export const SellerDaten = z
  .object({
    Sellernummer: z.string(),
    Status: z.enum(REGISTRIERUNG_STATUS),
    Grund: optional,
    Email: z.string(),
    Language: Locale,
    Vorname: z.string(),
    Nachname: z.string(),
    Art: z.nullable(z.enum(SELLER_ARTEN)),
    Firma: optional,
    Geburtsdatum: z.nullable(Datum),
    Strasse: optional,
    Hausnummer: optional,
    Plz: optional,
    Ort: optional,
    Steuer: z.nullable(Steuer),
    SteuerKuenftig: z.nullable(Steuer),
    Kontoinhaber: optional,
    IBAN: optional,
    AbrechnungMonate: z.int(),
    Bedingungen: z.nullable(Einwilligung),
    Gutschriftverfahren: z.nullable(Einwilligung),
    Fehlt: z.array(z.enum(SELLER_PFLICHTANGABEN)),
    Aenderungen: z.array(
      z.object({ Feld: z.enum(SELLER_FELDER), Vorher: optional, Nachher: optional, GeaendertAm: Zeitpunkt }).register(named, {
        id: 'SellerAenderung',
        description: 'A change that a profi seller made of the own data; of an IBAN the first and last four characters.',
      }),
    ),
  })
  .register(named, {
    id: 'SellerDaten',
    description:
      'The data of a profi seller. `Fehlt` lists what is missing before the tenant reviews the registration. `Grund` is why the tenant refused or deactivated the seller. `Steuer` is the tax data of today, `SteuerKuenftig` that of a later day. Of the IBAN only the first and last four characters are shown. `Bedingungen` and `Gutschriftverfahren` are null at a tenant without that text.',
  });
export type SellerDaten = z.infer<typeof SellerDaten>;

export const readSellerDaten = call({
  name: 'readSellerDaten',
  method: 'GET',
  path: '/seller/daten',
  recht: 'Seller',
  tag: 'Seller',
  summary: 'The data of the profi seller, and what is missing for the registration',
  description: `Returns what the seller has entered, with the ${MAX_SELLER_AENDERUNGEN} latest changes.`,
  answers: { 200: SellerDaten },
  errors: SELLER_ERRORS,
});

export const Steuerangaben = z.strictObject({
  Steuerstatus: z.enum(STEUERSTATUS),
  Steuernummer: OptionalFormatted(20, 'steuernummer', isSteuernummer),
  UstId: OptionalFormatted(30, 'ustId', isDeUstId),
  KuIdNr: OptionalFormatted(30, 'kuIdNr', isKuIdNr),
  GiltAb: z.optional(z.nullable(Datum)),
});
export type Steuerangaben = z.infer<typeof Steuerangaben>;

const Angaben = z.strictObject({
  Language: z.optional(Locale),
  Vorname: z.optional(PrintableLine(80)),
  Nachname: z.optional(PrintableLine(80)),
  Art: z.optional(z.nullable(z.enum(SELLER_ARTEN))),
  Firma: OptionalPrintableLine(120),
  Geburtsdatum: z.optional(z.nullable(Datum)),
  Strasse: OptionalPrintableLine(100),
  Hausnummer: OptionalPrintableLine(20),
  Plz: OptionalFormatted(10, 'format', (value) => /^\d{5}$/.test(value)),
  Ort: OptionalPrintableLine(100),
  Land: OptionalFormatted(60, 'landDe', (value) => /^(de|deutschland|germany)$/i.test(value)),
  Steuer: z.optional(Steuerangaben),
  Kontoinhaber: OptionalLine(70),
  IBAN: z.optional(z.nullable(Iban)),
  AbrechnungMonate: z.optional(z.int().check(z.gte(1), z.lte(3))),
  Bedingungen: z.optional(Text(64)),
});
export type SellerAngaben = z.infer<typeof Angaben>;

export const changeSellerDaten = call({
  name: 'changeSellerDaten',
  method: 'PUT',
  path: '/seller/daten',
  recht: 'Seller',
  tag: 'Seller',
  summary: 'Stores data of the profi seller; in registration as far as it is known, later with the password',
  description: `Stores the fields that are sent; fields that are left out stay. While the seller registers, each step can be saved singly; once nothing is missing, the seller becomes WartetAufFreigabe and \`SupportEmail\` gets a mail. Then, and once approved, required data can be changed but not removed, and address, account and tax data need a password given within 15 minutes once the seller was approved (\`PasswortErforderlich\`, then seller/passwortpruefen); each such change is mailed and stands in the history. Only addresses in Germany (\`Land\`), German tax numbers and accounts of the European Economic Area are accepted, and people from ${SELLER_MIN_AGE} years on. A Regel seller names a VAT id or tax number, a Kleinunternehmer a tax number, VAT id or KU-IdNr. \`GiltAb\` is the day from which tax data holds, today unless it is sent; until the seller is approved, tax data holds from the registration on instead, whatever is sent. It is not before the seller registered, nor in a period that is billed. \`AbrechnungMonate\` is the length of the next periods in months. \`Bedingungen\` is the version to which the seller agrees; another one than the current is refused with \`textGeaendert\`.`,
  body: Angaben,
  answers: { 200: SellerDaten },
  errors: [...SELLER_ERRORS, 'PasswortErforderlich'],
  idempotent: true,
});

export const changeGutschriftverfahren = call({
  name: 'changeGutschriftverfahren',
  method: 'PUT',
  path: '/seller/gutschriftverfahren',
  recht: 'Seller',
  tag: 'Seller',
  summary: 'Agrees that the tenant writes the documents of the commissions, or ends that agreement',
  description:
    'With `Zustimmung` true the seller agrees to the current text, whose `Version` is sent; another one is refused with `textGeaendert`. From then on statements come with a Gutschrift. With false the agreement ends: later statements ask for the own invoice of the seller. Sending the same again changes nothing. A tenant without the text has no such call.',
  body: z.strictObject({ Zustimmung: z.boolean(), Version: z.optional(Text(64)) }),
  answers: { 204: null },
  errors: SELLER_ERRORS,
  idempotent: true,
});
