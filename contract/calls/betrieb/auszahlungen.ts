import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { AUSZAHLUNG_STAND, NACHFRAGE_TAGE, ZAHLUNG_STATUS, ZURUECKHALTUNG_ARTEN } from '../../rules/zahlung.ts';
import { named } from '../../values/named.ts';
import { Cent, Datum, Nummer, Seite, Text, Zeitpunkt } from '../../values/wire.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

/** Transfers that wait for the tenant: ready ones, those whose promised day is over, and those whose owner has not named another account in time. */
export const AUSZAHLUNGEN_FAELLIG = ['Bereit', 'Verspaetet', 'OhneAntwort'] as const;

export const AuszahlungZeile = z
  .object({
    Spaetestens: Datum,
    Praemierungsnummer: z.string(),
    Seite,
    Anzeigename: z.string(),
    Produkt: z.string(),
    Auftragsnummer: z.string(),
    WertCent: Cent,
    GewaehltAm: Zeitpunkt,
    IbanMaskiert: z.nullable(z.string()),
    Stand: z.enum(AUSZAHLUNG_STAND),
    Grund: z.nullable(z.string()),
    Laufnummer: z.nullable(z.string()),
  })
  .register(named, {
    id: 'AuszahlungZeile',
    description:
      'A reward that was picked as a transfer and is not paid yet. `Spaetestens` is the day by which it is promised. Only what is Bereit is taken by the next run: ImLauf is in the run `Laufnummer`, Angehalten is held, BankdatenFehlen waits for another account of its owner, Gesperrt belongs to a person who is blocked, Land goes to an account outside the EEA. `Grund` says why in words, for the people of the tenant. `IbanMaskiert` is null if the account cannot be read.',
  });
export type AuszahlungZeile = z.infer<typeof AuszahlungZeile>;

export const listAuszahlungen = list({
  name: 'listAuszahlungen',
  path: '/betrieb/auszahlungen',
  recht: 'Auszahlungen',
  summary: 'Picked transfers that are not paid yet',
  description:
    'Lists all rewards that were picked as a transfer and are not paid yet, by default those first whose promised day comes first. `Status` is the `Stand` of a row. `Faellig` keeps what a run can take (`Bereit`), what is later than promised (`Verspaetet`), and what waits for another account although the time for it is over (`OhneAntwort`). `Von` and `Bis` are days of `Spaetestens`. `Suche` finds the beginning of a grant number, and an order by its number.',
  row: AuszahlungZeile,
  sorted: ['Spaetestens', 'Praemierungsnummer'],
  sums: ['WertCent'],
  words: { Stand: 'betrieb.auszahlung.stand', Seite: 'agentur.seite' },
  status: AUSZAHLUNG_STAND,
  filter: { Faellig: z.optional(z.nullable(z.enum(AUSZAHLUNGEN_FAELLIG))) },
});

const Zurueckhaltung = z
  .object({
    Id: z.string(),
    Art: z.enum(ZURUECKHALTUNG_ARTEN),
    Grund: z.nullable(z.string()),
    GrundCode: z.nullable(z.string()),
    Nachfrage: z.boolean(),
    Bis: z.nullable(Zeitpunkt),
    Am: Zeitpunkt,
    Von: z.string(),
  })
  .register(named, {
    id: 'Zurueckhaltung',
    description:
      'Why no run takes a grant. `Nachfrage`: its owner was asked by mail for another account, until `Bis`. `GrundCode` is the code of the bank, or the kind of hint. `Von` is who holds it, by name.',
  });

const Versuch = z
  .object({
    Zahlungsnummer: z.string(),
    Laufnummer: z.string(),
    Status: z.enum(ZAHLUNG_STATUS),
    BetragCent: Cent,
    IbanMaskiert: z.nullable(z.string()),
    Zweck: z.string(),
    AusgefuehrtAm: z.nullable(Datum),
    BeendetAm: z.nullable(Datum),
    GrundCode: z.nullable(z.string()),
    Grund: z.nullable(z.string()),
  })
  .register(named, {
    id: 'Versuch',
    description:
      'A payment of a grant: each attempt is one. `Zweck` is the statement text. `GrundCode` and `Grund` say why it ended without reaching the account.',
  });

export const Auszahlung = z
  .extend(AuszahlungZeile, { Zurueckhaltungen: z.array(Zurueckhaltung), Versuche: z.array(Versuch), Empfaengernummer: z.string() })
  .register(named, {
    id: 'Auszahlung',
    description: 'A picked transfer with what holds it and its payments so far, the newest first.',
  });
export type Auszahlung = z.infer<typeof Auszahlung>;

export const readAuszahlung = call({
  name: 'readAuszahlung',
  method: 'GET',
  path: '/betrieb/auszahlungen/:nr',
  recht: 'Auszahlungen',
  tag: 'Betrieb',
  summary: 'One picked transfer with what holds it and its payments',
  description: 'Shows a reward that was picked as a transfer and is not paid yet, why no run takes it, and every payment of it so far.',
  params: z.object({ nr: Nummer }),
  answers: { 200: Auszahlung },
  errors: IN_BETRIEB_ERRORS,
});

export const askAuszahlung = call({
  name: 'askAuszahlung',
  method: 'POST',
  path: '/betrieb/auszahlungen/:nr/nachfragen',
  recht: 'LaeufeErstellen',
  tag: 'Betrieb',
  summary: 'Asks the owner of a picked transfer for another account, also again',
  description: `Mails the owner of a reward that was picked as a transfer a link to name another account within ${NACHFRAGE_TAGE} days; no run takes the reward until then. One that is in a run that is not approved yet leaves it. Konflikt for a payment that is approved, for an account holder who has died, and for an owner whose address is deleted.`,
  params: z.object({ nr: Nummer }),
  answers: { 200: Auszahlung },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
  idempotent: true,
});

/** Grants that one call holds at most. */
export const MAX_ZURUECKHALTUNGEN = 200;

export const holdAuszahlungen = call({
  name: 'holdAuszahlungen',
  method: 'POST',
  path: '/betrieb/zurueckhaltungen',
  recht: 'LaeufeErstellen',
  tag: 'Betrieb',
  summary: 'Holds picked transfers: no run takes them until they are released',
  description:
    'Holds rewards that were picked as a transfer. One that is in a run that is not approved yet leaves it, and the run is a draft again; of one that is approved the money cannot be stopped: Konflikt, and nothing is held. One that is held by hand already stays held. The people of the tenant read the reason, the owner of the reward only in a disclosure of the own data.',
  body: z.strictObject({
    Praemierungsnummern: z.array(Nummer).check(z.minLength(1), z.maxLength(MAX_ZURUECKHALTUNGEN)),
    Grund: Text(500),
  }),
  answers: { 201: z.object({ Zurueckgehalten: z.int() }) },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
  idempotent: true,
});

export const releaseZurueckhaltung = call({
  name: 'releaseZurueckhaltung',
  method: 'DELETE',
  path: '/betrieb/zurueckhaltungen/:id',
  recht: 'LaeufeErstellen',
  tag: 'Betrieb',
  summary: 'Lifts a hold: the next run takes the reward again',
  description: 'Lifts one hold; others of the same reward stay. One that is lifted already stays so.',
  params: z.object({ id: Nummer }),
  body: z.strictObject({ Grund: Text(500) }),
  answers: { 204: null },
  errors: IN_BETRIEB_ERRORS,
  idempotent: true,
});
