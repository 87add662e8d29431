import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { tellJoined } from './beigetreten.ts';
import { enteredOf } from './daten.ts';
import { erasePersonalData } from './erase.ts';
import { hexHashOf } from './hex.ts';
import { asPair } from './pair.ts';
import { findEmpfehlungFor, findFirst, lockEmpfehlungFor } from './reads.ts';
import { type EmpfaengerRow, findEmpfaenger, lockEmpfaenger, lockOfEmpfehlung, moveZustimmungen, updateEmpfaenger } from './store.ts';

/**
 * Whoever joins without a secret is answered alike, whether the address has joined or not. Where somebody stands
 * already, the data waits in a provisional entry beside: listed nowhere, with calls that answer as those of a new one. The confirmation of the
 * address, or an order that the tenant confirms, joins it to the first; the number means that one from then on.
 */

/** The row of a number, kept from others until the transaction ends; of a provisional one its referral before, as whoever joins it does. */
export async function lockEntry(context: Context, empfaengernummer: string): Promise<EmpfaengerRow | undefined> {
  const found = await findEmpfaenger(context, empfaengernummer);
  if (found?.vorlaeufig) await lockEmpfehlungFor(context, found.empfehlungsnummer);
  return lockEmpfaenger(context, empfaengernummer);
}

/** The recipients of a referral, kept from others until the transaction ends; where there is none, those who wait to be joined to one. */
export async function lockJoined(context: Context, empfehlungsnummer: string): Promise<EmpfaengerRow[]> {
  const rows = await lockOfEmpfehlung(context, empfehlungsnummer);
  const joined = rows.filter((row) => !row.vorlaeufig);
  return joined.length > 0 ? joined : rows;
}

/** The recipient whom an entry means, with both locked: itself; of one that was joined to another, that one; a provisional one joined now. */
export async function joinToFirst(context: Context, row: EmpfaengerRow, durch: 'Link' | 'Auftrag'): Promise<EmpfaengerRow> {
  if (!row.vorlaeufig) return row;
  if (row.verbunden_mit !== null) return lockFirst(context, row.verbunden_mit);
  const found = await findFirst(context, row);
  if (!found) return takePlace(context, row);
  const first = await lockFirst(context, found.empfaengernummer);
  // Another one may have come to the address, or left it, while this waited.
  if ((await findFirst(context, row))?.empfaengernummer !== first.empfaengernummer) refuse('Konflikt');
  await takeOver(context, first, row, durch);
  await erasePersonalData(context, row.empfaengernummer);
  return lockFirst(context, first.empfaengernummer);
}

const lockFirst = async (context: Context, empfaengernummer: string): Promise<EmpfaengerRow> =>
  (await lockEmpfaenger(context, empfaengernummer)) ?? refuse('NichtGefunden');

/** Nobody is in the way any more: the entry is a recipient of its own. A referral for one person has its one. */
async function takePlace(context: Context, row: EmpfaengerRow): Promise<EmpfaengerRow> {
  const empfehlung = (await findEmpfehlungFor(context, row.empfehlungsnummer)) ?? refuse('NichtGefunden');
  const others = (await lockOfEmpfehlung(context, row.empfehlungsnummer)).filter((one) => !one.vorlaeufig);
  if (!empfehlung.empfehlungslink && others.length > 0) refuse('EmpfehlungExists');
  await asPair(updateEmpfaenger(context, row.empfaengernummer, { vorlaeufig: false }));
  await tellJoined(context, row);
  return { ...row, vorlaeufig: false };
}

/**
 * The first recipient gets what was entered last, but for the address: the owner who confirms stands for it; an order does not stand against what
 * the owner has confirmed. What the entry leaves out stays.
 */
async function takeOver(context: Context, first: EmpfaengerRow, row: EmpfaengerRow, durch: 'Link' | 'Auftrag'): Promise<void> {
  const isOpen = first.status === 'Offen' || first.status === 'Ok';
  if (isOpen && (durch === 'Link' || first.bestaetigt_am === null)) {
    await updateEmpfaenger(context, first.empfaengernummer, {
      ...enteredOf(row),
      hex_hash: first.hex_hash ?? hexHashOf(context, first),
    });
  }
  if (row.zugestimmt_am === null) return;
  await moveZustimmungen(context, row.empfaengernummer, first.empfaengernummer);
  if (first.zugestimmt_am === null) await updateEmpfaenger(context, first.empfaengernummer, { zugestimmt_am: row.zugestimmt_am });
}
