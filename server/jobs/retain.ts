import type { Mandant } from '../context.ts';
import { inContext, type Parts } from '../parts.ts';
import { endsBefore, type Retention } from '../retention.ts';

/** Maximum number of rows in one transaction. */
const BATCH = 1000;

/** Deletes what has expired by the product's clock, for every tenant and rule. A rule that fails is logged and does not stop the others. */
export async function retain(parts: Parts, retentions: readonly Retention[]): Promise<void> {
  const deleting = retentions.filter(isDeleting);
  for (const mandant of parts.mandanten.all()) {
    // A deletion by one rule can make rows of a later rule expire, so the rules behind it are checked again.
    for (let rest = deleting; rest.length > 0; ) {
      const place = await findDue(parts, mandant, rest);
      const one = rest[place];
      if (one) await deleteExpired(parts, mandant, one).catch((error) => logFault(parts, mandant, one, error));
      rest = rest.slice(place + 1);
    }
  }
}

const logFault = ({ log }: Parts, { mandant }: Mandant, { rule }: Retention, error: unknown): void =>
  log.error({ err: error, mandant, rule }, 'not deleted');

type Deleting = Retention & { readonly remove: NonNullable<Retention['remove']> };

const isDeleting = (one: Retention): one is Deleting => one.remove !== null;

/**
 * Index of the first rule with rows that have expired, or the number of rules if there are none. Usually there are none, and one
 * transaction finds that out for all rules. If a query fails, the answer is 0, so that each rule is tried by itself.
 */
const findDue = (parts: Parts, mandant: Mandant, retentions: readonly Deleting[]): Promise<number> =>
  inContext(parts, mandant, { wer: 'System' }, async (context) => {
    for (const [place, { rule, find }] of retentions.entries()) {
      if ((await find(context, endsBefore(rule, context.now), 1)).length > 0) return place;
    }
    return retentions.length;
  }).catch(() => 0);

async function deleteExpired(parts: Parts, mandant: Mandant, { rule, find, remove }: Deleting): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await inContext(parts, mandant, { wer: 'System' }, async (context) => {
      const before = endsBefore(rule, context.now);
      const keys = await find(context, before, BATCH);
      if (keys.length > 0) await remove(context, keys, before);
      return keys.length === BATCH;
    });
  }
}
