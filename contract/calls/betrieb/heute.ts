import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Datum } from '../../values/wire.ts';
import { FAELLIG } from './auftraege.ts';
import { OWN_ERRORS } from './in-betrieb.ts';
import { MAX_COUNTED_ROWS } from './liste.ts';

const Punkt = z
  .object({
    Liste: z.literal('auftraege'),
    Faellig: z.enum(FAELLIG),
    Anzahl: z.int(),
    Genau: z.boolean(),
    Aeltester: Datum,
    Was: z.string(),
  })
  .register(named, {
    id: 'Punkt',
    description: `Rows of a list that wait for a decision: the filter \`Faellig\` of \`Liste\` shows them. \`Anzahl\` is exact up to ${MAX_COUNTED_ROWS} (\`Genau\`), \`Aeltester\` the day of the oldest, \`Was\` says it in a sentence.`,
  });
export type Punkt = z.infer<typeof Punkt>;

export const readBetriebHeute = call({
  name: 'readBetriebHeute',
  method: 'GET',
  path: '/betrieb/heute',
  recht: 'Betrieb',
  tag: 'Betrieb',
  summary: 'What waits for a decision of the tenant',
  description:
    'Lists what waits in the lists that the caller may see, each as a sentence with its number and the filter that shows it; what has waited longest comes first. Nothing waits: an empty list.',
  answers: { 200: z.object({ Anstehend: z.array(Punkt) }) },
  // Every role of the tenant has the right.
  errors: [...OWN_ERRORS, 'NichtGefunden'],
});
