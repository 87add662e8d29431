// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Json, Mandant } from '../column-types.ts';

export interface ExportRow {
  mandant: Mandant;
  exportnummer: string;
  wer_id: string;
  bericht: string;
  format: 'csv' | 'xlsx';
  abfrage: Json<Record<string, unknown>>;
  sicht: Json<Record<string, unknown>>;
  language: 'de' | 'en';
  status: 'Wartet' | 'Laeuft' | 'Fertig' | 'Abgebrochen';
  zeilen: number;
  geschrieben: Generated<number>;
  erstellt_am: Date;
  faellig_am: Date | null;
  fertig_am: Date | null;
  gueltig_bis: Date | null;
  wer: 'Agentur' | 'Mitarbeiter';
}

export interface ExportTeilRow {
  mandant: Mandant;
  exportnummer: string;
  teil: number;
  zeilen: Json<Record<string, unknown>[]>;
  schluessel: string;
  stelle: string;
}

export interface NotizRow {
  mandant: Mandant;
  wer_id: string;
  bericht: 'auftraege' | 'empfehlungen' | 'leads' | 'einladungen';
  bezug: string;
  text: string;
  wiedervorlage: string | null;
  geaendert_von: string;
  geaendert_am: Date;
  wer: 'Agentur' | 'Mitarbeiter' | 'Betrieb';
}
