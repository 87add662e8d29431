import type { LeadZeile } from '../../../../contract/calls/agentur-zeilen.ts';
import type { Context } from '../../../context.ts';
import type { Sicht, Worte } from '../../agentur/index.ts';
import { schritteOfEmpfaenger } from '../../empfehlung/index.ts';
import { produktOf } from '../../produkt/index.ts';
import { schrittFuer } from '../schritt.ts';
import type { LeadBerichtRow } from './reads.ts';

/** Recommended people on the wire, with what comes next with each. */
export async function leadZeilen(context: Context, sicht: Sicht, { person }: Worte, rows: readonly LeadBerichtRow[]): Promise<LeadZeile[]> {
  const schritte = await schritteOfEmpfaenger(
    context,
    rows.map((row) => row.empfaengernummer),
    { asEmpfehler: sicht.istEigene === true },
  );
  return rows.map((row) => {
    const schritt = schritte.get(row.empfaengernummer);
    return {
      Empfaengernummer: row.empfaengernummer,
      Anzeigename: person(row.vorname, row.name),
      Plz: row.plz,
      Ort: row.ort,
      ErstelltAm: row.erstellt_am.toISOString(),
      Status: row.status,
      NaechsterSchritt: schritt ? schrittFuer(context, sicht, schritt).Was : '',
      Produkt: produktOf(row, context),
      Empfehler: person(row.empfehler_vorname, row.empfehler_nachname),
    };
  });
}
