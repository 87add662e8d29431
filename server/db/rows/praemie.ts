// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Mandant } from '../column-types.ts';

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
