// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Ordner } from '../../../contract/rules/entwurf.ts';
import type { Json, Mandant } from '../column-types.ts';

export interface EntwurfRow {
  mandant: Mandant;
  ordner: Json<Ordner>;
  basis: number;
  konto_von: string | null;
  geaendert_von: string;
  geaendert_am: Date;
}

export interface FassungRow {
  mandant: Mandant;
  nummer: number;
  ordner: Json<Ordner>;
  gilt_ab: Date;
  status: 'Gilt' | 'Frueher';
  veroeffentlicht_von: string;
  worte: string;
}

export interface OrdnerbildRow {
  mandant: Mandant;
  hash: string;
  inhalt: Uint8Array;
}
