import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { confirmData } from '../../test/support/empfaenger.ts';
import { openEmptyDatabase } from '../../test/support/empty.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { APP_SECRET, TEST_NOW } from '../../test/support/parts.ts';
import { queryAsOwner, writtenColumns } from '../../test/support/rows.ts';
import { join as joinEmpfehlung, release } from '../../test/support/walk.ts';
import { type Connection, type ConnectionSource, withConnection } from '../db/connection.ts';
import { MIGRATIONS, migrate } from '../db/migrate.ts';
import { openDb } from '../db/scope.ts';
import { loadMandanten } from '../modules/mandant/index.ts';
import { backup, writeBackup } from './backup.ts';
import { readManifest } from './format.ts';
import { restore, restoreRows } from './restore.ts';

const app = demoApp();
const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dataDir = join(folder, 'data');
const kept = join(folder, 'kept');
const again = join(folder, 'again');
const entry = { zeit: TEST_NOW, wer: 'Test', was: 'Probe', bezug: 'sicherung', daten: '{}' };
beforeAll(async () => {
  mkdirSync(join(dataDir, 'mails'), { recursive: true });
  mkdirSync(join(dataDir, 'db'));
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '18');
  writeFileSync(join(dataDir, 'mails', 'one.eml'), 'Betreff: Grüße');
  // Money, secrets, pictures and clicks of all tenants, whose bytes and moments must be the same after a restore.
  const { person, Empfehlungsnummer } = await release(app, 'energie');
  await enterAgain(Empfehlungsnummer, person.email);
  await writeBackup(app.source, { appSecret: APP_SECRET, dataDir }, kept);
});

/** More rows than one batch, each referencing a row of the same table that is written later. */
async function enterAgain(empfehlungsnummer: string, email: string): Promise<void> {
  await joinEmpfehlung(app, 'energie', empfehlungsnummer, email);
  await app.jobs.drainMails();
  await confirmData(app, tokenOf(app.mails.to(email, 'empfaengerbestaetigung')), 'energie');
  const columns = await writtenColumns(app, 'empfaenger');
  await queryAsOwner(
    app,
    `insert into empfaenger (${columns}) select ${columns.replace('empfaengernummer', 'empfaengernummer || n')}
     from empfaenger, generate_series(1, 1000) n where verbunden_mit is not null`,
  );
  await queryAsOwner(app, "update empfaenger set vorname = 'Jo' where verbunden_mit is null");
}

const all = async <R>(connection: Connection, sql: string): Promise<R[]> => (await connection.query(sql)).rows as R[];

/** Number of rows and a hash of each table. Row-level security is disabled to read them, and enabled again. */
async function contentOf(source: ConnectionSource): Promise<Record<string, { rows: number; hash: string }>> {
  return withConnection(source, async (connection) => {
    const tables = await all<{ name: string }>(
      connection,
      "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname",
    );
    const content: Record<string, { rows: number; hash: string }> = {};
    await connection.query('begin');
    for (const { name } of tables) {
      await connection.query(`alter table ${name} no force row level security`);
      const rows = await all<{ rows: number; hash: string }>(
        connection,
        `select count(*)::int as rows, coalesce(md5(string_agg(z, ',' order by z collate "C")), '') as hash from (select t::text as z from ${name} t) as zeilen`,
      );
      if (rows[0]) content[name] = rows[0];
    }
    await connection.query('rollback');
    return content;
  });
}

test('a restored database has byte-identical rows in every table, of every tenant, and works', async () => {
  const target = await openEmptyDatabase();
  try {
    await restoreRows(target.source, kept, readManifest(kept));
    const [before, after] = [await contentOf(app.source), await contentOf(target.source)];
    expect(after).toEqual(before);
    for (const table of ['mandant', 'buchung', 'bild', 'praemierung', 'protokoll', 'account', 'inhalt'])
      expect(before[table]?.rows, table).toBeGreaterThan(0);
    const counts = Object.fromEntries(Object.entries(before).map(([name, { rows }]) => [name, rows]));
    expect(readManifest(kept).tabellen).toEqual(counts);

    const db = openDb(target.source);
    expect((await loadMandanten(db)).all().map(({ mandant }) => mandant)).toEqual(app.parts.mandanten.all().map(({ mandant }) => mandant));
    await db.inMandant('energie', ({ tx }) => tx.insertInto('protokoll').values(entry).execute());
    const open = await withConnection(target.source, (connection) =>
      all(
        connection,
        `select relname from pg_class c where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity
           and exists (select from pg_attribute where attrelid = c.oid and attname = 'mandant')`,
      ),
    );
    expect(open, 'tables that their owner may read past the tenant').toEqual([]);

    // On a server its user has no rights outside this database.
    const { tabellen } = await writeBackup(target.source, { appSecret: APP_SECRET, dataDir }, again);
    expect(tabellen).toEqual({ ...counts, protokoll: (counts.protokoll ?? 0) + 1 });
  } finally {
    await target.drop();
  }
});

