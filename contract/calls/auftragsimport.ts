import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Feldfehler } from '../problem.ts';
import { named } from '../values/named.ts';
import { AuftragStatus } from '../values/status.ts';
import { isStorableText } from '../values/wire.ts';

/** Maximum number of lines of one file; more lines need several files. */
export const MAX_IMPORT_ZEILEN = 500;

const Ergebnis = z
  .enum(['angelegt', 'bewegt', 'unveraendert', 'abgelehnt'])
  .register(named, { id: 'Ergebnis', description: 'The result of a line: stored, moved on, already known, or refused.' });
export type Ergebnis = z.infer<typeof Ergebnis>;

const Zeile = z
  .object({
    /** Number of the row as a spreadsheet shows it; the header is mostly row 1. */
    Zeile: z.int(),
    Auftragsnummer: z.string(),
    Ergebnis,
    Status: z.optional(AuftragStatus),
    Grund: z.optional(z.enum(['AnderesProdukt', 'KeinePraemie'])),
    code: z.optional(z.string()),
    message: z.optional(z.string()),
    errors: z.optional(z.array(Feldfehler)),
  })
  .register(named, { id: 'Auftragszeile' });
export type Zeile = z.infer<typeof Zeile>;

const Auftragsbericht = z
  .object({
    Zeilen: z.array(Zeile),
    Summe: z.object({ angelegt: z.int(), bewegt: z.int(), unveraendert: z.int(), abgelehnt: z.int() }),
    /** Columns of the header that are no fields of an order; their values were not read. */
    UnbekannteSpalten: z.optional(z.array(z.string())),
  })
  .register(named, { id: 'Auftragsbericht' });
export type Auftragsbericht = z.infer<typeof Auftragsbericht>;

/** Query of an import of past orders. */
export const Still = z.optional(z.enum(['true', 'false'])).register(named, {
  id: 'Still',
  description: '`true` for orders of the past: no line causes a notice. A line that releases a reward still mails the recipient its link.',
  examples: ['true'],
});

export const importAuftraege = call({
  name: 'importAuftraege',
  method: 'POST',
  path: '/auftrag/import',
  recht: 'Auftrag',
  tag: 'Auftrag',
  summary:
    'Takes orders as CSV (header with the fields of POST auftrag, also FristBeginn) and reports on each line; a bad line does not stop the others',
  description: `Takes up to ${MAX_IMPORT_ZEILEN} orders as a file, each line like a call of POST auftrag. The report says for each line whether it was stored, moved, known or refused, and why. Correct the refused lines and send them again; the other lines change nothing when sent twice. With \`?Still=true\`, for past orders, no line causes a notice that an order has come in, is confirmed or was cancelled. A line that releases a reward still mails the recipient its link, because the recipient needs it to choose. Recommenders find their own reward in the personal area. Later notices are mailed as usual. The file is \`text/csv\` up to 100 kB, as office programs write it: UTF-8, UTF-16 with a byte order mark, or Windows-1252, detected from its bytes; separated by semicolons, tabs or commas, optionally with a first line \`sep=;\`. The header names the fields, in any order and case; other columns are not read and are named in \`UnbekannteSpalten\`. Days are \`2026-11-26\` or \`26.11.2026\`. Empty rows are skipped. \`Zeile\` is the number of the row in a spreadsheet: empty rows count, line breaks within values and a line \`sep=\` do not. A number that a spreadsheet has rounded (\`1,23E+14\`) is refused. For larger files there is the command \`npm run orders\` on the machine of the product.`,
  query: z.object({ Still }),
  body: z.string().check(z.minLength(1), z.refine(isStorableText, { params: { code: 'zeichen' } })),
  bodyType: 'text/csv',
  answers: { 200: Auftragsbericht },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'Konflikt'],
  idempotent: true,
});
