// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Mandant } from '../column-types.ts';

export interface ApiSchluesselRow {
  mandant: Mandant;
  schluessel_hash: string;
  bezeichnung: string;
  erstellt_am: Date;
  widerrufen_am: Date | null;
  rechte: ('Auftrag' | 'Kundennummer' | 'Logintoken' | 'Nachbuchung' | 'Inhalte')[];
}

export interface KontaktnachrichtRow {
  mandant: Mandant;
  kontaktnachricht_id: string;
  inhalt: string;
  language: 'de' | 'en';
  erstellt_am: Date;
}
