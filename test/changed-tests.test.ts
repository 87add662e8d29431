import { describe, expect, test } from 'vitest';
import { readImports, selectTests } from '../scripts/changed-tests.mjs';
import { databaseTests } from './engines.ts';

const HREF = 'web/ui/href.ts';
const IMPORTS = new Map([
  ['contract/values/cent.ts', []],
  ['contract/values/cent.test.ts', ['contract/values/cent.ts']],
  ['server/calendar.ts', ['contract/values/cent.ts']],
  ['server/modules/praemie/find.ts', ['server/calendar.ts']],
  ['server/modules/praemie/index.ts', ['server/modules/praemie/find.ts']],
  ['server/modules/praemie/find.test.ts', ['server/modules/praemie/find.ts']],
  ['server/modules/praemie/find.db.test.ts', ['test/support/app.ts']],
  ['server/modules/auftrag/take.ts', ['server/modules/praemie/index.ts']],
  ['server/modules/auftrag/take.test.ts', ['server/modules/auftrag/take.ts']],
  ['server/modules/auftrag/take.db.test.ts', ['test/support/app.ts']],
  ['server/modules/account/login.ts', ['server/calendar.ts']],
  ['server/modules/account/login.db.test.ts', ['test/support/app.ts', 'test/support/money.ts']],
  ['server/site/pages.ts', [HREF]],
  ['server/site/pages.db.test.ts', ['test/support/app.ts']],
  ['server/start/modules.ts', ['server/modules/praemie/index.ts', 'server/modules/auftrag/take.ts', 'server/site/pages.ts']],
  ['test/support/app.ts', ['server/start/modules.ts']],
  ['test/support/money.ts', ['server/modules/praemie/index.ts']],
  ['test/words.test.ts', []],
  [HREF, []],
  ['web/public/code/page.test.ts', ['web/public/code/page.tsx']],
  ['web/public/code/page.tsx', [HREF]],
]);

const select = (...changed: string[]) => selectTests(changed, IMPORTS, (files) => files.map((file) => `browser tests of ${file}`));

describe('a change asks', () => {
  test('for the rules that import it, and the database tests of its module and of those that import that one', () => {
    expect(select('server/modules/praemie/find.ts')).toEqual({
      rules: ['server/modules/praemie/find.test.ts', 'server/modules/auftrag/take.test.ts', 'test/words.test.ts'],
      database: ['server/modules/praemie/find.db.test.ts', 'server/modules/auftrag/take.db.test.ts'],
      browser: ['browser tests of server/modules/praemie/find.ts'],
    });
  });

  test('of a module that only the start imports for its own tests', () => {
    expect(select('server/modules/auftrag/take.ts').database).toEqual(['server/modules/auftrag/take.db.test.ts']);
  });

  test('of a page for what is drawn with it, by rules and by the calls of the site', () => {
    expect(select(HREF)).toMatchObject({
      rules: ['test/words.test.ts', 'web/public/code/page.test.ts'],
      database: ['server/site/pages.db.test.ts'],
    });
  });

  test('of a test for that test', () => {
    expect(select('server/modules/account/login.db.test.ts')).toMatchObject({
      rules: ['test/words.test.ts'],
      database: ['server/modules/account/login.db.test.ts'],
    });
    expect(select('server/modules/praemie/find.test.ts').rules).toContain('server/modules/praemie/find.test.ts');
  });

  test('of a document for the tests about files alone', () => {
    expect(select('docs/testing.md', 'README.md')).toEqual({ rules: ['test/words.test.ts'], database: [], browser: [] });
  });

  test('of what no source imports for all rules', () => {
    expect(select('web/ui/ui.css').rules).toBe('all');
    expect(select('scripts/start.mjs').rules).toBe('all');
    expect(select('server/modules/praemie/gone.ts')).toMatchObject({
      rules: 'all',
      database: expect.arrayContaining(['server/modules/auftrag/take.db.test.ts']),
    });
  });

  test.each([
    'contract/values/cent.ts',
    'server/db/migrations/0001_scopes.sql',
    'test/support/app.ts',
    'mandanten/telko/mandant.json',
    'package-lock.json',
  ])('of %s for all tests', (file) => {
    expect(select(file)).toEqual({ rules: 'all', database: 'all', browser: 'all' });
  });
});

test('the sources as they are give each module some of the database tests, and none all of them', () => {
  const imports = readImports();
  for (const file of [
    'server/modules/auftrag/take.ts',
    'server/modules/nachbuchung/index.ts',
    'server/mail/layout.tsx',
    'web/ui/button.tsx',
  ]) {
    const { database } = selectTests([file], imports, () => []);
    expect(database.length, file).toBeGreaterThan(0);
    expect(database.length, file).toBeLessThan(databaseTests().length * 0.8);
  }
}, 120_000);
