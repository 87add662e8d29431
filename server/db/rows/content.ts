// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Json, Mandant } from '../column-types.ts';

export interface InhaltRow {
  mandant: Mandant;
  art: 'content-bloecke' | 'faq' | 'fussnoten' | 'keyvisual' | 'bilder' | 'variablen';
  kennung: string;
  position: number;
  felder: Json<Record<string, unknown>>;
}
