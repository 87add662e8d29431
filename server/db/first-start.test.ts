import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { beginFirstStart, holdsData } from './first-start.ts';

const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-first-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let dataDir = '';
let count = 0;
const database = () => join(dataDir, 'db');
const emptyDatabase = join(folder, 'empty');

beforeEach(() => {
  count += 1;
  dataDir = join(folder, `data-${count}`);
  mkdirSync(emptyDatabase, { recursive: true });
  writeFileSync(join(emptyDatabase, 'PG_VERSION'), '18');
});

describe('a first start', () => {
  test('copies the empty database that the build made', () => {
    beginFirstStart(dataDir, emptyDatabase)();
    expect(readFileSync(join(database(), 'PG_VERSION'), 'utf8')).toBe('18');
  });

  test('leaves the creation to the database where there is no build', () => {
    beginFirstStart(dataDir, join(folder, 'nothing'))();
    expect(existsSync(database())).toBe(false);
  });

  test('starts over from nothing after each crash', () => {
    for (let crash = 0; crash < 3; crash += 1) {
      beginFirstStart(dataDir, emptyDatabase);
      expect(existsSync(join(database(), 'half'))).toBe(false);
      writeFileSync(join(database(), 'half'), '');
    }
    beginFirstStart(dataDir, emptyDatabase)();
    expect(existsSync(join(database(), 'half'))).toBe(false);
  });

  test('keeps the data once it has ended', () => {
    beginFirstStart(dataDir, emptyDatabase)();
    writeFileSync(join(database(), 'rows'), '1');
    beginFirstStart(dataDir, emptyDatabase)();
    expect(readFileSync(join(database(), 'rows'), 'utf8')).toBe('1');
  });

  test('does not overwrite the database of a folder from before the marks', () => {
    mkdirSync(database(), { recursive: true });
    writeFileSync(join(database(), 'PG_VERSION'), '18');
    writeFileSync(join(database(), 'rows'), '1');
    beginFirstStart(dataDir, emptyDatabase)();
    expect(readFileSync(join(database(), 'rows'), 'utf8')).toBe('1');
  });

  test('treats a folder that has only empty or foreign content, such as a new disk, as new', () => {
    mkdirSync(database(), { recursive: true });
    mkdirSync(join(dataDir, 'mails'));
    mkdirSync(join(dataDir, 'lost+found'));
    mkdirSync(join(dataDir, 'lock'));
    beginFirstStart(dataDir, emptyDatabase)();
    expect(readFileSync(join(database(), 'PG_VERSION'), 'utf8')).toBe('18');
  });
});

/** A folder with data whose first start has ended. */
function used(): void {
  const end = beginFirstStart(dataDir, emptyDatabase);
  writeFileSync(join(database(), 'rows'), '1');
  writeFileSync(join(dataDir, 'app-secret'), 'x'.repeat(43));
  end();
}

/** The files of a folder with their content. */
const contentOf = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [join(entry.parentPath, entry.name), readFileSync(join(entry.parentPath, entry.name), 'utf8')])
    .sort();

describe('a folder that holds data is never initialised again', () => {
  const without: Record<string, readonly string[]> = {
    'without the version of its database': ['db/PG_VERSION'],
    'without its database': ['db'],
    'without mark and database version': ['holds-data', 'db/PG_VERSION'],
    'without mark and database': ['holds-data', 'db'],
    'without mark, database and secret, but with mails': ['holds-data', 'db', 'app-secret'],
    'with nothing but the mark': ['db', 'app-secret', 'mails'],
  };
  test.each(Object.entries(without))('%s', (_, lost) => {
    used();
    mkdirSync(join(dataDir, 'mails'));
    writeFileSync(join(dataDir, 'mails', '1.eml'), '1');
    for (const name of lost) rmSync(join(dataDir, name), { recursive: true });
    const before = contentOf(dataDir);
    expect(() => beginFirstStart(dataDir, emptyDatabase)).toThrow(
      new RegExp(`^DATA_DIR: the database in ${dataDir} is incomplete or damaged \\(db/PG_VERSION is missing[^\n]*backup[^\n]*$`),
    );
    expect(contentOf(dataDir)).toEqual(before);
  });

  test('when a power failure left the mark of its first start', () => {
    used();
    writeFileSync(join(dataDir, 'first-start'), '');
    beginFirstStart(dataDir, emptyDatabase)();
    expect(readFileSync(join(database(), 'rows'), 'utf8')).toBe('1');
    expect(existsSync(join(dataDir, 'first-start'))).toBe(false);
  });

  test('when its database or the folder itself is a file', () => {
    used();
    rmSync(database(), { recursive: true });
    writeFileSync(database(), 'x');
    expect(() => beginFirstStart(dataDir, emptyDatabase)).toThrow(`DATA_DIR: ${dataDir} is a file, or holds one`);
    rmSync(dataDir, { recursive: true });
    writeFileSync(dataDir, 'x');
    expect(() => beginFirstStart(dataDir, emptyDatabase)).toThrow(`DATA_DIR: ${dataDir} is a file`);
  });
});

test('holdsData becomes true only when the first start ends', () => {
  expect(holdsData(dataDir)).toBe(false);
  const end = beginFirstStart(dataDir, emptyDatabase);
  expect(holdsData(dataDir)).toBe(false);
  writeFileSync(join(dataDir, 'app-secret'), 'x'.repeat(43));
  mkdirSync(join(dataDir, 'mails'));
  writeFileSync(join(dataDir, 'mails', '1.eml'), '1');
  expect(holdsData(dataDir)).toBe(false);
  end();
  expect(holdsData(dataDir)).toBe(true);
});
