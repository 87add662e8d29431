import type * as z from 'zod/mini';
import type { completeEmpfaenger } from '../../contract/calls/empfehlung/empfaenger.ts';
import type { createEmpfehlung } from '../../contract/calls/empfehlung/empfehlung.ts';
import { PERSONEN, TEXTE } from '../../contract/examples/person.ts';

/** The body that creates a referral. */
export type NeueEmpfehlung = NonNullable<z.input<typeof createEmpfehlung.body>>;

/** The example referral of the API description with this recommender and product; `AnteilEmpfehler` is the recommender's share in percent. */
export const recommendation = (
  Empfehler: NeueEmpfehlung['Empfehler'],
  Produkt: number,
  AnteilEmpfehler: 50 | 100 = 50,
): NeueEmpfehlung => ({
  Empfehlung: { ...TEXTE['NeueEmpfehlung.Empfehlung'], Produkt, AnteilEmpfehler },
  Empfehler,
});

/** The example recipient's data of the API description, for this referral and mail address. */
export const completion = (empfehlungsnummer: string, email: string): z.input<typeof completeEmpfaenger.body> => ({
  empfehlungsnummer,
  empfaengerdaten: { ...PERSONEN.empfaengerdaten, email },
});
