import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Nummer, Zeitpunkt } from '../../values/wire.ts';
import { Verlauf } from '../agentur/einzeln.ts';
import { KundennummerStatus } from '../praemie/kundennummer.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

/** Customer numbers that wait for an answer of the tenant. */
export const KUNDENNUMMER_FAELLIG = ['Offen'] as const;

export const BetriebKundennummerZeile = z
  .object({
    GestelltAm: Zeitpunkt,
    Anfrage: z.string(),
    Kundennummer: z.string(),
    Status: KundennummerStatus,
    Empfehler: z.string(),
    BeantwortetAm: z.nullable(Zeitpunkt),
  })
  .register(named, {
    id: 'BetriebKundennummerZeile',
    description:
      'A customer number that a recommender states as their own, with the answer of the tenant. The recommender is shown by first name and initial.',
  });
export type BetriebKundennummerZeile = z.infer<typeof BetriebKundennummerZeile>;

export const listBetriebKundennummern = list({
  name: 'listBetriebKundennummern',
  path: '/betrieb/kundennummern',
  recht: 'AnliegenEntscheiden',
  summary: 'Customer numbers that recommenders state',
  description:
    'Lists the number that each recommender states last, by default the latest first. `Faellig: Offen` keeps those without an answer. `Suche` finds the beginning of a customer number, and the number of a query.',
  row: BetriebKundennummerZeile,
  sorted: ['GestelltAm', 'Kundennummer'],
  words: { Status: 'betrieb.kundennummer.status' },
  filter: { Faellig: z.optional(z.nullable(z.enum(KUNDENNUMMER_FAELLIG))) },
});

export const BetriebKundennummer = z
  .extend(BetriebKundennummerZeile, {
    Vorname: z.string(),
    Nachname: z.string(),
    BeantwortetDurch: z.nullable(z.string()),
    Verlauf,
  })
  .register(named, {
    id: 'BetriebKundennummer',
    description: 'A stated customer number with the name of its recommender, by which the tenant looks it up, and its timeline.',
  });
export type BetriebKundennummer = z.infer<typeof BetriebKundennummer>;

const Params = z.object({ nr: Nummer });

export const readBetriebKundennummer = call({
  name: 'readBetriebKundennummer',
  method: 'GET',
  path: '/betrieb/kundennummern/:nr',
  recht: 'AnliegenEntscheiden',
  tag: 'Betrieb',
  summary: 'One stated customer number with the name of its recommender',
  description:
    'Shows a stated customer number with the full name of its recommender, who answered it when, and its timeline. A query that another number has replaced is not found.',
  params: Params,
  answers: { 200: BetriebKundennummer },
  errors: IN_BETRIEB_ERRORS,
});

export const answerBetriebKundennummer = call({
  name: 'answerBetriebKundennummer',
  method: 'POST',
  path: '/betrieb/kundennummern/:nr',
  recht: 'AnliegenEntscheiden',
  tag: 'Betrieb',
  summary: 'Says whether the tenant knows a stated customer number; a later answer replaces it',
  description:
    'Answers by the rule of PUT kundennummer: the recommender reads the answer on the page of the reward; there is no mail, and no reward depends on it. `Bisher` is the status that the caller has read: if the number has another one by now, it stays as it is and is answered as it stands. Without `Bisher` the answer is replaced in any case.',
  params: Params,
  body: z.strictObject({ Gefunden: z.boolean(), Bisher: z.optional(z.nullable(KundennummerStatus)) }),
  answers: { 200: BetriebKundennummer },
  errors: IN_BETRIEB_ERRORS,
  idempotent: true,
});
