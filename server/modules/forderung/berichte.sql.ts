import { sql } from 'kysely';
import type { listForderungen } from '../../../contract/calls/betrieb/forderungen.ts';
import { beginsWith } from '../../reports/list.ts';
import { betweenDays, type Column, equals, fieldsOf, isOneOf, type RowIn, type SourceOf } from '../../reports/report.ts';

const FAELLIG: Column = { value: sql`f.faellig_am`, type: 'date' };

/** All claims of the tenant. `heute` is `YYYY-MM-DD` in Berlin. */
export const forderungen = (heute: string) =>
  ({
    from: sql`forderung f`,
    visible: sql`f.mandant = current_mandant()`,
    select: fieldsOf('forderung as f', [
      'forderungsnummer',
      'partei',
      'bezug',
      'sellernummer',
      'betrag_cent',
      'rest_cent',
      'guthaben_offen_cent',
      'faellig_am',
      'status',
      'erstellt_am',
    ]),
    id: sql`f.forderungsnummer`,
    columns: { Forderungsnummer: { value: sql`f.reihennummer`, type: 'bigint' }, FaelligAm: FAELLIG },
    defaultOrder: { by: 'Forderungsnummer', descending: true },
    filters: {
      ...betweenDays(FAELLIG),
      Status: isOneOf(sql`f.status`),
      Partei: equals(sql`f.partei`),
      Faellig: (faellig) =>
        faellig === 'Guthaben' ? sql`f.guthaben_offen_cent > 0` : sql`f.status = 'Offen' and f.faellig_am < ${heute}::date`,
      Suche: beginsWith(sql`f.forderungsnummer`, sql`f.bezug`, sql`f.sellernummer`),
    },
    search: () => [],
    sums: { BetragCent: sql`f.betrag_cent`, RestCent: sql`f.rest_cent`, GuthabenCent: sql`f.guthaben_offen_cent` },
  }) satisfies SourceOf<typeof listForderungen>;

export type ForderungListRow = RowIn<ReturnType<typeof forderungen>>;
