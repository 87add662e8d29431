// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Mandant } from '../column-types.ts';

export interface WerbeeinwilligungRow {
  mandant: Mandant;
  werbeeinwilligung_id: Generated<number>;
  seite: 'Empfehler' | 'Empfaenger';
  bezug: string;
  was: 'Angefragt' | 'Gegeben' | 'Widerrufen';
  email_hash: string;
  text: string | null;
  gezeigt_am: Date | null;
  zeit: Date;
}
