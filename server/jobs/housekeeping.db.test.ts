import { describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { login } from '../../test/support/walk.ts';
import { addMinutes, addTage } from '../calendar.ts';

const app = demoApp();

const TENANTS = ['telko', 'energie'];

/** Puts sessions with these ends into each tenant, named by the keys; ends in milliseconds from now. */
async function putSessions(ends: Record<string, number>): Promise<void> {
  for (const tenant of TENANTS) {
    await app.inTenant(tenant, async ({ tx, now }) => {
      const { account_id } = await tx.selectFrom('account').select('account_id').limit(1).executeTakeFirstOrThrow();
      const rows = Object.entries(ends).map(([token_hash, end]) => ({
        token_hash,
        account_id,
        erstellt_am: now,
        ablauf_am: new Date(now.getTime() + end),
        nur_lesen: false,
      }));
      await tx.insertInto('session').values(rows).execute();
    });
  }
}

describe('tidying up', () => {
  test('deletes sessions from the moment they end, in every tenant', async () => {
    await putSessions({ ended: -1, 'ends-now': 0, lives: 1 });
    await app.jobs.drain();
    for (const tenant of TENANTS) {
      const rows = await app.inTenant(tenant, ({ tx }) =>
        tx.selectFrom('session').select('token_hash').where('token_hash', 'in', ['ended', 'ends-now', 'lives']).execute(),
      );
      expect(rows).toEqual([{ token_hash: 'lives' }]);
    }
  });

  test('keeps a login that has not ended', async () => {
    const session = await login(app, 'telko');
    await app.jobs.drain();
    expect((await app.api('telko', 'GET', '/empfehler/empfehlungen/', { bearer: session })).status).toBe(200);
  });

  test('deletes links 30 days after their end, until when they are answered as expired', async () => {
    const put = (id: string, ends: (now: Date) => Date) =>
      app.inTenant('telko', ({ tx, now }) =>
        tx
          .insertInto('zugangslink')
          .values({
            zugangslink_id: id,
            zweck: 'Empfehlung',
            bezug: 'x',
            token_hash: `hash-${id}`,
            gueltig_bis: ends(now),
            verwendet_am: null,
            administrator: false,
          })
          .execute(),
      );
    await put('dead', (now) => addTage(now, -30));
    await put('just-kept', (now) => new Date(addTage(now, -30).getTime() + 1));
    await put('living', (now) => addMinutes(now, 1));
    await app.jobs.drain();
    const rows = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('zugangslink').select('zugangslink_id').where('bezug', '=', 'x').orderBy('zugangslink_id').execute(),
    );
    expect(rows.map((row) => row.zugangslink_id)).toEqual(['just-kept', 'living']);
  });

  test('deletes answers kept for a repeated call after their 24 hours', async () => {
    const put = (schluessel: string, end: number) =>
      app.inTenant('telko', ({ tx, now }) =>
        tx
          .insertInto('idempotenz')
          .values({ schluessel, eingabe_hash: 'hash', status: 201, antwort: 'x', gueltig_bis: new Date(now.getTime() + end) })
          .execute(),
      );
    await put('old', 0);
    await put('young', 1);
    await app.jobs.drain();
    const rows = await app.inTenant('telko', ({ tx }) => tx.selectFrom('idempotenz').select('schluessel').execute());
    expect(rows).toEqual([{ schluessel: 'young' }]);
  });

  test('deletes counters of limits a day after they began', async () => {
    const put = (schluessel: string, age: number) =>
      app.parts.db.inSystem(({ tx }) =>
        tx
          .insertInto('zaehler')
          .values({ art: 'test', schluessel, beginn: new Date(app.clock.now().getTime() - age), anzahl: 1 })
          .execute(),
      );
    await put('old', 86_400_001);
    await put('young', 86_400_000);
    await app.jobs.drain();
    const rows = await app.parts.db.inSystem(({ tx }) => tx.selectFrom('zaehler').select('schluessel').where('art', '=', 'test').execute());
    expect(rows).toEqual([{ schluessel: 'young' }]);
  });
});
