import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { withConnection } from './connection.ts';

const app = testApp();

const TENANTS = ['telko', 'energie', 'berater', 'intern'];

const blockFor = (tenant: string, muster: string) =>
  app.inTenant(tenant, ({ tx, now }) => tx.insertInto('sperre').values({ muster, erstellt_am: now }).execute());
const blocksOf = (tenant: string) =>
  app.inTenant(tenant, async ({ tx }) => (await tx.selectFrom('sperre').select('muster').execute()).map((row) => row.muster));

const SETTINGS = 'select current_user::text as role, current_user = session_user as "isOwner", current_mandant() as mandant';
const settingsOf = sql.raw<{ role: string; isOwner: boolean; mandant: string | null }>(SETTINGS);

describe('a scope', () => {
  test('keeps 200 parallel transactions of alternating tenants apart', async () => {
    const seen = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const tenant = TENANTS[index % TENANTS.length] ?? '';
        return app.inTenant(tenant, async ({ tx, now }) => {
          await tx
            .insertInto('sperre')
            .values({ muster: `parallel-${index}@gesperrt.example`, erstellt_am: now })
            .execute();
          await sql`select pg_sleep(0.002)`.execute(tx);
          const rows = await tx.selectFrom('sperre').select(['mandant', 'muster']).where('muster', 'like', 'parallel-%').execute();
          const { rows: settings } = await settingsOf.execute(tx);
          return rows.every((row) => row.mandant === tenant) && settings[0]?.mandant === tenant && settings[0].role === 'empfehlwerk_app';
        });
      }),
    );
    expect(seen).toEqual(Array.from({ length: 200 }, () => true));
    for (const tenant of TENANTS) expect((await blocksOf(tenant)).filter((muster) => muster.startsWith('parallel-'))).toHaveLength(50);
  });

  test('ends with its transaction, on every connection', async () => {
    await Promise.all(TENANTS.map((tenant) => blocksOf(tenant)));
    await Promise.all([1, 2, 3].map(() => app.parts.db.inSystem(({ tx }) => settingsOf.execute(tx))));
    const left = await Promise.all(
      Array.from({ length: 10 }, () => withConnection(app.source, async (connection) => (await connection.query(SETTINGS)).rows[0])),
    );
    for (const row of left) expect(row).toMatchObject({ isOwner: true, mandant: null });
  });

  test('that sets a tenant up is the system for as long as it says, and rolls back with what it did as the system', async () => {
    const roleOf = async ({ tx }: { tx: Parameters<typeof settingsOf.execute>[0] }) => (await settingsOf.execute(tx)).rows[0]?.role;
    const seen = await app.parts.db.inSetup('telko', async (scope) => [
      await roleOf(scope),
      await scope.asSystem(roleOf),
      await roleOf(scope),
      (await scope.tx.selectFrom('produkt').select('mandant').distinct().execute()).map(({ mandant }) => mandant),
    ]);
    expect(seen).toEqual(['empfehlwerk_app', 'empfehlwerk_system', 'empfehlwerk_app', ['telko']]);
    const failing = app.parts.db.inSetup('telko', async ({ asSystem }) => {
      await asSystem(({ tx }) => tx.insertInto('mandant_host').values({ host: 'nie.example', mandant: 'telko', art: 'seite' }).execute());
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    const hosts = await app.parts.db.inSystem(({ tx }) => tx.selectFrom('mandant_host').select('host').execute());
    expect(hosts).not.toContainEqual({ host: 'nie.example' });
  });

  test('sees nothing without a tenant', async () => {
    await withConnection(app.source, async (connection) => {
      await connection.query('begin');
      await connection.query("select set_config('role', 'empfehlwerk_app', true)");
      const { rows } = await connection.query('select count(*)::int as count from empfehlung');
      await connection.query('rollback');
      expect(rows).toEqual([{ count: 0 }]);
    });
  });

  test('rolls all back when its work throws', async () => {
    const failing = app.inTenant('telko', async ({ tx, now }) => {
      await tx.insertInto('sperre').values({ muster: 'thrown@gesperrt.example', erstellt_am: now }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await blocksOf('telko')).not.toContain('thrown@gesperrt.example');
  });

  test('rolls all back when a statement fails, and leaves the connection usable', async () => {
    await blockFor('telko', 'twice@gesperrt.example');
    const failing = app.inTenant('telko', async ({ tx, now }) => {
      await tx.insertInto('sperre').values({ muster: 'before@gesperrt.example', erstellt_am: now }).execute();
      await tx.insertInto('sperre').values({ muster: 'twice@gesperrt.example', erstellt_am: now }).execute();
    });
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'sperre_pkey' });
    expect(await blocksOf('telko')).not.toContain('before@gesperrt.example');
  });

  test.each([
    "telko'); set role postgres; --",
    "telko', true); set role postgres; --",
    "telko\\', true); set role postgres; --",
    "telko\n'; reset role; select set_config('app.mandant', 'telko', true); --",
  ])('cannot be left by a tenant name that holds SQL: %j', async (name) => {
    expect(await app.parts.db.inMandant(name, async ({ tx }) => tx.selectFrom('produkt').select('id').execute())).toEqual([]);
  });
});
