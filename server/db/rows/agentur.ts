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
}

export interface EinladungRow {
  mandant: Mandant;
  einladungsnummer: string;
  agenturnummer: string;
  mitarbeiternummer: string | null;
  vorname: string;
  nachname: string;
  email: string | null;
  art: 'VorOrt' | 'Telefon';
  status: 'Offen' | 'Angenommen' | 'Abgelaufen' | 'Zurueckgezogen' | 'Abgelehnt';
  erstellt_am: Date;
  gueltig_bis: Date;
  beendet_am: Date | null;
  empfehler_id: string | null;
  suchname: string | null;
  suche: string | null;
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

export interface ZweitfaktorRow {
  mandant: Mandant;
  account_id: string;
  geheimnis: string;
  bestaetigt_am: Date | null;
  letzter_schritt: Generated<number>;
  erholungscodes: Generated<string[]>;
}
