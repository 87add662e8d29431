import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { VORSCHAU_TAGE } from '../../rules/vorschau.ts';
import { named } from '../../values/named.ts';
import { AnteilEmpfehler, Cent, Datum, Nummer } from '../../values/wire.ts';
import { IN_AGENTUR_ERRORS, InAgentur } from './in-agentur.ts';
import { PlanZeile } from './zeilen.ts';

/** Reward that an agency promises for a product, by order date. Without `Enddatum` it holds until the agency ends it. */
const Planeingabe = z.strictObject({
  ProduktId: z.int(),
  WertCent: Cent,
  Startdatum: Datum,
  Enddatum: z.optional(z.nullable(Datum)),
});

const RULES =
  'The entry begins on a coming day and lies within `PlanMinCent` and `PlanMaxCent` of the tenant (422 `planWert` at `WertCent`). No other entry of the product applies on one of its days (409 Konflikt, `planBelegt` at `Startdatum`).';

export const addPlan = call({
  name: 'addPlan',
  method: 'POST',
  path: '/agentur/praemienplan/:agentur',
  recht: 'PraemienplanAendern',
  tag: 'Agentur',
  summary: "Promises an amount other than the tenant's reward for a product, from a coming day on",
  description: `Adds an entry to the reward plan. For referrals of the agency the entry replaces the tenant's reward, by the order date. ${RULES} A person who joined before the entry was made never gets less than before. An agency that is not Aktiv can add entries too; they have no effect until it is Aktiv. A product that is hidden, is unknown or has no reward of the tenant from then on is a field error at \`ProduktId\`.`,
  params: InAgentur,
  body: Planeingabe,
  answers: { 201: PlanZeile },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt'],
  idempotent: true,
});

const Planvorschau = z
  .object({ Von: Datum, Bis: Datum, Auftraege: z.int(), BisherCent: Cent, DamitCent: Cent, OhneGutscheinCent: z.array(Cent) })
  .register(named, {
    id: 'Planvorschau',
    description: `Cost of the orders of a product in the last ${VORSCHAU_TAGE} days: \`BisherCent\` by the reward that applied to each, \`DamitCent\` with the entry. Both contain the rewards of both sides and the fees, before VAT. \`OhneGutscheinCent\` are the amounts that a side can get by the entry, depending on the chosen share, for which the tenant has no vouchers now. For these only the transfer is offered.`,
  });

export const previewPlan = call({
  name: 'previewPlan',
  method: 'POST',
  writes: false,
  path: '/agentur/praemienplan/:agentur/vorschau',
  recht: 'PraemienplanAendern',
  tag: 'Agentur',
  summary: `Cost that an entry of the reward plan would have caused in the last ${VORSCHAU_TAGE} days; changes nothing`,
  description: `Takes the same input as \`POST agentur/praemienplan/{x}\` and refuses the same. It counts the orders of the agency that earn a reward and were not cancelled, by their dates until yesterday. ${RULES}`,
  params: InAgentur,
  body: Planeingabe,
  answers: { 200: Planvorschau },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt'],
});

export const endPlan = call({
  name: 'endPlan',
  method: 'DELETE',
  path: '/agentur/praemienplan/:agentur/:id',
  recht: 'PraemienplanAendern',
  tag: 'Agentur',
  summary: 'Deletes a coming entry of the reward plan, or ends a running one today',
  description:
    'Deletes an entry that has not begun. A running entry ends: today is its last day, and a repeat changes nothing. An entry that is over stays as it is, and is a conflict.',
  params: z.extend(InAgentur, { id: Nummer }),
  answers: { 204: null },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt'],
});

const Kosten = z
  .object({
    ProduktId: z.int(),
    Produkt: z.string(),
    Auftragsdatum: Datum,
    Herkunft: z.enum(['Mandant', 'Plan', 'Keine']),
    PraemieCent: Cent,
    Aufteilung: z.array(z.object({ AnteilEmpfehler, EmpfehlerCent: Cent, EmpfaengerCent: Cent })),
    GebuehrCent: Cent,
    SummeCent: Cent,
  })
  .register(named, {
    id: 'Kosten',
    description:
      "The cost of one order for an agency, in cents before VAT: the reward of both sides, by the tenant or the agency's own plan (`Herkunft`), and the tenant's fee. `Aufteilung` is the part of the reward for each side, by the share that the recommender chose. If no reward is promised, nothing is paid.",
  });
export type Kosten = z.infer<typeof Kosten>;

export const readKosten = call({
  name: 'readKosten',
  method: 'GET',
  path: '/agentur/kosten/:agentur',
  recht: 'Praemienplan',
  tag: 'Agentur',
  summary: 'The cost of one order of a product on a day for the agency',
  description:
    'Computes the cost of an order of a referral of the agency for a person who joins now: the reward that applies on its date, and the fee. Without `Auftragsdatum` the order is of today.',
  params: InAgentur,
  query: z.object({ ProduktId: Nummer, Auftragsdatum: z.optional(Datum) }),
  answers: { 200: Kosten },
  errors: IN_AGENTUR_ERRORS,
});
