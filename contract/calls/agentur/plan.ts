import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { AnteilEmpfehler, Cent, Datum, Nummer } from '../../values/wire.ts';
import { IN_AGENTUR_ERRORS, InAgentur } from './in-agentur.ts';
import { PlanZeile } from './zeilen.ts';

/** Number of days before today for which the preview of an entry calculates its cost. */
export const VORSCHAU_TAGE = 90;

/** What an agency promises for a product by the order date; without `Enddatum` until it is ended. */
const Planeingabe = z.strictObject({
  ProduktId: z.int(),
  WertCent: Cent,
  Startdatum: Datum,
  Enddatum: z.optional(z.nullable(Datum)),
});

const RULES =
  'It begins on a coming day, lies within `PlanMinCent` and `PlanMaxCent` of the tenant (422 `planWert` at `WertCent`), and no other entry of the product holds on one of its days (409 Konflikt, `planBelegt` at `Startdatum`).';

export const addPlan = call({
  name: 'addPlan',
  method: 'POST',
  path: '/agentur/praemienplan/:agentur',
  recht: 'PraemienplanAendern',
  tag: 'Agentur',
  summary: "Promises another amount than the tenant's reward for a product, from a coming day on",
  description: `Adds an entry to the reward plan: for referrals of the agency it stands in place of the tenant's reward, by the order date. ${RULES} Who joined before it was made never gets less than before. Entries rest until the agency is Aktiv. A product that is hidden, unknown or has no reward of the tenant's from then on is a field error at \`ProduktId\`. An agency that is not Aktiv can add entries too.`,
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
    description: `What the orders of a product of the last ${VORSCHAU_TAGE} days cost by what held for each (\`BisherCent\`), and what they would have cost with the entry (\`DamitCent\`): rewards of both sides and fees, before VAT. \`OhneGutscheinCent\` are the amounts that a side can get of the entry, by the share chosen, for which the tenant has no vouchers now: for them only the transfer is offered.`,
  });

export const previewPlan = call({
  name: 'previewPlan',
  method: 'POST',
  writes: false,
  path: '/agentur/praemienplan/:agentur/vorschau',
  recht: 'PraemienplanAendern',
  tag: 'Agentur',
  summary: `What an entry of the reward plan would have cost in the last ${VORSCHAU_TAGE} days; changes nothing`,
  description: `Takes what \`POST agentur/praemienplan/{x}\` takes and refuses what that refuses. Counted are the orders of the agency that earn a reward and were not cancelled, by their dates until yesterday. ${RULES}`,
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
  summary: 'Deletes a coming entry of the reward plan; a running one ends today',
  description:
    'An entry that has not begun goes. One that runs gets an end: today is its last day, and again it changes nothing. One that is over stays as it is, and is a conflict.',
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
      "What one order costs an agency, in cents before VAT: the reward of both sides, by the tenant or the agency's own plan (`Herkunft`), and the tenant's fee; `Aufteilung` is what of the reward each side gets by the share that the recommender chose. Where nothing is promised nothing is paid.",
  });
export type Kosten = z.infer<typeof Kosten>;

export const readKosten = call({
  name: 'readKosten',
  method: 'GET',
  path: '/agentur/kosten/:agentur',
  recht: 'Praemienplan',
  tag: 'Agentur',
  summary: 'What one order of a product on a day costs the agency',
  description:
    'Computes what an order of a referral of the agency costs, for a person who joins now: the reward that holds on its date and the fee. Without `Auftragsdatum` an order of today.',
  params: InAgentur,
  query: z.object({ ProduktId: Nummer, Auftragsdatum: z.optional(Datum) }),
  answers: { 200: Kosten },
  errors: IN_AGENTUR_ERRORS,
});
