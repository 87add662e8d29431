import type { Context } from '../../context.ts';
import type { MandantScope } from '../../db/scope.ts';
import { writeEreignis } from '../../ereignis/store.ts';
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

/**
 * Tells that a recipient has come to a referral; who was only named, or waits as a provisional entry, has not. A place that had somebody whose
 * data is gone had its beginning already. The audit log has none of it: the row says who came when.
 */
export async function tellJoined(
  context: Context,
  { empfaengernummer, status, daten_geloescht_am }: Pick<EmpfaengerRow, 'empfaengernummer' | 'status' | 'daten_geloescht_am'>,
): Promise<void> {
  const vorher = daten_geloescht_am === null ? null : status;
  await writeEreignis(context, { was: 'Empfaenger', bezug: empfaengernummer, vorher, nachher: status });
}

const hasJoined = ({ hex_hash, daten_geloescht_am, status }: EmpfaengerRow): boolean =>
  hex_hash !== null || daten_geloescht_am !== null || status !== 'Offen';
