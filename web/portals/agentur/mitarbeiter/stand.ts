import type { Answer } from '../../../../contract/call.ts';
import type { readMitarbeiter } from '../../../../contract/calls/agentur/mitarbeiter.ts';

/** A staff member as the owner sees them. */
export type MitarbeiterStand = Answer<typeof readMitarbeiter>['body'];
