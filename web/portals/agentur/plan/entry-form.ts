import * as z from 'zod/mini';
import type { Answer } from '../../../../contract/call.ts';
import { addPlan, type previewPlan } from '../../../../contract/calls/agentur/plan.ts';
import { centOf, EURO } from '../../shell/form/euro.ts';

const Pflicht = z.string().check(z.minLength(1));

/** Schema of the form for an entry: turns the typed texts into the body of the call. */
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

/** A typed entry with the preview of its past costs. */
export interface Previewed {
  readonly entry: Entry;
  readonly produkt: string;
  readonly vorschau: Answer<typeof previewPlan>['body'];
}
