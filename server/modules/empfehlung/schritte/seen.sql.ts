import { sql } from 'kysely';
import type { AuftragStatus, EmpfaengerStatus } from '../../../../contract/values/status.ts';
import type { Sql } from '../../../reports/report.ts';
import type { MitarbeitendeLimits, RowAccess } from '../../agentur/index.ts';

/** Whether the product with this id is of a confidential kind. */
const isOfVertraulicheArt = (produktId: Sql, { vertraulich }: MitarbeitendeLimits) =>
  sql<boolean>`${produktId} = any (${vertraulich}::int[])`;

/** The order `a` as employees see it. An order of a confidential kind is shown as Eingegangen until it has a grant (as in `asSeen`). */
export function auftragAsSeen({ eigene }: RowAccess) {
  if (!eigene) return { status: sql<AuftragStatus>`a.status`, isVertraulich: sql<boolean>`false` };
  const isVertraulich = isOfVertraulicheArt(sql`a.produkt_id`, eigene);
  return {
    status: sql<AuftragStatus>`case when g.cent is null and ${isVertraulich} then 'Eingegangen' else a.status end`,
    isVertraulich,
  };
}

const NOTHING = sql<string | null>`null::text`;

/** The same for the recommended person `p`. Employees do not see the address: recommenders were promised that only names and status are shown. */
export function empfaengerAsSeen({ eigene }: RowAccess) {
  if (!eigene)
    return { status: sql<EmpfaengerStatus>`p.status`, plz: sql<string | null>`p.plz`, ort: sql<string | null>`p.ort`, suche: sql`p.suche` };
  const isHidden = sql`${isOfVertraulicheArt(sql`e.produkt_id`, eigene)}
    and exists (select from auftrag x where x.mandant = p.mandant and x.empfaengernummer = p.empfaengernummer)
    and not exists (select from praemierung g where g.mandant = p.mandant and g.empfaengernummer = p.empfaengernummer)`;
  return {
    status: sql<EmpfaengerStatus>`case when ${isHidden} then 'Ok' else p.status end`,
    plz: NOTHING,
    ort: NOTHING,
    suche: sql`(suchtext(p.empfaengernummer) || p.suchname)`,
  };
}
