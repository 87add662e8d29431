import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Feldfehler } from '../../problem.ts';
import { Haendler } from '../../values/gutschein.ts';
import { named } from '../../values/named.ts';
import { Probe } from '../../values/probe.ts';
import { Cent, isStorableText, Text, Zeitpunkt } from '../../values/wire.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

/** Amounts that wait for new codes. */
export const GUTSCHEINE_FAELLIG = ['Fehlt'] as const;

const GutscheinZeile = z
  .object({
    WertCent: Cent,
    Haendler: z.nullable(z.string()),
    Frei: z.int(),
    Ausgegeben: z.int(),
    Wartend: z.int(),
    FehltSeit: z.nullable(Zeitpunkt),
    Nummer: z.string(),
  })
  .register(named, {
    id: 'GutscheinZeile',
    description:
      'Codes of one value and shop, without the codes: how many are free and how many were handed out. `Haendler` null is any shop. `Wartend` counts picked rewards of this amount that wait for codes; `FehltSeit` is the moment since which the pool cannot pay this amount, also not by several codes together.',
  });
export type GutscheinZeile = z.infer<typeof GutscheinZeile>;

export const listGutscheine = list({
  name: 'listGutscheine',
  path: '/betrieb/gutscheine',
  recht: 'Gutscheine',
  summary: 'Stock of voucher codes by value',
  description:
    'Lists how many codes of each value and shop there are, the smallest value first, with amounts that lack. `Faellig` keeps amounts that the pool cannot pay.',
  row: GutscheinZeile,
  sorted: ['WertCent'],
  sums: ['Frei', 'Ausgegeben', 'Wartend'],
  filter: { Faellig: z.optional(z.nullable(z.enum(GUTSCHEINE_FAELLIG))) },
});

/** Largest value of a voucher, in cents. */
const MAX_WERT = 1_000_000;

/** Maximum number of lines of one file of codes. */
export const MAX_GUTSCHEIN_ZEILEN = 2000;

/** A line of a file of codes. */
export const Gutscheincode = z.strictObject({
  Code: Text(100),
  WertCent: Cent.check(z.positive(), z.lte(MAX_WERT)),
  Haendler: z.optional(z.nullable(Haendler)),
});

const Gutscheinbericht = z
  .object({
    Zeilen: z.array(
      z.object({ Zeile: z.int(), Ergebnis: z.enum(['neu', 'bekannt', 'abgelehnt']), errors: z.optional(z.array(Feldfehler)) }),
    ),
    Neu: z.int(),
    Bekannt: z.int(),
    Abgelehnt: z.int(),
    WertCent: z.int(),
    Gespeichert: z.boolean(),
  })
  .register(named, {
    id: 'Gutscheinbericht',
    description:
      'What became of each line of a file of codes, by the number of the row in a spreadsheet and without the codes. `WertCent` is the sum of the new ones. `Gespeichert` is false for a probe, and if one line was refused: then no code is stored.',
  });
export type Gutscheinbericht = z.infer<typeof Gutscheinbericht>;

export const importGutscheine = call({
  name: 'importGutscheine',
  method: 'POST',
  path: '/betrieb/gutscheine',
  recht: 'Gutscheine',
  tag: 'Betrieb',
  summary: 'Adds voucher codes from a CSV file, or says what it would add',
  description: `Takes up to ${MAX_GUTSCHEIN_ZEILEN} codes as \`text/csv\` with the columns \`Code\`, \`Wert\` (in euros, \`25\` or \`25,00\`) and, where the shop is not that of the tenant's settings, \`Haendler\`. All codes are stored or, if one line is refused, none. A code that the pool has with the same value is known and changes nothing; with another value, or twice in the file, it is refused. Picked rewards that wait for codes get them at once, the oldest pick first. With \`?probe=true\` nothing is stored. No call ever answers a code to the tenant.`,
  query: z.object({ probe: Probe }),
  body: z.string().check(z.minLength(1), z.refine(isStorableText, { params: { code: 'zeichen' } })),
  bodyType: 'text/csv',
  answers: { 200: Gutscheinbericht },
  errors: IN_BETRIEB_ERRORS,
  idempotent: true,
});
