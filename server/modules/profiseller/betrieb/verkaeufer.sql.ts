import { sql } from 'kysely';
import type { listVerkaeufer } from '../../../../contract/calls/betrieb/verkaeufer.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, type Column, fieldsOf, isOneOf, type RowIn, type SourceOf } from '../../../reports/report.ts';
import type { SteuerRow } from '../store.ts';
import { isOverUstGrenze } from '../ust-grenze.sql.ts';

const SEIT: Column = { value: sql`s.erstellt_am`, type: 'timestamptz' };

/** Tax data as the list reads it: from when it is valid, and the status. */
type Steuer = Pick<SteuerRow, 'gilt_ab' | 'steuerstatus'>;

/** The profi sellers of the tenant, with their tax data in the order in which it was entered. `heute` is `YYYY-MM-DD`. */
export const verkaeuferAt = (heute: string) =>
  ({
    from: sql`seller s`,
    visible: sql`s.mandant = current_mandant()`,
    select: {
      ...fieldsOf('seller as s', ['sellernummer', 'vorname', 'nachname', 'firma', 'status', 'erstellt_am']),
      steuern: sql<readonly Steuer[]>`(
      select coalesce(json_agg(json_build_object('gilt_ab', t.gilt_ab, 'steuerstatus', t.steuerstatus) order by t.eintrag), '[]')
      from seller_steuer t where t.mandant = s.mandant and t.sellernummer = s.sellernummer
    )`,
    },
    id: sql`s.sellernummer`,
    columns: { Sellernummer: { value: sql`s.sellernummer`, type: 'text' }, SeitAm: SEIT },
    defaultOrder: { by: 'Sellernummer', descending: true },
    filters: {
      ...betweenDays(SEIT),
      Status: isOneOf(sql`s.status`),
      Faellig: (which) => (which === 'UstGrenze' ? isOverUstGrenze(heute) : sql`s.status = 'WartetAufFreigabe'`),
      Suche: beginsWith(sql`s.sellernummer`),
    },
    search: () => [],
    sums: {},
  }) as const satisfies SourceOf<typeof listVerkaeufer>;

/** A profi seller as the list reads it. */
export type VerkaeuferRow = RowIn<ReturnType<typeof verkaeuferAt>>;
