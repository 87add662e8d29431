// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Mandant } from '../column-types.ts';

export interface CaptchaLoesungRow {
  mandant: Mandant;
  loesung_hash: string;
  gueltig_bis: Date;
}
