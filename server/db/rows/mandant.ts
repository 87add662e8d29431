// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import type { Theme } from '../../../contract/values/theme.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Json, Mandant } from '../column-types.ts';

export interface AktionRow {
  mandant: Mandant;
  aktions_id: number;
  titel: string;
  titel_en: string;
  text: string;
  text_en: string;
  rechtstext: string;
  rechtstext_en: string;
  version: string;
  startdatum: string;
  enddatum: string | null;
}

export interface BildRow {
  mandant: Mandant;
  name: string;
  hash: string;
  breite: number;
  hoehe: number;
  inhalt: Uint8Array;
}

export interface MandantRow {
  mandant: string;
  konfiguration: Json<MandantKonfiguration>;
  theme: Json<Theme>;
  texte: Json<Record<Locale, Record<string, string>>>;
  version: Generated<number>;
  live_seit: Date | null;
  verzicht: Generated<unknown /* jsonb */>;
}
