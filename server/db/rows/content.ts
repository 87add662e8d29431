// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { RechtstextFelder } from '../../../contract/calls/inhalt.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Json, Mandant } from '../column-types.ts';

export interface InhaltRow {
  mandant: Mandant;
  art: 'content-bloecke' | 'faq' | 'fussnoten' | 'keyvisual' | 'bilder' | 'variablen';
  kennung: string;
  position: number;
  felder: Json<Record<string, unknown>>;
}

export interface RechtstextRow {
  mandant: Mandant;
  block: string;
  version: string;
  felder: Json<RechtstextFelder>;
  gilt_ab: string;
  werte: Json<Record<Locale, Record<string, string>> | null>;
}
