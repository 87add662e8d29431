import type { NachbuchungStatus } from '../../../contract/calls/praemie/nachbuchung.ts';

/** All transitions of a claim: the tenant decides it once. */
export const TRANSITIONS: Readonly<Record<NachbuchungStatus, readonly NachbuchungStatus[]>> = {
  Offen: ['Angenommen', 'Abgelehnt'],
  Angenommen: [],
  Abgelehnt: [],
};
