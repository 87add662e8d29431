import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Suche } from '../bericht.ts';

/** Maximum number of hits per report in the search of the portal. */
export const MAX_TREFFER_PER_BERICHT = 5;

const Treffer = z
  .object({
    Bericht: z.enum(['auftraege', 'empfehlungen', 'empfehler', 'leads', 'einladungen', 'mitarbeiter', 'rechnungen']),
    Nummer: z.string(),
    Titel: z.string(),
    Zusatz: z.string(),
    /** The matching column if the two lines do not show it, with the matching range of its value (from 0, end excluded). */
    Gefunden: z.optional(z.object({ Spalte: z.string(), Wert: z.string(), Von: z.int(), Bis: z.int() })),
  })
  .register(named, {
    id: 'Treffer',
    description:
      'A row of a report that the search found: its report, its number in it, and two lines that describe it. `Gefunden` is present if the two lines do not show the match: a column of the row, and the range of its value that matches (from 0, the end excluded).',
  });
export type Treffer = z.infer<typeof Treffer>;

export const searchAgentur = call({
  name: 'searchAgentur',
  method: 'GET',
  path: '/agentur/suche',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: `Searches all reports that the caller may see, up to ${MAX_TREFFER_PER_BERICHT} rows each`,
  description:
    'Searches the beginnings of words and numbers in the shown columns of every report that the caller may see, as the search of one report does. Fewer than two characters find nothing. Users who may see documents also find them by number and month (`2026-10`, `10/2026`).',
  query: z.object({ q: Suche }),
  answers: { 200: z.object({ Treffer: z.array(Treffer) }) },
  errors: ['LoginFirst', 'PSOF0204', 'NichtGefunden'],
});
