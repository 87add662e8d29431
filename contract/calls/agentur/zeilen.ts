import * as z from 'zod/mini';
import { ROLLEN } from '../../rules/rollen.ts';
import { named } from '../../values/named.ts';
import { AuftragStatus, EmpfaengerStatus, PraemierungStatus } from '../../values/status.ts';
import { Cent, Channel, Datum, Seite, Zeitpunkt } from '../../values/wire.ts';

export const AuftragZeile = z
  .object({
    Auftragsnummer: z.string(),
    Auftragsdatum: Datum,
    Produkt: z.string(),
    Empfehlungsnummer: z.string(),
    Empfehler: z.string(),
    Empfaenger: z.string(),
    Mitarbeiternummer: z.nullable(z.string()),
    Status: AuftragStatus,
    FreigabeAb: Datum,
    FreigegebenAm: z.nullable(Zeitpunkt),
    FreigegebenDurch: z.nullable(z.string()),
    WertCent: Cent,
    Grund: z.nullable(z.string()),
  })
  .register(named, {
    id: 'AuftragZeile',
    description:
      'An order of an agency. People are shown by first name and initial. `FreigabeAb` is the first day on which it can be released, `WertCent` what it earns both sides together, `Grund` why it earns nothing or what was said against it.',
  });
export type AuftragZeile = z.infer<typeof AuftragZeile>;

/** The row of an order as employees see it. */
export const EigeneAuftragZeile = z.extend(AuftragZeile, { FreigabeAb: z.nullable(Datum) }).register(named, {
  id: 'EigeneAuftragZeile',
  description:
    'An order that an employee has brought. Of an application it says no more than that it came in and what became of the reward: until then `Status` is Eingegangen, whatever was decided, and `FreigabeAb` is null.',
});
export type EigeneAuftragZeile = z.infer<typeof EigeneAuftragZeile>;

export const EmpfehlungZeile = z
  .object({
    Empfehlungsnummer: z.string(),
    ErstelltAm: Zeitpunkt,
    Empfehler: z.string(),
    Produkt: z.string(),
    Channel,
    Klicks: z.int(),
    Empfaenger: z.int(),
    Status: EmpfaengerStatus,
    Mitarbeiternummer: z.nullable(z.string()),
  })
  .register(named, { id: 'EmpfehlungZeile', description: 'A referral of an agency; `Empfaenger` is how many people have come by it.' });
export type EmpfehlungZeile = z.infer<typeof EmpfehlungZeile>;

export const LeadZeile = z
  .object({
    Empfaengernummer: z.string(),
    Anzeigename: z.string(),
    Plz: z.nullable(z.string()),
    Ort: z.nullable(z.string()),
    ErstelltAm: Zeitpunkt,
    Status: EmpfaengerStatus,
    NaechsterSchritt: z.string(),
    Produkt: z.string(),
    Empfehler: z.string(),
  })
  .register(named, {
    id: 'LeadZeile',
    description: 'A recommended person of an agency, by first name and initial, with what comes next in a sentence.',
  });
export type LeadZeile = z.infer<typeof LeadZeile>;

export const EmpfehlerZeile = z
  .object({
    Vorname: z.string(),
    Nachname: z.string(),
    Email: z.nullable(z.string()),
    EingeladenAm: Zeitpunkt,
    Empfehlungen: z.int(),
    Auftraege: z.int(),
    WertCent: Cent,
    VerbindungBeendetAm: z.nullable(Zeitpunkt),
  })
  .register(named, {
    id: 'EmpfehlerZeile',
    description:
      'A recommender of an agency, named as invited; `WertCent` is what was released for their referrals. After `VerbindungBeendetAm` their new referrals no longer carry the agency.',
  });
export type EmpfehlerZeile = z.infer<typeof EmpfehlerZeile>;

export const PraemieZeile = z
  .object({
    Praemierungsnummer: z.string(),
    Empfehlungsnummer: z.string(),
    Seite,
    WertCent: Cent,
    Status: PraemierungStatus,
    FreigegebenAm: Zeitpunkt,
    AusgezahltAm: z.nullable(Zeitpunkt),
  })
  .register(named, { id: 'PraemieZeile', description: 'A reward that was granted for a referral of an agency.' });
export type PraemieZeile = z.infer<typeof PraemieZeile>;

export const PlanZeile = z
  .object({
    Id: z.string(),
    ProduktId: z.int(),
    Produkt: z.string(),
    WertCent: Cent,
    Startdatum: Datum,
    Enddatum: z.nullable(Datum),
    Status: z.enum(['Geplant', 'Aktiv', 'Beendet']),
    AngelegtVon: z.string(),
  })
  .register(named, {
    id: 'PlanZeile',
    description: "What an agency promises for a product in place of the tenant's reward, by the order date.",
  });
export type PlanZeile = z.infer<typeof PlanZeile>;

export const STAFF_STATUS = ['Eingeladen', 'Aktiv', 'Deaktiviert'] as const;
export const MitarbeiterZeile = z
  .object({
    Mitarbeiternummer: z.nullable(z.string()),
    Vorname: z.string(),
    Nachname: z.string(),
    Email: z.string(),
    Rollen: z.array(z.enum(ROLLEN)),
    Status: z.enum(STAFF_STATUS),
    LetzteAnmeldung: z.nullable(Zeitpunkt),
  })
  .register(named, { id: 'MitarbeiterZeile', description: 'A user who works for an agency.' });
export type MitarbeiterZeile = z.infer<typeof MitarbeiterZeile>;

export const EINLADUNG_STATUS = ['Offen', 'Angenommen', 'Abgelaufen', 'Zurueckgezogen', 'Abgelehnt'] as const;
export const EinladungZeile = z
  .object({
    Einladungsnummer: z.string(),
    Vorname: z.string(),
    Nachname: z.string(),
    Email: z.nullable(z.string()),
    Art: z.enum(['VorOrt', 'Telefon']),
    Mitarbeiternummer: z.nullable(z.string()),
    ErstelltAm: Zeitpunkt,
    Status: z.enum(EINLADUNG_STATUS),
    Zustellung: z.nullable(z.enum(['Unzustellbar'])),
  })
  .register(named, {
    id: 'EinladungZeile',
    description:
      'A customer whom an agency invited to recommend, named as invited. `Zustellung` is `Unzustellbar` if the last mail of an open or expired invitation did not reach its mailbox: it came back, or was refused for good. An address that wants no mail shows nothing.',
  });
export type EinladungZeile = z.infer<typeof EinladungZeile>;
