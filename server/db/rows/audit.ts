// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Json, Mandant } from '../column-types.ts';

export interface ProtokollRow {
  mandant: Mandant;
  protokoll_id: Generated<number>;
  zeit: Date;
  wer: string;
  was: string;
  bezug: string;
  daten: Json<Record<string, unknown>>;
  agenturnummer: string | null;
  vorher: string | null;
  nachher: string | null;
  grund: string | null;
  akteur: Generated<string>;
}
