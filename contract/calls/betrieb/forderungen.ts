import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { FORDERUNG_PARTEI, FORDERUNG_STATUS } from '../../rules/forderung.ts';
import { named } from '../../values/named.ts';
import { Cent, Datum, Nummer, Text } from '../../values/wire.ts';
import { Verlauf } from '../agentur/einzeln.ts';
import { Rechnungseingang } from '../agentur/rechnungen.ts';
import { Rueckzahlung } from '../forderung.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';
import { Eingangsmeldung } from './rechnungen.ts';

/** Claims that wait for the tenant: open ones whose day is over, and ones with a credit of the person. */
export const FORDERUNGEN_FAELLIG = ['Ueberfaellig', 'Guthaben'] as const;

const ForderungZeile = z
  .object({
    Forderungsnummer: z.string(),
    Partei: z.enum(FORDERUNG_PARTEI),
    Bezug: z.string(),
    Sellernummer: z.nullable(z.string()),
    BetragCent: Cent,
    RestCent: Cent,
    GuthabenCent: Cent,
    ErstelltAm: Datum,
    FaelligAm: Datum,
    Status: z.enum(FORDERUNG_STATUS),
  })
  .register(named, {
    id: 'ForderungZeile',
    description:
      'A claim of the tenant: a paid reward whose order was cancelled (`Bezug` is the number of the grant), or the correction of a profi seller’s credit notes (`Bezug` is its number). `RestCent` is what is still open. `GuthabenCent` is what was paid although the transfer of the reward came back too: the tenant owes it to the person until it is transferred back.',
  });
export type ForderungZeile = z.infer<typeof ForderungZeile>;

export const listForderungen = list({
  name: 'listForderungen',
  path: '/betrieb/forderungen',
  recht: 'Belege',
  summary: 'Claims against people and profi sellers',
  description:
    'Lists the claims of the tenant, by default the latest number first. `Faellig` keeps those that are open after their day (`Ueberfaellig`), or those whose credit is to be transferred back (`Guthaben`). `Von` and `Bis` of the filter go by the day on which they are due. `Suche` finds the beginning of a number of a claim, grant, document or seller.',
  row: ForderungZeile,
  sorted: ['Forderungsnummer', 'FaelligAm'],
  sums: ['BetragCent', 'RestCent', 'GuthabenCent'],
  words: { Status: 'forderung.status', Partei: 'betrieb.forderung.partei' },
  filter: {
    Faellig: z.optional(z.nullable(z.enum(FORDERUNGEN_FAELLIG))),
    Partei: z.optional(z.nullable(z.enum(FORDERUNG_PARTEI))),
  },
});

/** What the tenant can decide on a claim: on an open one its payment or waiver, on one with a credit its transfer. */
export const FORDERUNG_AKTIONEN = ['Bezahlt', 'Erlassen', 'Zurueckgezahlt'] as const;
export type ForderungAktion = (typeof FORDERUNG_AKTIONEN)[number];

const BetriebForderung = z
  .extend(ForderungZeile, {
    Auftragsnummer: z.nullable(z.string()),
    Person: z.nullable(z.string()),
    Rueckzahlung: z.nullable(Rueckzahlung),
    BeendetAm: z.nullable(Datum),
    Grund: z.nullable(z.string()),
    Eingaenge: z.array(Rechnungseingang),
    Verlauf,
    Aktionen: z.array(z.enum(FORDERUNG_AKTIONEN)),
  })
  .register(named, {
    id: 'BetriebForderung',
    description:
      'A claim with its receipts, and what the caller can decide on it now. `Auftragsnummer` is the order of the grant, `Person` the key of its owner’s page, null once the owner is erased. `Rueckzahlung` is the transfer of its credit to the person. `Grund` is why it was waived, for the people of the tenant. `BeendetAm` is the day of the last receipt, or that of the decision.',
  });
export type BetriebForderung = z.infer<typeof BetriebForderung>;

const shared = { tag: 'Betrieb', params: z.object({ nr: Nummer }), answers: { 200: BetriebForderung } } as const;
const deciding = { ...shared, recht: 'BelegeAendern', idempotent: true } as const;

export const readBetriebForderung = call({
  name: 'readBetriebForderung',
  method: 'GET',
  path: '/betrieb/forderungen/:nr',
  recht: 'Belege',
  ...shared,
  summary: 'One claim with its receipts',
  description: 'Shows a claim with its receipts, its timeline, and the decisions that the caller can take on it now.',
  errors: IN_BETRIEB_ERRORS,
});

export const payBetriebForderung = call({
  name: 'payBetriebForderung',
  method: 'POST',
  path: '/betrieb/forderungen/:nr/bezahlt',
  ...deciding,
  errors: IN_BETRIEB_ERRORS,
  summary: 'Enters a payment of an open claim; another one stays as it is',
  description:
    'Enters what was received for an open claim on the day `Am`: the whole open rest, or `BetragCent` of it. Once the amount is reached the claim is Bezahlt with the day of the last receipt; until then `RestCent` is what is open. The day is from that of the claim to today (`vorForderung`, `zukunft`); an amount is above zero (`betragNull`) and not above the rest (`ueberOffen`). `OffenCent` is what the caller saw as open, required with `BetragCent`: if it is not what is open now, nothing is entered. That claim, and one that has ended already, is answered as it stands, so that of two people at once one acts.',
  body: Eingangsmeldung,
});

export const waiveBetriebForderung = call({
  name: 'waiveBetriebForderung',
  method: 'POST',
  path: '/betrieb/forderungen/:nr/erlassen',
  ...deciding,
  stepUp: true,
  errors: [...IN_BETRIEB_ERRORS, 'BestaetigungNoetig'],
  summary: 'Waives the open rest of a claim; an ended one stays as it is',
  description:
    'Writes the open rest of a claim off and tells its party by mail. The people of the tenant read the reason at the claim; the party and the audit log do not get it. A claim that has ended already stays as it is and is answered as it stands. It needs a second factor of the last minutes.',
  body: z.strictObject({ Grund: Text(500) }),
});

export const refundBetriebForderung = call({
  name: 'refundBetriebForderung',
  method: 'POST',
  path: '/betrieb/forderungen/:nr/rueckzahlung',
  ...deciding,
  errors: IN_BETRIEB_ERRORS,
  summary: 'Enters the transfer of the credit of a claim; another claim stays as it is',
  description:
    'Enters that the whole credit of a claim (`GuthabenCent`) was transferred back to the person on the day `Am` by an own transfer, whose text at the bank is `Referenz`, and tells the person by mail. The day is from that on which the claim ended to today (`vorForderung`, `zukunft`). A claim without a credit, and one whose credit was transferred already, stays as it is and is answered as it stands, so that of two people at once one acts.',
  body: z.strictObject({ Am: Datum, Referenz: Text(140) }),
});
