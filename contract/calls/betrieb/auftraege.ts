import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { AuftragStatus } from '../../values/status.ts';
import { Cent, Datum, Nummer, Text, Zeitpunkt } from '../../values/wire.ts';
import { Notiz, Verlauf } from '../agentur/einzeln.ts';
import { NaechsterSchritt } from '../empfehlung/empfehlungsform.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

/** Orders that wait for a decision of the tenant, by what it is about. */
export const FAELLIG = ['ZuBestaetigen', 'ZuFreigeben', 'Beanstandet', 'OhneEmpfehlung'] as const;
/** Values that keep orders of a referral; `OhneEmpfehlung` shows rows that no other filter has. */
export type Faellig = Exclude<(typeof FAELLIG)[number], 'OhneEmpfehlung'>;

export const BetriebAuftragZeile = z
  .object({
    Auftragsnummer: z.string(),
    Auftragsdatum: Datum,
    Status: AuftragStatus,
    FreigabeAb: Datum,
    WertCent: Cent,
    Produkt: z.string(),
    Empfehler: z.nullable(z.string()),
    Empfaenger: z.nullable(z.string()),
    Agenturnummer: z.nullable(z.string()),
    Grund: z.nullable(z.string()),
  })
  .register(named, {
    id: 'BetriebAuftragZeile',
    description:
      'An order of the tenant. People are shown by first name and initial, null for an order without a referral. `FreigabeAb` is the first day on which it can be released, `WertCent` what it earns both sides together, `Grund` why it earns nothing, what the agency said against it, or what lacks to link it.',
  });
export type BetriebAuftragZeile = z.infer<typeof BetriebAuftragZeile>;

export const listBetriebAuftraege = list({
  name: 'listBetriebAuftraege',
  path: '/betrieb/auftraege',
  recht: 'Listen',
  summary: 'Orders of the tenant',
  description:
    'Lists all orders, by default the latest first, with the sum of what they earn. `Faellig` keeps those that wait for the tenant: to be confirmed; to be released, because their day has come and no agency releases them or theirs has let the days pass; or with an objection of their agency. `Faellig: OhneEmpfehlung` shows imported orders without a referral, which wait to be linked; no other filter shows them, and nor does the list without a filter. `Suche` finds the beginning of an order number, and the number of a referral or recipient.',
  row: BetriebAuftragZeile,
  sorted: ['Auftragsdatum', 'Auftragsnummer', 'FreigabeAb'],
  sums: ['WertCent'],
  words: { Status: 'status.auftrag' },
  filter: {
    Faellig: z.optional(z.nullable(z.enum(FAELLIG))),
    Agenturnummer: z.optional(z.nullable(Nummer)),
  },
});

/** What the tenant can decide on an order. */
export const AUFTRAG_AKTIONEN = ['Bestaetigen', 'Freigeben', 'Stornieren'] as const;
export type AuftragAktion = (typeof AUFTRAG_AKTIONEN)[number];

export const BetriebAuftrag = z
  .extend(BetriebAuftragZeile, {
    Empfehlungsnummer: z.nullable(z.string()),
    EmpfehlerId: z.nullable(z.string()),
    Empfaengernummer: z.nullable(z.string()),
    AngegebeneNummer: z.nullable(z.string()),
    Mitarbeiternummer: z.nullable(z.string()),
    FreigegebenAm: z.nullable(Zeitpunkt),
    FreigegebenDurch: z.nullable(z.string()),
    Verlauf,
    Notiz: z.nullable(Notiz),
    NaechsterSchritt,
    Aktionen: z.array(z.enum([...AUFTRAG_AKTIONEN, 'Verbinden'])),
  })
  .register(named, {
    id: 'BetriebAuftrag',
    description:
      'An order with its timeline, the next step in the sentence that its recommender reads, and what the caller can decide on it now. An order without a referral has no numbers of a referral and recipient; `AngegebeneNummer` is the unknown one that its file had. `EmpfehlerId` opens the person page of the recommender; null also once the account is deleted.',
  });

export type BetriebAuftrag = z.infer<typeof BetriebAuftrag>;

const Params = z.object({ nr: Nummer });
const ERRORS = [...IN_BETRIEB_ERRORS, 'Konflikt'] as const;
const shared = {
  tag: 'Betrieb',
  recht: 'AuftraegeEntscheiden',
  params: Params,
  answers: { 200: BetriebAuftrag },
  idempotent: true,
} as const;

export const readBetriebAuftrag = call({
  name: 'readBetriebAuftrag',
  method: 'GET',
  path: '/betrieb/auftraege/:nr',
  recht: 'Listen',
  tag: 'Betrieb',
  summary: 'One order of the tenant with its timeline and next step',
  description: 'Shows an order with its timeline, its next step and the decisions that the caller can take on it now.',
  params: Params,
  answers: { 200: BetriebAuftrag },
  errors: IN_BETRIEB_ERRORS,
});

