import * as z from 'zod/mini';
import type { Answer } from '../../../../contract/call.ts';
import { addPlan, type previewPlan } from '../../../../contract/calls/agentur/plan.ts';
import { centOf, EURO } from './euro.ts';

const Pflicht = z.string().check(z.minLength(1));

/** An entry of the plan as it is typed: what the call takes, but for the texts of its fields. */
export const entrySchema = z.pipe(
  z.pipe(
    z.object({ ProduktId: Pflicht, WertCent: Pflicht.check(z.regex(EURO)), Startdatum: Pflicht, Enddatum: z.string() }),
    z.transform(
      ({ ProduktId, WertCent, Startdatum, Enddatum }): z.input<typeof addPlan.body> => ({
        ProduktId: Number(ProduktId),
        WertCent: centOf(WertCent),
        Startdatum,
        Enddatum: Enddatum || null,
      }),
    ),
  ),
  addPlan.body,
);

export const EMPTY_ENTRY = { ProduktId: '', WertCent: '', Startdatum: '', Enddatum: '' };

export type Entry = z.infer<typeof addPlan.body>;

/** An entry as it was typed, with what it would have cost. */
export interface Previewed {
  readonly entry: Entry;
  readonly produkt: string;
  readonly vorschau: Answer<typeof previewPlan>['body'];
}
