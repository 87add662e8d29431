import type { Answer } from '../../../../contract/call.ts';
import type { readMitarbeiter } from '../../../../contract/calls/agentur-mitarbeiter.ts';

/** Somebody of the staff as the owner sees them. */
export type MitarbeiterStand = Answer<typeof readMitarbeiter>['body'];
