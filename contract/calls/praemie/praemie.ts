import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { AUSZAHLUNG_SCHRITTE } from '../../rules/zahlung.ts';
import { named } from '../../values/named.ts';
import { PraemierungStatus } from '../../values/status.ts';
import { Cent, Datum, Monat, Nummer, QueryText, Seite } from '../../values/wire.ts';
import { OffeneForderung } from '../forderung.ts';
import { Bankdaten } from './bankdaten.ts';

export const Praemie = z
  .object({
    Id: z.int(),
    ProduktId: z.optional(z.int()),
    Titel: z.string(),
    Startdatum: Datum,
    Enddatum: Datum,
    EnddatumAnzeige: Datum,
    WertCent: Cent,
    Wert: z.string(),
  })
  .register(named, { id: 'Praemie', description: 'A reward on offer; `Wert` is the amount as shown.' });
export type Praemie = z.infer<typeof Praemie>;

export const listPraemien = call({
  name: 'listPraemien',
  method: 'GET',
  path: '/praemie',
  recht: 'Besuch',
  tag: 'Praemie',
  summary: 'Rewards valid today',
  description:
    'Lists the rewards that an order of today earns, for one product or, without `ProduktId`, for all products without rewards of their own. Amounts are those of both sides together.',
  answers: { 200: z.array(Praemie) },
  errors: ['NichtGefunden'],
});

export const readMaxPraemiewert = call({
  name: 'readMaxPraemiewert',
  method: 'GET',
  path: '/produkt/maxpraemiewert',
  recht: 'Besuch',
  tag: 'Praemie',
  summary: 'Amount of the best reward that is valid today',
  description:
    'Returns the highest reward that an order of today can earn, over all products or agents that are not hidden, for sentences such as "up to 110 euros". If nothing earns a reward, the amount is 0.',
  answers: { 200: z.object({ WertCent: Cent, Wert: z.string() }) },
  errors: ['NichtGefunden'],
});

export const Zeitraum = z
  .object({ PraemieId: z.int(), Startdatum: Datum, Enddatum: Datum, WertCent: Cent, Wert: z.string() })
  .register(named, { id: 'Zeitraum', description: 'The rewards that orders of a product earn in a period of order dates.' });
export type Zeitraum = z.infer<typeof Zeitraum>;

export const listZeitraeume = call({
  name: 'listZeitraeume',
  method: 'GET',
  path: '/praemie/zeitraeume/:produktId',
  recht: 'Besuch',
  tag: 'Praemie',
  summary: 'The rewards that orders of a product earn, from today on, period by period; empty while it earns nothing',
  description:
    'Lists the rewards of an order of the product by order date, from today on: each entry applies to a period of order dates. An empty list means that the product earns nothing.',
  params: z.object({ produktId: Nummer }),
  answers: { 200: z.array(Zeitraum) },
  errors: ['NichtGefunden'],
});

const ProduktZeitraeume = z.object({ ProduktId: z.nullable(z.int()), Zeitraeume: z.array(Zeitraum) }).register(named, {
  id: 'ProduktZeitraeume',
  description: 'The periods of one product or, without an id, of every product without rewards of its own.',
});
export type ProduktZeitraeume = z.infer<typeof ProduktZeitraeume>;

export const listAlleZeitraeume = call({
  name: 'listAlleZeitraeume',
  method: 'GET',
  path: '/praemie/zeitraeume',
  recht: 'Besuch',
  tag: 'Praemie',
  summary: 'The same for all products at once: first, without an id, all products without rewards of their own, then those with',
  description:
    'Lists the same for the whole catalogue in one answer. The first entry, without a product, applies to all products that are not named.',
  answers: { 200: z.array(ProduktZeitraeume) },
  errors: ['NichtGefunden'],
});

const EmpfaengerPraemie = z.object({ Id: z.int(), Titel: z.string(), WertCent: Cent, Wert: z.string() }).register(named, {
  id: 'EmpfaengerPraemie',
  description: "The recipient's part of a reward, granted or expected: `WertCent` is its amount.",
});
export type EmpfaengerPraemie = z.infer<typeof EmpfaengerPraemie>;

export const readEmpfaengerPraemie = call({
  name: 'readEmpfaengerPraemie',
  method: 'GET',
  path: '/empfaenger/:nr/praemie',
  recht: 'EigeneDaten',
  tag: 'Praemie',
  summary: 'The part of the reward that is promised to the recipient',
  description:
    "Returns the recipient's amount: of a granted reward, otherwise of the recipient's order, otherwise of an order of today. If no reward is promised, the call returns not found. No reward is promised without a valid reward, for an order that earns nothing, and once the recipient or the grant is Storniert or Abgelaufen.",
  params: z.object({ nr: Nummer }),
  answers: { 200: EmpfaengerPraemie },
  errors: ['LoginFirst', 'NichtGefunden'],
});

export const Art = z.enum(['Ueberweisung', 'Gutschein']).register(named, { id: 'Art', examples: ['Gutschein'] });

/** Every way in which a reward is paid; one with the wages cannot be picked. */
export const AuszahlungArt = z
  .enum(['Ueberweisung', 'Gutschein', 'Gehalt'])
  .register(named, { id: 'AuszahlungArt', examples: ['Gutschein'] });

const PraemieAuswahl = z.object({ Praemie: z.object({ Id: z.int(), Titel: z.string() }), Art }).register(named, { id: 'PraemieAuswahl' });

