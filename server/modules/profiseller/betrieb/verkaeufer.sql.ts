import { sql } from 'kysely';
import type { listVerkaeufer } from '../../../../contract/calls/betrieb/verkaeufer.ts';
import type { Steuerstatus } from '../../../../contract/rules/seller.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, type Column, fieldsOf, isOneOf, type RowIn, type SourceOf } from '../../../reports/report.ts';

const SEIT: Column = { value: sql`s.erstellt_am`, type: 'timestamptz' };

/** The profi sellers of the tenant on a day, with their tax status of that day (the rule of `steuerAt` over the rows of a list). */
export const verkaeuferSource = (heute: string) =>
  ({
    from: sql`seller s`,
    visible: sql`s.mandant = current_mandant()`,
    select: {
      ...fieldsOf('seller as s', ['sellernummer', 'vorname', 'nachname', 'firma', 'status', 'erstellt_am']),
      steuerstatus: sql<Steuerstatus | null>`(
        select t.steuerstatus from seller_steuer t
        where t.mandant = s.mandant and t.sellernummer = s.sellernummer and t.gilt_ab <= ${heute}::date
        order by t.gilt_ab desc, t.eintrag desc limit 1
      )`,
    },
    id: sql`s.sellernummer`,
    columns: { Sellernummer: { value: sql`s.sellernummer`, type: 'text' }, SeitAm: SEIT },
    defaultOrder: { by: 'Sellernummer', descending: true },
    filters: {
      ...betweenDays(SEIT),
      Status: isOneOf(sql`s.status`),
      Faellig: () => sql`s.status = 'WartetAufFreigabe'`,
      Suche: beginsWith(sql`s.sellernummer`),
    },
    search: () => [],
    sums: {},
  }) as const satisfies SourceOf<typeof listVerkaeufer>;

/** A profi seller as the list reads it. */
export type VerkaeuferRow = RowIn<ReturnType<typeof verkaeuferSource>>;
