import type { MandantScope } from '../../db/scope.ts';

/** What an order needs of its referral. */
export const findEmpfehlungFor = (scope: MandantScope, empfehlungsnummer: string) =>
  scope.tx
    .selectFrom('empfehlung')
    .select(['empfehlungsnummer', 'produkt_id', 'anteil_empfehler', 'erstellt_am', 'bestaetigt_am'])
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .executeTakeFirst();

export type EmpfehlungFor = NonNullable<Awaited<ReturnType<typeof findEmpfehlungFor>>>;
