import { beforeAll, expect, inject, test } from 'vitest';
import { databaseUrl } from '../../test/database/administer.ts';
import { testApp } from '../../test/support/app.ts';
import { commandEnvironment } from '../../test/support/command-environment.ts';
import { released } from '../../test/support/money.ts';
import { APP_SECRET } from '../../test/support/parts.ts';
import { runCommand } from '../../test/support/product.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { openedBy, proveAll } from './prove-command.ts';

const app = testApp();
const database = inject('database');
const empty = commandEnvironment('prove');
const prove = () => proveAll((work) => work(app.parts));

const TENANTS = ['berater', 'energie', 'intern', 'telko'];
/** A grant of 50 euros of energie, whose debt is in the ledger. */
let grant = '';
beforeAll(async () => {
  grant = (await released(app, 'energie', { anteil: 100 })).grants[0]?.praemierungsnummer ?? '';
});

/** Changes the amount of the grant past the rules, which book each change. */
const falsify = (change: string) =>
  queryAsOwner(
    app,
    `set session_replication_role = replica; update praemierung set wert_cent = wert_cent ${change} where praemierungsnummer = '${grant}';
     set session_replication_role = origin`,
  );

/** The lines of each tenant, with single spaces. */
function linesOf(text: string): Readonly<Record<string, readonly string[]>> {
  const parts = text.split(/^(?=\w+$)/m).map((part) =>
    part
      .trimEnd()
      .split('\n')
      .map((line) => line.trim().replace(/ +/g, ' ')),
  );
  return Object.fromEntries(parts.map(([tenant = '', ...lines]) => [tenant, lines.filter((line) => /^(ok|DIFFERS) /.test(line))]));
}

test('npm run prove prints every check of every tenant and that all agree', async () => {
  const { text, differs } = await prove();
  expect(differs).toBe(false);
  const lines = linesOf(text);
  expect(Object.keys(lines).sort()).toEqual(TENANTS);
  for (const tenant of TENANTS) expect(lines[tenant], tenant).toHaveLength(19);
  expect(lines.energie).toContain('ok Verbindlichkeit 5000 5000');
  expect(text.split('\n').at(-1)).toBe('All checks agree.');
});

test('npm run prove names the checks that differ at their tenant, with both sides, until they agree again', async () => {
  await falsify('+ 1');
  const { text, differs } = await prove();
  expect(differs).toBe(true);
  const found = Object.entries(linesOf(text)).flatMap(([tenant, lines]) =>
    lines.filter((line) => line.startsWith('DIFFERS')).map((line) => `${tenant} ${line}`),
  );
  expect(found).toEqual(['energie DIFFERS Verbindlichkeit 5001 5000', 'energie DIFFERS Einzeln 0 1']);
  expect(text.split('\n').at(-1)).toBe('Checks that differ: 2');
  await falsify('- 1');
  expect((await prove()).differs).toBe(false);
});

test('npm run prove says that there is no tenant yet', async () => {
  await expect(proveAll(openedBy(empty))).rejects.toThrow('There is no tenant yet. Make the first one: npm run tenant -- import');
});

// Only a database on a server can be opened by a second process.
if (database.kind === 'server') {
  const envOf = (name: string) => ({ DATABASE_URL: databaseUrl(database.url, name), APP_SECRET });

  test('npm run prove says that its database is not there', async () => {
    await expect(proveAll(openedBy(envOf('empfehlwerk_fehlt')))).rejects.toThrow('database "empfehlwerk_fehlt" does not exist');
  });

  test('npm run prove ends with 0, and with 1 for a difference and a wrong use', { timeout: 120_000 }, async () => {
    const [{ name } = { name: '' }] = await queryAsOwner<{ name: string }>(app, 'select current_database() as name');
    const run = (...args: string[]) => runCommand('prove', args, envOf(name));
    expect(await run()).toMatchObject({ code: 0, out: expect.stringMatching(/\nAll checks agree\.\n$/), complaint: '' });
    await falsify('+ 1');
    expect(await run()).toMatchObject({ code: 1, out: expect.stringMatching(/\nChecks that differ: 2\n$/), complaint: '' });
    await falsify('- 1');
    expect(await run('telko')).toEqual({ code: 1, out: '', complaint: 'Usage: npm run prove, without anything behind it\n' });
  });
}
