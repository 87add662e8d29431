import { sql } from 'kysely';
import type { PRAEMIEN_SPALTEN } from '../../../contract/calls/agentur/zeilen.ts';
import type { MandantTables } from '../../db/tables.ts';
import { betweenDays, type Column, equals, equalsIgnoringCase, isOneOf, ranked, type Source } from '../../reports/report.ts';
import { type Bezug, ofAgentur, own } from '../agentur/index.ts';
import { AUSGEZAHLT } from '../praemierung/index.ts';

/** A granted reward as its report reads it. */
export interface PraemieBerichtRow
  extends Pick<MandantTables['praemierung'], 'praemierungsnummer' | 'seite' | 'wert_cent' | 'status' | 'erstellt_am'> {
  empfehlungsnummer: string;
  ausgezahlt_am: Date | null;
}

/** The rewards that were granted for orders of an agency. */
export const praemien = ({ sicht }: Bezug): Source<PraemieBerichtRow, 'WertCent'> => ({
  from: sql`praemierung m
    left join auftrag a on ${ofAgentur('a', sicht.agenturnummer)} and a.auftragsnummer = m.auftragsnummer
    left join empfehlung e on ${ofAgentur('e', sicht.agenturnummer)} and e.empfehlungsnummer = m.empfehlungsnummer`,
  visible: own('m', sicht),
  select: sql<PraemieBerichtRow>`m.praemierungsnummer, m.empfehlungsnummer, m.seite, m.wert_cent, m.status, m.erstellt_am, ${AUSGEZAHLT} as ausgezahlt_am`,
  id: sql`m.praemierungsnummer`,
  columns: {
    Praemierungsnummer: { value: sql`m.praemierungsnummer`, type: 'text' },
    Empfehlungsnummer: { value: sql`m.empfehlungsnummer`, type: 'text' },
    Seite: { value: sql`m.seite`, type: 'text' },
    WertCent: { value: sql`m.wert_cent`, type: 'bigint' },
    Status: ranked(sql`m.status`, ['Offen', 'Bereitgestellt', 'Ausgezahlt', 'Abgeholt', 'Abgelaufen', 'Storniert']),
    FreigegebenAm: { value: sql`m.erstellt_am`, type: 'timestamptz' },
    AusgezahltAm: { value: sql`coalesce(${AUSGEZAHLT}, '-infinity')`, type: 'timestamptz' },
  } satisfies Record<(typeof PRAEMIEN_SPALTEN)[number], Column>,
  defaultOrder: { by: 'FreigegebenAm', descending: true },
  filters: {
    ...betweenDays({ value: sql`m.erstellt_am`, type: 'timestamptz' }),
    Status: isOneOf(sql`m.status`),
    ProduktId: equals(sql`a.produkt_id`),
    Channel: equalsIgnoringCase(sql`e.channel`),
    Mitarbeiternummer: equals(sql`m.mitarbeiternummer`),
  },
  search: (matches) => [matches(sql`m.suche`)],
  sums: { WertCent: sql`m.wert_cent` },
});
