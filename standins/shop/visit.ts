import type { Answer } from '../../contract/call.ts';
import type { readMandant } from '../../contract/calls/mandant.ts';
import type { Drafts } from './drafts.ts';
import type { Platform } from './platform.ts';
import type { ShopRequest } from './request.ts';
import type { Store } from './store.ts';
import type { Words } from './words/de.ts';

/** A request with all data that a page of the shop needs. */
export interface Visit extends ShopRequest {
  readonly words: Words;
  readonly platform: Platform;
  readonly store: Store;
  readonly drafts: Drafts;
  readonly konfiguration: Answer<typeof readMandant>['body'];
  /** Current time by the clock of the demo. */
  readonly now: Date;
}
