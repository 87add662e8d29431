import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { ordered, pickBy, released, transfer, voucher } from '../../../test/support/money.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { postAuftrag } from '../../../test/support/walk.ts';
import { lockEmpfaenger } from '../empfaenger/index.ts';
import { praemierungSweeps } from '../praemierung/jobs.ts';
import { releaseDueAuftrag } from './release.ts';

const app = testApp();

const TENANT = 'energie';

type Case = Awaited<ReturnType<typeof released>>;
const due = (nummer: string) => app.inTenant(TENANT, async (context) => praemierungSweeps[0]?.run(context, nummer));
const nummerOf = ({ grants: [first] }: Case) => first?.praemierungsnummer ?? '';

/** Everything that moves an order or its grants, each from a state in which it has work to do. */
const ACTORS: Record<string, { prepare?(one: Case): Promise<unknown>; act(one: Case): Promise<unknown> }> = {
  'a pick': { act: (one) => pickBy(app, TENANT, one.empfehlerToken, transfer(one.grants[0])) },
  'a voucher handed out': {
    prepare: (one) => pickBy(app, TENANT, one.empfehlerToken, voucher(one.grants[0])).then(() => app.clock.pass({ days: 1 })),
    act: (one) => due(nummerOf(one)),
  },
  'an expiry': { prepare: async () => app.clock.pass({ days: 91 }), act: (one) => due(nummerOf(one)) },
  'a cancellation': { act: (one) => postAuftrag(app, TENANT, one.auftrag, 'Storniert') },
};

/** Processes that wait for a lock in this database. */
const waiting = () => queryAsOwner(app, `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);

/** The embedded database has one connection, so nothing ever waits for a lock there. */
describe.skipIf(inject('database').kind === 'embedded')('while another transaction locks the recipient', () => {
  test.each(Object.entries(ACTORS))('%s waits without locking order or grants, so that no deadlock is possible', async (_name, actor) => {
    const one = await released(app, TENANT);
    await actor.prepare?.(one);
    await expectEmptyHands(one, () => actor.act(one));
  });

  test('an automatic release waits without locking the order', async () => {
    const one = await ordered(app, TENANT);
    const { Auftragsnummer } = one.auftrag;
    await app.inTenant(TENANT, ({ tx, now }) =>
      tx.updateTable('auftrag').set({ freigabe_am: now }).where('auftragsnummer', '=', Auftragsnummer).execute(),
    );
    await expectEmptyHands({ ...one, Auftragsnummer }, () => app.inTenant(TENANT, (context) => releaseDueAuftrag(context, Auftragsnummer)));
  });
});

async function expectEmptyHands(one: { Empfaengernummer: string; Auftragsnummer: string }, act: () => Promise<unknown>): Promise<void> {
  let acting: Promise<unknown> = Promise.resolve();
  await app.inTenant(TENANT, async (context) => {
    await lockEmpfaenger(context, one.Empfaengernummer);
    acting = act();
    await eventually(waiting).not.toEqual([]);
    for (const table of ['auftrag', 'praemierung']) {
      await sql`select 1 from ${sql.table(table)} where auftragsnummer = ${one.Auftragsnummer} for update nowait`.execute(context.tx);
    }
  });
  expect(await acting).not.toMatchObject({ status: 500 });
}
