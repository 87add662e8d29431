import { sql } from 'kysely';
import type { listAbrechnungen, listGutschriften } from '../../../contract/calls/betrieb/abrechnungen.ts';
import type { listSellerAbrechnungen } from '../../../contract/calls/seller/abrechnung.ts';
import type { BelegStand } from '../../../contract/rules/zahlung.ts';
import { beginsWith } from '../../reports/list.ts';
import { betweenDays, type Column, equals, fieldsOf, isOneOf, type RowIn, type SourceOf, type Sql } from '../../reports/report.ts';
import { owedFor, WAITING_NETTO } from './auszahlung.sql.ts';

/** What is still to be paid to a seller, by `owedFor`, and the run that takes it, or paid it. */
const owedFields = (bezug: Sql) => ({
  offen_cent: sql<number>`coalesce(o.offen_cent, 0)`,
  stand: sql<BelegStand | null>`o.stand`,
  laufnummer: sql<string | null>`(select z.laufnummer from zahlung z
    where z.mandant = current_mandant() and z.art = 'Provision' and z.bezug = ${bezug} and z.gilt)`,
});

const BIS: Column = { value: sql`a.bis`, type: 'date' };

/** The statements of a seller. */
export const sellerAbrechnungen = (sellernummer: string) =>
  ({
    from: sql`abrechnung a`,
    visible: sql`a.mandant = current_mandant() and a.sellernummer = ${sellernummer}`,
    select: {
      ...fieldsOf('abrechnung as a', ['abrechnungsnummer', 'von', 'bis', 'summe_cent', 'rechnung_nummer', 'rechnung_faellig_am']),
      braucht_rechnung: sql<boolean>`(${WAITING_NETTO} is not null)`,
      rechnung_ausgezahlt_am: sql<string | null>`(select k.ausgefuehrt_am from zahlung k
        where k.mandant = a.mandant and k.art = 'Provision' and k.bezug = a.abrechnungsnummer and k.status = 'Ausgefuehrt')`,
    },
    id: sql`a.abrechnungsnummer`,
    columns: {
      Abrechnungsnummer: { value: sql`a.abrechnungsnummer`, type: 'text' },
      Von: { value: sql`a.von`, type: 'date' },
      Bis: BIS,
      SummeCent: { value: sql`a.summe_cent`, type: 'bigint' },
    },
    defaultOrder: { by: 'Bis', descending: true },
    filters: betweenDays(BIS),
    search: (matches) => [
      matches(sql`suchtext(a.abrechnungsnummer)`),
      sql`exists (
        select from gutschrift g where g.mandant = a.mandant and g.abrechnungsnummer = a.abrechnungsnummer and ${matches(sql`suchtext(g.gutschriftnummer)`)}
      )`,
    ],
    sums: { SummeCent: sql`a.summe_cent` },
  }) satisfies SourceOf<typeof listSellerAbrechnungen>;

export type SellerAbrechnungRow = RowIn<ReturnType<typeof sellerAbrechnungen>>;

/** The statements of all sellers. */
export const ABRECHNUNGEN = {
  from: sql`abrechnung a ${owedFor(sql`a.abrechnungsnummer`)}`,
  visible: sql`a.mandant = current_mandant()`,
  select: {
    ...fieldsOf('abrechnung as a', ['abrechnungsnummer', 'sellernummer', 'von', 'bis', 'summe_cent', 'gutschriftverfahren']),
    ...fieldsOf('abrechnung as a', ['rechnung_nummer']),
    braucht_rechnung: sql<boolean>`(${WAITING_NETTO} is not null)`,
    ...owedFields(sql`a.abrechnungsnummer`),
  },
  id: sql`a.abrechnungsnummer`,
  columns: { Abrechnungsnummer: { value: sql`a.reihennummer`, type: 'bigint' }, Bis: BIS },
  defaultOrder: { by: 'Abrechnungsnummer', descending: true },
  filters: {
    ...betweenDays(BIS),
    Stand: equals(sql`o.stand`),
    Faellig: () => sql`${WAITING_NETTO} is not null`,
    FaelligBis: (tag) => sql`a.rechnung_faellig_am <= ${tag}::date`,
    Suche: beginsWith(sql`a.abrechnungsnummer`, sql`a.sellernummer`),
  },
  search: () => [],
  sums: { SummeCent: sql`a.summe_cent`, OffenCent: sql`coalesce(o.offen_cent, 0)` },
} satisfies SourceOf<typeof listAbrechnungen>;

export type AbrechnungRow = RowIn<typeof ABRECHNUNGEN>;

const FAELLIG: Column = { value: sql`g.faellig_am`, type: 'date' };

/** The documents of all sellers. */
export const GUTSCHRIFTEN = {
  from: sql`gutschrift g ${owedFor(sql`g.gutschriftnummer`)}`,
  visible: sql`g.mandant = current_mandant()`,
  select: {
    ...fieldsOf('gutschrift as g', ['gutschriftnummer', 'sellernummer', 'abrechnungsnummer', 'brutto_cent', 'faellig_am', 'status']),
    ...fieldsOf('gutschrift as g', ['widersprochen_am', 'korrigiert_durch', 'grund']),
    ...owedFields(sql`g.gutschriftnummer`),
  },
  id: sql`g.gutschriftnummer`,
  columns: { Gutschriftnummer: { value: sql`g.gutschriftnummer`, type: 'text' }, FaelligAm: FAELLIG },
  defaultOrder: { by: 'Gutschriftnummer', descending: true },
  filters: {
    ...betweenDays(FAELLIG),
    Status: isOneOf(sql`g.status`),
    Stand: equals(sql`o.stand`),
    FaelligBis: (tag) => sql`g.faellig_am <= ${tag}::date`,
    Suche: beginsWith(sql`g.gutschriftnummer`, sql`g.abrechnungsnummer`, sql`g.sellernummer`),
  },
  search: () => [],
  sums: { BruttoCent: sql`g.brutto_cent`, OffenCent: sql`coalesce(o.offen_cent, 0)` },
} satisfies SourceOf<typeof listGutschriften>;

export type GutschriftListRow = RowIn<typeof GUTSCHRIFTEN>;
