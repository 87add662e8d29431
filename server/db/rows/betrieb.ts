// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Mandant } from '../column-types.ts';

export interface ApiSchluesselRow {
  mandant: Mandant;
  schluessel_hash: string;
  bezeichnung: string;
  erstellt_am: Date;
  widerrufen_am: Date | null;
  rechte: ('Auftrag' | 'Kundennummer' | 'Logintoken' | 'Nachbuchung' | 'Inhalte')[];
  schluessel_id: string;
  gilt_bis: string | null;
  zuletzt_am: Date | null;
}

export interface BetriebRolleRow {
  mandant: Mandant;
  rolle_id: string;
  benutzer_id: string;
  rolle: 'Betrieb' | 'Support' | 'Buchhaltung' | 'Redaktion' | 'Pruefung';
  vergeben_von: string;
  vergeben_am: Date;
  gilt_bis: string | null;
  entzogen_von: string | null;
  entzogen_am: Date | null;
}

export interface KontaktnachrichtRow {
  mandant: Mandant;
  kontaktnachricht_id: string;
  inhalt: string;
  language: 'de' | 'en';
  erstellt_am: Date;
}

export interface TagesmailRow {
  mandant: Mandant;
  benutzer_id: string;
  erstellt_am: Date;
  faellig_am: Date;
}
