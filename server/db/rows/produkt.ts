// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Json, Mandant } from '../column-types.ts';

export interface GeraetRow {
  mandant: Mandant;
  id: number;
  sortierung: number;
  daten: Json<Record<string, unknown>>;
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
  quelle: Generated<string>;
  versteckt: Generated<boolean>;
  sortierung: number;
  daten: Json<Record<string, unknown>>;
}

export interface ProduktkategorieRow {
  mandant: Mandant;
  id: number;
  slug: string;
  titel: string;
  titel_en: string;
  quelle: Generated<string>;
  breadcrumb: Json<string[]>;
}
