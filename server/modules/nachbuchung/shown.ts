import type { VorgelegteNachbuchung } from '../../../contract/calls/praemie/nachbuchung.ts';
import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { nameOf } from '../produkt/index.ts';
import { countOpen, isClaimOf, listOfEmpfehler, listOpen, readShown, type ShownRow } from './reads.ts';

/** Days for which a decision is marked as new to the recommender. */
const NEW_DAYS = 14;

/** A recommender's claims, newest first: all, or a page after `nach`. Throws NichtGefunden if that is no claim of the recommender. */
export async function nachbuchungenOf(
  context: Context,
  empfehlerId: string,
  { nach, anzahl }: Page = {},
): Promise<VorgelegteNachbuchung[]> {
  if (nach !== undefined && !(await isClaimOf(context, empfehlerId, nach))) refuse('NichtGefunden');
  const rows = await listOfEmpfehler(context, empfehlerId, { after: nach, limit: anzahl });
  return rows.map((row) => ({
    ...describe(context, row),
    ...(row.entschieden_am !== null && addTage(row.entschieden_am, NEW_DAYS) > context.now && { Neu: true }),
  }));
}

interface Page {
  readonly nach?: string | undefined;
  readonly anzahl?: number;
}

/** A page of the undecided claims, oldest first. Pages start at 1; a page after the last one is empty. */
export async function openPage(context: Context, { page, pagesize }: { readonly page: number; readonly pagesize: number }) {
  const TotalCount = await countOpen(context);
  const PageCount = Math.ceil(TotalCount / pagesize);
  const rows = await listOpen(context, page, pagesize);
  return { Content: rows.map((row) => describe(context, row)), HasNext: page < PageCount, PageCount, TotalCount };
}

/** A claim as its recommender and the tenant see it. */
export const describeNachbuchung = async (context: Context, nachbuchungsnummer: string): Promise<VorgelegteNachbuchung> =>
  describe(context, await readShown(context, nachbuchungsnummer));

function describe(context: Context, row: ShownRow): VorgelegteNachbuchung {
  return {
    Nachbuchungsnummer: row.nachbuchungsnummer,
    Status: row.status,
    Auftragsnummer: row.auftragsnummer,
    Auftragsdatum: row.auftragsdatum,
    Produkt: { Id: row.produkt_id, Name: nameOf(row, context.locale) },
    ...(row.empfehlungsnummer !== null && { Empfehlungsnummer: row.empfehlungsnummer }),
    ...(row.vorname !== null && { Vorname: row.vorname }),
    ...(row.nachname !== null && { Nachname: row.nachname }),
    ErstelltAm: row.erstellt_am.toISOString(),
    ...(row.entschieden_am !== null && { EntschiedenAm: row.entschieden_am.toISOString() }),
    ...(row.antwort !== null && { Antwort: row.antwort }),
    ...(row.nachweis !== null && { Nachweis: row.nachweis }),
    Empfehler: { Vorname: row.empfehler_vorname, Nachname: row.empfehler_nachname },
  };
}
