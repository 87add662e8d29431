import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { EmpfaengerStatus } from '../../values/status.ts';
import { Channel, Nummer, Zeitpunkt } from '../../values/wire.ts';
import { Notiz, Verlauf } from '../agentur/einzeln.ts';
import { NaechsterSchritt } from '../empfehlung/empfehlungsform.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

const filter = { Agenturnummer: z.optional(z.nullable(Nummer)) };
const Params = z.object({ nr: Nummer });
const details = { EmpfehlerId: z.nullable(z.string()), Verlauf, Notiz: z.nullable(Notiz) };

export const BetriebEmpfehlungZeile = z
  .object({
    ErstelltAm: Zeitpunkt,
    Empfehlungsnummer: z.string(),
    Status: EmpfaengerStatus,
    Empfehler: z.string(),
    Produkt: z.string(),
    Channel,
    Klicks: z.int(),
    Agenturnummer: z.nullable(z.string()),
  })
  .register(named, {
    id: 'BetriebEmpfehlungZeile',
    description: 'A referral of the tenant. The recommender is shown by first name and initial; `Klicks` are those counted so far.',
  });
export type BetriebEmpfehlungZeile = z.infer<typeof BetriebEmpfehlungZeile>;

export const listBetriebEmpfehlungen = list({
  name: 'listBetriebEmpfehlungen',
  path: '/betrieb/empfehlungen',
  recht: 'Listen',
  summary: 'Referrals of the tenant',
  description: 'Lists all referrals, by default the latest first. `Suche` finds the beginning of a referral number.',
  row: BetriebEmpfehlungZeile,
  sorted: ['ErstelltAm', 'Empfehlungsnummer'],
  words: { Status: 'status.empfehlung' },
  filter,
});

export const readBetriebEmpfehlung = call({
  name: 'readBetriebEmpfehlung',
  method: 'GET',
  path: '/betrieb/empfehlungen/:nr',
  recht: 'Listen',
  tag: 'Betrieb',
  summary: 'One referral of the tenant with its timeline and next step',
  description:
    'Shows a referral with its timeline and its next step in the sentence that its recommender reads. The timeline has the newest 100 people and the newest 100 orders of the referral. `EmpfehlerId` opens the person page of the recommender; null once the account is deleted.',
  params: Params,
  answers: { 200: z.extend(BetriebEmpfehlungZeile, { ...details, NaechsterSchritt }) },
  errors: IN_BETRIEB_ERRORS,
});

export const BetriebEmpfaengerZeile = z
  .object({
    ErstelltAm: Zeitpunkt,
    Empfaengernummer: z.string(),
    Status: EmpfaengerStatus,
    Anzeigename: z.string(),
    NaechsterSchritt: z.string(),
    Empfehlungsnummer: z.string(),
    Agenturnummer: z.nullable(z.string()),
  })
  .register(named, {
    id: 'BetriebEmpfaengerZeile',
    description:
      'A recommended person of the tenant, by first name and initial, with what comes next in the sentence that the recommender reads.',
  });
export type BetriebEmpfaengerZeile = z.infer<typeof BetriebEmpfaengerZeile>;

export const listBetriebEmpfaenger = list({
  name: 'listBetriebEmpfaenger',
  path: '/betrieb/empfaenger',
  recht: 'Listen',
  summary: 'Recommended people of the tenant',
  description:
    'Lists who has come by a referral, by default the latest first. `Suche` finds the beginning of a recipient number, and the number of a referral.',
  row: BetriebEmpfaengerZeile,
  sorted: ['ErstelltAm', 'Empfaengernummer'],
  words: { Status: 'status.empfaenger' },
  filter,
});

export const readBetriebEmpfaenger = call({
  name: 'readBetriebEmpfaenger',
  method: 'GET',
  path: '/betrieb/empfaenger/:nr',
  recht: 'Listen',
  tag: 'Betrieb',
  summary: 'One recommended person of the tenant with the timeline and next step',
  description:
    'Shows a recommended person by first name and initial, with the timeline and the next step in the sentence that the recommender reads. `EmpfehlerId` opens the person page of the recommender; null once the account is deleted.',
  params: Params,
  answers: { 200: z.extend(BetriebEmpfaengerZeile, { ...details, NaechsterSchritt, Produkt: z.string(), Empfehler: z.string() }) },
  errors: IN_BETRIEB_ERRORS,
});
