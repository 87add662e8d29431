import { sql } from 'kysely';
import type { listProtokoll } from '../../../contract/calls/betrieb/protokoll.ts';
import { beginsWith } from '../../reports/list.ts';
import { betweenDays, type Column, equals, fieldsOf, type RowIn, type SourceOf } from '../../reports/report.ts';

/** An entry of the audit log as its list reads it. */
export type ProtokollRow = RowIn<typeof PROTOKOLL_LIST>;

const ZEIT: Column = { value: sql`l.zeit`, type: 'timestamptz' };

/** The audit log of the tenant. */
export const PROTOKOLL_LIST = {
  from: sql`protokoll l`,
  visible: sql`l.mandant = current_mandant()`,
  select: {
    ...fieldsOf('protokoll as l', ['zeit', 'wer', 'was', 'bezug', 'vorher', 'nachher', 'grund', 'agenturnummer']),
    nummer: sql<string>`l.protokoll_id::text`,
  },
  id: sql`lpad(l.protokoll_id::text, 19, '0')`,
  key: sql`l.protokoll_id`,
  columns: { Zeit: ZEIT },
  defaultOrder: { by: 'Zeit', descending: true },
  filters: {
    ...betweenDays(ZEIT),
    Agenturnummer: equals(sql`l.agenturnummer`),
    Akteur: equals(sql`l.akteur`),
    Was: equals(sql`l.was`),
    Suche: beginsWith(sql`l.bezug`),
  },
  search: () => [],
  sums: {},
} satisfies SourceOf<typeof listProtokoll>;
