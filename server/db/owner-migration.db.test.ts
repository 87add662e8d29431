import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { administer, dropDatabase } from '../../test/database/administer.ts';
import { type ConnectionSource, withConnection } from './connection.ts';
import { openEmbedded } from './embedded.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { openServer } from './server.ts';

/** An agency with a user, an export with a part, and a note, as version 0051 stores them. */
const BEFORE = `
  insert into mandant (mandant, konfiguration, theme) values ('eins', '{}', '{}');
  insert into agentur (mandant, agenturnummer, name, status, erstellt_am) values ('eins', 'A-1', 'Agentur', 'Aktiv', '2025-01-01');
  insert into account (mandant, account_id, art, email, email_schluessel, language, erstellt_am)
    values ('eins', 'k', 'Agentur', 'k@agentur.example', 'k@agentur.example', 'de', '2025-01-01');
  insert into agentur_benutzer (mandant, agentur_benutzer_id, agenturnummer, account_id, vorname, nachname, rollen, status, erstellt_am)
    values ('eins', 'b', 'A-1', 'k', 'Agathe', 'Muster', '{Inhaber}', 'Aktiv', '2025-01-01');
  insert into export (mandant, exportnummer, agentur_benutzer_id, bericht, format, abfrage, sicht, language, status, zeilen, erstellt_am, faellig_am)
    values ('eins', 'x', 'b', 'leads', 'csv', '{}', '{"agenturnummer": "A-1"}', 'de', 'Laeuft', 10001, '2025-02-01', '2025-02-01');
  insert into export_teil (mandant, exportnummer, teil, zeilen, schluessel, stelle) values ('eins', 'x', 1, '[]', 's', 'i');
  insert into notiz (mandant, agenturnummer, bericht, bezug, text, wiedervorlage, geaendert_von, geaendert_am)
    values ('eins', 'A-1', 'leads', 'p', 'Ruft an', '2025-03-01', 'Agentur:A-1:b', '2025-02-01');`;

let source: ConnectionSource;
const query = <R>(sql: string) => withConnection(source, async (connection) => (await connection.query(sql)).rows as R[]);

beforeAll(async () => {
  const given = inject('database');
  if (given.kind === 'embedded') source = await openEmbedded({});
  else {
    const name = `${given.copies}owner`;
    await administer(given.url, `create database ${name}`);
    source = await openServer(Object.assign(new URL(given.url), { pathname: `/${name}` }).href);
  }
  await migrate(
    source,
    MIGRATIONS.filter(({ name }) => name < '0052'),
  );
  for (const statement of BEFORE.split(/;\s*$/m).filter((one) => one.trim() !== '')) await query(statement);
  await migrate(source);
});
afterAll(async () => {
  await source.close();
  const given = inject('database');
  if (given.kind === 'server') await dropDatabase(given.url, `${given.copies}owner`);
});

test('earlier exports and notes get the owner kind Agentur and keep their id', async () => {
  expect(await query('select wer, wer_id, status, zeilen from export')).toEqual([
    { wer: 'Agentur', wer_id: 'b', status: 'Laeuft', zeilen: 10_001 },
  ]);
  expect(await query('select exportnummer, teil from export_teil')).toEqual([{ exportnummer: 'x', teil: 1 }]);
  expect(await query('select wer, wer_id, bericht, bezug, text, wiedervorlage::text as tag from notiz')).toEqual([
    { wer: 'Agentur', wer_id: 'A-1', bericht: 'leads', bezug: 'p', text: 'Ruft an', tag: '2025-03-01' },
  ]);
});

test('a second export of the same owner cannot run, but one of another kind with the same id can', async () => {
  const insert = (nummer: string, wer: string) =>
    query(`insert into export (mandant, exportnummer, wer, wer_id, bericht, format, abfrage, sicht, language, status, zeilen, erstellt_am)
      values ('eins', '${nummer}', '${wer}', 'b', 'leads', 'csv', '{}', '{}', 'de', 'Wartet', 1, '2025-02-02')`);
  await expect(insert('y', 'Agentur')).rejects.toMatchObject({ code: '23505' });
  await insert('z', 'Mitarbeiter');
  await expect(insert('u', 'Unbekannt')).rejects.toMatchObject({ code: '23514' });
});
