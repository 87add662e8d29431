import { sql } from 'kysely';
import type { listBetriebEmpfaenger, listBetriebEmpfehlungen } from '../../../../contract/calls/betrieb/empfehlungen.ts';
import type { EmpfaengerStatus } from '../../../../contract/values/status.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, type Column, equals, fieldsOf, isOneOf, type RowIn, type SourceOf } from '../../../reports/report.ts';
import { joinProdukt, PRODUKT_NAME } from '../../produkt/index.ts';
import { statusAt } from '../berichte/empfehlungen.sql.ts';

export type BetriebEmpfehlungRow = RowIn<ReturnType<typeof betriebEmpfehlungen>>;
export type BetriebEmpfaengerRow = RowIn<typeof BETRIEB_EMPFAENGER>;

/** Status that referrals by a link have once they are confirmed. */
const OF_LINKS: readonly (string | number)[] = ['Ok', 'Abgelaufen'] satisfies EmpfaengerStatus[];

/** Condition: a referral with another status. These have an index. */
const NO_LINK = sql`(e.bestaetigt_am is null or not e.empfehlungslink)`;

/** All referrals of the tenant. */
export function betriebEmpfehlungen(now: Date) {
  const erstelltAm: Column = { value: sql`e.erstellt_am`, type: 'timestamptz' };
  const status = statusAt(now);
  const hasStatus = isOneOf(status);
  return {
    from: sql`empfehlung e ${joinProdukt(sql`e.produkt_id`)}`,
    visible: sql`e.mandant = current_mandant()`,
    select: {
      ...fieldsOf('empfehlung as e', ['empfehlungsnummer', 'erstellt_am', 'vorname', 'nachname', 'channel', 'klicks', 'agenturnummer']),
      ...PRODUKT_NAME,
      status,
    },
    id: sql`e.empfehlungsnummer`,
    columns: { ErstelltAm: erstelltAm, Empfehlungsnummer: { value: sql`e.empfehlungsnummer`, type: 'text' } },
    defaultOrder: { by: 'ErstelltAm', descending: true },
    filters: {
      ...betweenDays(erstelltAm),
      Status: (wanted) =>
        OF_LINKS.some((one) => [wanted].flat().includes(one)) ? hasStatus(wanted) : sql`${NO_LINK} and ${hasStatus(wanted)}`,
      Agenturnummer: equals(sql`e.agenturnummer`),
      Suche: beginsWith(sql`e.empfehlungsnummer`),
    },
    search: () => [],
    sums: {},
  } satisfies SourceOf<typeof listBetriebEmpfehlungen>;
}

const ERSTELLT_AM: Column = { value: sql`p.erstellt_am`, type: 'timestamptz' };

/** All recommended people of the tenant who have come by a referral or are named in one. */
export const BETRIEB_EMPFAENGER = {
  from: sql`empfaenger p left join empfehlung e on e.mandant = p.mandant and e.empfehlungsnummer = p.empfehlungsnummer
    ${joinProdukt(sql`e.produkt_id`)}`,
  visible: sql`p.mandant = current_mandant() and not p.vorlaeufig`,
  select: {
    ...fieldsOf('empfaenger as p', ['empfaengernummer', 'empfehlungsnummer', 'vorname', 'name', 'erstellt_am', 'agenturnummer']),
    ...PRODUKT_NAME,
    status: sql<EmpfaengerStatus>`p.status`,
    empfehler_vorname: sql<string>`e.vorname`,
    empfehler_nachname: sql<string>`e.nachname`,
  },
  id: sql`p.empfaengernummer`,
  columns: { ErstelltAm: ERSTELLT_AM, Empfaengernummer: { value: sql`p.empfaengernummer`, type: 'text' } },
  defaultOrder: { by: 'ErstelltAm', descending: true },
  filters: {
    ...betweenDays(ERSTELLT_AM),
    Status: isOneOf(sql`p.status`),
    Agenturnummer: equals(sql`p.agenturnummer`),
    Suche: beginsWith(sql`p.empfaengernummer`, sql`p.empfehlungsnummer`),
  },
  search: () => [],
  sums: {},
} satisfies SourceOf<typeof listBetriebEmpfaenger>;
