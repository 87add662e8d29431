import { setTimeout as wait } from 'node:timers/promises';
import { advanceClock, untilMailsSent } from '../shared/dev-tools.ts';
import { checkMails, type Line } from '../shared/load-checks.ts';
import { median } from '../shared/statistics.ts';
import type { Attack } from './attack.ts';
import { checkPayouts } from './payout-checks.ts';
import { makePayouts, type Run, type Step } from './payout-steps.ts';
import { isProved } from './proved.ts';

/** What became of the kills of one step. */
interface Tally {
  /** How long the step took in a product that had just started, in ms. */
  took: number;
  /** How much of the step was done when the product was killed. */
  nothing: number;
  part: number;
  all: number;
  readonly restartMs: number[];
}

interface Tallied {
  readonly step: Step;
  readonly tally: Tally;
}

/** Rewards of the first run; the others join one by one, so that each of the first runs asks some owner for another account. */
const IN_FIRST_RUN = 8;

/**
 * Kills the product so many times in each step of payout runs: while a run is made, checked, approved, handed over, executed, and while its payments come back. After
 * each kill the books are proved before the product starts, then the step is pressed again. Each run takes what came back from the last one: rewards, and the
 * amounts in favour of agencies.
 */
export async function killPayouts({ product, port, mailbox, env, query }: Attack, kills: number): Promise<Line[]> {
  // Each proof opens the database, which listens for the end of the process.
  process.setMaxListeners(0);
  let differing = 0;
  let done = 0;
  const start = performance.now();
  await product.start();
  const payouts = makePayouts(port, mailbox);
  const pool = await payouts.listReady();
  const credits = await payouts.countCredits();
  const tallied = payouts.steps.map((step): Tallied => ({ step, tally: { took: 0, nothing: 0, part: 0, all: 0, restartMs: [] } }));

  const restart = async (tally: Tally) => {
    const before = performance.now();
    await product.start();
    tally.restartMs.push(performance.now() - before);
  };
  /** Does a step in a product that has just started, and notes how long that takes. */
  const measure = async ({ step, tally }: Tallied, run: Run) => {
    await product.kill();
    await product.start();
    const before = performance.now();
    await step.act(run);
    tally.took = performance.now() - before;
  };
  const killIn = async ({ step, tally }: Tallied, run: Run) => {
    const busy = step.act(run);
    // Early moments more often: a step of a product that is warm takes less.
    await wait(Math.random() ** 2 * tally.took);
    await product.kill();
    await busy;
    if (!(await isProved(env))) differing += 1;
    await restart(tally);
    const share = await step.shareDone(run);
    tally[share === 0 ? 'nothing' : share < 1 ? 'part' : 'all'] += 1;
    await step.act(run);
    if ((await step.shareDone(run)) !== 1) payouts.fault(`${step.name}: not done after the restart`);
    done += 1;
  };

  let first = '';
  for (let round = 0; round <= kills; round += 1) {
    const taken = Math.min(pool.length, IN_FIRST_RUN + round);
    const run = payouts.newRun(pool.slice(taken));
    for (const one of tallied) await (round === 0 ? measure : killIn)(one, run);
    await payouts.finish(run, taken + credits);
    first ||= run.laufnummer;
  }
  await advanceClock(port, 1);
  const waiting = await untilMailsSent(port);
  await product.stop();
  const isDiffering = !(await isProved(env));
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  for (const {
    step: { name },
    tally,
  } of tallied) {
    const { took, nothing, part, all, restartMs } = tally;
    const outcomes = `${nothing} before anything was done, ${part} in its midst, ${all} after it`;
    console.log(
      `  ${name.padEnd(10)} ${String(nothing + part + all).padStart(4)} kills within ${took.toFixed(0)} ms: ${outcomes}; restart ${median(restartMs).toFixed(0)} ms`,
    );
  }
  return [
    { what: 'kills after which the books differed', shown: `${differing} of ${done} in ${minutes} minutes`, holds: differing === 0 },
    { what: 'steps that did not go on as expected', shown: String(payouts.faults()), holds: payouts.faults() === 0 },
    { what: 'amounts in favour of agencies in each run', shown: String(credits), holds: credits > 0 },
    { what: 'books that differ at the end', shown: isDiffering ? 'some' : '0', holds: !isDiffering },
    ...(await checkPayouts(query, first)),
    ...(await checkMails(query, mailbox, done + payouts.steps.length, waiting)),
  ];
}
