import type { Json, Mandant } from './columns.ts';

/** What can be recommended, and what it earns. */

export interface ProduktkategorieRow {
  mandant: Mandant;
  id: number;
  slug: string;
  titel: string;
  titel_en: string;
  quelle: string;
  breadcrumb: Json<string[]>;
}

export interface ProduktRow {
  mandant: Mandant;
  id: number;
  externe_id: string;
  name: string;
  name_en: string;
  beschreibung: string;
  beschreibung_en: string;
  kategorie: string;
  quelle: string;
  versteckt: boolean;
  sortierung: number;
  daten: Json<Record<string, unknown>>;
}

export interface GeraetRow {
  mandant: Mandant;
  id: number;
  sortierung: number;
  daten: Json<Record<string, unknown>>;
}

export interface PraemieRow {
  mandant: Mandant;
  id: number;
  produkt_id: number | null;
  titel: string;
  titel_en: string;
  startdatum: string;
  enddatum: string;
  enddatum_anzeige: string;
  wert_cent: number;
}
