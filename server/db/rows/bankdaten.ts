// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Mandant } from '../column-types.ts';

export interface BankdatenRow {
  mandant: Mandant;
  bankdaten_id: string;
  kontoinhaber: string;
  iban: string;
  iban_hash: string;
  bic: string | null;
  erfasst_am: Date;
  iban_ende_hash: string | null;
  land: string | null;
}
