import { sql } from 'kysely';
import type { PRAEMIEN_SPALTEN } from '../../../../contract/calls/agentur-zeilen.ts';
import type { MandantTables } from '../../../db/tables.ts';
import type { Bericht, Spalte } from '../form.ts';
import { inStufen, own, stelleVon } from '../pieces/reads.ts';
import type { Bezug } from '../sicht.ts';

/** A granted reward as its report reads it. */
export interface PraemieBerichtRow
  extends Pick<MandantTables['praemierung'], 'praemierungsnummer' | 'seite' | 'wert_cent' | 'status' | 'erstellt_am'> {
  empfehlungsnummer: string;
  ausgezahlt_am: Date | null;
}

/** When its owner had the money or the code, as the books say; null while not, or no longer. */
export const AUSGEZAHLT = sql<Date | null>`case when m.status in ('Ausgezahlt', 'Abgeholt') then m.ausgezahlt_am end`;

/** The rewards that were granted for orders of an agency. */
export const praemien = ({ sicht }: Bezug): Bericht<PraemieBerichtRow> => ({
  von: sql`praemierung m`,
  wo: own('m', sicht),
  felder: sql<PraemieBerichtRow>`m.praemierungsnummer, m.empfehlungsnummer, m.seite, m.wert_cent, m.status, m.erstellt_am, ${AUSGEZAHLT} as ausgezahlt_am`,
  id: sql`m.praemierungsnummer`,
  spalten: {
    Praemierungsnummer: { wert: sql`m.praemierungsnummer`, typ: 'text' },
    Empfehlungsnummer: { wert: sql`m.empfehlungsnummer`, typ: 'text' },
    Seite: { wert: sql`m.seite`, typ: 'text' },
    WertCent: inStufen({ wert: sql`m.wert_cent`, typ: 'bigint' }),
    Status: stelleVon(sql`m.status`, ['Offen', 'Bereitgestellt', 'Ausgezahlt', 'Abgeholt', 'Abgelaufen', 'Storniert']),
    FreigegebenAm: { wert: sql`m.erstellt_am`, typ: 'timestamptz' },
    AusgezahltAm: { wert: sql`coalesce(${AUSGEZAHLT}, '-infinity')`, typ: 'timestamptz' },
  } satisfies Record<(typeof PRAEMIEN_SPALTEN)[number], Spalte>,
  standard: { OrderBy: 'FreigegebenAm', Descending: true },
  status: sql`m.status`,
  datum: { wert: sql`m.erstellt_am`, typ: 'timestamptz' },
  produkt: sql`m.produkt_id`,
  channel: sql`m.empfehlung_channel`,
  mitarbeiter: sql`m.mitarbeiternummer`,
  suche: (hat) => [hat(sql`m.suche`)],
  summen: { WertCent: sql`m.wert_cent` },
});
