// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Mandant } from '../column-types.ts';

export interface AdressaenderungRow {
  mandant: Mandant;
  aenderung_id: string;
  account_id: string | null;
  empfaengernummer: string | null;
  email: string;
  bisher: string;
  erstellt_am: Date;
  gueltig_bis: Date;
  wirksam_am: Date | null;
  widersprochen_am: Date | null;
}

export interface EmpfaengerRow {
  mandant: Mandant;
  empfaengernummer: string;
  empfehlungsnummer: string;
  empfehler_id: string | null;
  status: 'Offen' | 'Ok' | 'Freigegeben' | 'Gezahlt' | 'Abgelaufen' | 'Storniert';
  hex_hash: string | null;
  language: 'de' | 'en';
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
  zugestimmt_am: Date | null;
  bestaetigt_am: Date | null;
  bestaetigt_durch: 'Link' | 'Auftrag' | 'Sitzung' | null;
  erstellt_am: Date;
  frist_am: Date | null;
  loeschen_am: Date | null;
  daten_geloescht_am: Date | null;
  bankdaten_id: string | null;
  werbeeinwilligung_text: string | null;
  werbeeinwilligung_am: Date | null;
  beendet_am: Date | null;
  hex_version: Generated<number>;
  vorlaeufig: Generated<boolean>;
  verbunden_mit: string | null;
  altersangabe: boolean | null;
  wunschzeit: string | null;
  nachricht: string | null;
  channel: string | null;
  einsprungsquelle: string | null;
  agenturnummer: string | null;
  mitarbeiternummer: string | null;
  suchname: string | null;
  suche: string | null;
  analyse_bis: Date | null;
  namensschluessel: string | null;
  telefon_ende: string | null;
}

export interface ZustimmungRow {
  mandant: Mandant;
  zustimmung_id: Generated<number>;
  seite: 'Empfehler' | 'Empfaenger';
  bezug: string;
  agb_text: string;
  agb_version: string;
  gegeben_am: Date;
  praemienbedingungen_version: string | null;
}
