import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { PRAEMIERUNG_STATUS } from '../../rules/praemierung-status.ts';
import { named } from '../../values/named.ts';
import { Cent, Datum, Nummer, QueryText, Seite } from '../../values/wire.ts';
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
    'Lists the rewards that an order of today earns, for one product or, without `ProduktId`, for all that have none of their own. Amounts are those of both sides together.',
  answers: { 200: z.array(Praemie) },
  errors: ['NichtGefunden'],
});

export const readMaxPraemiewert = call({
  name: 'readMaxPraemiewert',
  method: 'GET',
  path: '/produkt/maxpraemiewert',
  recht: 'Besuch',
  tag: 'Praemie',
  summary: 'Amount of the best reward valid today',
  description:
    'The highest reward that an order of today can earn, for sentences such as "up to 110 euros". Where nothing earns anything it is 0.',
  answers: { 200: z.object({ WertCent: Cent, Wert: z.string() }) },
  errors: ['NichtGefunden'],
});

export const Zeitraum = z
  .object({ PraemieId: z.int(), Startdatum: Datum, Enddatum: Datum, WertCent: Cent, Wert: z.string() })
  .register(named, { id: 'Zeitraum', description: 'What orders of a product earn in a period of order dates.' });
export type Zeitraum = z.infer<typeof Zeitraum>;

export const listZeitraeume = call({
  name: 'listZeitraeume',
  method: 'GET',
  path: '/praemie/zeitraeume/:produktId',
  recht: 'Besuch',
  tag: 'Praemie',
  summary: 'What orders of a product earn, from today on, period by period; none while it earns nothing',
  description:
    'Lists what an order of the product earns by its date, from today on: each entry holds for a span of order dates. An empty list says that it earns nothing.',
  params: z.object({ produktId: Nummer }),
  answers: { 200: z.array(Zeitraum) },
  errors: ['NichtGefunden'],
});

const ProduktZeitraeume = z.object({ ProduktId: z.nullable(z.int()), Zeitraeume: z.array(Zeitraum) }).register(named, {
  id: 'ProduktZeitraeume',
  description: 'The periods of one product, or, without an id, of every product that has none of its own.',
});
export type ProduktZeitraeume = z.infer<typeof ProduktZeitraeume>;

export const listAlleZeitraeume = call({
  name: 'listAlleZeitraeume',
  method: 'GET',
  path: '/praemie/zeitraeume',
  recht: 'Besuch',
  tag: 'Praemie',
  summary: 'The same of all products at once: those with rewards of their own, and first, without an id, all others',
  description:
    'Lists the same for the whole catalogue in one answer. The first entry, without a product, holds for all products that are not named.',
  answers: { 200: z.array(ProduktZeitraeume) },
  errors: ['NichtGefunden'],
});

const EmpfaengerPraemie = z.object({ Id: z.int(), Titel: z.string(), WertCent: Cent, Wert: z.string() }).register(named, {
  id: 'EmpfaengerPraemie',
  description: "What of a reward is the recipient's, or will be: `WertCent` is the recipient's part.",
});
export type EmpfaengerPraemie = z.infer<typeof EmpfaengerPraemie>;

export const readEmpfaengerPraemie = call({
  name: 'readEmpfaengerPraemie',
  method: 'GET',
  path: '/empfaenger/:nr/praemie',
  recht: 'EigeneDaten',
  tag: 'Praemie',
  summary: 'The part of the reward that the recipient is promised',
  description:
    'Tells recipients what they get: of a granted reward its amount, else what their order earns, else what an order of today would. Where nothing is promised it is not found. Nothing is promised without a valid reward, for an order that earns nothing, and once recipient or grant is Storniert or Abgelaufen.',
  params: z.object({ nr: Nummer }),
  answers: { 200: EmpfaengerPraemie },
  errors: ['LoginFirst', 'NichtGefunden'],
});

export const PraemierungStatus = z.enum(PRAEMIERUNG_STATUS).register(named, { id: 'PraemierungStatus', examples: ['Offen'] });
export type PraemierungStatus = z.infer<typeof PraemierungStatus>;
export const Art = z.enum(['Ueberweisung', 'Gutschein']).register(named, { id: 'Art', examples: ['Gutschein'] });

const PraemieAuswahl = z.object({ Praemie: z.object({ Id: z.int(), Titel: z.string() }), Art }).register(named, { id: 'PraemieAuswahl' });

const GutscheinBedingungen = z
  .object({ Haendler: z.string(), Bedingungen: z.string(), GueltigMonate: z.int(), GueltigBis: z.optional(Datum) })
  .register(named, {
    id: 'GutscheinBedingungen',
    description: 'The shop of a voucher and what holds for it; `GueltigBis` is the last day of a code that was handed out.',
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
    Gewaehlt: z.optional(PraemieAuswahl),
    Gutschein: z.optional(GutscheinBedingungen),
    Gutscheincode: z.optional(z.string()),
    Gutscheincodes: z.optional(z.array(z.object({ Code: z.string(), WertCent: Cent, Wert: z.string() }))),
    Spaetestens: z.optional(Datum),
    IBAN: z.optional(z.string()),
  })
  .register(named, {
    id: 'Praemierung',
    description:
      'A grant as its owner sees it; `BonusCent` is what of `WertCent` is a bonus, absent where there is none, `Gutschein` what a voucher is or would be, where the tenant says it, `Gutscheincode` once the code is handed out: where several vouchers add up to the amount all codes, separated by a comma, and `Gutscheincodes` with what each is worth; `Auswahl` has only ways that can be delivered, a voucher while the pool has some that add up to the amount, `Spaetestens` the day by which it is promised (while it can be picked that of a transfer), absent once that is over, `IBAN` the masked one of bank data stored ahead while it can be picked.',
  });
export type Praemierung = z.infer<typeof Praemierung>;

export const readPraemierung = call({
  name: 'readPraemierung',
  method: 'GET',
  path: '/praemierung',
  recht: 'Praemierung',
  tag: 'Praemie',
  summary: 'The grant of the token, with what can be picked',
  description:
    "Shows a granted reward and the ways in which it can be picked. A voucher's code stands in it once it was handed out. Reading changes nothing.",
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
  summary: 'Mails the recommender the link to an own open grant once more',
  description:
    'Mails the link to a reward that still waits once more. One that was picked or has ended is a conflict. Three mails an hour to an address.',
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
  summary: 'Picks the reward, once: as a voucher, or by transfer to the bank data given or stored ahead',
  description:
    "Picks the reward as a voucher or a transfer; only the first pick counts, however many come at once. A voucher's code is mailed about an hour later, a transfer goes out with the tenant's next payout. A voucher that ran out since it was offered is Konflikt, and the transfer stands open. `Bankdaten` may be left out where some are stored. `PraemieId` is that of the grant. A cancelled grant is Konflikt, a picked one PraemieBereitsAbgeholt. The account of the other side of the referral is a field error at `Bankdaten.IBAN`, unless the tenant has AllowSelfRecommendation.",
  body: z.strictObject({ PraemieId: z.int(), Art, Bankdaten: z.optional(z.nullable(Bankdaten)) }),
  answers: { 200: Praemierung },
  errors: ['LoginFirst', 'PraemieTokenUngueltig', 'PraemieTokenAbgelaufen', 'PraemieBereitsAbgeholt', 'Konflikt'],
  idempotent: true,
});
