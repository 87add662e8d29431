import { sql } from 'kysely';
import type { listArbeiten } from '../../../../contract/calls/betrieb/arbeiten.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, type Column, fieldsOf, isOneOf, type RowIn, type SourceOf } from '../../../reports/report.ts';

/** Failed work of the tenant as its list reads it. */
export type ArbeitListRow = RowIn<typeof ARBEITEN>;

const ERSTELLT: Column = { value: sql`w.erstellt_am`, type: 'timestamptz' };

/** All work of the tenant that the queue gave up. */
export const ARBEITEN = {
  from: sql`arbeit w`,
  visible: sql`w.mandant = current_mandant()`,
  select: fieldsOf('arbeit as w', ['arbeit_id', 'art', 'bezug', 'status', 'erstellt_am', 'grund']),
  id: sql`w.arbeit_id`,
  columns: { ErstelltAm: ERSTELLT, Nummer: { value: sql`w.arbeit_id`, type: 'text' } },
  defaultOrder: { by: 'ErstelltAm', descending: true },
  filters: {
    ...betweenDays(ERSTELLT),
    Status: isOneOf(sql`w.status`),
    Faellig: () => sql`w.status = 'Gescheitert'`,
    Suche: beginsWith(sql`w.arbeit_id`, sql`w.bezug`),
  },
  search: () => [],
  sums: {},
} satisfies SourceOf<typeof listArbeiten>;

/** Has failed work tried again at the next search for due work; returns whether it was waiting for a person. */
export async function setWiederholt({ tx }: MandantScope, arbeitId: string): Promise<boolean> {
  const moved = tx
    .updateTable('arbeit')
    .set({ status: 'Wiederholt' })
    .where('arbeit_id', '=', arbeitId)
    .where('status', '=', 'Gescheitert');
  return (await moved.executeTakeFirst()).numUpdatedRows > 0n;
}