const GutscheinBedingungen = z
  .object({ Haendler: z.string(), Bedingungen: z.string(), GueltigMonate: z.int(), GueltigBis: z.optional(Datum) })
  .register(named, {
    id: 'GutscheinBedingungen',
    description: 'The shop of a voucher and its terms. `GueltigBis` is the last day of a code that was handed out.',
  });

export const Ausgezahlt = z.object({ Am: Datum, IBAN: z.optional(z.string()), Zweck: z.string() }).register(named, {
  id: 'Ausgezahlt',
  description:
    'An executed transfer: its day, the masked IBAN of its account while that is stored, and the text on the bank statement of the payee.',
});

const LaufendeUeberweisung = z
  .object({ Schritt: z.enum(AUSZAHLUNG_SCHRITTE), IBAN: z.optional(z.string()), Grund: z.optional(z.string()), Bis: z.optional(Datum) })
  .register(named, {
    id: 'LaufendeUeberweisung',
    description:
      'A picked transfer until it is executed. `Schritt` is that of the next step of a referral: BankdatenPruefen while the owner is asked for another account until `Bis`, with the reason as the sentence `Grund` if the owner may read it; InZahlung from the approval of the payment; AuszahlungAngehalten while the tenant holds it, or after `Bis`. `IBAN` is the masked account.',
  });

export const Praemierung = z
  .object({
    Praemierungsnummer: z.string(),
    Seite,
    Status: PraemierungStatus,
    WertCent: Cent,
    Wert: z.string(),
    BonusCent: z.optional(Cent),
    Auswahl: z.array(PraemieAuswahl),
    Gewaehlt: z.optional(z.object({ ...PraemieAuswahl.shape, Art: AuszahlungArt })),
    Lohnmonat: z.optional(Monat),
    Gutschein: z.optional(GutscheinBedingungen),
    Gutscheincode: z.optional(z.string()),
    Gutscheincodes: z.optional(z.array(z.object({ Code: z.string(), WertCent: Cent, Wert: z.string() }))),
    Spaetestens: z.optional(Datum),
    IBAN: z.optional(z.string()),
    Ueberweisung: z.optional(LaufendeUeberweisung),
    Ausgezahlt: z.optional(Ausgezahlt),
    Forderung: z.optional(OffeneForderung),
  })
  .register(named, {
    id: 'Praemierung',
    description:
      'A grant as its owner sees it. `BonusCent` is the bonus that `WertCent` includes, absent without a bonus. `Gutschein` describes the voucher, or the voucher on offer, if the tenant provides a description. `Gutscheincode` is present once the code is handed out; if several vouchers add up to the amount it has all codes, separated by a comma. `Gutscheincodes` has them with the value of each. `Auswahl` has only ways that can be delivered; it has the voucher while the pool has some that add up to the amount. `Spaetestens` is the day by which the reward is promised (while it can be picked, that of a transfer; for an approved payment the day on which it arrives), absent once that day is over and while the transfer is held. `IBAN` is the masked IBAN of bank data stored in advance, while the grant can be picked. `Ueberweisung` is present for a picked transfer until it is executed, `Ausgezahlt` after that. `Forderung` is present if the amount was claimed back.',
  });
export type Praemierung = z.infer<typeof Praemierung>;

export const readPraemierung = call({
  name: 'readPraemierung',
  method: 'GET',
  path: '/praemierung',
  recht: 'Praemierung',
  tag: 'Praemie',
  summary: 'The grant of the token, with the ways to pick it',
  description:
    "Shows a granted reward and the ways in which it can be picked. A voucher's code is present once it was handed out. Reading changes nothing.",
  query: z.object({ details: QueryText }),
  answers: { 200: Praemierung },
  errors: ['LoginFirst', 'PraemieTokenUngueltig', 'PraemieTokenAbgelaufen'],
});

export const resendPraemieMail = call({
  name: 'resendPraemieMail',
  method: 'GET',
  writes: true,
  path: '/empfehler/praemierungmail/:Praemierungsnummer',
  recht: 'Bereich',
  tag: 'Praemie',
  summary: 'Mails the recommender the link to an own open grant again',
  description:
    'Mails the link to a reward that still waits again. A reward that was picked or has ended is a conflict. The limit is three mails an hour to an address.',
  params: z.object({ Praemierungsnummer: Nummer }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt'],
  idempotent: true,
});

export const pickPraemierung = call({
  name: 'pickPraemierung',
  method: 'PUT',
  path: '/praemierung',
  recht: 'Praemierung',
  tag: 'Praemie',
  summary: 'Picks the reward once: as a voucher, or by transfer to the given or stored bank data',
  description:
    "Picks the reward as a voucher or a transfer; of simultaneous picks only the first counts. A voucher's code is mailed about an hour later; a transfer is made with the tenant's next payout. A voucher that ran out since it was offered is Konflikt, and the transfer stays available. `Bankdaten` may be left out if bank data is stored. An IBAN outside the European Economic Area, given or stored, is the field error `ibanLand`. `PraemieId` is that of the grant. A cancelled grant is Konflikt, a picked one PraemieBereitsAbgeholt. The account of the other side of the referral is a field error at `Bankdaten.IBAN`, unless the tenant has AllowSelfRecommendation.",
  body: z.strictObject({ PraemieId: z.int(), Art, Bankdaten: z.optional(z.nullable(Bankdaten)) }),
  answers: { 200: Praemierung },
  errors: ['LoginFirst', 'PraemieTokenUngueltig', 'PraemieTokenAbgelaufen', 'PraemieBereitsAbgeholt', 'Konflikt'],
  idempotent: true,
});