export const confirmBetriebAuftrag = call({
  name: 'confirmBetriebAuftrag',
  method: 'POST',
  path: '/betrieb/auftraege/:nr/bestaetigen',
  ...shared,
  summary: 'Confirms an order, as the tenant’s order system does; a repeat gets the same answer',
  description:
    'Confirms an order that has come in: its recipient is accepted and both sides get the mail about the reward in sight. By the same rule as POST auftrag with the status Bestaetigt. An order that is over is Konflikt.',
  errors: ERRORS,
});

export const releaseBetriebAuftrag = call({
  name: 'releaseBetriebAuftrag',
  method: 'POST',
  path: '/betrieb/auftraege/:nr/freigeben',
  ...shared,
  summary: 'Releases an order, which grants its rewards; a repeat gets the same answer',
  description:
    'Releases an order once its withdrawal period is over, also one that its agency objected to or left to the tenant. An order that has only come in is confirmed on the way. Before its day it is `FreigabeZuFrueh` with the day in `FreigabeAb`; above the credit of its agency `KreditErschoepft`. An order that is over, and one whose recipient has a reward already, is Konflikt.',
  errors: [...ERRORS, 'FreigabeZuFrueh', 'KreditErschoepft'],
});

export const cancelBetriebAuftrag = call({
  name: 'cancelBetriebAuftrag',
  method: 'POST',
  path: '/betrieb/auftraege/:nr/stornieren',
  ...shared,
  summary: 'Cancels an order with a reason',
  description:
    'Cancels an order, also a released one: its grants are cancelled, and a reward that was paid is claimed back, as with POST auftrag and the status Storniert. Both sides read that the order is over. An order without a referral leaves the work list. The reason is for the tenant: it is stored as a note at the order, and the audit log says that there is one. A second cancellation changes nothing.',
  body: z.strictObject({ Grund: Text(500) }),
  errors: ERRORS,
});

export const linkBetriebAuftrag = call({
  name: 'linkBetriebAuftrag',
  method: 'POST',
  path: '/betrieb/auftraege/:nr/verbinden',
  ...shared,
  summary: 'Links an imported order to a referral; an order that has one stays as it is',
  description:
    'Stores an order without a referral as an order of this one, with the status that its file reported. The rules, refusals and mails are those of an accepted claim of a missing reward and of POST auftrag: without `Empfaengernummer` it is the order of the referral’s only recipient, several recipients are Konflikt, an unknown number is NichtGefunden at its field, and an order from before the referral is `vorEmpfehlung`. People cannot link orders to their own referrals. An order that has a referral, or that is cancelled, stays as it is and is answered as it stands.',
  body: z.strictObject({ Empfehlungsnummer: Nummer, Empfaengernummer: z.optional(z.nullable(Nummer)) }),
  errors: [...ERRORS, 'EmpfehlungExists', 'KreditErschoepft'],
});

/** Orders that one call can decide on at most. */
export const MAX_ENTSCHEIDUNGEN = 200;

export const ENTSCHEIDUNG_ERGEBNIS = [
  'Erledigt',
  'Unveraendert',
  'ZuFrueh',
  'NichtMoeglich',
  'NichtGefunden',
  'KreditErschoepft',
  'OhneRecht',
] as const;

const Entscheidungen = z
  .object({
    Ergebnisse: z.array(
      z.object({ Auftragsnummer: z.string(), Ergebnis: z.enum(ENTSCHEIDUNG_ERGEBNIS), FreigabeAb: z.optional(Datum), Was: z.string() }),
    ),
    Erledigt: z.int(),
    WertCent: z.int(),
  })
  .register(named, {
    id: 'Entscheidungen',
    description:
      '`Erledigt` counts the orders that this call moved, `WertCent` is the sum of the rewards that it granted. `Was` describes each result in a sentence.',
  });
export type Entscheidungen = z.infer<typeof Entscheidungen>;

export const decideBetriebAuftraege = call({
  name: 'decideBetriebAuftraege',
  method: 'POST',
  path: '/betrieb/auftraege/entscheiden',
  recht: 'AuftraegeEntscheiden',
  tag: 'Betrieb',
  summary: `Confirms, releases or cancels up to ${MAX_ENTSCHEIDUNGEN} orders, with one result line for each`,
  description:
    'Decides on several orders independently: one that cannot be moved leaves the others as they are. The answer has a line for every number that was sent, in the same order. If the role of the caller ends meanwhile, the remaining orders are OhneRecht. Stornieren needs `Grund`.',
  body: z
    .strictObject({
      Auftragsnummern: z.array(Nummer).check(z.minLength(1), z.maxLength(MAX_ENTSCHEIDUNGEN)),
      Aktion: z.enum(AUFTRAG_AKTIONEN),
      Grund: z.optional(z.nullable(Text(500))),
    })
    .check(
      z.refine(({ Aktion, Grund }) => Aktion !== 'Stornieren' || Boolean(Grund), { path: ['Grund'], params: { code: 'pflichtfeld' } }),
    ),
  answers: { 200: Entscheidungen },
  errors: IN_BETRIEB_ERRORS,
  idempotent: true,
});
