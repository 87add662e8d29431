import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testDatabase } from '../../test/support/app.ts';
import { COLUMNS, type Column, type Contents, SYSTEM, writeTypes } from '../../test/support/row-types.ts';
import {
  SCHEMA_COLUMNS,
  SCHEMA_KEYS,
  type SchemaColumn,
  type SchemaKey,
  type TableNote,
  writeSchemaPage,
} from '../../test/support/schema-page.ts';
import { BELOW, MODULES } from '../start/modules.ts';
import type { Column as ColumnFacts, PersonalTable } from './columns.ts';
import { withConnection } from './connection.ts';
import { GLOBAL } from './global.fixture.ts';

const FIELDS = { type: 'Record<string, unknown>' };
/** The types by which the product reads JSON columns. */
const CONTENTS: Contents = {
  'consent_wortlaut.inhalt': { type: 'ConsentWording', from: 'texts/consent.ts' },
  'entwurf.ordner': { type: 'Ordner', from: 'contract/rules/entwurf.ts' },
  'export.abfrage': FIELDS,
  'export.sicht': FIELDS,
  'export_teil.zeilen': { type: 'Record<string, unknown>[]' },
  'fassung.ordner': { type: 'Ordner', from: 'contract/rules/entwurf.ts' },
  'geraet.daten': FIELDS,
  'inhalt.felder': FIELDS,
  'mandant.konfiguration': { type: 'MandantKonfiguration', from: 'contract/calls/mandant.ts' },
  'mandant.texte': { type: 'Record<Locale, Record<string, string>>', from: 'contract/values/wire.ts' },
  'mandant.theme': { type: 'Theme', from: 'contract/values/theme.ts' },
  'praemierung.gutschein': { type: 'GutscheinDaten | null', from: 'contract/values/gutschein.ts' },
  'produkt.daten': FIELDS,
  'produktkategorie.breadcrumb': { type: 'string[]' },
  'protokoll.daten': FIELDS,
  'rechtstext.felder': { type: 'RechtstextFelder', from: 'contract/calls/inhalt.ts' },
  'rechtstext.werte': { type: 'Record<Locale, Record<string, string>> | null', from: 'contract/values/wire.ts' },
  'registrierung.zustimmungen': { type: 'Record<string, string> | null' },
  'rechnung.empfaenger': { type: 'Rechnungsempfaenger | null', from: 'contract/calls/agentur/rechnungssteller.ts' },
  'zahlungslauf.steller': { type: 'Zahlungssteller', from: 'contract/calls/betrieb/zahlungssteller.ts' },
  'abrechnung.verkaeufer': { type: 'Belegverkaeufer | null', from: 'contract/rules/seller.ts' },
  'abrechnung.zahler': { type: 'Rechnungssteller', from: 'contract/calls/agentur/rechnungssteller.ts' },
  'gutschrift.verkaeufer': { type: 'Belegverkaeufer | null', from: 'contract/rules/seller.ts' },
  'gutschrift.zahler': { type: 'Rechnungssteller', from: 'contract/calls/agentur/rechnungssteller.ts' },
  'rechnung.steller': { type: 'Rechnungssteller', from: 'contract/calls/agentur/rechnungssteller.ts' },
};

const database = testDatabase();
const ask = (sql: string) => withConnection(database.source, async (connection) => (await connection.query(sql)).rows);

/** The owner of each table: its module, or the system for tables without a tenant that the system scope reads. */
function ownersOf(columns: readonly Column[]): Map<string, string> {
  const brought = Object.entries({ ...MODULES, ...BELOW }).flatMap(([owner, part]) =>
    Object.keys('tables' in part ? part.tables : {}).map((table) => [table, owner] as const),
  );
  const read = GLOBAL.filter((table) => columns.some((column) => column.table === table && column.isSwept));
  return new Map([...brought, ...read.map((table) => [table, SYSTEM] as const)]);
}

test('the types of the rows match the migrations', async () => {
  const columns = (await ask(COLUMNS)) as Column[];
  const files = writeTypes(columns, ownersOf(columns), CONTENTS);
  for (const [file, text] of Object.entries(files)) await expect(text, file).toMatchFileSnapshot(file);
  const there = readdirSync(new URL('rows', import.meta.url)).map((file) => `rows/${file}`);
  expect(there.filter((file) => !(file in files))).toEqual([]);
});

/** The note on a table from the declaration of its owner. */
function noteOf(owner: string, facts: PersonalTable | string): TableNote {
  if (typeof facts === 'string') return { owner, note: `no part of a person's disclosure or deletion: ${facts}`, personal: new Set() };
  const personal = Object.entries<ColumnFacts>(facts.columns).flatMap(([name, column]) => (column.personal ? [name] : []));
  return { owner, note: `when a person is deleted: ${facts.loeschung}`, personal: new Set(personal) };
}

function notesOfTables(): Map<string, TableNote> {
  const brought = Object.entries({ ...MODULES, ...BELOW }).flatMap(([owner, part]) =>
    Object.entries('tables' in part ? (part.tables as Record<string, PersonalTable | string>) : {}).map(
      ([table, facts]) => [table, noteOf(owner, facts)] as const,
    ),
  );
  const global = GLOBAL.map((table) => [table, { owner: 'system', note: '', personal: new Set<string>() }] as const);
  return new Map([...brought, ...global]);
}

test('docs/schema.md matches the migrations', async () => {
  const [columns, keys] = [(await ask(SCHEMA_COLUMNS)) as SchemaColumn[], (await ask(SCHEMA_KEYS)) as SchemaKey[]];
  const notes = notesOfTables();
  expect([...new Set(columns.map(({ table }) => table))].filter((table) => !notes.has(table))).toEqual([]);
  await expect(writeSchemaPage(columns, keys, notes)).toMatchFileSnapshot('../../docs/schema.md');
});
