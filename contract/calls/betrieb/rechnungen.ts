import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { BELEG_STAND } from '../../rules/zahlung.ts';
import { named } from '../../values/named.ts';
import { Betrag, Datum, Monat, Nummer, Text, Zeitpunkt } from '../../values/wire.ts';
import { Verlauf } from '../agentur/einzeln.ts';
import { RECHNUNG_STATUS, type RechnungStatus, Rechnungseingang, Rechnungsposition } from '../agentur/rechnungen.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

/** Documents that wait for the tenant: unpaid ones whose day is over, and amounts in favour of an agency that are not paid out. */
export const RECHNUNGEN_FAELLIG = ['Ueberfaellig', 'Guthaben'] as const;

export const BetriebRechnungZeile = z
  .object({
    Monat: z.string(),
    Rechnungsnummer: z.string(),
    Agenturnummer: z.string(),
    AgenturName: z.string(),
    Art: z.enum(['Rechnung', 'Auslage', 'Korrektur', 'Storno']),
    BruttoCent: Betrag,
    OffenCent: Betrag,
    AusgestelltAm: Datum,
    FaelligAm: Datum,
    Status: z.enum(RECHNUNG_STATUS),
    ErinnertAm: z.nullable(Zeitpunkt),
    Stand: z.nullable(z.enum(BELEG_STAND)),
    Laufnummer: z.nullable(z.string()),
  })
  .register(named, {
    id: 'BetriebRechnungZeile',
    description:
      'A document of an agency. `Monat` is the month that it covers, `YYYY-MM`. `OffenCent` is what is still to be paid: above zero by the agency, below zero by the tenant, to the account in the data of the agency by `FaelligAm`. `ErinnertAm` is when the owners of the agency were reminded of it. `Stand` says where an amount in favour of an agency stands that is not paid out: only what is Bereit is taken by the next payout run, ImLauf is in a run, KontoFehlt has no account, Land has one outside the EEA, KontoAbgelehnt has one that a payment did not reach or that cannot be read. `Laufnummer` is the run that takes it, or paid it. `AgenturName` is the present name of the agency, empty once it is erased.',
  });
export type BetriebRechnungZeile = z.infer<typeof BetriebRechnungZeile>;

export const listBetriebRechnungen = list({
  name: 'listBetriebRechnungen',
  path: '/betrieb/rechnungen',
  recht: 'Belege',
  summary: 'Invoices of the agencies',
  description:
    'Lists all documents of agencies, by default the latest month first: invoices, corrections and cancellations. `Faellig` keeps invoices that are unpaid after their day (`Ueberfaellig`) and corrections whose amount the tenant has not paid out yet (`Guthaben`); `Stand` keeps those that stand so, `FaelligBis` what is due by that day. `Von` and `Bis` are days of issue. `Suche` finds the beginning of a document number, and the documents of an agency by its whole number. A tenant without agencies (`ModuleAgentur` is Aus) does not have this call, nor the others about invoices.',
  row: BetriebRechnungZeile,
  sorted: ['Monat', 'Rechnungsnummer', 'FaelligAm'],
  sums: ['BruttoCent', 'OffenCent'],
  words: { Status: 'agentur.status.rechnung', Art: 'agentur.rechnung.art', Stand: 'betrieb.erstattung.stand' },
  filter: {
    Faellig: z.optional(z.nullable(z.enum(RECHNUNGEN_FAELLIG))),
    Stand: z.optional(z.nullable(z.enum(BELEG_STAND))),
    FaelligBis: z.optional(z.nullable(Datum)),
  },
});

/** What the tenant can decide on an open document. */
export const RECHNUNG_AKTIONEN = ['Bezahlt', 'Stornieren'] as const;
export type RechnungAktion = (typeof RECHNUNG_AKTIONEN)[number];

/** The status that a decision leads to. */
export const RECHNUNG_STATUS_AFTER = {
  Bezahlt: 'Bezahlt',
  Stornieren: 'Storniert',
} as const satisfies Record<RechnungAktion, RechnungStatus>;

export const BetriebRechnung = z
  .extend(BetriebRechnungZeile, {
    NettoCent: Betrag,
    UstCent: Betrag,
    UstProzent: z.int(),
    BezahltAm: z.nullable(Datum),
    StorniertDurch: z.nullable(z.string()),
    Storniert: z.nullable(z.string()),
    Grund: z.nullable(z.string()),
    KontoGefragtAm: z.nullable(Zeitpunkt),
    HatPdf: z.boolean(),
    Positionen: z.array(Rechnungsposition),
    Eingaenge: z.array(Rechnungseingang),
    Verlauf,
    Aktionen: z.array(z.enum(RECHNUNG_AKTIONEN)),
  })
  .register(named, {
    id: 'BetriebRechnung',
    description:
      'A document of an agency with its lines, and what the caller can decide on it now. `StorniertDurch` is the cancellation of it, `Storniert` the document that it cancels. `Grund` is why it was cancelled, for the people of the tenant. `HatPdf` is false once its years are over. `Eingaenge` are the payments that were received for it, by their days. What has received a part of its amount is not cancelled any more. `KontoGefragtAm` is when the owners of the agency were asked for an account to which an amount in their favour can be paid.',
  });
