import type * as z from 'zod/mini';
import type { completeEmpfaenger } from '../../contract/calls/empfehlung/empfaenger.ts';
import type { createEmpfehlung } from '../../contract/calls/empfehlung/empfehlung.ts';
import { PERSONEN, TEXTE } from '../../contract/examples/person.ts';

/** A referral as its recommender sends it. */
export type NeueEmpfehlung = NonNullable<z.input<typeof createEmpfehlung.body>>;

/**
 * The referral of the API description's example, for this recommender and product; `AnteilEmpfehler` is the recommender's part in percent.
 */
export const recommendation = (
  Empfehler: NeueEmpfehlung['Empfehler'],
  Produkt: number,
  AnteilEmpfehler: 50 | 100 = 50,
): NeueEmpfehlung => ({
  Empfehlung: { ...TEXTE['NeueEmpfehlung.Empfehlung'], Produkt, AnteilEmpfehler },
  Empfehler,
});

/** All data of the description's recipient, for a referral and with an address of its own. */
export const completion = (empfehlungsnummer: string, email: string): z.input<typeof completeEmpfaenger.body> => ({
  empfehlungsnummer,
  empfaengerdaten: { ...PERSONEN.empfaengerdaten, email },
});
