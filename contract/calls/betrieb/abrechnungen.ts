import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { GUTSCHRIFT_STATUS } from '../../rules/provision.ts';
import { named } from '../../values/named.ts';
import { Betrag, Datum, Monat, Nummer } from '../../values/wire.ts';
import { SellerGutschrift } from '../seller/abrechnung.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

const AbrechnungZeile = z
  .object({
    Abrechnungsnummer: z.string(),
    Sellernummer: z.string(),
    Von: Datum,
    Bis: Datum,
    SummeCent: Betrag,
    Gutschriftverfahren: z.enum(['Ja', 'Nein']),
  })
  .register(named, {
    id: 'AbrechnungZeile',
    description:
      'A statement of a profi seller. `Gutschriftverfahren` is Nein if the seller had not agreed to credit notes: then an invoice of the seller is needed.',
  });
export type AbrechnungZeile = z.infer<typeof AbrechnungZeile>;

export const listAbrechnungen = list({
  name: 'listAbrechnungen',
  path: '/betrieb/abrechnungen',
  recht: 'Belege',
  summary: 'Statements of the profi sellers',
  description:
    'Lists the statements of all profi sellers, by default the latest number first. `Von` and `Bis` of the filter go by the last day of the period. `Suche` finds the beginning of a number of a statement or seller.',
  row: AbrechnungZeile,
  sorted: ['Abrechnungsnummer', 'Bis'],
  sums: ['SummeCent'],
  words: { Gutschriftverfahren: 'betrieb.abrechnung.verfahren' },
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
  })
  .register(named, {
    id: 'GutschriftZeile',
    description: 'A document of commissions: a Gutschrift, or with an amount below zero its correction.',
  });
export type GutschriftZeile = z.infer<typeof GutschriftZeile>;

export const listGutschriften = list({
  name: 'listGutschriften',
  path: '/betrieb/gutschriften',
  recht: 'Belege',
  summary: 'Documents of the profi sellers',
  description:
    'Lists the credit notes of all profi sellers and their corrections, by default the latest number first. `Von` and `Bis` of the filter go by the day on which they are due. `Suche` finds the beginning of a number of a document, statement or seller.',
  row: GutschriftZeile,
  sorted: ['Gutschriftnummer', 'FaelligAm'],
  sums: ['BruttoCent'],
  words: { Status: 'seller.status.gutschrift' },
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
