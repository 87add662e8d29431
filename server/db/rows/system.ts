// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';

export interface AppSecretRow {
  einzige: Generated<boolean>;
  version: number;
  schluessel: string;
}

export interface MandantHostRow {
  host: string;
  mandant: string;
  art: 'seite' | 'link';
}

export interface PostfachMailRow {
  mail_id: string;
  postfach_hash: string;
  vorlage: string;
  erstellt_am: Date;
}

export interface UhrRow {
  einzige: Generated<boolean>;
  versatz_tage: Generated<number>;
}

export interface ZaehlerRow {
  art: string;
  schluessel: string;
  beginn: Date;
  anzahl: number;
}