test('a backup is a snapshot without rows that are written while it is made', async () => {
  const before = (await contentOf(app.source)).protokoll?.rows;
  const during = join(folder, 'during');
  const made = writeBackup(app.source, { appSecret: APP_SECRET, dataDir }, during);
  const written = app.inTenant('telko', ({ tx }) => tx.insertInto('protokoll').values(entry).execute());
  await Promise.all([made, written]);
  const { tabellen } = readManifest(during);
  expect([before, (before ?? 0) + 1]).toContain(tabellen.protokoll);
});

test('a backup has the secret and the files, readable only by its owner, but no files of the database', () => {
  expect(readFileSync(join(kept, 'app-secret'), 'utf8')).toBe(APP_SECRET);
  expect(readdirSync(join(kept, 'dateien'), { recursive: true }).sort()).toEqual(['mails', join('mails', 'one.eml')]);
  for (const path of ['', 'app-secret', 'tabellen', 'backup.json']) expect(statSync(join(kept, path)).mode & 0o077, path).toBe(0);
});

test('a damaged or incomplete backup is refused with the reason', async () => {
  expect(() => readManifest(join(folder, 'nowhere'))).toThrow(/is no whole backup/);
  const manifest = readManifest(kept);
  const target = await openEmptyDatabase();
  try {
    const wrong = { ...manifest, tabellen: { ...manifest.tabellen, klick: (manifest.tabellen.klick ?? 0) + 1 } };
    await expect(restoreRows(target.source, kept, wrong)).rejects.toThrow(/^the backup is damaged: klick has \d+ rows, not \d+$/);
    const half = join(again, 'tabellen', 'protokoll.jsonl.gz');
    truncateSync(half, Math.floor(statSync(half).size / 2));
    await expect(restoreRows(target.source, again, manifest)).rejects.toThrow(
      /^the backup is damaged: the rows of protokoll cannot be read: /,
    );
    const rows = Object.values(await contentOf(target.source)).map(({ rows: count }) => count);
    expect(Math.max(...rows)).toBe(manifest.migrations.length);
  } finally {
    await target.drop();
  }
});

test('a database with tenants is never overwritten by a restore', async () => {
  const before = await contentOf(app.source);
  await expect(restoreRows(app.source, kept, readManifest(kept))).rejects.toThrow(
    'DATABASE_URL: this database is in use already; a backup is restored into an empty one',
  );
  expect(await contentOf(app.source)).toEqual(before);
});

test('the commands report errors in one line, and restore an embedded installation completely', { timeout: 180_000 }, async () => {
  const env = (place: string, own = {}) => ({ DATA_DIR: join(folder, place), DATABASE_URL: '', ...own });
  await expect(backup(env('nothing'), join(folder, 'x'))).rejects.toThrow(/^DATA_DIR: there is no database in .* yet$/);
  await expect(backup(env('data'), kept)).rejects.toThrow(/is there already: a backup takes a new folder$/);
  await expect(restore(env('new', { APP_SECRET: 'another secret that is long enough' }), kept)).rejects.toThrow(
    /^APP_SECRET: is not the one of the backup/,
  );
  await expect(restore(env('data'), kept)).rejects.toThrow(/has a database already/);
  expect(await restore(env('new'), kept)).toMatch(/^\d+ rows of \d+ tables and 1 files restored, as of 20/);
  expect(readFileSync(join(folder, 'new', 'app-secret'), 'utf8')).toBe(APP_SECRET);
  expect(readFileSync(join(folder, 'new', 'mails', 'one.eml'), 'utf8')).toBe('Betreff: Grüße');
  expect(await backup(env('new'), join(folder, 'third'))).toMatch(/1 files and the secret/);
  expect(readManifest(join(folder, 'third')).tabellen).toEqual(readManifest(kept).tabellen);
});

test('a backup of an older version is migrated, and one of a newer version is refused', async () => {
  const [older, target] = [await openEmptyDatabase(), await openEmptyDatabase()];
  try {
    await migrate(older.source, MIGRATIONS.slice(0, -1));
    const manifest = await writeBackup(older.source, { appSecret: APP_SECRET, dataDir }, join(folder, 'older'));
    await restoreRows(target.source, join(folder, 'older'), manifest);
    expect((await contentOf(target.source)).migration?.rows).toBe(MIGRATIONS.length);
  } finally {
    await older.drop();
    await target.drop();
  }
  const newer = join(folder, 'newer');
  cpSync(join(folder, 'older'), newer, { recursive: true });
  const manifest = readManifest(newer);
  writeFileSync(join(newer, 'backup.json'), JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9001_later.sql'] }));
  await expect(restore({ DATA_DIR: join(folder, 'never'), DATABASE_URL: '' }, newer)).rejects.toThrow(
    /is of a newer version: it knows 9001_later.sql$/,
  );
});
