import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { AuftragStatus, EmpfaengerStatus } from '../../values/status.ts';
import { Datum, Nummer, Zeitpunkt } from '../../values/wire.ts';
import { Verlauf } from '../agentur/einzeln.ts';
import { NaechsterSchritt } from '../empfehlung/empfehlungsform.ts';
import { Entscheidung, NachbuchungStatus } from '../praemie/nachbuchung.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

/** Claims that wait for a decision of the tenant. */
export const NACHBUCHUNG_FAELLIG = ['Offen'] as const;

export const BetriebNachbuchungZeile = z
  .object({
    ErstelltAm: Zeitpunkt,
    Nachbuchungsnummer: z.string(),
    Status: NachbuchungStatus,
    Auftragsnummer: z.string(),
    Auftragsdatum: Datum,
    Produkt: z.string(),
    Empfehler: z.string(),
    BestelltVon: z.nullable(z.string()),
  })
  .register(named, {
    id: 'BetriebNachbuchungZeile',
    description:
      'A claim of a missing reward. `BestelltVon` is the person who is said to have ordered, null if the claim only names a referral. People are shown by first name and initial.',
  });
export type BetriebNachbuchungZeile = z.infer<typeof BetriebNachbuchungZeile>;

export const listBetriebNachbuchungen = list({
  name: 'listBetriebNachbuchungen',
  path: '/betrieb/nachbuchungen',
  recht: 'AnliegenEntscheiden',
  summary: 'Claims of missing rewards',
  description:
    'Lists all claims, by default the latest first. `Faellig: Offen` keeps those that wait for a decision. `Suche` finds the beginning of a claim number, and the number of the claimed order.',
  row: BetriebNachbuchungZeile,
  sorted: ['ErstelltAm', 'Nachbuchungsnummer'],
  words: { Status: 'betrieb.nachbuchung.status' },
  filter: { Faellig: z.optional(z.nullable(z.enum(NACHBUCHUNG_FAELLIG))) },
});

const Zuordnung = z
  .object({
    Empfehlungsnummer: z.string(),
    Empfaengernummer: z.nullable(z.string()),
    ErstelltAm: Zeitpunkt,
    Produkt: z.string(),
    Anzeigename: z.nullable(z.string()),
    Status: z.nullable(EmpfaengerStatus),
    NameGleich: z.boolean(),
  })
  .register(named, {
    id: 'Zuordnung',
    description:
      'A referral of the recommender that was there on the day of the order, with a recipient who could have placed it; without a recipient, accepting adds the claimed person to the referral. `ErstelltAm` is the moment of the referral, `NameGleich` says that the recipient has the claimed name.',
  });
export type Zuordnung = z.infer<typeof Zuordnung>;

/** Referrals of a recommender that a claim offers at most, and recipients of each. */
export const MAX_ZUORDNUNGEN = { empfehlungen: 50, empfaenger: 10 } as const;

export const BetriebNachbuchung = z
  .extend(BetriebNachbuchungZeile, {
    Vorname: z.nullable(z.string()),
    Nachname: z.nullable(z.string()),
    Nachweis: z.nullable(z.string()),
    Empfehlungsnummer: z.nullable(z.string()),
    Auftrag: z.nullable(
      z.object({ Status: AuftragStatus, Empfehler: z.string(), Empfehlungsnummer: z.string(), Empfaengernummer: z.string() }),
    ),
    StandDanach: AuftragStatus,
    EntschiedenAm: z.nullable(Zeitpunkt),
    EntschiedenDurch: z.nullable(z.string()),
    Antwort: z.nullable(z.string()),
    Zuordnungen: z.array(Zuordnung),
    NaechsterSchritt,
    Verlauf,
  })
  .register(named, {
    id: 'BetriebNachbuchung',
    description:
      'A claim with its evidence, timeline and next step. `Auftrag` is the stored order of the claimed number, `StandDanach` the status that it has once the claim is accepted. Name and evidence are deleted some time after the decision.',
  });
export type BetriebNachbuchung = z.infer<typeof BetriebNachbuchung>;

const Params = z.object({ nr: Nummer });

export const readBetriebNachbuchung = call({
  name: 'readBetriebNachbuchung',
  method: 'GET',
  path: '/betrieb/nachbuchungen/:nr',
  recht: 'AnliegenEntscheiden',
  tag: 'Betrieb',
  summary: 'One claim with its evidence, and what it could be about',
  description: `Shows a claim with its evidence, its timeline and, while it is undecided, the referrals and recipients of its recommender that could be meant: those of the claimed referral and of the claimed name first, of the newest ${MAX_ZUORDNUNGEN.empfehlungen} referrals at most ${MAX_ZUORDNUNGEN.empfaenger} recipients each. The recommender is shown by first name and initial.`,
  params: Params,
  answers: { 200: BetriebNachbuchung },
  errors: IN_BETRIEB_ERRORS,
});

export const decideBetriebNachbuchung = call({
  name: 'decideBetriebNachbuchung',
  method: 'POST',
  path: '/betrieb/nachbuchungen/:nr',
  recht: 'AnliegenEntscheiden',
  tag: 'Betrieb',
  summary: 'Accepts a claim or rejects it with a reason; a decided claim stays as it is',
  description:
    'Decides by the rule of PUT nachbuchung: accepting stores the order, rejecting needs an `Antwort`, and the recommender gets a mail with the `Antwort` either way. A claim that is decided already stays as it is and is answered as it stands. Why a claim cannot be accepted stands in `detail`; the claim stays Offen. People cannot decide their own claims.',
  params: Params,
  body: Entscheidung,
  answers: { 200: BetriebNachbuchung },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt', 'EmpfehlungExists'],
  idempotent: true,
});
