import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readDatenauskunft } from '../../contract/calls/account/datenschutz.ts';
import { readAgenturauskunft } from '../../contract/calls/agentur/auskunft.ts';
import { readSellerauskunft } from '../../contract/calls/seller/auskunft.ts';
import { demoApp } from '../../test/support/app.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import type { Column } from '../db/columns.ts';
import { GLOBAL } from '../db/global.fixture.ts';
import { TABLES } from './modules.ts';

const app = demoApp();
const DISCLOSURES = [readDatenauskunft.answers[200], readAgenturauskunft.answers[200], readSellerauskunft.answers[200]];

/** Lists within a part of a disclosure. */
const NESTED = ['Werbeeinwilligungen', 'Zahlungen', 'Zurueckhaltungen', 'Forderung'];

/** Column names that always mean personal data. */
const TELLING = /email|vorname|nachname|telefon|strasse|hausnummer|geburtsdatum|kontoinhaber|iban|anrede|kundennummer|^ip|adresse/;

const tables = Object.entries(TABLES).map(([table, facts]) => ({
  table,
  reason: typeof facts === 'string' ? facts : null,
  auskunft: typeof facts === 'string' || typeof facts.auskunft === 'string' ? [] : facts.auskunft,
  emptied: typeof facts !== 'string' && facts.loeschung === 'columns are emptied',
  columns: typeof facts === 'string' ? [] : Object.entries<Column>(facts.columns),
}));

/** The schema at the end of a path of names, through lists and nullable values. */
function at(schema: z.core.$ZodType | undefined, path: readonly string[]): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodMiniArray) return at(schema.def.element, path);
  if (schema instanceof z.ZodMiniNullable) return at(schema.def.innerType, path);
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  return schema instanceof z.ZodMiniObject ? at(schema.shape[name], rest) : undefined;
}

const columnsInDatabase = () =>
  queryAsOwner<{ table: string; column: string }>(
    app,
    `select table_name::text as table, column_name::text as column from information_schema.columns
     where table_schema = 'public' and column_name <> 'mandant' and not (table_name = any ($1))`,
    [GLOBAL],
  );

describe('the table declarations of the modules', () => {
  test('cover every column of the database', async () => {
    const inDatabase: Record<string, string[]> = { mandant: [] };
    for (const { table, column } of await columnsInDatabase()) inDatabase[table] = [...(inDatabase[table] ?? []), column].sort();
    expect(tables.map(({ table }) => table).sort()).toEqual(Object.keys(inDatabase).sort());
    for (const { table, reason, columns } of tables)
      if (reason === null) expect([table, columns.map(([name]) => name).sort()]).toEqual([table, inDatabase[table]]);
  });

  test('give for each personal column of a kept row what the deletion leaves in it', () => {
    const silent = tables
      .filter(({ emptied }) => emptied)
      .flatMap(({ table, columns }) =>
        columns.filter(([, column]) => column.personal && !('erased' in column)).map(([name]) => `${table}.${name}`),
      );
    expect(silent).toEqual([]);
  });

  test('name fields of the disclosure that its contract has', () => {
    const lost = tables.flatMap(({ table, auskunft, columns }) => {
      const places = DISCLOSURES.flatMap((whole) => [
        whole,
        ...auskunft.flatMap((part) => [at(whole, [part]), ...NESTED.map((name) => at(whole, [part, name]))]),
      ]);
      const isShown = (wire: string) => places.some((place) => at(place, wire.split('.')));
      return columns.flatMap(([, { wire }]) => (wire === undefined || isShown(wire) ? [] : [`${table}: ${wire}`]));
    });
    expect(lost).toEqual([]);
  });

  test('mark a column as personal if its name implies it', () => {
    const silent = tables.flatMap(({ table, columns }) =>
      columns.filter(([name, column]) => TELLING.test(name) && !column.personal).map(([name]) => `${table}.${name}`),
    );
    expect(silent).toEqual([]);
  });

  test('give a reason for a table without personal data, and no column name contradicts it', async () => {
    const columns = await columnsInDatabase();
    for (const { table, reason } of tables.filter((one) => one.reason !== null)) {
      expect(String(reason).length, table).toBeGreaterThan(5);
      expect(columns.filter((one) => one.table === table && TELLING.test(one.column))).toEqual([]);
    }
  });
});
