import { sql } from 'kysely';
import type { FassungZeile, listFassungen } from '../../../contract/calls/betrieb/entwurf.ts';
import { beginsWith } from '../../reports/list.ts';
import { betweenDays, type Column, isOneOf, type RowIn, type SourceOf } from '../../reports/report.ts';

/** A version as the list of the tenant reads it. */
export type FassungListRow = RowIn<typeof FASSUNGEN_LIST>;

const GILT_AB: Column = { value: sql`f.gilt_ab`, type: 'timestamptz' };

/** The kept versions, a handful: the list needs no index of its own. */
export const FASSUNGEN_LIST = {
  from: sql`fassung f`,
  visible: sql`true`,
  select: {
    nummer: sql<string>`f.nummer::text`,
    gilt_ab: sql<Date>`f.gilt_ab`,
    status: sql<FassungZeile['Status']>`f.status`,
    von: sql<string>`f.veroeffentlicht_von`,
    worte: sql<string>`f.worte`,
  },
  id: sql`f.nummer::text`,
  columns: { Nummer: { value: sql`f.nummer::bigint`, type: 'bigint' }, GiltAb: GILT_AB },
  defaultOrder: { by: 'Nummer', descending: true },
  filters: { ...betweenDays(GILT_AB), Status: isOneOf(sql`f.status`), Suche: beginsWith(sql`f.nummer::text`) },
  search: () => [],
  sums: {},
} satisfies SourceOf<typeof listFassungen>;
