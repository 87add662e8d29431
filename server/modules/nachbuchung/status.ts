import type { NachbuchungStatus } from '../../../contract/calls/praemie/nachbuchung.ts';

/** Every transition of a claim there is: the tenant decides it once. */
export const TRANSITIONS: Readonly<Record<NachbuchungStatus, readonly NachbuchungStatus[]>> = {
  Offen: ['Angenommen', 'Abgelehnt'],
  Angenommen: [],
  Abgelehnt: [],
};
