// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Mandant } from '../column-types.ts';

export interface AnmeldedienstKontoRow {
  mandant: Mandant;
  issuer: string;
  subject: string;
  account_id: string;
  verbunden_am: Date;
}

export interface ZweitfaktorRow {
  mandant: Mandant;
  account_id: string;
  geheimnis: string;
  bestaetigt_am: Date | null;
  letzter_schritt: Generated<number>;
  erholungscodes: Generated<string[]>;
}
