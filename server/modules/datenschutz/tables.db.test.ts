import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { TABLES } from './tables.ts';

const app = testApp();

/** Columns of which nobody can say that they hold nothing of a person. */
const TELLING = /email|vorname|nachname|telefon|strasse|hausnummer|geburtsdatum|kontoinhaber|iban|anrede|kundennummer|^ip|adresse/;

/** Tables without a tenant: host names, clock, and what limits count under keyed hashes that go after a day. */
const WITHOUT_TENANT = ['app_secret', 'mandant_host', 'migration', 'postfach_mail', 'uhr', 'zaehler'];

const columns = () =>
  queryAsOwner<{ table: string; column: string }>(
    app,
    `select table_name::text as table, column_name::text as column from information_schema.columns
     where table_schema = 'public' and not (table_name = any ($1))`,
    [WITHOUT_TENANT],
  );

describe('every column of every table', () => {
  test('is known to the disclosure and the deletion of a person, or its table holds nothing personal', async () => {
    const inDatabase: Record<string, string[]> = {};
    for (const { table, column } of await columns()) inDatabase[table] = [...(inDatabase[table] ?? []), column].sort();
    expect(Object.keys(TABLES).sort()).toEqual(Object.keys(inDatabase).sort());
    const known = Object.entries(TABLES).flatMap(([table, held]) =>
      typeof held === 'string' ? [] : [[table, [...held.personal, ...held.rest].sort()] as const],
    );
    for (const [table, names] of known) expect([table, inDatabase[table]]).toEqual([table, names]);
  });

  test('of a table with nothing personal has a name that says so, and a reason', async () => {
    const without = Object.entries(TABLES).filter(([, held]) => typeof held === 'string');
    for (const [table, reason] of without) {
      expect(String(reason).length, table).toBeGreaterThan(5);
      const telling = (await columns()).filter((one) => one.table === table && TELLING.test(one.column));
      expect(telling).toEqual([]);
    }
  });
});
