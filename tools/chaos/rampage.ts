import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { advanceClock, untilMailsSent } from '../shared/dev-tools.ts';
import type { KilledProduct } from '../shared/killed-product.ts';
import { LOAD_TENANT, makeAnswered, makeRecommenders, pickAll, recommend, releaseAll } from '../shared/load.ts';
import { checkAnswered, checkDatabase, checkMails, type Line } from '../shared/load-checks.ts';
import type { Attack } from './attack.ts';

const RECOMMENDERS = 8;
/** Longest wait before a kill, even if few calls were answered. */
const PATIENCE_MS = 30_000;

/**
 * Kills and restarts the product under load: so many times while people recommend and order, then while orders are released, and while rewards are picked; checks
 * that nothing it confirmed is lost and nothing is done twice.
 */
export async function rampage({ product, port, mailbox, query }: Attack, killsWhileRecommending: number): Promise<Line[]> {
  const run = randomBytes(3).toString('hex');
  const answered = makeAnswered();
  let kills = 0;
  const killDuring = async (work: () => Promise<unknown>, answers: () => number) => {
    await killOnce(product, work, answers);
    kills += 1;
  };

  await product.start();
  const recommenders = await makeRecommenders(port, mailbox, run, RECOMMENDERS);
  for (let round = 0; round < killsWhileRecommending; round += 1) {
    await killDuring(
      () => Promise.all(recommenders.map((recommender) => recommend(port, recommender, run, answered))),
      () => answered.orders.length,
    );
  }
  // A release would create a lost order again, so the check comes first.
  const lines = await checkAnswered(port, answered, 'after kills');
  await advanceClock(port, 15);
  await killDuring(
    () => releaseAll(port, answered.orders),
    () => answered.orders.filter(({ released }) => released).length,
  );
  await releaseAll(port, answered.orders);
  await advanceClock(port, 0);
  await killDuring(
    () => pickAll(port, mailbox.tokensTo(LOAD_TENANT, '/praemie/'), answered),
    () => answered.picks.length,
  );
  await pickAll(port, mailbox.tokensTo(LOAD_TENANT, '/praemie/'), answered);
  await advanceClock(port, 1);

  const waiting = await untilMailsSent(port);
  lines.push(...(await checkAnswered(port, answered, 'at the end')));
  await product.stop();
  lines.push(...(await checkDatabase(query, answered)), ...(await checkMails(query, mailbox, kills, waiting)));
  return lines;
}

/** Kills the product after a random number of further answers, and starts it again. */
async function killOnce(product: KilledProduct, work: () => Promise<unknown>, answers: () => number): Promise<void> {
  const enough = answers() + 5 + Math.floor(Math.random() * 20);
  const patience = Date.now() + PATIENCE_MS;
  const busy = work();
  while (answers() < enough && Date.now() < patience) await wait(5);
  await product.kill();
  await busy;
  await product.start();
}
