import { sql } from 'kysely';
import { type listBetriebNachbuchungen, MAX_ZUORDNUNGEN } from '../../../../contract/calls/betrieb/nachbuchungen.ts';
import type { EmpfaengerStatus } from '../../../../contract/values/status.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, type Column, fieldsOf, isOneOf, type RowIn, type SourceOf } from '../../../reports/report.ts';
import { joinProdukt, PRODUKT_NAME } from '../../produkt/index.ts';

export type BetriebNachbuchungRow = RowIn<typeof BETRIEB_NACHBUCHUNGEN>;

const ERSTELLT_AM: Column = { value: sql`n.erstellt_am`, type: 'timestamptz' };

/** All claims of the tenant. */
export const BETRIEB_NACHBUCHUNGEN = {
  from: sql`nachbuchung n left join empfehler e on e.mandant = n.mandant and e.empfehler_id = n.empfehler_id ${joinProdukt(sql`n.produkt_id`)}`,
  visible: sql`n.mandant = current_mandant()`,
  select: {
    ...fieldsOf('nachbuchung as n', ['nachbuchungsnummer', 'empfehler_id', 'auftragsnummer', 'auftragsdatum', 'empfehlungsnummer']),
    ...fieldsOf('nachbuchung as n', ['vorname', 'nachname', 'nachweis', 'status', 'antwort', 'erstellt_am', 'entschieden_am']),
    ...fieldsOf('produkt as pr', ['daten']),
    ...PRODUKT_NAME,
    empfehler_vorname: sql<string>`e.vorname`,
    empfehler_nachname: sql<string>`e.nachname`,
  },
  id: sql`n.nachbuchungsnummer`,
  columns: { ErstelltAm: ERSTELLT_AM, Nachbuchungsnummer: { value: sql`n.nachbuchungsnummer`, type: 'text' } },
  defaultOrder: { by: 'ErstelltAm', descending: true },
  filters: {
    ...betweenDays(ERSTELLT_AM),
    Status: isOneOf(sql`n.status`),
    Suche: beginsWith(sql`n.nachbuchungsnummer`, sql`n.auftragsnummer`),
    Faellig: () => sql`n.status = 'Offen'`,
  },
  search: () => [],
  sums: {},
} satisfies SourceOf<typeof listBetriebNachbuchungen>;

/** A referral that a claim could be about, with one of its recipients, if there is one. */
interface ZuordnungRow {
  readonly empfehlungsnummer: string;
  readonly erstellt_am: Date;
  readonly empfehlungslink: boolean;
  readonly produkt_name: string;
  readonly produkt_name_en: string;
  readonly empfaengernummer: string | null;
  readonly vorname: string | null;
  readonly name: string | null;
  readonly status: EmpfaengerStatus | null;
}

/**
 * Confirmed referrals of the claim's recommender that were there on the day of the order, the claimed one first, then the newest; each with its recipients,
 * those of the claimed name first.
 */
export async function listZuordnungen(
  { tx }: MandantScope,
  claim: Pick<BetriebNachbuchungRow, 'empfehler_id' | 'empfehlungsnummer' | 'auftragsdatum' | 'vorname' | 'nachname'>,
): Promise<readonly ZuordnungRow[]> {
  const plain = (name: string | null) => (name ?? '').trim().toLowerCase();
  const query = sql<ZuordnungRow>`(
    select e.empfehlungsnummer, e.erstellt_am, e.empfehlungslink, pr.name as produkt_name, pr.name_en as produkt_name_en,
      p.empfaengernummer, p.vorname, p.name, p.status
    from (
      select * from empfehlung o
      where o.mandant = current_mandant() and o.empfehler_id = ${claim.empfehler_id} and o.bestaetigt_am is not null
        and o.erstellt_am < ((${claim.auftragsdatum}::date + 1)::timestamp at time zone 'Europe/Berlin')
      order by o.empfehlungsnummer = ${claim.empfehlungsnummer ?? ''} desc, o.erstellt_am desc, o.empfehlungsnummer
      limit ${MAX_ZUORDNUNGEN.empfehlungen}
    ) e ${joinProdukt(sql`e.produkt_id`)}
    left join lateral (
      select * from empfaenger r
      where r.mandant = current_mandant() and r.empfehlungsnummer = e.empfehlungsnummer and not r.vorlaeufig
      order by (lower(trim(r.vorname)), lower(trim(r.name))) = (${plain(claim.vorname)}::text, ${plain(claim.nachname)}::text) desc nulls last,
        r.erstellt_am desc, r.empfaengernummer
      limit ${MAX_ZUORDNUNGEN.empfaenger}
    ) p on true
    order by e.empfehlungsnummer = ${claim.empfehlungsnummer ?? ''} desc, e.erstellt_am desc, e.empfehlungsnummer, p.erstellt_am desc, p.empfaengernummer
  )`;
  return tx.selectFrom(query.as('found')).selectAll().execute();
}

/** Who decided a claim, as the audit log stores it. */
export async function findDecider({ tx }: MandantScope, nachbuchungsnummer: string): Promise<string | null> {
  const row = await tx
    .selectFrom('protokoll')
    .select('wer')
    .where('bezug', '=', nachbuchungsnummer)
    .where('was', '=', 'nachbuchung.status')
    .orderBy('protokoll_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.wer ?? null;
}

/** The stored order of a number with its recommender; undefined if it is unknown. */
export const findAuftragWithEmpfehler = ({ tx }: MandantScope, auftragsnummer: string) =>
  tx
    .selectFrom('auftrag')
    .innerJoin('empfehlung', 'empfehlung.empfehlungsnummer', 'auftrag.empfehlungsnummer')
    .select(['auftrag.status', 'auftrag.empfehlungsnummer', 'auftrag.empfaengernummer'])
    .select(['empfehlung.vorname as empfehler_vorname', 'empfehlung.nachname as empfehler_nachname'])
    .where('auftrag.auftragsnummer', '=', auftragsnummer)
    .executeTakeFirst();
