import type { Context } from '../../context.ts';
import { renewHex } from './hex.ts';
import { refuseOpenPair } from './join/pair.ts';
import { moveEmpfaenger } from './status.ts';
import * as store from './store.ts';

/**
 * An order that the tenant confirmed replaces the recipient's own confirmation and acceptance of the terms, and renews the secret as the
 * confirmation does. A late order reopens an expired recipient.
 */
export async function acceptByAuftrag(context: Context, row: store.EmpfaengerRow): Promise<void> {
  if (row.bestaetigt_am === null && row.hex_hash !== null) await renewHex(context, row);
  await store.updateEmpfaenger(context, row.empfaengernummer, {
    bestaetigt_am: row.bestaetigt_am ?? context.now,
    ...(row.bestaetigt_am === null && { bestaetigt_durch: 'Auftrag' }),
    loeschen_am: null,
  });
  if (row.status === 'Offen' || row.status === 'Abgelaufen') await refuseOpenPair(moveEmpfaenger(context, row, 'Ok', 'Auftrag bestätigt'));
}
