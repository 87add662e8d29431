import * as z from 'zod/mini';
import { named } from '../../values/named.ts';
import { ProduktArt } from '../../values/produktart.ts';
import { EmpfaengerStatus, PraemierungStatus } from '../../values/status.ts';
import { AnteilEmpfehler, Cent, Datum, Zeitpunkt } from '../../values/wire.ts';
import { OffeneForderung } from '../forderung.ts';
import { Ausgezahlt, AuszahlungArt } from '../praemie/praemie.ts';

const EigenePraemierung = z
  .object({
    Praemierungsnummer: z.string(),
    Status: PraemierungStatus,
    WertCent: Cent,
    BonusCent: z.optional(Cent),
    Token: z.optional(z.string()),
    Art: z.optional(AuszahlungArt),
    Ausgezahlt: z.optional(Ausgezahlt),
    Forderung: z.optional(OffeneForderung),
  })
  .register(named, {
    id: 'EigenePraemierung',
    description:
      "The recommender's own grant. Its token is present while the grant can be picked, and while another account is asked for. `Art` is how it is paid, once that is known. `Ausgezahlt` is present once a transfer was executed, `Forderung` if the amount was claimed back.",
  });

/** Possible next steps, the nearest to a reward first. With several recipients, the first of their steps in this order counts. */
export const SCHRITTE = [
  'PraemieWaehlen',
  'BankdatenPruefen',
  'GutscheinUnterwegs',
  'GutscheinVerspaetet',
  'InZahlung',
  'Auszahlung',
  'AuszahlungVerspaetet',
  'AuszahlungAngehalten',
  'PraemieMitLohn',
  'NachbuchungPruefen',
  'FreigabeMoeglich',
  'Freigabe',
  'AuftragBestaetigen',
  'Bestellen',
  'EmpfaengerBestaetigen',
  'EmpfaengerDaten',
  'AdresseBestaetigen',
  'Teilen',
  'AnderesProdukt',
  'KeinePraemie',
  'PraemieAbgelaufen',
  'PraemieDesKontakts',
  'Fertig',
  'Beendet',
] as const satisfies readonly string[];

export const NaechsterSchritt = z
  .object({
    Schritt: z.enum(SCHRITTE),
    Wer: z.enum(['Empfehler', 'Empfaenger', 'Mandant', 'Niemand']),
    Was: z.string(),
    Fruehestens: z.optional(Datum),
    Spaetestens: z.optional(Datum),
    Grund: z.optional(z.enum(['AnderesProdukt', 'KeinePraemie', 'Nachbuchung'])),
  })
  .register(named, {
    id: 'NaechsterSchritt',
    description:
      '`Was` describes the next step in a sentence. A day that it names may be past, if the step was possible since that day or promised until it. `Schritt` is the name of the step for programs. With several people, the step that is nearest to a reward counts. `Grund` is AnderesProdukt or KeinePraemie for an order that earns nothing, and Nachbuchung while a claim waits. For an application the step is the same from its arrival to its release, and `Grund` is KeinePraemie for another job too: no call reveals the state of an application to a recommender.',
  });
export type NaechsterSchritt = z.infer<typeof NaechsterSchritt>;

export const EigenerEmpfaenger = z
  .object({
    Empfaengernummer: z.string(),
    Anzeigename: z.string(),
    Status: EmpfaengerStatus,
    AuftragAm: z.optional(Datum),
    Praemierung: z.optional(EigenePraemierung),
    NaechsterSchritt,
  })
  .register(named, { id: 'EigenerEmpfaenger', description: 'A recipient as the recommender sees them: first name and initial.' });
export type EigenerEmpfaenger = z.infer<typeof EigenerEmpfaenger>;

/** Number of recipients that a referral lists, the newest ones. */
export const MAX_EMPFAENGER = 200;

/** A referral in the personal area; it shows only first name and initial of its recipients. */
export const Empfehlung = z.object({
  Empfehlungsnummer: z.string(),
  Status: EmpfaengerStatus,
  Produkt: z.object({ Id: z.int(), Name: z.string() }),
  ProduktArt,
  Channel: z.string(),
  Empfehlungslink: z.optional(z.string()),
  KurzURL: z.optional(z.string()),
  Empfehlungscode: z.optional(z.string()),
  AnteilEmpfehler,
  ErstelltAm: Zeitpunkt,
  GueltigBis: Datum,
  Klicks: z.int(),
  Praemie: z.nullable(z.object({ Id: z.int(), WertCent: Cent, Wert: z.string() })),
  NaechsterSchritt,
  Empfaenger: z.array(EigenerEmpfaenger),
  WeitereEmpfaenger: z.optional(z.int()),
});
export type Empfehlung = z.infer<typeof Empfehlung>;

export const EigeneEmpfehlung = z
  .extend(Empfehlung, {
    Notiz: z.optional(z.string()),
    Erinnerung: z.optional(Datum),
    Erinnerbar: z.optional(z.object({ Fruehestens: Datum, Spaetestens: Datum })),
    Anteile: z.optional(z.array(AnteilEmpfehler)),
    Wunschcode: z.optional(z.string()),
    Benannt: z.optional(z.literal(true)),
  })
  .register(named, {
    id: 'Empfehlung',
    description:
      'A referral as only its recommender sees it. Recipients are shown only by first name and initial. A note and the day of a coming reminder are private. `Erinnerbar` are the days for which a reminder can be set, while there are any. `Anteile` are the shares that the referral can get now, while it can be shared. `Wunschcode` is the code, if it was chosen. `Benannt` marks a referral for one named person. `Klicks` are the clicks of the last 365 days. `Empfaenger` has the newest 200 recipients, oldest first; `WeitereEmpfaenger` is the number of older ones, if there are any.',
  });
export type EigeneEmpfehlung = z.infer<typeof EigeneEmpfehlung>;
