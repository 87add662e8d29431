import { sql } from 'kysely';
import type { listPraemierungen } from '../../../contract/calls/agentur/berichte.ts';
import type { PraemieZeile } from '../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../context.ts';
import {
  betweenDays,
  equals,
  equalsIgnoringCase,
  fieldsOf,
  isOneOf,
  type RowIn,
  ranked,
  type SourceOf,
  withLines,
} from '../../reports/report.ts';
import { isVisible, ofAgentur, type RowAccess } from '../agentur/index.ts';
import { AUSGEZAHLT } from '../praemierung/index.ts';

/** The grants for orders of an agency. */
const praemien = (access: RowAccess) =>
  ({
    from: sql`praemierung m
      left join auftrag a on ${ofAgentur('a', access.agenturnummer)} and a.auftragsnummer = m.auftragsnummer
      left join empfehlung e on ${ofAgentur('e', access.agenturnummer)} and e.empfehlungsnummer = m.empfehlungsnummer`,
    visible: isVisible('m', access),
    select: {
      ...fieldsOf('praemierung as m', ['praemierungsnummer', 'seite', 'wert_cent', 'status', 'erstellt_am']),
      empfehlungsnummer: sql<string>`m.empfehlungsnummer`,
      ausgezahlt_am: AUSGEZAHLT,
    },
    id: sql`m.praemierungsnummer`,
    columns: {
      Praemierungsnummer: { value: sql`m.praemierungsnummer`, type: 'text' },
      Empfehlungsnummer: { value: sql`m.empfehlungsnummer`, type: 'text' },
      Seite: { value: sql`m.seite`, type: 'text' },
      WertCent: { value: sql`m.wert_cent`, type: 'bigint' },
      Status: ranked(sql`m.status`, ['Offen', 'Bereitgestellt', 'Ausgezahlt', 'Abgeholt', 'Abgelaufen', 'Storniert']),
      FreigegebenAm: { value: sql`m.erstellt_am`, type: 'timestamptz' },
      AusgezahltAm: { value: sql`coalesce(${AUSGEZAHLT}, '-infinity')`, type: 'timestamptz' },
    },
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
  }) satisfies SourceOf<typeof listPraemierungen>;

const praemieZeile = (row: RowIn<ReturnType<typeof praemien>>): PraemieZeile => ({
  Praemierungsnummer: row.praemierungsnummer,
  Empfehlungsnummer: row.empfehlungsnummer,
  Seite: row.seite,
  WertCent: row.wert_cent,
  Status: row.status,
  FreigegebenAm: row.erstellt_am.toISOString(),
  AusgezahltAm: row.ausgezahlt_am?.toISOString() ?? null,
});

/** The grants for orders of an agency as a report. */
export const praemienBericht = (_: Context, access: RowAccess) => withLines(praemien(access), praemieZeile);
