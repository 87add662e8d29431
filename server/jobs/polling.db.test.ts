import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { eventually } from '../../test/support/eventually.ts';
import { letterJobs } from '../../test/support/outbox.ts';
import type { Queue } from './queue.ts';
import type { Sweep } from './sweep.ts';

const app = testApp();

/** Jobs over a queue that takes everything, with the kinds that they looked for, and the call that the job behind a full batch makes. */
function lookingJobs(rows: Readonly<Record<string, number>>, pauseMs?: number) {
  const looked: string[] = [];
  const sweeps = Object.entries(rows).map(
    ([name, count]): Sweep => ({
      name,
      isAwaited: true,
      run: async () => {},
      due: async (_, seit, limit) => {
        looked.push(name);
        return Array.from({ length: Math.min(count, limit) }, (_, index) => ({ mandant: 'telko', id: `row-${index}`, seit }));
      },
    }),
  );
  let goOn = async (_kind: string) => {};
  const queue: Queue = {
    start: async (work) => {
      goOn = work?.goOn ?? goOn;
    },
    stop: async () => {},
    isReady: () => true,
    enqueue: async (_, due) => due.length,
    listFailed: async () => [],
    retry: async () => ({ isDone: false }),
  };
  const jobs = letterJobs(app, { batch: 10, queue, sweeps, ...(pauseMs && { pauseMs }) });
  return { jobs, goOn: (kind: string) => goOn(kind), times: (kind: string) => looked.filter((name) => name === kind).length };
}

test('work is not looked for again after each piece once a batch was full, but by the job behind the batch', async () => {
  const { jobs, goOn, times } = lookingJobs({ many: 25, few: 1 });
  await jobs.start();
  for (const wakes of [1, 2, 3]) {
    jobs.wake();
    await eventually(() => times('few')).toBe(wakes);
  }
  expect(times('many')).toBe(1);
  await goOn('many');
  expect(times('many')).toBe(2);
  await jobs.stop();
});

test('work is looked for again after a pause, so that what became due meanwhile is found', async () => {
  const { jobs, times } = lookingJobs({ many: 25 }, 1);
  await jobs.start();
  jobs.wake();
  await eventually(() => times('many') > 1).toBe(true);
  await jobs.stop();
});
