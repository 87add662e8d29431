import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { administer, dropDatabase } from '../../test/database/administer.ts';
import { emailAlias, emailSchluessel } from '../email-address.ts';
import { type ConnectionSource, withConnection } from './connection.ts';
import { openEmbedded } from './embedded.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { openServer } from './server.ts';

const EMAILS = fc
  .sample(
    fc.tuple(
      fc.stringMatching(/^[a-zA-ZäÖ0-9.+_-]{1,12}$/),
      fc.constantFrom('gmail.com', 'GoogleMail.com', 'müßig.example', 'web.example', 'sub.gmail.com.example', 'gmail.com.'),
    ),
    { numRuns: 400, seed: 53 },
  )
  .map(([local, domain]) => `${local}@${domain}`);

/** Two tenants that count clicks, as version 0052 stores them: one since its first agency, one for longer. */
const BEFORE = `
  insert into mandant (mandant, konfiguration, theme) values ('eins', '{}', '{}'), ('zwei', '{}', '{}');
  insert into klickstand (mandant, bis, naechste, seit, faellig_am)
    values ('eins', 5, null, null, '2025-01-01'), ('zwei', 5, 9, '2025-01-01', '2025-01-01');`;

let source: ConnectionSource;
const query = <R>(sql: string, values: unknown[] = []) =>
  withConnection(source, async (connection) => (await connection.query(sql, values)).rows as R[]);

beforeAll(async () => {
  const given = inject('database');
  if (given.kind === 'embedded') source = await openEmbedded({});
  else {
    const name = `${given.copies}rules`;
    await administer(given.url, `create database ${name}`);
    source = await openServer(Object.assign(new URL(given.url), { pathname: `/${name}` }).href);
  }
  await migrate(
    source,
    MIGRATIONS.filter(({ name }) => name < '0053'),
  );
  for (const statement of BEFORE.split(/;\s*$/m).filter((one) => one.trim() !== '')) await query(statement);
  await query(
    `insert into account (mandant, account_id, art, email, email_schluessel, language, erstellt_am, geloescht_am)
     select 'eins', id, 'Empfehler', email, id || schluessel, 'de', '2025-01-01', gone
     from jsonb_to_recordset($1::jsonb) as x(id text, email text, schluessel text, gone timestamptz)`,
    [
      JSON.stringify([
        ...EMAILS.map((email, index) => ({ id: `a${index}`, email, schluessel: emailSchluessel(email) })),
        { id: 'geloescht:', email: '', schluessel: 'x', gone: '2025-01-02' },
      ]),
    ],
  );
  await migrate(source);
});
afterAll(async () => {
  await source.close();
  const given = inject('database');
  if (given.kind === 'server') await dropDatabase(given.url, `${given.copies}rules`);
});

test('accounts get the form of their address that identifies a person, deleted ones get none', async () => {
  const rows = await query<{ id: string; alias: string | null }>('select account_id as id, email_alias as alias from account');
  const aliases = new Map(rows.map(({ id, alias }) => [id, alias]));
  for (const [index, email] of EMAILS.entries())
    expect(aliases.get(`a${index}`), email).toBe(emailAlias(`a${index}${emailSchluessel(email)}`));
  expect(aliases.get('geloescht:')).toBe(null);
});

test('the count of clicks continues where it was', async () => {
  expect(await query('select mandant, bis::int, naechste::int from klickstand order by 1')).toEqual([
    { mandant: 'eins', bis: 5, naechste: 5 },
    { mandant: 'zwei', bis: 5, naechste: 9 },
  ]);
});
