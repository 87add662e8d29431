import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptyDatabase } from '../../test/support/empty.ts';
import { makeSecrets } from '../config/secrets.ts';
import { ANMELDEDIENST } from '../modules/zugang/index.ts';
import { findSecret } from '../outside/secret.ts';
import { withConnection } from './connection.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { openDb } from './scope.ts';

const secrets = makeSecrets('the secret of an installation, long enough');
const GEHEIMNIS = 'ein-geheimnis-des-anbieters';
const [ISSUER, CLIENT] = ['https://login.eins.example', 'empfehlwerk'];

let database: Awaited<ReturnType<typeof openEmptyDatabase>>;
const query = (statement: string) => withConnection(database.source, async (connection) => (await connection.query(statement)).rows);

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(
    database.source,
    MIGRATIONS.filter(({ name }) => name < '0064'),
  );
  await query("insert into mandant (mandant, konfiguration, theme) values ('eins', '{}', '{}'), ('zwei', '{}', '{}')");
  // As version 0063 stores the secret of a provider.
  const sealed = secrets.encrypt(GEHEIMNIS, 'anmeldedienst', 'eins', ISSUER, CLIENT);
  await openDb(database.source).inMandant('eins', ({ tx }) =>
    sql`insert into anmeldedienst (geheimnis, gesetzt_am) values (${sealed}, '2026-01-02')`.execute(tx),
  );
  await migrate(database.source);
});
afterAll(() => database.drop());

test('the secret of a login provider is still read by its tenant after the migration, for the same provider alone', async () => {
  const find = (mandant: string, ...boundTo: string[]) =>
    openDb(database.source).inMandant(mandant, (scope) => findSecret({ ...scope, mandant, secrets }, ANMELDEDIENST.name, ...boundTo));
  expect(await find('eins', ISSUER, CLIENT)).toBe(GEHEIMNIS);
  expect(await find('eins', 'https://anderer.example', CLIENT)).toBe(null);
  expect(await find('zwei', ISSUER, CLIENT)).toBe(null);
  const moved = await openDb(database.source).inMandant('eins', ({ tx }) => tx.selectFrom('dienstgeheimnis').selectAll().execute());
  expect(moved).toEqual([{ mandant: 'eins', dienst: 'anmeldedienst', geheimnis: expect.any(String), gesetzt_am: new Date('2026-01-02') }]);
  expect(await query("select to_regclass('anmeldedienst') as old")).toEqual([{ old: null }]);
});
