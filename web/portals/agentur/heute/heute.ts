import type { Answer } from '../../../../contract/call.ts';
import type { readAgenturHeute } from '../../../../contract/calls/agentur/statistik.ts';

/** What the start page is answered. */
export type Heute = Answer<typeof readAgenturHeute>['body'];
export type Anstehend = Heute['Anstehend'][number];
