import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { withConnection } from './connection.ts';
import { readRoles } from './roles.ts';

const app = demoApp();

const TENANTS = ['telko', 'energie', 'berater', 'intern'];

const blockFor = (tenant: string, muster: string) =>
  app.inTenant(tenant, ({ tx, now }) => tx.insertInto('sperre').values({ muster, erstellt_am: now }).execute());
const blocksOf = (tenant: string) =>
  app.inTenant(tenant, async ({ tx }) => (await tx.selectFrom('sperre').select('muster').execute()).map((row) => row.muster));

const CATEGORY = { id: 999, titel: 'Neu', titel_en: 'New', quelle: 'test', breadcrumb: '[]' } as const;

const rolesNow = () => withConnection(app.source, readRoles);
const SETTINGS = 'select current_user::text as role, current_user = session_user as "isOwner", current_mandant() as mandant';
const settingsOf = sql.raw<{ role: string; isOwner: boolean; mandant: string | null }>(SETTINGS);

describe('scopes of the database', () => {
  test('keep 200 parallel transactions of alternating tenants apart', async () => {
    const roles = await rolesNow();
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
          return rows.every((row) => row.mandant === tenant) && settings[0]?.mandant === tenant && settings[0].role === roles.mandant;
        });
      }),
    );
    expect(seen).toEqual(Array.from({ length: 200 }, () => true));
    for (const tenant of TENANTS) expect((await blocksOf(tenant)).filter((muster) => muster.startsWith('parallel-'))).toHaveLength(50);
  });

  test('end with their transaction, on every connection', async () => {
    await Promise.all(TENANTS.map((tenant) => blocksOf(tenant)));
    await Promise.all([1, 2, 3].map(() => app.parts.db.inSystem(({ tx }) => settingsOf.execute(tx))));
    const left = await Promise.all(
      Array.from({ length: 10 }, () => withConnection(app.source, async (connection) => (await connection.query(SETTINGS)).rows[0])),
    );
    for (const row of left) expect(row).toMatchObject({ isOwner: true, mandant: null });
  });

  test('insertInMandant writes only rows of its tenant, and counts a change only if pages show the table', async () => {
    const { db, clock } = app.parts;
    const insertAs = (mandant: string, muster: string) => ({ mandant, muster, erstellt_am: clock.now() });
    const before = db.versionOf('energie').inhalt;
    await db.insertInMandant('energie', (query) => query.insertInto('sperre').values({ muster: 'eins', erstellt_am: clock.now() }));
    expect((await blocksOf('energie')).filter((muster) => muster === 'eins')).toEqual(['eins']);
    expect(await blocksOf('telko')).not.toContain('eins');
    expect(db.versionOf('energie').inhalt).toBe(before);
    await db.insertInMandant('energie', (query) => query.insertInto('produktkategorie').values({ ...CATEGORY, slug: 'neu' }));
    expect(db.versionOf('energie').inhalt).toBe(before + 1);
    const foreign = db.insertInMandant('energie', (query) => query.insertInto('sperre').values(insertAs('telko', 'zwei')));
    await expect(foreign).rejects.toMatchObject({ code: '42501' });
    expect(await blocksOf('telko')).not.toContain('zwei');
  });

  test('insertInMandant throws the error of the insert, writes nothing and leaves the connection usable', async () => {
    const { db, clock } = app.parts;
    const block = () =>
      db.insertInMandant('berater', (query) => query.insertInto('sperre').values({ muster: 'doppelt', erstellt_am: clock.now() }));
    await block();
    for (let again = 0; again < 12; again += 1) await expect(block()).rejects.toMatchObject({ code: '23505' });
    expect((await blocksOf('berater')).filter((muster) => muster === 'doppelt')).toHaveLength(1);
    const unknown = db.insertInMandant('nirgends', (query) => query.insertInto('sperre').values({ muster: 'x', erstellt_am: clock.now() }));
    await expect(unknown).rejects.toMatchObject({ code: '23503' });
  });

  test('refuse an insert whose transaction never began', async () => {
    const insert = { sql: 'insert into sperre (muster, erstellt_am) values ($1, now())', values: ['ohne'] };
    const without = withConnection(app.source, ({ queryTogether }) => queryTogether([{ sql: 'selec' }, insert, { sql: 'commit' }]));
    await expect(without).rejects.toMatchObject({ code: '42601' });
    for (const tenant of TENANTS) expect(await blocksOf(tenant)).not.toContain('ohne');
    const nobody = withConnection(app.source, ({ queryTogether }) => queryTogether([insert]));
    await expect(nobody).rejects.toMatchObject({ code: '23502' });
  });

  test('inSetup has the role of the system only inside asSystem, and rolls back what that wrote too', async () => {
    const roleOf = async ({ tx }: { tx: Parameters<typeof settingsOf.execute>[0] }) => (await settingsOf.execute(tx)).rows[0]?.role;
    const seen = await app.parts.db.inSetup('telko', async (scope) => [
      await roleOf(scope),
      await scope.asSystem(roleOf),
      await roleOf(scope),
      (await scope.tx.selectFrom('produkt').select('mandant').distinct().execute()).map(({ mandant }) => mandant),
    ]);
    const { mandant, system } = await rolesNow();
    expect(seen).toEqual([mandant, system, mandant, ['telko']]);
    const failing = app.parts.db.inSetup('telko', async ({ asSystem }) => {
      await asSystem(({ tx }) => tx.insertInto('mandant_host').values({ host: 'nie.example', mandant: 'telko', art: 'seite' }).execute());
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    const hosts = await app.parts.db.inSystem(({ tx }) => tx.selectFrom('mandant_host').select('host').execute());
    expect(hosts).not.toContainEqual({ host: 'nie.example' });
  });

  test('show no rows without a tenant', async () => {
    await withConnection(app.source, async (connection) => {
      const { mandant } = await readRoles(connection);
      await connection.query('begin');
      await connection.query("select set_config('role', $1, true)", [mandant]);
      const { rows } = await connection.query('select count(*)::int as count from empfehlung');
      await connection.query('rollback');
      expect(rows).toEqual([{ count: 0 }]);
    });
  });

  test('roll back everything when their work throws', async () => {
    const failing = app.inTenant('telko', async ({ tx, now }) => {
      await tx.insertInto('sperre').values({ muster: 'thrown@gesperrt.example', erstellt_am: now }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await blocksOf('telko')).not.toContain('thrown@gesperrt.example');
  });

  test('roll back everything when a statement fails, and leave the connection usable', async () => {
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
  ])('run no SQL in the name of a tenant: %j', async (name) => {
    expect(await app.parts.db.inMandant(name, async ({ tx }) => tx.selectFrom('produkt').select('id').execute())).toEqual([]);
  });
});
