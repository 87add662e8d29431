import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { REGISTRIERUNG_STATUS } from '../../rules/registrierung.ts';
import { named } from '../../values/named.ts';
import { Email, Zeitpunkt } from '../../values/wire.ts';
import { ANGABEN, Firma } from './angaben.ts';
import { IN_AGENTUR_ERRORS, InAgentur } from './in-agentur.ts';

/** Fields of the master data, by their names in the history. */
export const STAMMDATEN_FELDER = [
  'Name',
  'Email',
  'Telefon',
  'Strasse',
  'Hausnummer',
  'Plz',
  'Ort',
  'UstId',
  'Steuernummer',
  'Kontoinhaber',
  'IBAN',
] as const;

/** Fields of the agency's texts for its customers, by their names in the history. */
const WORTE_FELDER = ['Kundenname', 'Oeffnungszeiten', 'Begruessung'] as const;

export type StammdatenFeld = (typeof STAMMDATEN_FELDER)[number];
/** A field in the history of an agency. */
export type AenderungFeld = StammdatenFeld | (typeof WORTE_FELDER)[number];

const Aenderung = z
  .object({
    Feld: z.enum([...STAMMDATEN_FELDER, ...WORTE_FELDER]),
    Vorher: z.nullable(z.string()),
    Nachher: z.nullable(z.string()),
    GeaendertVon: z.string(),
    GeaendertAm: Zeitpunkt,
  })
  .register(named, {
    id: 'Aenderung',
    description:
      "A change of the master data or of the agency's own words: author, time, former and new value; of an IBAN the first and last four characters.",
  });

/** Number of changes shown, the latest ones. */
export const MAX_AENDERUNGEN = 50;

export const readStammdaten = call({
  name: 'readStammdaten',
  method: 'GET',
  path: '/agentur/stammdaten/:agentur',
  recht: 'Stammdaten',
  tag: 'Agentur',
  summary: 'Master data of an agency with its history, and the first and last four characters of the IBAN',
  description: `Returns name, address, tax numbers and state of the agency, and its ${MAX_AENDERUNGEN} latest changes. The whole IBAN is never shown again.`,
  params: InAgentur,
  answers: {
    200: z
      .object({
        Agenturnummer: z.string(),
        Name: z.string(),
        Status: z.enum(REGISTRIERUNG_STATUS),
        Grund: z.nullable(z.string()),
        Email: z.nullable(z.string()),
        Telefon: z.nullable(z.string()),
        Strasse: z.nullable(z.string()),
        Hausnummer: z.nullable(z.string()),
        Plz: z.nullable(z.string()),
        Ort: z.nullable(z.string()),
        UstId: z.nullable(z.string()),
        Steuernummer: z.nullable(z.string()),
        Kontoinhaber: z.nullable(z.string()),
        IBAN: z.nullable(z.string()),
        Aenderungen: z.array(Aenderung),
      })
      .register(named, { id: 'Stammdaten', description: 'The data that an agency enters about itself, as its tenant sees it.' }),
  },
  errors: IN_AGENTUR_ERRORS,
});

/** Changes of these fields need the password; a mail to the agency's former address reports them. */
export const PASSWORD_PROTECTED_FELDER = ['Email', 'Kontoinhaber', 'IBAN'] as const;

export const changeStammdaten = call({
  name: 'changeStammdaten',
  method: 'PUT',
  path: '/agentur/stammdaten/:agentur',
  recht: 'StammdatenAendern',
  tag: 'Agentur',
  summary: "Changes the agency's own data; a new account or address needs the password and is mailed to the former address",
  description:
    "Changes the fields that are sent; fields that are left out stay. Data that the agency needs cannot be removed. A new account, holder or mail address needs a password given within the last 15 minutes (`PasswortErforderlich`, then agentur/passwortpruefen). The agency's former mail address gets a mail about it. The history records each change.",
  params: InAgentur,
  body: z.strictObject({ Name: z.optional(Firma), Email: z.optional(Email), ...ANGABEN }),
  answers: { 204: null },
  errors: [...IN_AGENTUR_ERRORS, 'PasswortErforderlich', 'EmailUngueltig'],
  idempotent: true,
});
