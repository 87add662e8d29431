// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Mandant } from '../column-types.ts';

export interface EreignisRow {
  mandant: Mandant;
  ereignis_id: Generated<number>;
  zeit: Date;
  wer: string;
  was: 'Einladung' | 'Empfehlung' | 'Empfaenger' | 'Auftrag' | 'Praemierung' | 'Agentur' | 'Mitarbeiter' | 'Seller';
  bezug: string;
  vorher: string | null;
  nachher: string;
  grund: string | null;
  empfehlungsnummer: string | null;
  agenturnummer: string | null;
  mitarbeiternummer: string | null;
  produkt_id: number | null;
  channel: string | null;
  wert_cent: number | null;
}
