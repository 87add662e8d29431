import type { Context } from '../../context.ts';
import { ALL, selectionOf } from '../../reports/query.ts';
import { countRows } from '../../reports/reads.ts';
import type { Sicht } from '../agentur/index.ts';
import { eigeneAuftraegeBericht } from '../auftrag/index.ts';
import { einladungenBericht, empfehlerBericht } from '../einladung/index.ts';
import { leadsBericht } from '../empfehlung/index.ts';

/** How much there is of an employee, and what was released for it in cents: counted as the reports count. */
export async function uebersichtOf(context: Context, sicht: Sicht) {
  const einladungen = einladungenBericht(context, sicht);
  const auftraege = await eigeneAuftraegeBericht(context, sicht);
  const released = await countRows(context, auftraege, selectionOf({ Filter: { Status: ['Freigegeben'] } }));
  return {
    Einladungen: (await countRows(context, einladungen, ALL)).count,
    EinladungenOffen: (await countRows(context, einladungen, selectionOf({ Filter: { Status: ['Offen'] } }))).count,
    Empfehler: (await countRows(context, empfehlerBericht(context, sicht), ALL)).count,
    Interessenten: (await countRows(context, leadsBericht(context, sicht), ALL)).count,
    Auftraege: (await countRows(context, auftraege, ALL)).count,
    FreigegebenCent: released.sums.WertCent,
  };
}
