import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { GUTSCHRIFT_STATUS } from '../../rules/provision.ts';
import { BELEG_STAND } from '../../rules/zahlung.ts';
import { named } from '../../values/named.ts';
import { Betrag, Cent, Datum, Monat, Nummer, Text } from '../../values/wire.ts';
import { Verlauf } from '../agentur/einzeln.ts';
import { Eigenrechnung, Rechnungseintrag, SellerGutschrift } from '../seller/abrechnung.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

/** Statements that wait for an invoice of the seller. */
export const ABRECHNUNGEN_FAELLIG = ['OhneRechnung'] as const;

/** What is still to be paid to a seller, and where it stands; 0 and null once nothing is. */
const OWED = { OffenCent: Cent, Stand: z.nullable(z.enum(BELEG_STAND)), Laufnummer: z.nullable(z.string()) } as const;

const AbrechnungZeile = z
  .object({
    Abrechnungsnummer: z.string(),
    Sellernummer: z.string(),
    Von: Datum,
    Bis: Datum,
    SummeCent: Betrag,
    Gutschriftverfahren: z.enum(['Ja', 'Nein']),
    Rechnungsnummer: z.nullable(z.string()),
    BrauchtRechnung: z.enum(['Ja', 'Nein']),
    ...OWED,
  })
  .register(named, {
    id: 'AbrechnungZeile',
    description:
      'A statement of a profi seller. `Gutschriftverfahren` is Nein if the seller had not agreed to credit notes: then an invoice of the seller is needed, as it is for the VAT of a document to which the seller objected (`BrauchtRechnung`). `Rechnungsnummer` is that of the invoice once it is entered; then `OffenCent` is what it releases for payment. `Stand` says where that amount stands.',
  });
export type AbrechnungZeile = z.infer<typeof AbrechnungZeile>;

/** Filter of what is to be paid to sellers: where it stands, and what is due by a day. */
const READY = { Stand: z.optional(z.nullable(z.enum(BELEG_STAND))), FaelligBis: z.optional(z.nullable(Datum)) } as const;

export const listAbrechnungen = list({
  name: 'listAbrechnungen',
  path: '/betrieb/abrechnungen',
  recht: 'Belege',
  summary: 'Statements of the profi sellers',
  description:
    'Lists the statements of all profi sellers, by default the latest number first. `Faellig` keeps those that wait for an invoice of the seller. `Von` and `Bis` of the filter go by the last day of the period. `Stand` keeps those whose open amount stands so, `FaelligBis` what is due by that day. `Suche` finds the beginning of a number of a statement or seller.',
  row: AbrechnungZeile,
  sorted: ['Abrechnungsnummer', 'Bis'],
  sums: ['SummeCent', 'OffenCent'],
  words: {
    Gutschriftverfahren: 'betrieb.abrechnung.verfahren',
    BrauchtRechnung: 'betrieb.abrechnung.braucht',
    Stand: 'betrieb.erstattung.stand',
  },
  filter: { ...READY, Faellig: z.optional(z.nullable(z.enum(ABRECHNUNGEN_FAELLIG))) },
});

const GutschriftZeile = z
  .object({
    Gutschriftnummer: z.string(),
    Sellernummer: z.string(),
    Abrechnungsnummer: z.string(),
    BruttoCent: Betrag,
    FaelligAm: Datum,
    Status: z.enum(GUTSCHRIFT_STATUS),
    WidersprochenAm: z.nullable(Datum),
    KorrigiertDurch: z.nullable(z.string()),
    Grund: z.nullable(z.string()),
    ...OWED,
  })
  .register(named, {
    id: 'GutschriftZeile',
    description:
      'A document of commissions: a Gutschrift, or with an amount below zero its correction. `OffenCent` is what is still to be paid out in cents, without its VAT after an objection until the invoice of the seller is there; `Stand` says where it stands: only what is Bereit is taken by the next payout run, ImLauf is in a run, and the others need another account of the seller. `Laufnummer` is the run that takes it, or paid it. `KorrigiertDurch` is the correction of the whole document, `Grund` of such a correction the reason of the tenant.',
  });
export type GutschriftZeile = z.infer<typeof GutschriftZeile>;

export const listGutschriften = list({
  name: 'listGutschriften',
  path: '/betrieb/gutschriften',
  recht: 'Belege',
  summary: 'Documents of the profi sellers',
  description:
    'Lists the credit notes of all profi sellers and their corrections, by default the latest number first. `Von` and `Bis` of the filter go by the day on which they are due. `Stand` keeps those whose open amount stands so, `FaelligBis` what is due by that day. `Suche` finds the beginning of a number of a document, statement or seller.',
  row: GutschriftZeile,
  sorted: ['Gutschriftnummer', 'FaelligAm'],
  sums: ['BruttoCent', 'OffenCent'],
  words: { Status: 'seller.status.gutschrift', Stand: 'betrieb.erstattung.stand' },
  filter: READY,
});

export const readBetriebGutschrift = call({
  name: 'readBetriebGutschrift',
  method: 'GET',
  path: '/betrieb/gutschriften/:nr',
  recht: 'Belege',
  tag: 'Betrieb',
  summary: 'A document of a profi seller',
  description:
    'Returns a credit note or its correction as the list of documents shows it, with the seller, the statement and the day of an objection.',
  params: z.object({ nr: Nummer }),
  answers: { 200: GutschriftZeile },
  errors: IN_BETRIEB_ERRORS,
});

