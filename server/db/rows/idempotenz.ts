// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Mandant } from '../column-types.ts';

export interface IdempotenzRow {
  mandant: Mandant;
  schluessel: string;
  eingabe_hash: string;
  status: number | null;
  antwort: string | null;
  gueltig_bis: Date;
}
