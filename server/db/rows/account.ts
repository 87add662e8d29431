// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Json, Mandant } from '../column-types.ts';

export interface AccountRow {
  mandant: Mandant;
  account_id: string;
  art: 'Empfehler' | 'Agentur' | 'Seller' | 'Betrieb';
  email: string;
  email_schluessel: string;
  passwort_hash: string | null;
  bestaetigt_am: Date | null;
  language: 'de' | 'en';
  erstellt_am: Date;
  loeschen_am: Date | null;
  geloescht_am: Date | null;
  email_alias: string | null;
}

export interface PortaltokenRow {
  mandant: Mandant;
  token_hash: string;
  gueltig_bis: Date;
}

export interface RegistrierungRow {
  mandant: Mandant;
  registrierung_id: string;
  zweck: string;
  email: string;
  email_schluessel: string;
  vorname: string;
  nachname: string;
  firma: string | null;
  language: 'de' | 'en';
  erstellt_am: Date;
  bezug: string | null;
  zustimmungen: Json<Record<string, string> | null>;
}

export interface SessionRow {
  mandant: Mandant;
  token_hash: string;
  account_id: string;
  erstellt_am: Date;
  ablauf_am: Date;
  agentur_benutzer_id: string | null;
  passwort_am: Date | null;
  nur_lesen: boolean;
}

export interface SperreRow {
  mandant: Mandant;
  muster: string;
  erstellt_am: Date;
  sperre_id: Generated<string>;
  grund: string | null;
  bis: string | null;
}

export interface ZugangslinkRow {
  mandant: Mandant;
  zugangslink_id: string;
  zweck: string;
  bezug: string;
  token_hash: string;
  gueltig_bis: Date;
  verwendet_am: Date | null;
  redirect: string | null;
  einladung: string | null;
  administrator: boolean;
}
