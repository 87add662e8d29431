import type { Auftragsmeldung } from '../../../contract/calls/auftrag.ts';
import { faultOfFristBeginn } from '../../../contract/rules/freigabe.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuseField } from '../../errors.ts';
import { readProdukt } from '../produkt/index.ts';

/** Checks what a message says of a new order itself, and returns its product. Throws Validierung. */
export async function checkAngaben(
  context: Context,
  { Auftragsdatum, FristBeginn, ProduktId }: Pick<Auftragsmeldung, 'Auftragsdatum' | 'FristBeginn' | 'ProduktId'>,
) {
  if (Auftragsdatum > dayOf(context.now)) refuseField('Auftragsdatum', 'zukunft');
  checkFristBeginn(context, FristBeginn ?? Auftragsdatum, Auftragsdatum);
  return (await readProdukt(context, ProduktId)) ?? refuseField('ProduktId', 'produkt');
}

/** Refuses a day from which the release counts that does not fit the day of the order. */
export function checkFristBeginn({ now }: Pick<Context, 'now'>, fristBeginn: string, auftragsdatum: string): void {
  const fault = faultOfFristBeginn(fristBeginn, auftragsdatum, dayOf(now));
  if (fault !== null) refuseField('FristBeginn', fault);
}
