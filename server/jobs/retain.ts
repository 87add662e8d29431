import type { Mandant } from '../context.ts';
import { inContext, type Parts } from '../parts.ts';
import { endsBefore, type Retention } from '../retention.ts';

/** Rows of one transaction. */
const BATCH = 1000;

/** Deletes what is over by the product's clock, of every tenant and rule. One that fails is logged and does not keep the others. */
export async function retain(parts: Parts, retentions: readonly Retention[]): Promise<void> {
  for (const mandant of parts.mandanten.all()) {
    for (const one of retentions) {
      await workOff(parts, mandant, one).catch((error) =>
        parts.log.error({ err: error, mandant: mandant.mandant, rule: one.rule }, 'not deleted'),
      );
    }
  }
}

async function workOff(parts: Parts, mandant: Mandant, { rule, find, remove }: Retention): Promise<void> {
  if (remove === null) return;
  for (let isMore = true; isMore; ) {
    isMore = await inContext(parts, mandant, { wer: 'System' }, async (context) => {
      const before = endsBefore(rule, context.now);
      const keys = await find(context, before, BATCH);
      if (keys.length > 0) await remove(context, keys, before);
      return keys.length === BATCH;
    });
  }
}
