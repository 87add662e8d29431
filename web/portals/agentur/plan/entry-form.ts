import * as z from 'zod/mini';
import type { Answer } from '../../../../contract/call.ts';
import { addPlan, type previewPlan } from '../../../../contract/calls/agentur/plan.ts';

const Pflicht = z.string().check(z.minLength(1));

/** An amount in euros as people type it, with or without cents and sign; `1.000` is a thousand. */
const EURO = /^\s*(?:€\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?\s*(?:€\s*)?$/;

/** What was typed in cents; of what is no amount `NaN`. */
export function centOf(typed: string): number {
  const [, euro, cent = ''] = EURO.exec(typed) ?? [];
  return euro === undefined ? Number.NaN : Number(euro.replaceAll('.', '')) * 100 + Number(cent.padEnd(2, '0'));
}

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
