import * as z from 'zod/mini';
import { AuftragStatus } from './auftrag.ts';
import { call } from './call.ts';
import { FIELD_CODES } from './errors.ts';
import { isStorableText } from './values.ts';

/** Lines of one file; more are for several. */
export const MAX_ZEILEN = 500;

/** What became of a line: stored, moved on, known as it is, or refused. */
const Ergebnis = z.enum(['angelegt', 'bewegt', 'unveraendert', 'abgelehnt']);
export type Ergebnis = z.infer<typeof Ergebnis>;

const Zeile = z.object({
  /** Line of the file, the header being 1. */
  Zeile: z.int(),
  Auftragsnummer: z.string(),
  Ergebnis,
  Status: z.optional(AuftragStatus),
  Grund: z.optional(z.enum(['AnderesProdukt', 'KeinePraemie'])),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), code: z.enum(FIELD_CODES), message: z.string() }))),
});
export type Zeile = z.infer<typeof Zeile>;

const Auftragsbericht = z.object({
  Zeilen: z.array(Zeile),
  Summe: z.object({ angelegt: z.int(), bewegt: z.int(), unveraendert: z.int(), abgelehnt: z.int() }),
});
export type Auftragsbericht = z.infer<typeof Auftragsbericht>;

export const importAuftraege = call({
  name: 'importAuftraege',
  method: 'POST',
  path: '/auftrag/import',
  who: ['K'],
  recht: 'Auftrag',
  tag: 'Auftrag',
  summary: 'Orders as CSV (UTF-8, comma or semicolon, the fields of POST auftrag as header): a report a line; a bad line stops no other',
  body: z.string().check(z.minLength(1), z.refine(isStorableText, { params: { code: 'zeichen' } })),
  bodyType: 'text/csv',
  answers: { 200: Auftragsbericht },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'Konflikt'],
  idempotent: true,
});
