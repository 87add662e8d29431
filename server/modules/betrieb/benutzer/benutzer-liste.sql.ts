import { sql } from 'kysely';
import type { BenutzerZeile, listBetriebBenutzer } from '../../../../contract/calls/betrieb/benutzer.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, type Column, isOneOf, type RowIn, type SourceOf } from '../../../reports/report.ts';

/** A person of the back office as the list of the tenant reads it. */
export type BenutzerListRow = RowIn<typeof BENUTZER_LIST>;

const SEIT: Column = { value: sql`coalesce(r.seit, '-infinity')`, type: 'timestamptz' };

/** Who works for the tenant, by roles that have not been taken away, and the people of the platform. Roles whose last day has passed stay in the list. */
export const BENUTZER_LIST = {
  from: sql`betrieb_benutzer b left join (
      select x.benutzer_id, array_agg(x.rolle) as rollen, min(x.vergeben_am) as seit, max(x.gilt_bis) as gilt_bis
      from betrieb_rolle x where x.mandant = current_mandant() and x.entzogen_am is null group by x.benutzer_id
    ) r on r.benutzer_id = b.benutzer_id`,
  groupsOthers: true,
  visible: sql`(r.benutzer_id is not null or b.plattform) and b.status <> 'Beendet'`,
  select: {
    id: sql<string>`b.benutzer_id`,
    email: sql<string>`b.email`,
    vorname: sql<string>`b.vorname`,
    nachname: sql<string>`b.nachname`,
    plattform: sql<boolean>`b.plattform`,
    status: sql<BenutzerZeile['Status']>`b.status`,
    rollen: sql<string[] | null>`r.rollen`,
    seit: sql<Date | null>`r.seit`,
    gilt_bis: sql<string | null>`r.gilt_bis`,
  },
  id: sql`b.benutzer_id`,
  columns: { SeitAm: SEIT, Email: { value: sql`b.email`, type: 'text' } },
  defaultOrder: { by: 'SeitAm', descending: true },
  filters: { ...betweenDays(SEIT), Status: isOneOf(sql`b.status`), Suche: beginsWith(sql`b.email`) },
  search: () => [],
  sums: {},
} satisfies SourceOf<typeof listBetriebBenutzer>;
