import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { GUTSCHRIFT_STATUS } from '../../rules/provision.ts';
import { named } from '../../values/named.ts';
import { Betrag, Cent, Datum, Nummer, Text } from '../../values/wire.ts';
import { reportParts } from '../bericht.ts';
import { OffeneForderung } from '../forderung.ts';
import { SELLER_ERRORS } from './login.ts';

export const SellerGutschrift = z
  .object({
    Gutschriftnummer: z.string(),
    BruttoCent: Betrag,
    Status: z.enum(GUTSCHRIFT_STATUS),
    FaelligAm: Datum,
    WidersprochenAm: z.nullable(Datum),
    AusgezahltAm: z.nullable(Datum),
    AusgezahltCent: z.nullable(Cent),
    KorrigiertDurch: z.nullable(z.string()),
    Forderung: z.optional(OffeneForderung),
  })
  .register(named, {
    id: 'SellerGutschrift',
    description:
      'A document of commissions that the tenant wrote for the seller: a Gutschrift (`GS-…`), or with an amount below zero its correction (`GK-…`). It is paid by `FaelligAm`; of a correction the day by which its claim is due. `WidersprochenAm` is the day from which it is no invoice, since the seller objected, `AusgezahltAm` the day on which its transfer was executed, and `AusgezahltCent` its amount, which is without VAT if the seller had objected before. `KorrigiertDurch` is the correction of the whole document; then its commissions stand on the next statement. `Forderung` is what a correction claims back.',
  });
export type SellerGutschrift = z.infer<typeof SellerGutschrift>;

export const SellerAbrechnungZeile = z
  .object({
    Abrechnungsnummer: z.string(),
    Von: Datum,
    Bis: Datum,
    SummeCent: Betrag,
    Gutschriften: z.array(SellerGutschrift),
    BrauchtRechnung: z.boolean(),
    Rechnungsnummer: z.nullable(z.string()),
    RechnungFaelligAm: z.nullable(Datum),
    RechnungAusgezahltAm: z.nullable(Datum),
  })
  .register(named, {
    id: 'SellerAbrechnungZeile',
    description:
      'A statement of the commissions of a period, with its documents. `SummeCent` is before VAT. `BrauchtRechnung` says that the tenant waits for an invoice of the seller: who had not agreed to credit notes, or objected to one with VAT. Once the tenant has entered it, `Rechnungsnummer` is its number, `RechnungFaelligAm` the day by which what it releases is paid, and `RechnungAusgezahltAm` the day on which it was.',
  });
export type SellerAbrechnungZeile = z.infer<typeof SellerAbrechnungZeile>;

const Rechnungsangaben = { Rechnungsnummer: Text(50), Tag: Datum, UstCent: Cent } as const;
/** The invoice that a seller wrote for a statement, as it is entered. */
export const Rechnungseintrag = z.strictObject(Rechnungsangaben);

export const Eigenrechnung = z.object({ ...Rechnungsangaben, Rechnungsnummer: z.string(), Aenderbar: z.boolean() }).register(named, {
  id: 'Eigenrechnung',
  description:
    'The invoice that a seller wrote for a statement: its number, day and VAT. `Aenderbar` is false once a payout run has what it releases, or it was paid.',
});
export type Eigenrechnung = z.infer<typeof Eigenrechnung>;

const SellerAbrechnung = z.extend(SellerAbrechnungZeile, { Rechnung: z.nullable(Eigenrechnung) }).register(named, {
  id: 'SellerAbrechnung',
  description:
    'A statement of the commissions of a period with its documents, and the invoice of the seller once the tenant has entered it.',
});
export type SellerAbrechnung = z.infer<typeof SellerAbrechnung>;

const of = { recht: 'Seller', tag: 'Seller' } as const;
const byNumber = { ...of, params: z.object({ nr: Nummer }) } as const;

