// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';

export interface AppSecretRow {
  einzige: Generated<boolean>;
  version: number;
  schluessel: string;
}

export interface BetriebBenutzerRow {
  benutzer_id: string;
  email: string;
  email_schluessel: string;
  vorname: string;
  nachname: string;
  passwort_hash: string | null;
  language: 'de' | 'en';
  plattform: Generated<boolean>;
  status: 'Eingeladen' | 'Aktiv' | 'Gesperrt' | 'Beendet';
  erstellt_am: Date;
  beendet_am: Date | null;
  faktor_zurueckgesetzt_am: Date | null;
}

export interface BetriebFaktorRow {
  faktor_id: string;
  benutzer_id: string;
  art: Generated<string>;
  name: string;
  geheimnis: string;
  erstellt_am: Date;
  bestaetigt_am: Date | null;
  letzter_schritt: Generated<number>;
  erholungscodes: Generated<string[]>;
}

export interface BetriebLinkRow {
  link_id: string;
  zweck: 'Einladung' | 'Einrichtung' | 'Passwort' | 'Mfa';
  benutzer_id: string;
  token_hash: string;
  gueltig_bis: Date;
  verwendet_am: Date | null;
}

export interface BetriebProtokollRow {
  eintrag_id: string;
  zeit: Date;
  wer: string;
  was: string;
  bezug: string;
  daten: Generated<unknown /* jsonb */>;
}

export interface BetriebSitzungRow {
  token_hash: string;
  sitzung_id: string;
  benutzer_id: string;
  erstellt_am: Date;
  zuletzt_am: Date;
  ablauf_am: Date;
  bestaetigt_am: Date;
  geraet: string;
}

export interface MandantHostRow {
  host: string;
  mandant: string;
  art: 'seite' | 'link';
}

export interface PostfachMailRow {
  mail_id: string;
  postfach_hash: string;
  vorlage: string;
  erstellt_am: Date;
}

export interface UhrRow {
  einzige: Generated<boolean>;
  versatz_tage: Generated<number>;
}

export interface ZaehlerRow {
  art: string;
  schluessel: string;
  beginn: Date;
  anzahl: number;
}
