import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { isStorableText } from '../../values/wire.ts';
import { EXPORT_CONTENT_TYPES, EXPORT_FORMATS, MAX_IMMEDIATE_ROWS, type ReportCall } from '../bericht.ts';
import { listAbrechnungen, listGutschriften } from './abrechnungen.ts';
import { listBetriebAgenturen } from './agenturen.ts';
import { listArbeiten } from './arbeiten.ts';
import { listBetriebAuftraege } from './auftraege.ts';
import { listAuszahlungen } from './auszahlungen.ts';
import { listBetriebBenutzer } from './benutzer.ts';
import { listEinwilligungen } from './einwilligungen.ts';
import { listBetriebEmpfaenger, listBetriebEmpfehlungen } from './empfehlungen.ts';
import { listForderungen } from './forderungen.ts';
import { listGutscheine } from './gutscheine.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { listBetriebKundennummern } from './kundennummern.ts';
import { listBetriebMails } from './mails.ts';
import { listBetriebNachbuchungen } from './nachbuchungen.ts';
import { listProtokoll } from './protokoll.ts';
import { listBetriebRechnungen } from './rechnungen.ts';
import { listSchluessel } from './schluessel.ts';
import { listSperren } from './sperren.ts';
import { listVerkaeufer } from './verkaeufer.ts';
import { listZahlungslaeufe } from './zahlungslaeufe.ts';

/** Every list of the back office by its name, as a file. */
export const EXPORT_LISTEN = {
  auftraege: listBetriebAuftraege,
  nachbuchungen: listBetriebNachbuchungen,
  kundennummern: listBetriebKundennummern,
  agenturen: listBetriebAgenturen,
  rechnungen: listBetriebRechnungen,
  verkaeufer: listVerkaeufer,
  abrechnungen: listAbrechnungen,
  gutschriften: listGutschriften,
  forderungen: listForderungen,
  auszahlungen: listAuszahlungen,
  zahlungslaeufe: listZahlungslaeufe,
  empfehlungen: listBetriebEmpfehlungen,
  empfaenger: listBetriebEmpfaenger,
  einwilligungen: listEinwilligungen,
  gutscheine: listGutscheine,
  mails: listBetriebMails,
  arbeiten: listArbeiten,
  schluessel: listSchluessel,
  sperren: listSperren,
  benutzer: listBetriebBenutzer,
  protokoll: listProtokoll,
} as const satisfies Record<string, ReportCall>;
export type ExportListe = keyof typeof EXPORT_LISTEN;

/** Lists without people, whose files need no recent second factor. */
export const OHNE_PERSONEN: readonly ExportListe[] = ['zahlungslaeufe', 'gutscheine', 'arbeiten', 'schluessel'];

/** Rows of a list of people that a session may export without a recent second factor. */
export const MAX_UNCONFIRMED_ROWS = 100;

/** Headers of a file: how many rows it has, and how many it leaves out because there are too many. */
export const EXPORT_HEADERS = { zeilen: 'x-zeilen', weggelassen: 'x-weggelassen' } as const;

export const exportBetriebListe = call({
  name: 'exportBetriebListe',
  method: 'GET',
  writes: true,
  path: '/betrieb/export/:liste',
  recht: 'ListenExport',
  tag: 'Betrieb',
  summary: `Exports the filtered rows of a list as a file, up to ${MAX_IMMEDIATE_ROWS} rows`,
  description: `Writes the rows that \`query\` selects, in its order, for German office programs. \`query\` is the query of the list as JSON; its page size and key are ignored. The caller also needs the right of the list. A list of people with more than ${MAX_UNCONFIRMED_ROWS} rows needs a second factor of the last minutes (\`BestaetigungNoetig\`). A file has at most the first ${MAX_IMMEDIATE_ROWS} rows: the header \`X-Zeilen\` has their number, \`X-Weggelassen\` that of the rows that are left out because there are more. The right is read again for every part of the file; if it ends, the file breaks off. The audit log keeps the list, the format and the number of rows, never the filter. In the text file, days, moments (Berlin) and amounts are German; headings and states are in the language of the caller. In the text file, a cell that an office program could take for a formula begins with an apostrophe; in the workbook, texts are cells of texts and stand unchanged. A query that the list refuses is refused in the same way; one that is not JSON is an error at \`query\`.`,
  params: z.object({ liste: z.enum(Object.keys(EXPORT_LISTEN) as [ExportListe, ...ExportListe[]]) }),
  query: z.object({
    format: z._default(z.enum(EXPORT_FORMATS), 'csv'),
    query: z.optional(z.string().check(z.maxLength(2000), z.refine(isStorableText, { params: { code: 'zeichen' } }))),
  }),
  answers: { 200: z.string() },
  answerTypes: Object.values(EXPORT_CONTENT_TYPES),
  errors: [...IN_BETRIEB_ERRORS, 'BestaetigungNoetig'],
});
