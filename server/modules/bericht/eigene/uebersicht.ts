import type { Context } from '../../../context.ts';
import { BERICHTE, eigeneAuftraege } from '../berichte.ts';
import type { Sicht } from '../sicht.ts';
import { countRows } from '../zaehlen/reads.ts';

/** How much there is of an employee, and what was released for it in cents: counted as the reports count. */
export async function uebersichtOf(context: Context, sicht: Sicht) {
  const einladungen = BERICHTE.einladungen(context, sicht).bericht;
  const alle = await countRows(context, einladungen, { gesucht: [] });
  const offen = await countRows(context, einladungen, { gesucht: [], status: ['Offen'] });
  const empfehler = await countRows(context, BERICHTE.empfehler(context, sicht).bericht, { gesucht: [] });
  const interessenten = await countRows(context, BERICHTE.leads(context, sicht).bericht, { gesucht: [] });
  const auftraege = (await eigeneAuftraege(context, sicht)).bericht;
  const orders = await countRows(context, auftraege, { gesucht: [] });
  const released = await countRows(context, auftraege, { gesucht: [], status: ['Freigegeben'] });
  return {
    Einladungen: alle.Zeilen,
    EinladungenOffen: offen.Zeilen,
    Empfehler: empfehler.Zeilen,
    Interessenten: interessenten.Zeilen,
    Auftraege: orders.Zeilen,
    FreigegebenCent: Number(released.WertCent ?? 0),
  };
}
