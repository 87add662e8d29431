import { expect, test } from 'vitest';
import { testDatabase } from '../../test/support/app.ts';
import { COLUMNS, type Column, writeTables } from '../../test/support/row-types.ts';
import { withConnection } from './connection.ts';
import { GLOBAL } from './global.fixture.ts';

/** What stands in columns of JSON: the types that the product reads it by. */
const CONTENTS = {
  'consent_wortlaut.inhalt': 'ConsentWording',
  'geraet.daten': 'Record<string, unknown>',
  'inhalt.felder': 'Record<string, unknown>',
  'mandant.konfiguration': 'MandantKonfiguration',
  'mandant.texte': 'Record<Locale, Record<string, string>>',
  'mandant.theme': 'Theme',
  'produkt.daten': 'Record<string, unknown>',
  'produktkategorie.breadcrumb': 'string[]',
  'protokoll.daten': 'Record<string, unknown>',
};

const HEAD = `// The types of all rows, written from the migrations by tables.db.test.ts (docs/testing.md).
import type { ColumnType, Generated } from 'kysely';
import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import type { Theme } from '../../contract/values/theme.ts';
import type { Locale } from '../../contract/values/wire.ts';
import type { ConsentWording } from '../../texts/consent.ts';

/** Set by the database from the tenant of the transaction; no statement writes it. */
type Mandant = ColumnType<string, never, never>;
type Json<T> = ColumnType<T, string, string>;
`;

const database = testDatabase();

test('the types of the rows are what the migrations make', async () => {
  const columns = await withConnection(database.source, async (connection) => (await connection.query(COLUMNS)).rows as Column[]);
  await expect(writeTables(HEAD, columns, GLOBAL, CONTENTS)).toMatchFileSnapshot('tables.ts');
});
