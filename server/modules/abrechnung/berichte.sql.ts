import { sql } from 'kysely';
import type { listAbrechnungen, listGutschriften } from '../../../contract/calls/betrieb/abrechnungen.ts';
import type { listSellerAbrechnungen } from '../../../contract/calls/seller/abrechnung.ts';
import { beginsWith } from '../../reports/list.ts';
import { betweenDays, type Column, fieldsOf, isOneOf, type RowIn, type SourceOf } from '../../reports/report.ts';

const BIS: Column = { value: sql`a.bis`, type: 'date' };

/** The statements of a seller. */
export const sellerAbrechnungen = (sellernummer: string) =>
  ({
    from: sql`abrechnung a`,
    visible: sql`a.mandant = current_mandant() and a.sellernummer = ${sellernummer}`,
    select: fieldsOf('abrechnung as a', ['abrechnungsnummer', 'von', 'bis', 'summe_cent', 'gutschriftverfahren']),
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
  from: sql`abrechnung a`,
  visible: sql`a.mandant = current_mandant()`,
  select: fieldsOf('abrechnung as a', ['abrechnungsnummer', 'sellernummer', 'von', 'bis', 'summe_cent', 'gutschriftverfahren']),
  id: sql`a.abrechnungsnummer`,
  columns: { Abrechnungsnummer: { value: sql`a.reihennummer`, type: 'bigint' }, Bis: BIS },
  defaultOrder: { by: 'Abrechnungsnummer', descending: true },
  filters: { ...betweenDays(BIS), Suche: beginsWith(sql`a.abrechnungsnummer`, sql`a.sellernummer`) },
  search: () => [],
  sums: { SummeCent: sql`a.summe_cent` },
} satisfies SourceOf<typeof listAbrechnungen>;

export type AbrechnungRow = RowIn<typeof ABRECHNUNGEN>;

const FAELLIG: Column = { value: sql`g.faellig_am`, type: 'date' };

/** The documents of all sellers. */
export const GUTSCHRIFTEN = {
  from: sql`gutschrift g`,
  visible: sql`g.mandant = current_mandant()`,
  select: fieldsOf('gutschrift as g', [
    'gutschriftnummer',
    'sellernummer',
    'abrechnungsnummer',
    'brutto_cent',
    'faellig_am',
    'status',
    'widersprochen_am',
  ]),
  id: sql`g.gutschriftnummer`,
  columns: { Gutschriftnummer: { value: sql`g.gutschriftnummer`, type: 'text' }, FaelligAm: FAELLIG },
  defaultOrder: { by: 'Gutschriftnummer', descending: true },
  filters: {
    ...betweenDays(FAELLIG),
    Status: isOneOf(sql`g.status`),
    Suche: beginsWith(sql`g.gutschriftnummer`, sql`g.abrechnungsnummer`, sql`g.sellernummer`),
  },
  search: () => [],
  sums: { BruttoCent: sql`g.brutto_cent` },
} satisfies SourceOf<typeof listGutschriften>;

export type GutschriftListRow = RowIn<typeof GUTSCHRIFTEN>;
