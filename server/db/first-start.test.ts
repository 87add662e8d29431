import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { beginFirstStart } from './first-start.ts';

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

  test('leaves the making to the database where there is no build', () => {
    beginFirstStart(dataDir, join(folder, 'nothing'))();
    expect(existsSync(database())).toBe(false);
  });

  test('that a crash cut short begins again from nothing, however often', () => {
    for (let crash = 0; crash < 3; crash += 1) {
      beginFirstStart(dataDir, emptyDatabase);
      expect(existsSync(join(database(), 'half'))).toBe(false);
      writeFileSync(join(database(), 'half'), '');
    }
    beginFirstStart(dataDir, emptyDatabase)();
    expect(existsSync(join(database(), 'half'))).toBe(false);
  });

  test('that came to its end is the last one: the data stays', () => {
    beginFirstStart(dataDir, emptyDatabase)();
    writeFileSync(join(database(), 'rows'), '1');
    beginFirstStart(dataDir, emptyDatabase)();
    expect(readFileSync(join(database(), 'rows'), 'utf8')).toBe('1');
  });

  test('never takes the database of a folder that was made before for a half one', () => {
    mkdirSync(database(), { recursive: true });
    writeFileSync(join(database(), 'rows'), '1');
    beginFirstStart(dataDir, emptyDatabase)();
    expect(readFileSync(join(database(), 'rows'), 'utf8')).toBe('1');
  });
});
