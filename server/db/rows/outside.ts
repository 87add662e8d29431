// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Mandant } from '../column-types.ts';

export interface DienstgeheimnisRow {
  mandant: Mandant;
  dienst: string;
  geheimnis: string;
  gesetzt_am: Date;
}
