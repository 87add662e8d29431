import type { MandantScope } from '../../db/scope.ts';
import { hasLiveAuftrag } from './reads.ts';
import { type EmpfaengerRow, lockOfEmpfehlung } from './store.ts';

/**
 * Whether somebody has joined a referral: entered data, also beside somebody else or gone since, or ordered without. Who was only named has not.
 * Its recipients are kept from others until the transaction ends.
 */
export async function lockBeigetreten(scope: MandantScope, empfehlungsnummer: string): Promise<boolean> {
  const rows = await lockOfEmpfehlung(scope, empfehlungsnummer);
  if (rows.some(hasJoined)) return true;
  const orders = await Promise.all(rows.map((row) => hasLiveAuftrag(scope, row.empfaengernummer)));
  return orders.includes(true);
}

const hasJoined = ({ hex_hash, daten_geloescht_am, status }: EmpfaengerRow): boolean =>
  hex_hash !== null || daten_geloescht_am !== null || status !== 'Offen';
