import type { Context } from '../../../context.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { writeEreignis } from '../../../ereignis/store.ts';
import { countZiel } from '../../tracking/index.ts';
import { hasLiveAuftrag } from '../reads.ts';
import { type EmpfaengerRow, hasJoined, lockOfEmpfehlung } from '../store.ts';

/**
 * Whether a recipient has joined a referral: entered data, even a provisional entry or data erased since, or ordered without entering any.
 * A person who was only named has not joined. While nobody has, locks the referral's recipients until the transaction ends.
 */
export async function lockHasJoined(scope: MandantScope, empfehlungsnummer: string): Promise<boolean> {
  if (await hasJoined(scope, empfehlungsnummer)) return true;
  const rows = await lockOfEmpfehlung(scope, empfehlungsnummer);
  if (await hasJoined(scope, empfehlungsnummer)) return true;
  const orders = await Promise.all(rows.map((row) => hasLiveAuftrag(scope, row.empfaengernummer)));
  return orders.includes(true);
}

/**
 * Records the event that a recipient joined a referral. Do not call it for a person who is only named or a provisional entry. A place whose
 * earlier data was erased is not a new one, so its event has a previous state. The audit log has no entry: the row says who joined when.
 */
export async function recordJoined(
  context: Context,
  {
    empfaengernummer,
    empfehlungsnummer,
    status,
    daten_geloescht_am,
  }: Pick<EmpfaengerRow, 'empfaengernummer' | 'empfehlungsnummer' | 'status' | 'daten_geloescht_am'>,
): Promise<void> {
  const vorher = daten_geloescht_am === null ? null : status;
  await writeEreignis(context, { was: 'Empfaenger', bezug: empfaengernummer, vorher, nachher: status });
  await countZiel(context, 'Beigetreten', empfehlungsnummer);
}
