import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { AGENTUR_STATUS } from '../../rules/rollen.ts';
import { named } from '../../values/named.ts';
import { Email, Zeitpunkt } from '../../values/wire.ts';
import { ANGABEN, Firma } from './angaben.ts';
import { IN_AGENTUR_ERRORS, InAgentur } from './in-agentur.ts';

const Aenderung = z
  .object({
    Feld: z.enum([
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
      'Kundenname',
      'Oeffnungszeiten',
      'Begruessung',
    ] as const),
    Vorher: z.nullable(z.string()),
    Nachher: z.nullable(z.string()),
    GeaendertVon: z.string(),
    GeaendertAm: Zeitpunkt,
  })
  .register(named, {
    id: 'Aenderung',
    description:
      'A change of the master data, or of the words to customers: who, when, from what to what; of an IBAN the first and last four characters.',
  });

/** How many changes are shown, the latest. */
export const AENDERUNGEN = 50;

export const readStammdaten = call({
  name: 'readStammdaten',
  method: 'GET',
  path: '/agentur/stammdaten/:agentur',
  recht: 'Stammdaten',
  tag: 'Agentur',
  summary: 'Master data of an agency with its history; of the IBAN the first and last four characters',
  description: `Name, address, tax numbers and state of the agency, and its ${AENDERUNGEN} latest changes. The whole IBAN is never shown again.`,
  params: InAgentur,
  answers: {
    200: z
      .object({
        Agenturnummer: z.string(),
        Name: z.string(),
        Status: z.enum(AGENTUR_STATUS),
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
      .register(named, { id: 'Stammdaten', description: 'What an agency says of itself, as its tenant knows it.' }),
  },
  errors: IN_AGENTUR_ERRORS,
});

/** Changes of these fields need the password; a mail to the agency's former address reports them. */
export const MIT_PASSWORT = ['Email', 'Kontoinhaber', 'IBAN'] as const;

export const changeStammdaten = call({
  name: 'changeStammdaten',
  method: 'PUT',
  path: '/agentur/stammdaten/:agentur',
  recht: 'StammdatenAendern',
  tag: 'Agentur',
  summary: 'Changes what an agency says of itself; another account or address needs the password and is told to the former address',
  description:
    'Changes what is sent; what is left out stays. What the agency needs cannot be removed. Another account, holder or mail address takes a password given within 15 minutes (`PasswortErforderlich`, then agentur/passwortpruefen) and is told to the mail address that the agency had before. Each change stands in the history.',
  params: InAgentur,
  body: z.strictObject({ Name: z.optional(Firma), Email: z.optional(Email), ...ANGABEN }),
  answers: { 204: null },
  errors: [...IN_AGENTUR_ERRORS, 'PasswortErforderlich', 'EmailUngueltig'],
  idempotent: true,
});
