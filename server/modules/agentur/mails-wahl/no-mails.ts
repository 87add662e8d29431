import type { Updateable } from 'kysely';
import type { MandantTables } from '../../../db/tables.ts';

/** The mail settings of a user of an agency with all mails off. */
export const NO_MAILS = {
  hinweise: false,
  hinweise_am: null,
  hinweise_von: null,
  hinweise_bis: null,
  wochenbericht: false,
  wochenbericht_am: null,
} as const satisfies Updateable<MandantTables['agentur_benutzer']>;
