// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Mandant } from '../column-types.ts';

export interface AgenturRow {
  mandant: Mandant;
  agenturnummer: string;
  name: string;
  status: 'Angelegt' | 'AdresseBestaetigt' | 'Zusatzdaten' | 'WartetAufFreigabe' | 'Aktiv' | 'Inaktiv';
  grund: string | null;
  email: string | null;
  telefon: string | null;
  strasse: string | null;
  hausnummer: string | null;
  plz: string | null;
  ort: string | null;
  ust_id: string | null;
  steuernummer: string | null;
  bankdaten_id: string | null;
  erstellt_am: Date;
  beendet_am: Date | null;
  kredit_cent: number | null;
  kundenname: string | null;
  oeffnungszeiten: string | null;
  begruessung: string | null;
  empfehler_id: string | null;
}

export interface AgenturAenderungRow {
  mandant: Mandant;
  aenderung_id: string;
  agenturnummer: string;
  feld: string;
  vorher: string | null;
  nachher: string | null;
  geaendert_von: string;
  geaendert_am: Date;
  email: string | null;
}

export interface AgenturBenutzerRow {
  mandant: Mandant;
  agentur_benutzer_id: string;
  agenturnummer: string;
  account_id: string;
  mitarbeiternummer: string | null;
  vorname: string;
  nachname: string;
  rollen: ('Inhaber' | 'Mitarbeiter')[];
  status: 'Eingeladen' | 'Aktiv' | 'Deaktiviert';
  letzte_anmeldung_am: Date | null;
  erstellt_am: Date;
  beendet_am: Date | null;
  sieht_alles: Generated<boolean>;
  gibt_frei: Generated<boolean>;
  hinweise: Generated<boolean>;
  wochenbericht: Generated<boolean>;
  hinweise_am: Date | null;
  hinweise_von: Date | null;
  hinweise_bis: Date | null;
  wochenbericht_am: Date | null;
}

export interface AgenturZustimmungRow {
  mandant: Mandant;
  agenturnummer: string;
  block: string;
  version: string;
  agentur_benutzer_id: string;
  gegeben_am: Date;
}

export interface PraemienplanRow {
  mandant: Mandant;
  praemienplan_id: string;
  agenturnummer: string;
  produkt_id: number;
  wert_cent: number;
  startdatum: string;
  enddatum: string | null;
  angelegt_von: string;
  angelegt_am: Date;
}
