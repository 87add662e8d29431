import { sql } from 'kysely';
import type { listGutscheine } from '../../../../contract/calls/betrieb/gutscheine.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, type Column, type RowIn, type SourceOf } from '../../../reports/report.ts';

/** Codes of one value and shop as the list reads them. */
export type GutscheinRow = RowIn<ReturnType<typeof gutscheine>>;

/**
 * The pool by value and shop (empty: any), with amounts that it cannot pay and those for which picked grants wait. `haendler` is the shop of the tenant's
 * settings. The rows are few, so they are grouped at each call and need no index.
 */
export function gutscheine(haendler: string | null) {
  const fehltSeit: Column = { value: sql`g.fehlt_seit`, type: 'timestamptz' };
  const nummer = sql<string>`(g.wert_cent || case when g.haendler = '' then '' else ' ' || g.haendler end)`;
  return {
    from: sql`(
      select wert_cent, haendler, sum(frei)::int as frei, sum(ausgegeben)::int as ausgegeben, sum(wartend)::int as wartend,
        max(fehlt_seit) as fehlt_seit
      from (
        select wert_cent, coalesce(haendler, '') as haendler, count(*) filter (where praemierungsnummer is null) as frei,
          count(*) filter (where ausgegeben_am is not null) as ausgegeben, 0 as wartend, null::timestamptz as fehlt_seit
        from gutschein where mandant = current_mandant() group by 1, 2
        union all
        select wert_cent, haendler, 0, 0, 0, erstellt_am from gutschein_leer where mandant = current_mandant()
        union all
        select p.wert_cent, coalesce(p.gutschein ->> 'Haendler', ${haendler ?? ''}), 0, 0, count(*), null
        from praemierung p
        where p.mandant = current_mandant() and p.status = 'Bereitgestellt' and p.art = 'Gutschein' and not exists (
          select from gutschein c where c.mandant = p.mandant and c.praemierungsnummer = p.praemierungsnummer
        )
        group by 1, 2
      ) part group by wert_cent, haendler
    ) g`,
    groupsOthers: true,
    visible: sql`true`,
    select: {
      wert_cent: sql<number>`g.wert_cent`,
      haendler: sql<string>`g.haendler`,
      frei: sql<number>`g.frei`,
      ausgegeben: sql<number>`g.ausgegeben`,
      wartend: sql<number>`g.wartend`,
      fehlt_seit: sql<Date | null>`g.fehlt_seit`,
      nummer,
    },
    id: nummer,
    columns: { WertCent: { value: sql`g.wert_cent`, type: 'bigint' } },
    defaultOrder: { by: 'WertCent', descending: false },
    filters: {
      ...betweenDays(fehltSeit),
      Faellig: () => sql`g.fehlt_seit is not null`,
      Suche: beginsWith(nummer),
    },
    search: () => [],
    sums: { Frei: sql`g.frei`, Ausgegeben: sql`g.ausgegeben`, Wartend: sql`g.wartend` },
  } satisfies SourceOf<typeof listGutscheine>;
}
