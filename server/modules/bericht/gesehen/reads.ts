import { sql } from 'kysely';
import { VERTRAULICH } from '../../../../contract/rules/vertraulich.ts';
import type { Ausdruck } from '../form.ts';
import { isOfArt } from '../pieces/reads.ts';
import type { Bezug } from '../sicht.ts';

/** Whether a product of this id is of a confidential kind: what its data says, else what the tenant says of all. */
const istVertraulich = (produktId: Ausdruck, { konfiguration }: Pick<Bezug, 'konfiguration'>): Ausdruck =>
  isOfArt(produktId, VERTRAULICH, konfiguration);

/** What employees see of the order `a`: of a confidential kind no more than that it came in, until something was granted for it (`asSeen`). */
export function auftragGesehen({ sicht, konfiguration }: Bezug): {
  readonly status: Ausdruck;
  readonly anlass: Ausdruck;
  readonly istVertraulich: Ausdruck;
} {
  if (!sicht.istEigene) return { status: sql`a.status`, anlass: sql`a.anlass`, istVertraulich: sql`false` };
  const isVertraulich = istVertraulich(sql`a.produkt_id`, { konfiguration });
  return {
    status: sql`case when a.gewaehrt_cent is null and ${isVertraulich} then 'Eingegangen' else a.status end`,
    anlass: sql`case when not ${isVertraulich} then a.anlass when a.grund is not null then 'KeinePraemie' end`,
    istVertraulich: isVertraulich,
  };
}

const NOTHING = sql`null::text`;

/** The same of the recommended person `p`. Where they live is shown to no employee: recommenders were promised to see names and state alone. */
export function empfaengerGesehen({ sicht, konfiguration }: Bezug) {
  const plain = {
    status: sql`p.status`,
    schritt: sql`p.schritt`,
    plz: sql`p.plz`,
    ort: sql`p.ort`,
    ortname: sql`p.ortname`,
    suche: sql`p.suche`,
  };
  if (!sicht.istEigene) return { ...plain, istAnders: false };
  const isVertraulich = istVertraulich(sql`p.produkt_id`, { konfiguration });
  const orders = sql`select from auftrag x where x.mandant = p.mandant and x.empfaengernummer = p.empfaengernummer`;
  const isHidden = sql`${isVertraulich} and exists (${orders})
    and not exists (select from praemierung g where g.mandant = p.mandant and g.empfaengernummer = p.empfaengernummer)`;
  return {
    status: sql`case when ${isHidden} then 'Ok' else p.status end`,
    schritt: sql`case when not (${isHidden}) then p.schritt when exists (${orders} and x.grund is null) then 'AuftragBestaetigen' else 'KeinePraemie' end`,
    ...{ plz: NOTHING, ort: NOTHING, ortname: NOTHING },
    suche: sql`suchtext(p.empfaengernummer || ' ' || coalesce(p.vorname, '') || ' ' || coalesce(left(p.name, 1), '')) || coalesce(p.empfehlername, '')`,
    istAnders: true,
  };
}
