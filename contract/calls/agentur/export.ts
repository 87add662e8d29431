import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { isStorableText, Nummer, Zeitpunkt } from '../../values/wire.ts';
import { Passwort } from '../account/account.ts';
import { EXPORT_FORMATE, EXPORT_SOFORT, EXPORT_STUNDEN, EXPORT_TYPEN } from '../bericht.ts';
import { IN_AGENTUR_ERRORS } from './in-agentur.ts';

/** The reports that can be taken along as a file. */
export const EXPORT_BERICHTE = [
  'auftraege',
  'empfehlungen',
  'empfehler',
  'leads',
  'einladungen',
  'praemien',
  'praemienplan',
  'rechnungen',
  'mitarbeiter',
  'statistik',
] as const satisfies readonly string[];

/** How an export stands; `Abgelaufen` is one whose file is gone, `Abgebrochen` one that never came to its end. */
const EXPORT_STATUS = ['Wartet', 'Laeuft', 'Fertig', 'Abgelaufen', 'Abgebrochen'] as const;

const Export = z
  .object({
    Exportnummer: z.string(),
    Bericht: z.enum(EXPORT_BERICHTE),
    Format: z.enum(EXPORT_FORMATE),
    Status: z.enum(EXPORT_STATUS),
    ErstelltAm: Zeitpunkt,
    Zeilen: z.int(),
    Geschrieben: z.int(),
    GueltigBis: z.nullable(Zeitpunkt),
  })
  .register(named, {
    id: 'Export',
    description: `A file that is written in the background: how many of its rows are there, and until when it can be fetched (Fertig), or that this time is over (Abgelaufen). It ends with the right of who asked for it (Abgebrochen).`,
  });
export type Export = z.infer<typeof Export>;

/** How long after a password was given an export can be asked for without giving it again. */
export const PASSWORT_MINUTEN = 15;

export const exportBericht = call({
  name: 'exportBericht',
  method: 'GET',
  writes: true,
  path: '/agentur/export/:bericht',
  recht: 'Export',
  tag: 'Agentur',
  summary: `Takes the filtered rows of a report along as a file: at once up to ${EXPORT_SOFORT} rows, above that in the background`,
  description: `Writes exactly the rows that \`query\` leaves, the query of the report as JSON, in its order, for German office programs; its page and page size do not matter. Whoever gave the password longer than ${PASSWORT_MINUTEN} minutes ago is asked for it first (\`PasswortErforderlich\`, then agentur/passwortpruefen). Up to the limit the answer is the file; above it 202 with the number of an export, which goes on without the page, mails a link when it is done, and ends as soon as who asked may no longer see the report, or sees anything else of the agency than before. One is written at a time for each person; while it is, another is \`Konflikt\`. Days, moments (Berlin) and amounts of the text file are German, headings and states in the language of the caller. A cell that an office program could take for a formula begins with an apostrophe, in both formats. A query that the report refuses is refused in the same way, one that is no JSON at \`query\`. Statistics take the query of agentur/statistik and have no row of sums. An export that has not ended within 24 hours is broken off by the next.`,
  params: z.object({ bericht: z.enum(EXPORT_BERICHTE) }),
  query: z.object({
    format: z._default(z.enum(EXPORT_FORMATE), 'csv'),
    query: z.optional(z.string().check(z.maxLength(2000), z.refine(isStorableText, { params: { code: 'zeichen' } }))),
  }),
  answers: { 200: z.string(), 202: z.object({ Exportnummer: z.string() }) },
  answerTypes: Object.values(EXPORT_TYPEN),
  errors: [...IN_AGENTUR_ERRORS, 'PasswortErforderlich', 'Konflikt'],
});

export const confirmAgenturPasswort = call({
  name: 'confirmAgenturPasswort',
  method: 'POST',
  path: '/agentur/passwortpruefen',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: `Takes the present password of who is logged in, after which exports are open for ${PASSWORT_MINUTEN} minutes`,
  description:
    'Checks the present password of whoever is logged in, so that a screen left open is not enough to take data along. Wrong ones count as at the login; a wrong one is a field error at `Password`, and the session goes on.',
  body: z.strictObject({ Password: Passwort }),
  answers: { 204: null },
  errors: IN_AGENTUR_ERRORS,
});

export const listExporte = call({
  name: 'listExporte',
  method: 'GET',
  path: '/agentur/exporte',
  recht: 'Export',
  tag: 'Agentur',
  summary: 'The own exports of the last day, and how far they are',
  description: `Lists the exports that the caller asked for in the background, the latest first: those under way, those that can be fetched, and those that have ended within the last ${EXPORT_STUNDEN} hours. A written one whose right has ended is not among them.`,
  answers: { 200: z.array(Export) },
  errors: IN_AGENTUR_ERRORS,
});

export const readExport = call({
  name: 'readExport',
  method: 'GET',
  path: '/agentur/exporte/:nr',
  recht: 'Export',
  tag: 'Agentur',
  summary: `How far an export is (202), then its file (200), for ${EXPORT_STUNDEN} hours`,
  description:
    "Answers how far an export of one's own is, and its file once it is written. Another person's export is not found, and so is one whose right has ended; after its time it is Abgelaufen. The right is asked at every piece: if the caller may no longer see the report, or sees another part of the agency than before, the rows are deleted. After 30 days it is not found.",
  params: z.object({ nr: Nummer }),
  answers: { 200: z.string(), 202: Export },
  answerTypes: Object.values(EXPORT_TYPEN),
  errors: [...IN_AGENTUR_ERRORS, 'Abgelaufen'],
});
