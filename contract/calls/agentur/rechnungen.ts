import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Betrag, Cent, Datum } from '../../values/wire.ts';
import { IN_AGENTUR_ERRORS, NummerInAgentur } from './in-agentur.ts';

export const RECHNUNG_STATUS = ['Offen', 'Bezahlt', 'Storniert'] as const;
export type RechnungStatus = (typeof RECHNUNG_STATUS)[number];

const Monat = z.string().check(z.regex(/^\d{4}-\d{2}$/));

const ZEILE = {
  Rechnungsnummer: z.string(),
  Monat,
  NettoCent: Betrag,
  UstCent: Betrag,
  BruttoCent: Betrag,
  OffenCent: Betrag,
  FaelligAm: Datum,
  BezahltAm: z.nullable(Datum),
  Status: z.enum(RECHNUNG_STATUS),
};

export const RechnungZeile = z.object(ZEILE).register(named, {
  id: 'RechnungZeile',
  description:
    'A document of an agency: an invoice, or a correction or cancellation with amounts below zero. `Monat` is the month that the document covers, as `YYYY-MM`. `OffenCent` is what is still to be paid: above zero by the agency, below zero by the tenant, zero once it is paid or cancelled. `BezahltAm` is the day of the last receipt, once the gross amount is reached. `FaelligAm` of a correction is the day by which the tenant transfers the amount to the agency; it is not set off against other documents.',
});
export type RechnungZeile = z.infer<typeof RechnungZeile>;

export const Rechnungsposition = z
  .object({
    Tag: Datum,
    Vorgang: z.enum(['Praemie', 'PraemieZurueck', 'Gebuehr', 'GebuehrZurueck']),
    Auftragsnummer: z.string(),
    Produkt: z.string(),
    BetragCent: Betrag,
    ZuRechnungsnummer: z.nullable(z.string()),
  })
  .register(named, {
    id: 'Rechnungsposition',
    description:
      'The cost of an order on a day, before VAT. A line that takes a cost back is below zero and names the document with the original cost.',
  });

export const Rechnungseingang = z.object({ Am: Datum, BetragCent: Cent }).register(named, {
  id: 'Rechnungseingang',
  description: 'A payment that was received for an invoice, on a day: the whole amount or a part of it.',
});

const Rechnung = z
  .object({
    ...ZEILE,
    Art: z.enum(['Rechnung', 'Auslage', 'Korrektur', 'Storno']),
    AusgestelltAm: Datum,
    UstProzent: z.int(),
    StorniertDurch: z.nullable(z.string()),
    Storniert: z.nullable(z.string()),
    Positionen: z.array(Rechnungsposition),
    Eingaenge: z.array(Rechnungseingang),
  })
  .register(named, {
    id: 'Rechnung',
    description:
      'A document of an agency with its lines: an invoice, an invoice of pass-through amounts (Auslage, without VAT), a correction, or a cancellation, which names the cancelled document. `Eingaenge` are the payments that were received for it, by their days.',
  });
export type Rechnung = z.infer<typeof Rechnung>;

export const readRechnung = call({
  name: 'readRechnung',
  method: 'GET',
  path: '/agentur/rechnungen/:agentur/:nr',
  recht: 'Rechnungen',
  tag: 'Agentur',
  summary: 'A document of an agency with its lines',
  description:
    'Returns a document of the agency with the cost of each order. A document of another agency is not found. A cancelled document and its cancellation are both Storniert.',
  params: NummerInAgentur,
  answers: { 200: Rechnung },
  errors: IN_AGENTUR_ERRORS,
});

export const readRechnungPdf = call({
  name: 'readRechnungPdf',
  method: 'GET',
  path: '/agentur/rechnungen/:agentur/:nr.pdf',
  recht: 'Rechnungen',
  tag: 'Agentur',
  summary: 'A document of an agency as PDF with the electronic invoice inside',
  description:
    'Returns the document as PDF/A-3 in German with its XML (Factur-X, EN 16931), in the bytes that were stored when it was issued. Each answer is the same, and `If-None-Match` with its `ETag` returns 304. A document of another agency is not found. Once its years are over it is Abgelaufen; its row and lines stay after that time.',
  params: NummerInAgentur,
  answers: { 200: z.string(), 304: null },
  answerTypes: ['application/pdf'],
  errors: [...IN_AGENTUR_ERRORS, 'Abgelaufen'],
});