export const listSellerAbrechnungen = call({
  name: 'listSellerAbrechnungen',
  path: '/seller/abrechnungen',
  ...of,
  summary: 'Statements of a profi seller',
  description:
    'Lists the statements of the seller, by default the latest period first. The product issues one for each period on the first day after it, also without business. `Von` and `Bis` of the filter go by the last day of the period. The query is that of the reports of agencies.',
  ...reportParts({
    row: SellerAbrechnungZeile,
    computed: ['Gutschriften', 'BrauchtRechnung', 'Rechnungsnummer', 'RechnungFaelligAm', 'RechnungAusgezahltAm'],
    sums: ['SummeCent'],
  }),
  errors: SELLER_ERRORS,
});

export const readSellerAbrechnung = call({
  name: 'readSellerAbrechnung',
  method: 'GET',
  path: '/seller/abrechnungen/:nr',
  ...byNumber,
  summary: 'A statement of a profi seller',
  description: "Returns one row of the list of statements with the invoice of the seller. Another seller's is not found.",
  answers: { 200: SellerAbrechnung },
  errors: SELLER_ERRORS,
});

export const replaceEigeneRechnung = call({
  name: 'replaceEigeneRechnung',
  method: 'PUT',
  path: '/seller/abrechnungen/:nr/rechnung',
  ...byNumber,
  summary: "Replaces number, day and VAT of the seller's own invoice for a statement",
  description:
    "Corrects the invoice that the tenant has entered, as long as no payout run has what it releases and it is not paid; after that, and before one is entered, it is Konflikt with the reason. The bounds of day, VAT and number are those of entering it. The tenant's audit log keeps both. The same invoice again changes nothing. Another seller's statement is not found.",
  body: Rechnungseintrag,
  answers: { 200: SellerAbrechnung },
  errors: [...SELLER_ERRORS, 'Konflikt'],
  idempotent: true,
});

const pdf = {
  answers: { 200: z.string(), 304: null },
  answerTypes: ['application/pdf'],
  errors: [...SELLER_ERRORS, 'Abgelaufen'],
} as const;
const PDF =
  "Each answer has the same bytes, and `If-None-Match` with its `ETag` returns 304. Another seller's is not found. Once its years are over it is Abgelaufen.";

export const readAbrechnungPdf = call({
  name: 'readAbrechnungPdf',
  method: 'GET',
  path: '/seller/abrechnungen/:nr.pdf',
  ...byNumber,
  summary: 'A statement of a profi seller as PDF',
  description: `Returns the statement as it was issued: every commission with day, order, product and part, and cancelled orders with the reason. ${PDF}`,
  ...pdf,
});

export const readGutschriftPdf = call({
  name: 'readGutschriftPdf',
  method: 'GET',
  path: '/seller/gutschriften/:nr.pdf',
  ...byNumber,
  summary: 'A document of a profi seller as PDF with the electronic invoice inside',
  description: `Returns the document as PDF/A-3 in German with its XML (EN 16931), as it was issued; after an objection with its mark and without the XML, since it is no invoice any more. ${PDF}`,
  ...pdf,
});

export const objectGutschrift = call({
  name: 'objectGutschrift',
  method: 'POST',
  path: '/seller/gutschriften/:nr/widerspruch',
  ...byNumber,
  summary: 'The seller objects to a document',
  description:
    "From now on the document is no invoice; its PDF says so. No reason is needed, and the amount before VAT stays payable. A second objection changes nothing and answers the same. Another seller's document is not found.",
  answers: { 200: SellerGutschrift },
  errors: SELLER_ERRORS,
  idempotent: true,
});

export const readBuchauszug = call({
  name: 'readBuchauszug',
  method: 'GET',
  path: '/seller/auszug',
  writes: true,
  ...of,
  summary: 'The commissions of a profi seller as a file',
  description:
    'Returns the rows that the books have for the seller as CSV: each commission with order, day of the order, product, part, amount, status, day of booking and statement. `von` and `bis` are days of the orders, both included; without them all rows.',
  query: z.object({ von: z.optional(Datum), bis: z.optional(Datum) }),
  answers: { 200: z.string() },
  answerTypes: ['text/csv; charset=utf-8'],
  errors: [...SELLER_ERRORS, 'NichtAuthorisiert'],
});
