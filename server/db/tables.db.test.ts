import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testDatabase } from '../../test/support/app.ts';
import { COLUMNS, type Column, type Contents, SYSTEM, writeTypes } from '../../test/support/row-types.ts';
import { BELOW, MODULES } from '../start/modules.ts';
import { withConnection } from './connection.ts';
import { GLOBAL } from './global.fixture.ts';

const FIELDS = { type: 'Record<string, unknown>' };
/** What stands in columns of JSON: the types that the product reads it by. */
const CONTENTS: Contents = {
  'consent_wortlaut.inhalt': { type: 'ConsentWording', from: 'texts/consent.ts' },
  'export.abfrage': FIELDS,
  'export.sicht': { type: '{ readonly agenturnummer: string; readonly nur?: string | null; readonly benutzerId?: string }' },
  'export_teil.zeilen': { type: 'Record<string, unknown>[]' },
  'geraet.daten': FIELDS,
  'inhalt.felder': FIELDS,
  'mandant.konfiguration': { type: 'MandantKonfiguration', from: 'contract/calls/mandant.ts' },
  'mandant.texte': { type: 'Record<Locale, Record<string, string>>', from: 'contract/values/wire.ts' },
  'mandant.theme': { type: 'Theme', from: 'contract/values/theme.ts' },
  'praemierung.gutschein': { type: 'GutscheinDaten | null', from: 'contract/values/gutschein.ts' },
  'produkt.daten': FIELDS,
  'produktkategorie.breadcrumb': { type: 'string[]' },
  'protokoll.daten': FIELDS,
  'rechnung.empfaenger': { type: 'Rechnungsempfaenger | null', from: 'contract/calls/rechnungssteller.ts' },
  'rechnung.steller': { type: 'Rechnungssteller', from: 'contract/calls/rechnungssteller.ts' },
};

const database = testDatabase();

/** Whose each table is: its module's, or of those without a tenant the system's, as far as its scope reads them. */
function ownersOf(columns: readonly Column[]): Map<string, string> {
  const brought = Object.entries({ ...MODULES, ...BELOW }).flatMap(([owner, part]) =>
    Object.keys('tables' in part ? part.tables : {}).map((table) => [table, owner] as const),
  );
  const read = GLOBAL.filter((table) => columns.some((column) => column.table === table && column.isSwept));
  return new Map([...brought, ...read.map((table) => [table, SYSTEM] as const)]);
}

test('the types of the rows are what the migrations make', async () => {
  const columns = await withConnection(database.source, async (connection) => (await connection.query(COLUMNS)).rows as Column[]);
  const files = writeTypes(columns, ownersOf(columns), CONTENTS);
  for (const [file, text] of Object.entries(files)) await expect(text, file).toMatchFileSnapshot(file);
  const there = readdirSync(new URL('rows', import.meta.url)).map((file) => `rows/${file}`);
  expect(there.filter((file) => !(file in files))).toEqual([]);
});
