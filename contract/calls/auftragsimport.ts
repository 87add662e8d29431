import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Feldfehler } from '../problem.ts';
import { named } from '../values/named.ts';
import { isStorableText } from '../values/wire.ts';
import { AuftragStatus } from './auftrag.ts';

/** Lines of one file; more are for several. */
export const MAX_ZEILEN = 500;

const Ergebnis = z
  .enum(['angelegt', 'bewegt', 'unveraendert', 'abgelehnt'])
  .register(named, { id: 'Ergebnis', description: 'What became of a line: stored, moved on, known as it is, or refused.' });
export type Ergebnis = z.infer<typeof Ergebnis>;

const Zeile = z
  .object({
    /** Line of the file, the header being 1. */
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
  })
  .register(named, { id: 'Auftragsbericht' });
export type Auftragsbericht = z.infer<typeof Auftragsbericht>;

export const importAuftraege = call({
  name: 'importAuftraege',
  method: 'POST',
  path: '/auftrag/import',
  recht: 'Auftrag',
  tag: 'Auftrag',
  summary:
    'Orders as CSV (UTF-8, comma or semicolon, the fields of POST auftrag as header, FristBeginn too): a report a line; a bad line stops no other',
  description:
    'Takes up to 500 orders as a file, each line like a call of POST auftrag. The report tells of each line whether it was stored, moved, known or refused, and why. Send the refused ones again once they are mended; the others change nothing twice. With `?Still=true`, for history, no line causes a notice of what happened: not that an order has come in, is confirmed or was cancelled. A line that releases a reward mails the recipient its link all the same, who could not choose it without; the recommender finds the own one in the personal area; what becomes due later is mailed as ever. The file is `text/csv` up to 100 kB, separated by semicolons if its first line has one, otherwise by commas. The header names the fields, in any order.',
  query: z.object({
    Still: z.optional(z.enum(['true', 'false'])).register(named, {
      id: 'Still',
      description:
        '`true` for orders of the past: no line causes a notice of what happened; a recipient is mailed the link to a reward that it releases.',
      examples: ['true'],
    }),
  }),
  body: z.string().check(z.minLength(1), z.refine(isStorableText, { params: { code: 'zeichen' } })),
  bodyType: 'text/csv',
  answers: { 200: Auftragsbericht },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'Konflikt'],
  idempotent: true,
});
