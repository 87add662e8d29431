import { AGENTUR_BERICHTE, type BerichtName } from '../../contract/calls/agentur/berichte.ts';
import { type ReportCall, sortableOf } from '../../contract/calls/bericht.ts';
import { GENERATED } from '../shared/many-referrals.ts';
import type { Sample } from './cases.ts';
import type { Measured } from './product.ts';

/** The sortable columns of each report. */
export const COLUMNS = Object.fromEntries(
  Object.entries<ReportCall>(AGENTUR_BERICHTE).map(([name, { report }]) => [name, sortableOf(report)]),
) as Readonly<Record<BerichtName, readonly string[]>>;

/** Filter values of this database: those of the newest referral with a granted reward, and the middle third of the two years. */
export async function sampleOf({ plain }: Measured): Promise<Sample> {
  const { rows } = await plain.query<Sample>(
    `select e.produkt_id as produkt, e.channel, e.mitarbeiternummer as mitarbeiter, e.vorname,
       jsonb_build_object('auftraege', m.auftragsnummer, 'empfehlungen', m.empfehlungsnummer, 'leads', m.empfaengernummer, 'praemien', m.praemierungsnummer) as nummern,
       jsonb_build_object('vorname', p.vorname, 'name', p.name, 'plz', p.plz, 'email', p.email) as person,
       (now() - interval '490 days')::date::text as von, (now() - interval '245 days')::date::text as bis
     from praemierung m join empfehlung e using (mandant, empfehlungsnummer)
       join empfaenger p on p.mandant = m.mandant and p.empfaengernummer = m.empfaengernummer
     where m.mandant = $1 and m.agenturnummer = $2 order by m.erstellt_am desc limit 1`,
    [GENERATED.mandant, GENERATED.agentur],
  );
  const [sample] = rows;
  if (!sample) throw new Error(`no referral of ${GENERATED.agentur} has earned anything`);
  return sample;
}
