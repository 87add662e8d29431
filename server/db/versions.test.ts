import { Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sourceDialect } from './dialect.ts';
import { makeVersions, WriteWatch } from './versions.ts';

type Tables = Record<'produkt' | 'praemie' | 'klick' | 'empfehlung' | 'empfaenger' | 'auftrag', { name: string }>;

/** The version of a tenant after the statements of one transaction. */
function versionAfter(work: (tx: Kysely<Tables>) => { compile(): unknown }[]) {
  const watch = new WriteWatch();
  const acquire = () => Promise.reject(new Error('nothing is executed here'));
  const dialect = sourceDialect({ kind: 'server', acquire, close: async () => {} }, async () => 'begin');
  const tx = new Kysely<Tables>({ dialect }).withPlugin(watch);
  for (const statement of work(tx)) statement.compile();
  const versions = makeVersions({ unseen: ['klick', 'auftrag'], growing: ['empfehlung', 'empfaenger'] });
  versions.written('telko', watch.writes);
  expect(versions.of('energie')).toEqual({ inhalt: 0, daten: 0 });
  return versions.of('telko');
}

describe('the version of a tenant', () => {
  test('stays the same when rows are only read', () => {
    expect(versionAfter((tx) => [tx.selectFrom('produkt').selectAll(), tx.selectFrom('empfehlung').selectAll()])).toEqual({
      inhalt: 0,
      daten: 0,
    });
  });

  test('stays the same when pages without a login do not show what was written', () => {
    const wrote = versionAfter((tx) => [
      tx.insertInto('klick').values({ name: 'x' }),
      tx.updateTable('auftrag').set({ name: 'x' }),
      tx.deleteFrom('klick'),
      tx.insertInto('empfehlung').values({ name: 'x' }),
      tx.insertInto('empfaenger').values({ name: 'x' }),
    ]);
    expect(wrote).toEqual({ inhalt: 0, daten: 0 });
  });

  test.each(['empfehlung', 'empfaenger'] as const)('increases daten when a row of %s is changed or deleted', (table) => {
    expect(versionAfter((tx) => [tx.updateTable(table).set({ name: 'x' })])).toEqual({ inhalt: 0, daten: 1 });
    expect(versionAfter((tx) => [tx.deleteFrom(table)])).toEqual({ inhalt: 0, daten: 1 });
    const upsert = (tx: Kysely<Tables>) =>
      tx
        .insertInto(table)
        .values({ name: 'x' })
        .onConflict((conflict) => conflict.doUpdateSet({ name: 'y' }));
    expect(versionAfter((tx) => [upsert(tx)])).toEqual({ inhalt: 0, daten: 1 });
  });

  test.each(['produkt', 'praemie'] as const)('increases inhalt and daten when %s is written', (table) => {
    expect(versionAfter((tx) => [tx.insertInto(table).values({ name: 'x' })])).toEqual({ inhalt: 1, daten: 1 });
    expect(versionAfter((tx) => [tx.updateTable(table).set({ name: 'x' })])).toEqual({ inhalt: 1, daten: 1 });
  });

  test('increases inhalt and daten for plain SQL and for a table that no module names', () => {
    expect(versionAfter((tx) => [{ compile: () => sql`update produkt set name = ''`.compile(tx) }])).toEqual({ inhalt: 1, daten: 1 });
    expect(versionAfter((tx) => [tx.updateTable('neu' as 'produkt').set({ name: 'x' })])).toEqual({ inhalt: 1, daten: 1 });
  });

  test('increases once per transaction', () => {
    expect(versionAfter((tx) => [tx.deleteFrom('produkt'), tx.deleteFrom('praemie')])).toEqual({ inhalt: 1, daten: 1 });
  });
});