export type BetriebRechnung = z.infer<typeof BetriebRechnung>;

/** A receipt for a document or claim: its day, `BetragCent` of the open rest, and what the caller saw as open. */
export const Eingangsmeldung = z
  .strictObject({ Am: Datum, BetragCent: z.optional(z.nullable(Betrag)), OffenCent: z.optional(z.nullable(Betrag)) })
  .check(
    z.refine(({ BetragCent = null, OffenCent = null }) => BetragCent === null || OffenCent !== null, {
      path: ['OffenCent'],
      params: { code: 'pflichtfeld' },
    }),
  );

const shared = { tag: 'Betrieb', params: z.object({ nr: Nummer }), answers: { 200: BetriebRechnung } } as const;
const deciding = { ...shared, recht: 'BelegeAendern', errors: [...IN_BETRIEB_ERRORS, 'Konflikt'], idempotent: true } as const;

export const readBetriebRechnung = call({
  name: 'readBetriebRechnung',
  method: 'GET',
  path: '/betrieb/rechnungen/:nr',
  recht: 'Belege',
  ...shared,
  summary: 'One document of an agency with its lines',
  description: 'Shows a document with the cost of each order, its timeline, and the decisions that the caller can take on it now.',
  errors: IN_BETRIEB_ERRORS,
});

export const readBetriebRechnungPdf = call({
  name: 'readBetriebRechnungPdf',
  method: 'GET',
  path: '/betrieb/rechnungen/:nr.pdf',
  recht: 'Belege',
  tag: 'Betrieb',
  summary: 'A document of an agency as PDF with the electronic invoice inside',
  description:
    'Returns the same bytes as the agency gets: PDF/A-3 in German with its XML (Factur-X, EN 16931), as it was issued. `If-None-Match` with its `ETag` returns 304. Once its years are over it is Abgelaufen.',
  params: z.object({ nr: Nummer }),
  answers: { 200: z.string(), 304: null },
  answerTypes: ['application/pdf'],
  errors: [...IN_BETRIEB_ERRORS, 'Abgelaufen'],
});

export const payBetriebRechnung = call({
  name: 'payBetriebRechnung',
  method: 'POST',
  path: '/betrieb/rechnungen/:nr/bezahlt',
  ...deciding,
  summary: 'Enters a payment of an open document; another one stays as it is',
  description:
    'Enters what was received for an open document on the day `Am`: the whole open rest, or `BetragCent` of it. Once the gross amount is reached the document is Bezahlt with the day of the last receipt, and the account of the agency is settled; until then `OffenCent` is the rest. For an amount in favour of the agency it says that the tenant has paid it out, always the whole (`nurGanz`), and takes it out of a payout run that is not approved; one in an approved run is Konflikt. The day is from the day of issue to today; an amount is above zero (`betragNull`) and not above the rest (`ueberOffen`). `OffenCent` is what the caller saw as open, required with `BetragCent`: if it is not what is open now, nothing is entered. That document, and one that is paid or cancelled already, is answered as it stands, so that of two people at once one acts.',
  body: Eingangsmeldung,
});

export const cancelBetriebRechnung = call({
  name: 'cancelBetriebRechnung',
  method: 'POST',
  path: '/betrieb/rechnungen/:nr/stornieren',
  ...deciding,
  summary: 'Cancels an open document; another one stays as it is',
  description:
    'Cancels an open document by a document of its own and mails the owners of the agency. What it said stands on the next document of the agency, that of the same month if the run is started again. The people of the tenant read the reason at the document; the agency and the audit log do not get it. A document that is paid or cancelled already stays as it is and is answered as it stands. One that has received a part of its amount, or is in an approved payout run, is Konflikt.',
  body: z.strictObject({ Grund: Text(500) }),
});

/** Agencies that one call of the run looks at. */
export const RECHNUNGSLAUF_AGENTUREN = 50;

const Rechnungslauf = z
  .object({
    Monat: z.string(),
    Rechnungsnummern: z.array(z.string()),
    OhneAnschrift: z.array(z.string()),
    Nach: z.nullable(z.string()),
  })
  .register(named, {
    id: 'Rechnungslauf',
    description:
      'What a run has issued: the numbers of the new documents, and the numbers of agencies that get none, because their address is not complete. `Nach` is the key of the next call if there are more agencies, null after the last one.',
  });

export const runBetriebRechnungen = call({
  name: 'runBetriebRechnungen',
  method: 'POST',
  path: '/betrieb/rechnungslauf',
  recht: 'BelegeAendern',
  tag: 'Betrieb',
  summary: 'Issues the invoices of a month that is over',
  description: `Issues the documents of all agencies with bookings until the end of \`Monat\` that are on no document yet, each agency in one transaction with PDF and mail. The product does this by itself on the first day of each month; a run issues again what was cancelled since. A second run issues nothing twice. One call looks at up to ${RECHNUNGSLAUF_AGENTUREN} agencies: with \`Nach\` of its answer the next call goes on after the last of them. A month that is not over is a field error, a tenant without \`Rechnungssteller\` is Konflikt.`,
  body: z.strictObject({ Monat, Nach: z.optional(z.nullable(Nummer)) }),
  answers: { 200: Rechnungslauf },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
  idempotent: true,
});
