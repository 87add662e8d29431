import type { Answer } from '../../../contract/call.ts';
import type { searchBetrieb } from '../../../contract/calls/betrieb/suche.ts';

/** A search and what it found. */
export interface Searched {
  readonly typed: string;
  readonly found: Answer<typeof searchBetrieb>['body'];
}

/** The last search at each tenant, so that the hits are there again after one was opened. It stays in memory: names and addresses belong into no address. */
export const lastSearches = new Map<string, Searched>();

/** What the palette hands to the search screen of each tenant. */
export const pendingSearches = new Map<string, string>();
