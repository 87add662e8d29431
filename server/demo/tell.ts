import { addTage } from '../calendar.ts';
import type { Context, Mandant } from '../context.ts';
import type { Sweep } from '../jobs/sweep.ts';
import { inContext, type Parts } from '../parts.ts';
import type { Step } from './history.ts';

/** What playing a history needs. */
export interface Telling {
  readonly parts: Parts;
  readonly sweeps: readonly Sweep[];
}

/** The tenant whose history is played, and the moment that counts as now. */
export interface Told extends Telling {
  readonly mandant: Mandant;
  readonly now: Date;
}

/** Runs the work in its own transaction, as if it were `vorTagen` days ago. */
export const at = <T>({ parts, mandant, now }: Told, vorTagen: number, work: (context: Context) => Promise<T>): Promise<T> =>
  inContext(parts, mandant, { wer: 'Demo', now: addTage(now, -vorTagen) }, work);

/** Runs the steps in the order of their days. At each review (in days ago, the last one 0) the due work is done too. */
export async function tell(told: Told, steps: readonly Step[], reviews: readonly number[]): Promise<void> {
  const inOrder = steps.toSorted((a, b) => b.vorTagen - a.vorTagen);
  for (const [index, review] of reviews.entries()) {
    const before = reviews[index - 1] ?? Number.POSITIVE_INFINITY;
    const ofThen = inOrder.filter((step) => step.vorTagen < before && step.vorTagen >= review);
    await at(told, review, async (context) => {
      for (const step of ofThen) await step.run({ ...context, now: addTage(told.now, -step.vorTagen) });
    });
    await sweepAt(told, review);
  }
}

/** Does the work that is due at this review. */
export async function sweepAt(told: Told, review: number): Promise<void> {
  const { parts, mandant, sweeps, now } = told;
  for (const sweep of sweeps) {
    const due = await parts.db.inSystem((scope) => sweep.due(scope, addTage(now, -review), 500));
    const own = due.filter((row) => row.mandant === mandant.mandant);
    if (own.length > 0)
      await at(told, review, async (context) => {
        for (const row of own) await sweep.run(context, row.id);
      });
  }
}
