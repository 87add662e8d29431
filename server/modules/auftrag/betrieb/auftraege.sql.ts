import { sql } from 'kysely';
import type { Faellig, listBetriebAuftraege } from '../../../../contract/calls/betrieb/auftraege.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, type Column, equals, fieldsOf, isOneOf, type RowIn, type SourceOf, type Sql } from '../../../reports/report.ts';
import { joinProdukt, PRODUKT_NAME } from '../../produkt/index.ts';
import { wertOf } from '../auftraege.sql.ts';
import type { ReleaseWindow } from '../freigabe-regel.ts';
import type { Freigabefrist } from '../freigabefrist.sql.ts';

/** An order of the tenant as its list reads it. */
export type BetriebAuftragRow = RowIn<ReturnType<typeof betriebAuftraege>>;

const GEWAEHRT: Sql = sql`(
  select sum(m.wert_cent) filter (where m.status <> 'Storniert') from praemierung m
  where m.mandant = a.mandant and m.empfaengernummer = a.empfaengernummer and m.auftragsnummer = a.auftragsnummer
)`;

/** All orders of the tenant. */
export function betriebAuftraege(frist: Freigabefrist, window: ReleaseWindow) {
  const wert = sql<number>`${wertOf(GEWAEHRT)}::int`;
  const auftragsdatum: Column = { value: sql`a.auftragsdatum`, type: 'date' };
  return {
    from: sql`auftrag a left join empfehlung e on e.mandant = a.mandant and e.empfehlungsnummer = a.empfehlungsnummer
      left join empfaenger p on p.mandant = a.mandant and p.empfaengernummer = a.empfaengernummer ${joinProdukt(sql`a.produkt_id`)}`,
    visible: sql`a.mandant = current_mandant()`,
    select: {
      ...fieldsOf('auftrag as a', [
        'auftragsnummer',
        'auftragsdatum',
        'frist_beginn',
        'status',
        'grund',
        'agenturnummer',
        'mitarbeiternummer',
      ]),
      ...fieldsOf('auftrag as a', ['empfehlungsnummer', 'empfaengernummer', 'freigegeben_am', 'freigegeben_durch', 'beanstandung']),
      ...fieldsOf('produkt as pr', ['daten']),
      ...PRODUKT_NAME,
      empfehler_vorname: sql<string>`e.vorname`,
      empfehler_nachname: sql<string>`e.nachname`,
      empfaenger_vorname: sql<string | null>`p.vorname`,
      empfaenger_name: sql<string | null>`p.name`,
      wert_cent: wert,
    },
    id: sql`a.auftragsnummer`,
    columns: {
      Auftragsdatum: auftragsdatum,
      Auftragsnummer: { value: sql`a.auftragsnummer`, type: 'text' },
      FreigabeAb: frist.spalte,
    },
    defaultOrder: { by: 'Auftragsdatum', descending: true },
    filters: {
      ...betweenDays(auftragsdatum),
      Status: isOneOf(sql`a.status`),
      Agenturnummer: equals(sql`a.agenturnummer`),
      Suche: beginsWith(sql`a.auftragsnummer`, sql`a.empfehlungsnummer`, sql`a.empfaengernummer`),
      Faellig: (what) => FAELLIG[what as Faellig](frist, window),
    },
    search: () => [],
    sums: { WertCent: wert },
  } satisfies SourceOf<typeof listBetriebAuftraege>;
}

/**
 * Orders that wait for the tenant. To be released are those whose day has come without an objection: of no agency, of one that cannot release, or of one that
 * let its days pass (as in `freigabestandOf`). A scalar subquery for the recipient, as in `isReleasable`.
 */
const FAELLIG = {
  ZuBestaetigen: () => sql`a.status = 'Eingegangen'`,
  ZuFreigeben: ({ tag, between }, { von, bis }) => sql`a.status = 'Bestaetigt' and a.beanstandet_am is null
    and ${between('2000-01-01', bis)} and (
      ${tag} < ${von}::date or not exists (
        select from agentur g where g.mandant = a.mandant and g.agenturnummer = a.agenturnummer and g.status = 'Aktiv'
      )
    ) and (select x.status = 'Ok' from empfaenger x where x.mandant = a.mandant and x.empfaengernummer = a.empfaengernummer)`,
  Beanstandet: () => sql`a.status in ('Eingegangen', 'Bestaetigt') and a.beanstandet_am is not null`,
} as const satisfies Record<Faellig, (frist: Freigabefrist, window: ReleaseWindow) => Sql>;
