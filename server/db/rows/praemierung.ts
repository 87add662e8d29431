// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { GutscheinDaten } from '../../../contract/values/gutschein.ts';
import type { Json, Mandant } from '../column-types.ts';

export interface GutscheinRow {
  mandant: Mandant;
  gutschein_id: string;
  wert_cent: number;
  code: string;
  code_hash: string;
  praemierungsnummer: string | null;
  ausgegeben_am: Date | null;
  haendler: string | null;
}

export interface GutscheinLeerRow {
  mandant: Mandant;
  leer_id: string;
  wert_cent: number;
  haendler: string;
  erstellt_am: Date;
  faellig_am: Date;
}

export interface KundennummerRow {
  mandant: Mandant;
  empfehler_id: string;
  anfrage: string;
  kundennummer: string;
  status: 'Offen' | 'Gefunden' | 'Unbekannt';
  gestellt_am: Date;
  beantwortet_am: Date | null;
}

export interface LohnuebergabeRow {
  mandant: Mandant;
  monat: string;
  uebergeben_von: string;
  uebergeben_am: Date;
}

export interface LohnzeileRow {
  mandant: Mandant;
  praemierungsnummer: string;
  art: 'Praemie' | 'Rueckgabe';
  monat: string;
  betrag_cent: number;
}

export interface PraemierungRow {
  mandant: Mandant;
  praemierungsnummer: string;
  auftragsnummer: string;
  empfaengernummer: string;
  seite: 'Empfehler' | 'Empfaenger';
  praemie_id: number;
  wert_cent: number;
  status: 'Offen' | 'Bereitgestellt' | 'Ausgezahlt' | 'Abgeholt' | 'Storniert' | 'Abgelaufen';
  art: 'Ueberweisung' | 'Gutschein' | 'Gehalt' | null;
  token_hash: string;
  gueltig_bis: Date;
  bankdaten_id: string | null;
  erstellt_am: Date;
  gewaehlt_am: Date | null;
  faellig_am: Date | null;
  bonus_cent: Generated<number>;
  gutschein: Json<GutscheinDaten | null>;
  agenturnummer: string | null;
  mitarbeiternummer: string | null;
  empfehlungsnummer: string | null;
  ausgezahlt_am: Date | null;
  suche: string | null;
}
