import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { erasePersonalData } from '../erase.ts';
import { hexHashOf } from '../hex.ts';
import { findEmpfehlungFor, findFirst, lockEmpfehlungFor } from '../reads.ts';
import {
  type EmpfaengerRow,
  findEmpfaenger,
  lockEmpfaenger,
  lockFirstOf,
  lockOfEmpfehlung,
  moveZustimmungen,
  updateEmpfaenger,
} from '../store.ts';
import { enteredOf } from './daten.ts';
import { recordJoined } from './joined.ts';
import { refuseOpenPair } from './pair.ts';

/**
 * A caller who joins without a secret gets the same answer, whether the address has joined or not. If it has, the data waits in a
 * provisional entry: no list shows it, and its calls answer like those of a new entry. When the owner confirms the address, or the tenant
 * an order, the entry is joined to the first one, to which its number refers from then on.
 */

/** Locks the row of a number until the transaction ends; for a provisional one first its referral, in the order of `joinEmpfehlung`. */
export async function lockEntry(context: Context, empfaengernummer: string): Promise<EmpfaengerRow | undefined> {
  const found = await findEmpfaenger(context, empfaengernummer);
  if (found?.vorlaeufig) await lockEmpfehlungFor(context, found.empfehlungsnummer);
  return lockEmpfaenger(context, empfaengernummer);
}

/** Locks the recipients of a referral until the transaction ends and returns those who joined; without any, the provisional entries. */
export async function lockJoined(context: Context, empfehlungsnummer: string): Promise<EmpfaengerRow[]> {
  const rows = await lockOfEmpfehlung(context, empfehlungsnummer);
  const joined = rows.filter((row) => !row.vorlaeufig);
  return joined.length > 0 ? joined : rows;
}

/** The only recipient of a referral, by the same rule, locked until the transaction ends; undefined without one, 'mehrere' if there are more. */
export async function lockOnlyJoined(context: Context, empfehlungsnummer: string): Promise<EmpfaengerRow | 'mehrere' | undefined> {
  const joined = await lockFirstOf(context, empfehlungsnummer, { vorlaeufig: false }, 2);
  const rows = joined.length > 0 ? joined : await lockFirstOf(context, empfehlungsnummer, { vorlaeufig: true }, 2);
  return rows.length > 1 ? 'mehrere' : rows[0];
}

/**
 * The recipient to which an entry refers, both locked: the entry itself if it is not provisional; the one that it was joined to; otherwise
 * the first recipient, to which it is joined now.
 */
export async function joinToFirst(context: Context, row: EmpfaengerRow, durch: 'Link' | 'Auftrag'): Promise<EmpfaengerRow> {
  if (!row.vorlaeufig) return row;
  if (row.verbunden_mit !== null) return lockFirst(context, row.verbunden_mit);
  const found = await findFirst(context, row);
  if (!found) return becomeEmpfaenger(context, row);
  const first = await lockFirst(context, found.empfaengernummer);
  // Another recipient may have taken the address, or left it, while this transaction waited.
  if ((await findFirst(context, row))?.empfaengernummer !== first.empfaengernummer) refuse('Konflikt');
  await copyToFirst(context, first, row, durch);
  await erasePersonalData(context, row.empfaengernummer);
  return lockFirst(context, first.empfaengernummer);
}

const lockFirst = async (context: Context, empfaengernummer: string): Promise<EmpfaengerRow> =>
  (await lockEmpfaenger(context, empfaengernummer)) ?? refuse('NichtGefunden');

/**
 * Turns the entry into a recipient, because no other person has the address or the place any more. A referral for one person allows only
 * one recipient.
 */
async function becomeEmpfaenger(context: Context, row: EmpfaengerRow): Promise<EmpfaengerRow> {
  const empfehlung = (await findEmpfehlungFor(context, row.empfehlungsnummer)) ?? refuse('NichtGefunden');
  if (!empfehlung.empfehlungslink && (await lockFirstOf(context, row.empfehlungsnummer, { vorlaeufig: false }, 1)).length > 0)
    refuse('EmpfehlungExists');
  await refuseOpenPair(updateEmpfaenger(context, row.empfaengernummer, { vorlaeufig: false }));
  await recordJoined(context, row);
  return { ...row, vorlaeufig: false };
}

/**
 * Copies the later data, except for the address, to the first recipient: always when the owner confirms by the link, but by an order only
 * if the owner has not confirmed the first data. Fields that the entry leaves out stay.
 */
async function copyToFirst(context: Context, first: EmpfaengerRow, row: EmpfaengerRow, durch: 'Link' | 'Auftrag'): Promise<void> {
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
