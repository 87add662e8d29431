import { writeProtokoll } from '../../audit/store.ts';
import type { Mandant } from '../../context.ts';
import { inContext, type Parts } from '../../parts.ts';
import type { FailedWork, Queue } from '../queue.ts';
import { fileArbeiten, finishArbeit, listRetrying } from './arbeit.sql.ts';

/** Newest dead letters that are filed. Each minute files all new ones, so that more are lost only if so many fail within one. */
const LISTED = 2000;

/**
 * Files what the queue gave up at its tenants, and hands work to the queue again that people want to be tried. No transaction of a tenant is open while the queue
 * is asked, because the embedded database has one connection.
 */
export async function syncArbeiten(parts: Parts, queue: Pick<Queue, 'listFailed' | 'retry'>): Promise<void> {
  const failed = await queue.listFailed(LISTED);
  for (const mandant of parts.mandanten.all()) {
    const own = newestOfEach(failed.filter((one) => one.mandant === mandant.mandant));
    if (own.length > 0) await file(parts, mandant, own);
  }
  for (const { mandant: name, arbeit_id, art, bezug, erstellt_am } of await parts.db.inSystem(listRetrying)) {
    const mandant = parts.mandanten.get(name);
    if (!mandant) continue;
    const { isDone } = await queue.retry({ sweep: art, mandant: name, id: bezug }, erstellt_am);
    if (isDone) await finish(parts, mandant, arbeit_id);
  }
}

/** The same work can be given up twice, because it was due again later. */
const newestOfEach = (failed: readonly FailedWork[]): FailedWork[] => [
  ...new Map(failed.toReversed().map((one) => [`${one.sweep} ${one.id}`, one])).values(),
];

const file = (parts: Parts, mandant: Mandant, failed: readonly FailedWork[]): Promise<void> =>
  inContext(parts, mandant, { wer: 'System' }, async (context) => {
    const rows = failed.map(({ sweep, id, seit, grund }) => ({
      arbeit_id: context.random.nummer(),
      art: sweep,
      bezug: id,
      erstellt_am: new Date(seit),
      grund,
    }));
    const filed = new Set(await fileArbeiten(context, rows));
    for (const arbeitId of filed) await writeProtokoll(context, 'arbeit.status', arbeitId, {}, { nachher: 'Gescheitert' });
  });

const finish = (parts: Parts, mandant: Mandant, arbeitId: string): Promise<void> =>
  inContext(parts, mandant, { wer: 'System' }, async (context) => {
    if (await finishArbeit(context, arbeitId))
      await writeProtokoll(context, 'arbeit.status', arbeitId, {}, { vorher: 'Wiederholt', nachher: 'Erledigt' });
  });
