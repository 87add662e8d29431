import { addTage } from '../../../calendar.ts';
import type { SystemScope } from '../../../db/scope.ts';
import { yearsBefore } from '../../../retention.ts';
import * as store from './store.ts';

/** Days for which an ended link is kept, so that it is answered with "expired". */
const LINK_DAYS = 30;
/** Days for which a second factor waits for its first code. */
const WAITING_DAYS = 1;
/** Years from the end of the year after which claims expire (BGB sections 195, 199): what people did, and who they were. */
const YEARS = 3;

/**
 * Deletes what has ended: sessions, links, second factors that got no code, entries of the audit log, and address and name of people who ended. Their id stays,
 * which roles and entries of tenants name.
 */
export async function tidyPeople(scope: SystemScope, now: Date): Promise<void> {
  await store.deleteSessionsBefore(scope, now);
  await store.deleteLinksBefore(scope, addTage(now, -LINK_DAYS));
  await store.deleteWaitingBefore(scope, addTage(now, -WAITING_DAYS));
  await store.deleteEntriesBefore(scope, yearsBefore(now, YEARS));
  await store.erasePeopleBefore(scope, yearsBefore(now, YEARS));
}
