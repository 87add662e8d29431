import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/sources.mjs';
import { withConnection } from './connection.ts';
import { openDataDir } from './data-dir.ts';
import { asDataDirFault } from './data-dir-faults.ts';
import { openEmbedded } from './embedded.ts';
import { beginFirstStart } from './first-start.ts';

const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-data-dir-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const whole = join(folder, 'whole');
const files: Record<string, string> = {};

beforeAll(async () => {
  mkdirSync(whole);
  execFileSync(process.execPath, [join(root, 'scripts', 'empty-database.mjs')]);
  beginFirstStart(whole, join(root, 'dist', 'database'))();
  const source = await openEmbedded({ dataDir: join(whole, 'db') });
  await withConnection(source, async (connection) => {
    await connection.query('create table person (id integer primary key, name text)');
    await connection.query("insert into person select number, 'Jana' from generate_series(1, 1000) as number");
    await connection.query('create table gone (id integer primary key)');
    await connection.query('insert into gone select generate_series(1, 1000)');
    await connection.query('delete from gone');
    await connection.query('vacuum gone');
    for (const name of ['person', 'person_pkey', 'gone']) {
      const { rows } = await connection.query('select pg_relation_filepath($1::regclass) as path', [name]);
      files[name] = join('db', (rows[0] as { path: string }).path);
    }
  });
  await source.close();
});

/** A copy of the intact folder with a fault applied. */
function copyWith(fault: (path: (name: string) => string) => void): string {
  const dataDir = mkdtempSync(join(folder, 'copy-'));
  cpSync(whole, dataDir, { recursive: true });
  fault((name) => join(dataDir, files[name] ?? name));
  return dataDir;
}

const overwriteWal = (path: (name: string) => string) => {
  const wal = path(join('db', 'pg_wal'));
  for (const name of readdirSync(wal).filter((file) => /^\d/.test(file))) {
    const segment = join(wal, name);
    writeFileSync(segment, Buffer.alloc(readFileSync(segment).length, 'rubbish'));
  }
};

describe('a data folder with a damaged database', () => {
  test.each([
    ['a truncated control file', (path: (name: string) => string) => truncateSync(path(join('db', 'global', 'pg_control')), 100)],
    ['garbage in the write-ahead log', overwriteWal],
    ['a missing table file', (path: (name: string) => string) => rmSync(path('person'))],
    ['an empty table file', (path: (name: string) => string) => truncateSync(path('person'), 0)],
    ['an empty index file', (path: (name: string) => string) => truncateSync(path('person_pkey'), 0)],
  ])('throws one line that names the folder: %s', async (_, fault) => {
    const dataDir = copyWith(fault);
    await expect(openDataDir(dataDir)).rejects.toThrow(
      new RegExp(`^DATA_DIR: the database in ${dataDir} is incomplete or damaged \\([^\\n]+\\). Nothing was begun anew: [^\\n]+$`),
    );
  });
});

test('opens an intact folder, even with a table whose rows are all deleted', async () => {
  const source = await openDataDir(whole);
  const { rows } = await withConnection(source, (connection) => connection.query('select count(*)::int as count from person'));
  expect(rows).toEqual([{ count: 1000 }]);
  await source.close();
});

describe('asDataDirFault', () => {
  const dataDir = '/srv/data';
  const fromSystem = (code: string, path = `${dataDir}/db`) => Object.assign(new Error(`${code}: open '${path}'`), { code, path });
  const fromDatabase = (code: string, message: string) => Object.assign(new Error(message), { code });
  test.each([
    [fromSystem('EROFS'), 'is read-only: make it writable'],
    [fromSystem('EACCES'), 'may not be read and written by the user of this process'],
    [fromSystem('EPERM'), 'may not be read and written by the user of this process'],
    [fromSystem('ENOSPC'), 'is full: make room on its disk'],
    [fromSystem('EDQUOT'), 'is full: its user has no room left'],
    [Object.assign(fromSystem('ENOSPC', '/app/database/base'), { dest: `${dataDir}/db/base` }), 'is full: make room on its disk'],
    [
      Object.assign(new Error(`ENOENT: no such file or directory, mkdir '${dataDir}'`), { code: 'ENOENT', path: dataDir }),
      'cannot be made',
    ],
    [fromSystem('EIO'), 'cannot be read or written: look after its disk'],
    [fromDatabase('53100', 'could not extend file "base/5/1": No space left on device'), 'is full: make room on its disk'],
    [new Error('could not write to file "pg_wal/xlogtemp.42": No space left on device'), 'is full: make room on its disk'],
    [new Error('could not open file "base/5/1": Read-only file system'), 'is read-only: make it writable'],
    [fromDatabase('XX001', 'invalid page in block 0 of relation base/5/1'), 'is incomplete or damaged (invalid page'],
  ])('names the folder, the fault and the remedy: %s', (error, says) => {
    for (const thrown of [error, new Error('migration 0001.sql failed', { cause: error })]) {
      const fault = asDataDirFault(dataDir, thrown) as Error;
      expect(fault.message).toMatch(/^DATA_DIR: [^\n]*\/srv\/data[^\n]+$/);
      expect(fault.message).toContain(says);
    }
  });

  test('returns an error from elsewhere unchanged', () => {
    for (const error of [
      fromSystem('EACCES', '/etc/hosts'),
      fromDatabase('42601', 'syntax error'),
      new Error('DEFAULT_TENANT: there is none'),
    ])
      expect(asDataDirFault(dataDir, error)).toBe(error);
  });
});
