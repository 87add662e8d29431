import { sql } from 'kysely';
import type { listBetriebAgenturen } from '../../../../contract/calls/betrieb/agenturen.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, type Column, fieldsOf, isOneOf, type RowIn, type SourceOf } from '../../../reports/report.ts';
import { offenCentOf } from '../../kassenbuch/index.ts';

/** An agency of the tenant as its list reads it. */
export type BetriebAgenturRow = RowIn<typeof BETRIEB_AGENTUREN>;

/** Sorts as people count: a longer number is a higher one. */
const NUMMER: Column = { value: sql`lpad(length(a.agenturnummer)::text, 3, '0') || a.agenturnummer`, type: 'text' };
const SEIT: Column = { value: sql`a.erstellt_am`, type: 'timestamptz' };

/** All agencies of the tenant, without firms that recommend. */
export const BETRIEB_AGENTUREN = {
  from: sql`agentur a`,
  visible: sql`a.mandant = current_mandant() and a.empfehler_id is null`,
  select: {
    ...fieldsOf('agentur as a', ['agenturnummer', 'name', 'status', 'erstellt_am']),
    offen_cent: offenCentOf(sql`a.agenturnummer`),
  },
  id: sql`a.agenturnummer`,
  columns: { Agenturnummer: NUMMER, SeitAm: SEIT },
  defaultOrder: { by: 'Agenturnummer', descending: true },
  filters: {
    ...betweenDays(SEIT),
    Status: isOneOf(sql`a.status`),
    Faellig: () => sql`a.status = 'WartetAufFreigabe'`,
    Suche: beginsWith(sql`a.agenturnummer`),
  },
  search: () => [],
  sums: {},
} as const satisfies SourceOf<typeof listBetriebAgenturen>;

/** Owners of an agency who are not deactivated, oldest first. */
export const listOwners = ({ tx }: MandantScope, agenturnummer: string) =>
  tx
    .selectFrom('agentur_benutzer as b')
    .innerJoin('account', 'account.account_id', 'b.account_id')
    .select(['b.vorname', 'b.nachname', 'b.status', 'account.email'])
    .where('b.agenturnummer', '=', agenturnummer)
    .where('b.status', '<>', 'Deaktiviert')
    .where('account.geloescht_am', 'is', null)
    .where(sql<boolean>`'Inhaber' = any(b.rollen)`)
    .orderBy('b.erstellt_am')
    .orderBy('b.agentur_benutzer_id')
    .execute();
