import type { MandantScope } from '../../db/scope.ts';
import * as store from './store.ts';

/** The recipient named in an order feed, kept from others until the transaction ends. */
export const lockEmpfaenger = (scope: MandantScope, empfaengernummer: string) => store.lockEmpfaenger(scope, empfaengernummer);

/** The recipients of a referral, kept from others until the transaction ends; where there is none, those who wait to be joined to one. */
export async function lockOfEmpfehlung(scope: MandantScope, empfehlungsnummer: string): Promise<store.EmpfaengerRow[]> {
  const rows = await store.lockOfEmpfehlung(scope, empfehlungsnummer);
  const joined = rows.filter((row) => !row.vorlaeufig);
  return joined.length > 0 ? joined : rows;
}
