// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Mandant } from '../column-types.ts';

export interface ForderungRow {
  mandant: Mandant;
  forderungsnummer: string;
  reihennummer: number;
  partei: 'Empfehler' | 'Empfaenger' | 'Seller';
  bezug: string;
  betrag_cent: number;
  faellig_am: string;
  status: 'Offen' | 'Bezahlt' | 'Verrechnet' | 'Erlassen';
  erstellt_am: Date;
  sellernummer: string | null;
  eingegangen_cent: Generated<number>;
  rest_cent: Generated<number>;
  guthaben_cent: Generated<number>;
  grund: string | null;
  beendet_am: string | null;
  zurueckgezahlt_am: string | null;
  rueckzahlung_referenz: string | null;
  guthaben_offen_cent: Generated<number>;
}
