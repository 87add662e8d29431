import { sql } from 'kysely';
import type { listProvisionen, listSellerAuftraege } from '../../../contract/calls/seller/verkauf.ts';
import { PROVISION_STATUS } from '../../../contract/rules/provision.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { MandantTables } from '../../db/tables.ts';
import { betweenDays, equals, fieldsOf, folded, isOneOf, type RowIn, ranked, type SourceOf, type Sql } from '../../reports/report.ts';
import { byProduktname, joinProdukt, PRODUKT_NAME, produktMatches } from '../produkt/index.ts';

/** The seller whose rows are read, and the language in which products are sorted. */
interface Seen {
  readonly sellernummer: string;
  readonly locale: Locale;
}

/** Cents of the commission of the order `a`, without what was taken back. */
const PROVISION_CENT: Sql = sql`(
  select sum(p.betrag_cent) filter (where p.status <> 'Zurueckgenommen') from provision p
  where p.mandant = a.mandant and p.auftragsnummer = a.auftragsnummer
)`;

/** The orders of a seller. `freigabeAb` is their day of release, by which they are sorted. */
export const sellerAuftraege = ({ sellernummer, locale }: Seen, freigabeAb: Sql) =>
  ({
    from: sql`auftrag a left join empfaenger e on e.mandant = a.mandant and e.empfaengernummer = a.empfaengernummer ${joinProdukt(sql`a.produkt_id`)}`,
    visible: sql`a.mandant = current_mandant() and a.sellernummer = ${sellernummer}`,
    select: {
      ...fieldsOf('auftrag as a', ['auftragsnummer', 'auftragsdatum', 'frist_beginn', 'status', 'provision']),
      ...fieldsOf('produkt as pr', ['daten']),
      ...PRODUKT_NAME,
      vorname: sql<string | null>`e.vorname`,
      name: sql<string | null>`e.name`,
      provision_cent: sql<number | null>`${PROVISION_CENT}::int`,
    },
    id: sql`a.auftragsnummer`,
    columns: {
      Auftragsnummer: { value: sql`a.auftragsnummer`, type: 'text' },
      Auftragsdatum: { value: sql`a.auftragsdatum`, type: 'date' },
      Produkt: byProduktname(locale),
      Empfaenger: { value: folded(sql`coalesce(e.vorname, '') || ' ' || coalesce(e.name, '')`), type: 'text' },
      Status: ranked(sql`a.status`, ['Eingegangen', 'Bestaetigt', 'Freigegeben', 'Storniert', 'Widerrufen']),
      FreigabeAb: { value: freigabeAb, type: 'date' },
    },
    defaultOrder: { by: 'Auftragsdatum', descending: true },
    filters: {
      ...betweenDays({ value: sql`a.auftragsdatum`, type: 'date' }),
      Status: isOneOf(sql`a.status`),
      ProduktId: equals(sql`a.produkt_id`),
    },
    search: (matches) => [
      matches(sql`suchtext(a.auftragsnummer)`),
      // As the list shows a customer: first name and initial.
      matches(sql`suchtext(coalesce(e.vorname, '') || ' ' || left(coalesce(e.name, ''), 1))`),
      produktMatches(sql`a.produkt_id`, locale, matches),
    ],
    sums: {},
  }) satisfies SourceOf<typeof listSellerAuftraege>;

export type SellerAuftragRow = RowIn<ReturnType<typeof sellerAuftraege>>;

/** The commissions of a seller. */
export const sellerProvisionen = ({ sellernummer, locale }: Seen) =>
  ({
    from: sql`provision p join auftrag a on a.mandant = p.mandant and a.auftragsnummer = p.auftragsnummer ${joinProdukt(sql`a.produkt_id`)}`,
    visible: sql`p.mandant = current_mandant() and p.sellernummer = ${sellernummer}`,
    select: {
      ...fieldsOf('provision as p', ['provision_id', 'auftragsnummer', 'teil', 'betrag_cent', 'status', 'gebucht_am', 'abrechnungsnummer']),
      ...fieldsOf('auftrag as a', ['auftragsdatum']),
      auftrag_status: sql<MandantTables['auftrag']['status']>`a.status`,
      ...fieldsOf('produkt as pr', ['daten']),
      ...PRODUKT_NAME,
    },
    id: sql`p.provision_id`,
    columns: {
      Id: { value: sql`p.provision_id`, type: 'text' },
      Auftragsnummer: { value: sql`p.auftragsnummer`, type: 'text' },
      Produkt: byProduktname(locale),
      Teil: { value: sql`p.teil`, type: 'text' },
      BetragCent: { value: sql`p.betrag_cent`, type: 'bigint' },
      Status: ranked(sql`p.status`, PROVISION_STATUS),
      GebuchtAm: { value: sql`coalesce(p.gebucht_am, p.erstellt_am)`, type: 'timestamptz' },
      Abrechnungsnummer: { value: sql`coalesce(p.abrechnungsnummer, '')`, type: 'text' },
    },
    defaultOrder: { by: 'GebuchtAm', descending: true },
    filters: {
      ...betweenDays({ value: sql`a.auftragsdatum`, type: 'date' }),
      Status: isOneOf(sql`p.status`),
      ProduktId: equals(sql`a.produkt_id`),
    },
    search: (matches) => [
      matches(sql`suchtext(p.auftragsnummer || ' ' || p.teil || ' ' || coalesce(p.abrechnungsnummer, ''))`),
      produktMatches(sql`a.produkt_id`, locale, matches),
    ],
    sums: { BetragCent: sql`case when p.status = 'Zurueckgenommen' then 0 else p.betrag_cent end` },
  }) satisfies SourceOf<typeof listProvisionen>;

export type ProvisionBerichtRow = RowIn<ReturnType<typeof sellerProvisionen>>;
