import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { empfehlerWithOrders, HALVES, type Ordered, releaseAt, shares, TIER, WITH_BONUS } from '../../../test/support/bonus.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { configure } from '../../../test/support/mandant.ts';
import { momentAfter, TEST_NOW } from '../../../test/support/parts.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { postAuftrag } from '../../../test/support/walk.ts';
import { lockAnyEmpfehler } from '../empfehler/index.ts';

const app = testApp();

const TENANT = 'energie';
beforeAll(() => configure(app, TENANT, { Bonus: [TIER] }));
beforeEach(() => app.clock.set(TEST_NOW));

const RELEASE = momentAfter({ days: 15 });

describe('concurrent releases', () => {
  test('count exactly one first customer, in any order', async () => {
    const { orders } = await empfehlerWithOrders(app, TENANT, [{}, {}, {}, {}, {}]);
    app.clock.set(RELEASE);
    const replies = await atOnce(10, (index) => postAuftrag(app, TENANT, (orders[index % 5] as Ordered).auftrag, 'Freigegeben'));
    expect(replies.map((reply) => reply.status)).toEqual(Array(10).fill(200));
    const got = await Promise.all(orders.map(({ auftrag }) => shares(app, TENANT, auftrag.Auftragsnummer)));
    expect(got.filter((one) => one[0]?.[2] === 0)).toEqual([HALVES]);
    expect(got.filter((one) => one[0]?.[2] === 6000)).toEqual(Array(4).fill(WITH_BONUS));
  });

  // The embedded database has one connection, so no call ever waits for a lock.
  test.skipIf(inject('database').kind === 'embedded')('wait while customers of the same recommender are counted', async () => {
    const { empfehler, orders } = await empfehlerWithOrders(app, TENANT, [{}, {}]);
    app.clock.set(RELEASE);
    let releasing: Promise<unknown> = Promise.resolve();
    await app.inTenant(TENANT, async (context) => {
      await lockAnyEmpfehler(context, empfehler.id);
      releasing = releaseAt(app, TENANT, orders[0]);
      const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await eventually(() => queryAsOwner(app, waiting)).not.toEqual([]);
      // Other recommenders do not wait.
      await empfehlerWithOrders(app, TENANT, [{}]);
    });
    expect(await releasing).toEqual(HALVES);
  });
});
