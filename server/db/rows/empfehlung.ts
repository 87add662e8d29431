import type { Generated } from 'kysely';
import type { EmpfaengerStatus } from '../../../contract/calls/empfehlung.ts';
import type { Locale, Seite } from '../../../contract/values/wire.ts';
import type { Mandant } from './columns.ts';

/** Referrals, their clicks, the people who follow them, and what they agreed to. */

export interface EmpfehlungRow {
  mandant: Mandant;
  empfehlungsnummer: string;
  empfehler_id: string;
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
}

export interface KlickRow {
  mandant: Mandant;
  klick_id: Generated<number>;
  empfehlungsnummer: string;
  zeit: Date;
  channel: string;
  art: 'Klick' | 'Besuch';
  wiederholung: boolean;
}

export interface EmpfaengerRow {
  mandant: Mandant;
  empfaengernummer: string;
  empfehlungsnummer: string;
  empfehler_id: string;
  status: EmpfaengerStatus;
  hex_hash: string | null;
  hex_version: Generated<number>;
  vorlaeufig: Generated<boolean>;
  verbunden_mit: string | null;
  language: Locale;
  anrede: 'Frau' | 'Herr' | null;
  vorname: string | null;
  name: string | null;
  geburtsdatum: string | null;
  email: string | null;
  email_schluessel: string | null;
  email_alias: string | null;
  telefon: string | null;
  ort: string | null;
  plz: string | null;
  strasse: string | null;
  hausnummer: string | null;
  werbeeinwilligung: Generated<boolean>;
  werbeeinwilligung_text: string | null;
  werbeeinwilligung_am: Date | null;
  zugestimmt_am: Date | null;
  bestaetigt_am: Date | null;
  bestaetigt_durch: 'Link' | 'Auftrag' | null;
  erstellt_am: Date;
  frist_am: Date | null;
  loeschen_am: Date | null;
  daten_geloescht_am: Date | null;
  beendet_am: Date | null;
  bankdaten_id: string | null;
}

export interface ZustimmungRow {
  mandant: Mandant;
  zustimmung_id: Generated<number>;
  seite: Seite;
  bezug: string;
  agb_text: string;
  agb_version: string;
  gegeben_am: Date;
}
