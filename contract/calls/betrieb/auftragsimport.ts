import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Feldfehler } from '../../problem.ts';
import { named } from '../../values/named.ts';
import { Probe } from '../../values/probe.ts';
import { AuftragStatus } from '../../values/status.ts';
import { isStorableText } from '../../values/wire.ts';
import { MAX_IMPORT_ZEILEN, Still } from '../auftragsimport.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';

/** What became of a line: the results of POST auftrag/import, and an order that is kept to be linked. */
export const IMPORT_ERGEBNISSE = ['angelegt', 'bewegt', 'unveraendert', 'ohneEmpfehlung', 'abgelehnt'] as const;

const Summe = z.object(
  Object.fromEntries(IMPORT_ERGEBNISSE.map((ergebnis) => [ergebnis, z.int()])) as Record<(typeof IMPORT_ERGEBNISSE)[number], z.ZodMiniInt>,
);

export const BetriebAuftragsbericht = z
  .object({
    Zeilen: z.array(
      z.object({
        Zeile: z.int(),
        Auftragsnummer: z.string(),
        Ergebnis: z.enum(IMPORT_ERGEBNISSE),
        Status: z.optional(AuftragStatus),
        Grund: z.optional(z.enum(['AnderesProdukt', 'KeinePraemie'])),
        code: z.optional(z.string()),
        message: z.optional(z.string()),
        errors: z.optional(z.array(Feldfehler)),
      }),
    ),
    Summe,
    UnbekannteSpalten: z.optional(z.array(z.string())),
    Gespeichert: z.boolean(),
  })
  .register(named, {
    id: 'BetriebAuftragsbericht',
    description:
      'What became of each line of a file of orders, by the number of the row in a spreadsheet; `ohneEmpfehlung` is an order that waits to be linked. `UnbekannteSpalten` are columns that were not read. `Gespeichert` is false for a probe.',
  });
export type BetriebAuftragsbericht = z.infer<typeof BetriebAuftragsbericht>;

export const importBetriebAuftraege = call({
  name: 'importBetriebAuftraege',
  method: 'POST',
  path: '/betrieb/auftragsimport',
  recht: 'AuftraegeEntscheiden',
  tag: 'Betrieb',
  summary: 'Takes orders from a CSV file, or says what it would do with each line',
  description: `Takes up to ${MAX_IMPORT_ZEILEN} orders as \`text/csv\` up to 100 kB, in the form that POST auftrag/import describes, each line by the rule of POST auftrag and by itself: a refused line stops no other. A line whose number of a recipient or referral is empty or unknown is kept as an order without a referral (\`ohneEmpfehlung\`), which POST betrieb/auftraege/{nr}/verbinden links; of an order that was linked before, only its status moves. A column that lacks and a formula are refused line by line. A file with more lines is refused as a whole, and the refusal says how many it has: send it in parts with the header, as the back office does (100 lines each); a repeated line changes nothing. If the role of the caller ends meanwhile, the remaining lines are refused. With \`?probe=true\` nothing is stored, and the report is the same. With \`?Still=true\` no line causes a notice.`,
  query: z.object({ probe: Probe, Still }),
  body: z.string().check(z.minLength(1), z.refine(isStorableText, { params: { code: 'zeichen' } })),
  bodyType: 'text/csv',
  answers: { 200: BetriebAuftragsbericht },
  errors: IN_BETRIEB_ERRORS,
  idempotent: true,
});
