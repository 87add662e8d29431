import { sql } from 'kysely';
import type { AuftragStatus } from '../../../../contract/calls/auftrag.ts';
import type { EmpfaengerStatus } from '../../../../contract/calls/empfehlung/empfehlungsform.ts';
import { VERTRAULICH } from '../../../../contract/rules/vertraulich.ts';
import type { Sql } from '../../../reports/report.ts';
import type { Bezug } from '../../agentur/index.ts';
import { isOfArt } from '../../produkt/index.ts';

/** Whether a product of this id is of a confidential kind: what its data says, else what the tenant says of all. */
const istVertraulich = (produktId: Sql, { konfiguration }: Pick<Bezug, 'konfiguration'>) => isOfArt(produktId, VERTRAULICH, konfiguration);

/** What employees see of the order `a`: of a confidential kind no more than that it came in, until something was granted for it (`asSeen`). */
export function auftragGesehen({ sicht, konfiguration }: Bezug) {
  if (!sicht.istEigene) return { status: sql<AuftragStatus>`a.status`, istVertraulich: sql<boolean>`false` };
  const isVertraulich = istVertraulich(sql`a.produkt_id`, { konfiguration });
  return {
    status: sql<AuftragStatus>`case when g.cent is null and ${isVertraulich} then 'Eingegangen' else a.status end`,
    istVertraulich: isVertraulich,
  };
}

const NOTHING = sql<string | null>`null::text`;

/** The same of the recommended person `p`. Where they live is shown to no employee: recommenders were promised to see names and state alone. */
export function empfaengerGesehen({ sicht, konfiguration }: Bezug) {
  if (!sicht.istEigene)
    return { status: sql<EmpfaengerStatus>`p.status`, plz: sql<string | null>`p.plz`, ort: sql<string | null>`p.ort`, suche: sql`p.suche` };
  const isHidden = sql`${istVertraulich(sql`e.produkt_id`, { konfiguration })}
    and exists (select from auftrag x where x.mandant = p.mandant and x.empfaengernummer = p.empfaengernummer)
    and not exists (select from praemierung g where g.mandant = p.mandant and g.empfaengernummer = p.empfaengernummer)`;
  return {
    status: sql<EmpfaengerStatus>`case when ${isHidden} then 'Ok' else p.status end`,
    plz: NOTHING,
    ort: NOTHING,
    suche: sql`(suchtext(p.empfaengernummer) || p.suchname)`,
  };
}