export const readBetriebGutschriftPdf = call({
  name: 'readBetriebGutschriftPdf',
  method: 'GET',
  path: '/betrieb/gutschriften/:nr.pdf',
  recht: 'Belege',
  tag: 'Betrieb',
  summary: 'A document of a profi seller as PDF with the electronic invoice inside',
  description:
    'Returns the same bytes as the seller gets. `If-None-Match` with its `ETag` returns 304. Once its years are over it is Abgelaufen.',
  params: z.object({ nr: Nummer }),
  answers: { 200: z.string(), 304: null },
  answerTypes: ['application/pdf'],
  errors: [...IN_BETRIEB_ERRORS, 'Abgelaufen'],
});

export const objectBetriebGutschrift = call({
  name: 'objectBetriebGutschrift',
  method: 'POST',
  path: '/betrieb/gutschriften/:nr/widerspruch',
  recht: 'BelegeAendern',
  tag: 'Betrieb',
  summary: 'Enters the objection of a seller that came by letter',
  description:
    'Does what the objection of the seller in the portal does, from the day on which the letter came: not before the document was issued, and not in the future (422). A second objection changes nothing and answers the same.',
  params: z.object({ nr: Nummer }),
  body: z.strictObject({ EingangAm: Datum, Kanal: z.enum(['Brief']) }),
  answers: { 200: SellerGutschrift },
  errors: IN_BETRIEB_ERRORS,
  idempotent: true,
});

export const correctGutschrift = call({
  name: 'correctGutschrift',
  method: 'POST',
  path: '/betrieb/gutschriften/:nr/korrigieren',
  recht: 'BelegeAendern',
  tag: 'Betrieb',
  summary: 'Takes back a whole document of a profi seller by a correction',
  description:
    'Issues a correction (`GK-…`) over the whole document and frees its commissions for the next statement, which mends a wrong tax status. A document that is not paid ends Verrechnet; of a paid one the seller owes the amount back. A document that is corrected already is answered as it stands. A correction, a document to which the seller objected, and one whose payment is approved are Konflikt.',
  params: z.object({ nr: Nummer }),
  body: z.strictObject({ Grund: Text(500) }),
  answers: { 200: GutschriftZeile },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
  idempotent: true,
});

const BetriebAbrechnung = z.extend(AbrechnungZeile, { Rechnung: z.nullable(Eigenrechnung), Verlauf }).register(named, {
  id: 'BetriebAbrechnung',
  description: 'A statement of a profi seller with the invoice of the seller, and who entered or replaced it.',
});
export type BetriebAbrechnung = z.infer<typeof BetriebAbrechnung>;

export const readBetriebAbrechnung = call({
  name: 'readBetriebAbrechnung',
  method: 'GET',
  path: '/betrieb/abrechnungen/:nr',
  recht: 'Belege',
  tag: 'Betrieb',
  summary: 'A statement of a profi seller',
  description:
    'Returns a statement as the list of statements shows it, with the invoice of the seller, who entered or replaced it, and what is still to be paid.',
  params: z.object({ nr: Nummer }),
  answers: { 200: BetriebAbrechnung },
  errors: IN_BETRIEB_ERRORS,
});

export const enterSellerRechnung = call({
  name: 'enterSellerRechnung',
  method: 'POST',
  path: '/betrieb/abrechnungen/:nr/rechnung',
  recht: 'BelegeAendern',
  tag: 'Betrieb',
  summary: 'Enters the invoice that a profi seller wrote for a statement',
  description:
    'The next payout run pays what the invoice releases: the whole statement of a seller without credit notes, or the VAT of a document to which the seller objected. `Tag` is from the first day of the period to today, `UstCent` at most 19 % of the amount before VAT (`ustZuHoch`), and a number counts once for each seller (`vergeben`). The same invoice again is answered as it stands; another one, or a statement that needs none, is Konflikt.',
  params: z.object({ nr: Nummer }),
  body: Rechnungseintrag,
  answers: { 200: BetriebAbrechnung },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
  idempotent: true,
});

export const replaceSellerRechnung = call({
  name: 'replaceSellerRechnung',
  method: 'PUT',
  path: '/betrieb/abrechnungen/:nr/rechnung',
  recht: 'BelegeAendern',
  tag: 'Betrieb',
  summary: 'Replaces number, day and VAT of an invoice that was entered wrongly',
  description:
    'Does what the seller can do in the portal: replaces the invoice as long as no payout run has what it releases and it is not paid. Its VAT is taken back and booked again; the audit log keeps both. The bounds are those of entering it, and the same invoice again changes nothing. A statement without an invoice, and one whose invoice is in a run or paid, is Konflikt with the reason.',
  params: z.object({ nr: Nummer }),
  body: Rechnungseintrag,
  answers: { 200: BetriebAbrechnung },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
  idempotent: true,
});

export const runAbrechnungen = call({
  name: 'runAbrechnungen',
  method: 'POST',
  path: '/betrieb/abrechnungslauf',
  recht: 'BelegeAendern',
  tag: 'Betrieb',
  summary: 'Issues the statements of periods that ended by a month, or shows what it would issue',
  description:
    'Issues the statement of each seller whose period ended by the last day of `Monat` and that is not issued yet, each in one transaction with its documents, PDFs and mail. The product does this by itself on the first day of each month. A second run issues nothing twice. With `probe=true` nothing is issued: the answer says how many statements there would be and what they would come to. A month that is not over is a field error, a tenant without `Rechnungssteller` is Konflikt. `OhneKonto` are sellers whose account cannot be read.',
  query: z.object({ probe: z.optional(z.enum(['true', 'false'])) }),
  body: z.strictObject({ Monat }),
  answers: {
    200: z.object({
      Monat: z.string(),
      Abrechnungen: z.int(),
      Gutschriften: z.int(),
      SummeCent: Betrag,
      OhneKonto: z.array(z.string()),
    }),
  },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
  idempotent: true,
});
