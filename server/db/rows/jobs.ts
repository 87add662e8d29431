// Written from the migrations by tables.db.test.ts (docs/testing.md).
import type { Generated } from 'kysely';
import type { Mandant } from '../column-types.ts';

export interface ArbeitRow {
  mandant: Mandant;
  arbeit_id: string;
  art: string;
  bezug: string;
  status: Generated<'Gescheitert' | 'Wiederholt' | 'Erledigt'>;
  erstellt_am: Date;
  grund: string | null;
}
