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
  ['server/modules/auftrag/auftragsmeldung.ts', ['server/modules/praemie/index.ts']],
  ['server/modules/auftrag/take.test.ts', ['server/modules/auftrag/auftragsmeldung.ts']],
  ['server/modules/auftrag/take.db.test.ts', ['test/support/app.ts']],
  ['server/modules/account/login.ts', ['server/calendar.ts']],
  ['server/modules/account/login.db.test.ts', ['test/support/app.ts', 'test/support/money.ts']],
  ['server/site/pages.ts', [HREF]],
  ['server/site/pages.db.test.ts', ['test/support/app.ts']],
  ['server/start/modules.ts', ['server/modules/praemie/index.ts', 'server/modules/auftrag/auftragsmeldung.ts', 'server/site/pages.ts']],
  ['test/support/app.ts', ['server/start/modules.ts']],
  ['test/support/money.ts', ['server/modules/praemie/index.ts']],
  ['test/words.test.ts', []],
  [HREF, []],
  ['web/public/code/page.test.ts', ['web/public/code/page.tsx']],
  ['web/public/code/page.tsx', [HREF]],
]);

const select = (...changed: string[]) => selectTests(changed, IMPORTS, (files) => files.map((file) => `browser tests of ${file}`));

describe('tests for a change', () => {
  test('are the unit tests that import the file, and the database tests of its module and of modules that import it', () => {
    expect(select('server/modules/praemie/find.ts')).toEqual({
      rules: ['server/modules/praemie/find.test.ts', 'server/modules/auftrag/take.test.ts', 'test/words.test.ts'],
      database: ['server/modules/praemie/find.db.test.ts', 'server/modules/auftrag/take.db.test.ts'],
      browser: ['browser tests of server/modules/praemie/find.ts'],
    });
  });

  test('are only the own database tests of a module that only the start imports', () => {
    expect(select('server/modules/auftrag/auftragsmeldung.ts').database).toEqual(['server/modules/auftrag/take.db.test.ts']);
  });

  test('are the unit tests that import the file and the database tests of the site for a part of a page', () => {
    expect(select(HREF)).toMatchObject({
      rules: ['test/words.test.ts', 'web/public/code/page.test.ts'],
      database: ['server/site/pages.db.test.ts'],
    });
  });

  test('include a changed test', () => {
    expect(select('server/modules/account/login.db.test.ts')).toMatchObject({
      rules: ['test/words.test.ts'],
      database: ['server/modules/account/login.db.test.ts'],
    });
    expect(select('server/modules/praemie/find.test.ts').rules).toContain('server/modules/praemie/find.test.ts');
  });

  test('are only the tests of files for a document', () => {
    expect(select('docs/testing.md', 'README.md')).toEqual({ rules: ['test/words.test.ts'], database: [], browser: [] });
  });

  test('are all unit tests for a file that no source imports', () => {
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
  ])('are all tests for %s', (file) => {
    expect(select(file)).toEqual({ rules: 'all', database: 'all', browser: 'all' });
  });
});

test('with the real sources, a change of a module selects some database tests, but not all', () => {
  const imports = readImports();
  for (const file of [
    'server/modules/auftrag/auftragsmeldung.ts',
    'server/modules/nachbuchung/index.ts',
    'server/mail/layout.tsx',
    'web/ui/button.tsx',
  ]) {
    const { database } = selectTests([file], imports, () => []);
    expect(database.length, file).toBeGreaterThan(0);
    expect(database.length, file).toBeLessThan(databaseTests().length * 0.8);
  }
}, 120_000);
