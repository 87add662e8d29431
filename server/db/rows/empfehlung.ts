// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Mandant } from '../column-types.ts';

export interface AktionZustimmungRow {
  mandant: Mandant;
  empfehlungsnummer: string;
  aktions_id: number;
  zustimmung: boolean;
  rechtstext: string;
  version: string;
  language: 'de' | 'en';
  gegeben_am: Date;
}

export interface EmpfehlungRow {
  mandant: Mandant;
  empfehlungsnummer: string;
  empfehler_id: string | null;
  vorname: string;
  nachname: string;
  produkt_id: number;
  channel: string;
  empfehlungslink: boolean;
  anteil_empfehler: 100 | 50 | 0;
  agentennummer: string | null;
  code: string;
  erstellt_am: Date;
  bestaetigt_am: Date | null;
  gueltig_bis: string;
  newsletter_text: string | null;
  notiz: string | null;
  erinnerung_am: Date | null;
  wunschcode: string | null;
  wunschcode_schluessel: string | null;
  agenturnummer: string | null;
  mitarbeiternummer: string | null;
  klicks: Generated<number>;
  suchname: string | null;
  suche: string | null;
  beendet_am: Date | null;
  sellernummer: string | null;
}
