import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { erasedIn } from '../../db/columns.ts';
import { withdrawWerbeeinwilligung } from '../werbeeinwilligung/index.ts';
import { replaceBankdaten } from './bankdaten/bankdaten.ts';
import { EMPFAENGER } from './columns.ts';
import { findFirst } from './reads.ts';
import { moveEmpfaenger } from './status.ts';
import { type EmpfaengerRow, findEmpfaenger, moveAuftraege, updateEmpfaenger } from './store.ts';

/** Ends a recipient who is Offen or Ok, and erases the personal data of any recipient; a released reward can still be picked by its link. */
export async function withdraw(context: Context, row: EmpfaengerRow, grund: string): Promise<void> {
  if (row.status === 'Offen' || row.status === 'Ok') await moveEmpfaenger(context, row, 'Storniert', grund);
  await erasePersonalData(context, row.empfaengernummer);
}

/**
 * Erases all personal data of a recipient; number, status and dates stay. The number of a provisional entry refers to the first recipient
 * from then on, because a shop may still use it.
 */
export async function erasePersonalData(context: Context, empfaengernummer: string): Promise<void> {
  await replaceBankdaten(context, empfaengernummer, null);
  await withdrawWerbeeinwilligung(context, { seite: 'Empfaenger', bezug: empfaengernummer });
  const row = await findEmpfaenger(context, empfaengernummer);
  const first = row && (await findFirst(context, row));
  await updateEmpfaenger(context, empfaengernummer, { ...erasedIn(EMPFAENGER), daten_geloescht_am: context.now });
  await writeProtokoll(context, 'empfaenger.daten-geloescht', empfaengernummer);
  if (!first) return;
  await updateEmpfaenger(context, empfaengernummer, { verbunden_mit: first.empfaengernummer, frist_am: null });
  await moveAuftraege(context, empfaengernummer, first.empfaengernummer);
  await writeProtokoll(context, 'empfaenger.verbunden', empfaengernummer, { mit: first.empfaengernummer });
}
