// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Mandant } from '../column-types.ts';

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
  erneut_am: Date | null;
  verbindung_beendet_am: Date | null;
}

export interface EinladungseinwilligungRow {
  mandant: Mandant;
  einladungsnummer: string;
  agenturnummer: string;
  art: 'VorOrt' | 'Telefon';
  email: string;
  version: string;
  text: string;
  language: 'de' | 'en';
  gegeben_am: Date;
  anlass: 'KundeRiefAn' | 'EinwilligungVom' | null;
  einwilligung_vom: string | null;
  erfasst_von: string;
  erstellt_am: Date;
  verwendet_am: Date;
}
