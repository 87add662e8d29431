// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Mandant } from '../column-types.ts';

export interface BuchungRow {
  mandant: Mandant;
  buchung_id: Generated<number>;
  praemierungsnummer: string;
  vorgang: 'Gewaehrung' | 'Gutschein' | 'Auszahlung' | 'Rueckgabe' | 'Storno' | 'Verfall' | 'Rueckforderung';
  soll: string;
  haben: string;
  betrag_cent: number;
  gebucht_am: Date;
}
