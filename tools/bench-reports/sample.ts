import { RECHNUNGEN_SPALTEN } from '../../contract/calls/agentur/rechnungen.ts';
import {
  AUFTRAEGE_SORTIERBAR,
  EINLADUNGEN_SPALTEN,
  EMPFEHLER_SPALTEN,
  EMPFEHLUNGEN_SPALTEN,
  LEADS_SORTIERBAR,
  PRAEMIEN_SPALTEN,
  PRAEMIENPLAN_SPALTEN,
  STAFF_SPALTEN,
} from '../../contract/calls/agentur/zeilen.ts';
import { GENERATED } from '../shared/many-referrals.ts';
import type { Case, Sample } from './cases.ts';
import type { Measured } from './product.ts';

/** By what each report can be ordered. */
export const COLUMNS: Readonly<Record<Case['bericht'], readonly string[]>> = {
  auftraege: AUFTRAEGE_SORTIERBAR,
  empfehlungen: EMPFEHLUNGEN_SPALTEN,
  empfehler: EMPFEHLER_SPALTEN,
  leads: LEADS_SORTIERBAR,
  einladungen: EINLADUNGEN_SPALTEN,
  praemien: PRAEMIEN_SPALTEN,
  praemienplan: PRAEMIENPLAN_SPALTEN,
  rechnungen: RECHNUNGEN_SPALTEN,
  mitarbeiter: STAFF_SPALTEN,
};

/** What the reports of this database are filtered by: values of the newest referral whose reward was granted, and the middle third of its time. */
export async function sampleOf({ plain }: Measured): Promise<Sample> {
  const { rows } = await plain.query<Sample>(
    `select e.produkt_id as produkt, e.channel, e.mitarbeiternummer as mitarbeiter, e.vorname,
       jsonb_build_object('auftraege', m.auftragsnummer, 'empfehlungen', m.empfehlungsnummer, 'leads', m.empfaengernummer, 'praemien', m.praemierungsnummer) as nummern,
       (now() - interval '490 days')::date::text as von, (now() - interval '245 days')::date::text as bis
     from praemierung m join empfehlung e using (mandant, empfehlungsnummer)
     where m.mandant = $1 and m.agenturnummer = $2 order by m.erstellt_am desc limit 1`,
    [GENERATED.mandant, GENERATED.agentur],
  );
  const [sample] = rows;
  if (!sample) throw new Error(`no referral of ${GENERATED.agentur} has earned anything`);
  return sample;
}
