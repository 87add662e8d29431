import type { Context } from '../../context.ts';
import { ALL, selectionOf } from '../../reports/query.ts';
import { countRows } from '../../reports/reads.ts';
import type { RowAccess } from '../agentur/index.ts';
import { ownAuftraegeBericht } from '../auftrag/index.ts';
import { einladungenBericht, empfehlerBericht } from '../einladung/index.ts';
import { leadsBericht } from '../empfehlung/index.ts';

/** Counts of an employee's rows and the released amount in cents, counted as in the reports. */
export async function uebersichtOf(context: Context, access: RowAccess) {
  const einladungen = einladungenBericht(context, access);
  const auftraege = await ownAuftraegeBericht(context, access);
  const released = await countRows(context, auftraege, selectionOf({ Filter: { Status: ['Freigegeben'] } }));
  return {
    Einladungen: (await countRows(context, einladungen, ALL)).count,
    EinladungenOffen: (await countRows(context, einladungen, selectionOf({ Filter: { Status: ['Offen'] } }))).count,
    Empfehler: (await countRows(context, empfehlerBericht(context, access), ALL)).count,
    Interessenten: (await countRows(context, leadsBericht(context, access), ALL)).count,
    Auftraege: (await countRows(context, auftraege, ALL)).count,
    FreigegebenCent: released.sums.WertCent,
  };
}
