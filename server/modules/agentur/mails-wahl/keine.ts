import type { Updateable } from 'kysely';
import type { MandantTables } from '../../../db/tables.ts';

/** Of what somebody of an agency can have by mail: nothing. */
export const KEINE = {
  hinweise: false,
  hinweise_am: null,
  hinweise_von: null,
  hinweise_bis: null,
  wochenbericht: false,
  wochenbericht_am: null,
} as const satisfies Updateable<MandantTables['agentur_benutzer']>;
