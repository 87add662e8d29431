import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { isStorableText, Nummer, Zeitpunkt } from '../../values/wire.ts';
import { Passwort } from '../account/account.ts';
import { EXPORT_CONTENT_TYPES, EXPORT_FORMATS, EXPORT_HOURS, MAX_IMMEDIATE_ROWS } from '../bericht.ts';
import { BERICHT_NAMEN } from './berichte.ts';
import { IN_AGENTUR_ERRORS } from './in-agentur.ts';

/** Reports that can be exported as a file. */
export const EXPORT_BERICHTE = [...BERICHT_NAMEN, 'statistik'] as const;

/** State of an export. `Abgelaufen`: the file is deleted. `Abgebrochen`: the export did not finish. */
const EXPORT_STATUS = ['Wartet', 'Laeuft', 'Fertig', 'Abgelaufen', 'Abgebrochen'] as const;

const Export = z
  .object({
    Exportnummer: z.string(),
    Bericht: z.enum(EXPORT_BERICHTE),
    Format: z.enum(EXPORT_FORMATS),
    Status: z.enum(EXPORT_STATUS),
    ErstelltAm: Zeitpunkt,
    Zeilen: z.int(),
    Geschrieben: z.int(),
    GueltigBis: z.nullable(Zeitpunkt),
  })
  .register(named, {
    id: 'Export',
    description: `A file that is written in the background. It says how many of its rows are written, and until when the file can be fetched (Fertig) or that this time is over (Abgelaufen). The export ends when its requester loses the right (Abgebrochen).`,
  });
export type Export = z.infer<typeof Export>;

/** Minutes after a password check in which exports need no other check. */
export const PASSWORT_MINUTEN = 15;

export const exportBericht = call({
  name: 'exportBericht',
  method: 'GET',
  writes: true,
  path: '/agentur/export/:bericht',
  recht: 'Export',
  tag: 'Agentur',
  summary: `Exports the filtered rows of a report as a file: at once up to ${MAX_IMMEDIATE_ROWS} rows, above that in the background`,
  description: `Writes exactly the rows that \`query\` selects, in its order, for German office programs. \`query\` is the query of the report as JSON; its page and page size are ignored. If the caller gave the password more than ${PASSWORT_MINUTEN} minutes ago, the call asks for it first (\`PasswortErforderlich\`, then agentur/passwortpruefen). Up to the limit the answer is the file. Above it the answer is 202 with the number of an export. The export continues without the page and mails a link when it is done. It ends as soon as its requester may no longer see the report, or sees another part of the agency than before. Each person has one export at a time; another one meanwhile returns \`Konflikt\`. In the text file, days, moments (Berlin) and amounts are German; headings and states are in the language of the caller. In the text file, a cell that an office program could take for a formula begins with an apostrophe; in the workbook, texts are cells of texts and stand unchanged. A query that the report refuses is refused in the same way; a query that is not JSON is an error at \`query\`. Statistics take the query of agentur/statistik and have no row of sums. If an export has not ended within 24 hours, the next one cancels it.`,
  params: z.object({ bericht: z.enum(EXPORT_BERICHTE) }),
  query: z.object({
    format: z._default(z.enum(EXPORT_FORMATS), 'csv'),
    query: z.optional(z.string().check(z.maxLength(2000), z.refine(isStorableText, { params: { code: 'zeichen' } }))),
  }),
  answers: { 200: z.string(), 202: z.object({ Exportnummer: z.string() }) },
  answerTypes: Object.values(EXPORT_CONTENT_TYPES),
  errors: [...IN_AGENTUR_ERRORS, 'PasswortErforderlich', 'Konflikt'],
});

export const confirmAgenturPasswort = call({
  name: 'confirmAgenturPasswort',
  method: 'POST',
  path: '/agentur/passwortpruefen',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: `Checks the present password of the logged-in user, who can then export for ${PASSWORT_MINUTEN} minutes`,
  description:
    'Checks the present password of the logged-in user, so that an unattended screen is not enough to export data. Wrong passwords count as at the login. A wrong password is a field error at `Password`, and the session continues.',
  body: z.strictObject({ Password: Passwort }),
  answers: { 204: null },
  errors: IN_AGENTUR_ERRORS,
  beforeConsent: true,
});

export const listExporte = call({
  name: 'listExporte',
  method: 'GET',
  path: '/agentur/exporte',
  recht: 'Export',
  tag: 'Agentur',
  summary: "The caller's exports of the last day, with their progress",
  description: `Lists the exports that the caller requested in the background, the latest first: running exports, exports that can be fetched, and exports that have ended within the last ${EXPORT_HOURS} hours. A written export is left out when the right to it has ended.`,
  answers: { 200: z.array(Export) },
  errors: IN_AGENTUR_ERRORS,
});

export const readExport = call({
  name: 'readExport',
  method: 'GET',
  path: '/agentur/exporte/:nr',
  recht: 'Export',
  tag: 'Agentur',
  summary: `The progress of an export (202), then its file (200), for ${EXPORT_HOURS} hours`,
  description:
    'Returns the progress of an export of the caller, and its file once it is written. An export of another person is not found, and neither is an export to which the right has ended. After its time the export returns Abgelaufen. The right is checked for every part of the file: if the caller may no longer see the report, or sees another part of the agency than before, the rows are deleted. After 30 days the export is not found.',
  params: z.object({ nr: Nummer }),
  answers: { 200: z.string(), 202: Export },
  answerTypes: Object.values(EXPORT_CONTENT_TYPES),
  errors: [...IN_AGENTUR_ERRORS, 'Abgelaufen'],
});
