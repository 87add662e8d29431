import { sql } from 'kysely';
import type { AuftragStatus } from '../../../../contract/calls/auftrag.ts';
import type { EmpfaengerStatus } from '../../../../contract/calls/empfehlung/empfehlungsform.ts';
import type { Sql } from '../../../reports/report.ts';
import type { Eigene, RowAccess } from '../../agentur/index.ts';

/** Whether the product with this id is of a confidential kind. */
const istVertraulich = (produktId: Sql, { vertraulich }: Eigene) => sql<boolean>`${produktId} = any (${vertraulich}::int[])`;

/** What employees see of the order `a`: of a confidential kind no more than that it came in, until something was granted for it (`asSeen`). */
export function auftragGesehen({ eigene }: RowAccess) {
  if (!eigene) return { status: sql<AuftragStatus>`a.status`, istVertraulich: sql<boolean>`false` };
  const isVertraulich = istVertraulich(sql`a.produkt_id`, eigene);
  return {
    status: sql<AuftragStatus>`case when g.cent is null and ${isVertraulich} then 'Eingegangen' else a.status end`,
    istVertraulich: isVertraulich,
  };
}

const NOTHING = sql<string | null>`null::text`;

/** The same of the recommended person `p`. Where they live is shown to no employee: recommenders were promised to see names and state alone. */
export function empfaengerGesehen({ eigene }: RowAccess) {
  if (!eigene)
    return { status: sql<EmpfaengerStatus>`p.status`, plz: sql<string | null>`p.plz`, ort: sql<string | null>`p.ort`, suche: sql`p.suche` };
  const isHidden = sql`${istVertraulich(sql`e.produkt_id`, eigene)}
    and exists (select from auftrag x where x.mandant = p.mandant and x.empfaengernummer = p.empfaengernummer)
    and not exists (select from praemierung g where g.mandant = p.mandant and g.empfaengernummer = p.empfaengernummer)`;
  return {
    status: sql<EmpfaengerStatus>`case when ${isHidden} then 'Ok' else p.status end`,
    plz: NOTHING,
    ort: NOTHING,
    suche: sql`(suchtext(p.empfaengernummer) || p.suchname)`,
  };
}
