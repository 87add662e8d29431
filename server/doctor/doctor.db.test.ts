import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { openEmptyDatabase } from '../../test/support/empty.ts';
import { storeMandant } from '../../test/support/mandant.ts';
import { released } from '../../test/support/money.ts';
import { APP_SECRET, TEST_SETTINGS } from '../../test/support/parts.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { login, recommend } from '../../test/support/walk.ts';
import type { Connection } from '../db/connection.ts';
import { lockDataDir } from '../db/lock.ts';
import { MIGRATIONS, migrate } from '../db/migrate.ts';
import { endSecret, setSecret } from '../outside/secret.ts';
import { openSecrets } from '../start/app-secret.ts';
import { examineDatabase } from './database.ts';
import { describeFindings, examine } from './doctor.ts';
import type { Finding } from './finding.ts';
import { describeRoom } from './folder.ts';
import { examineMailSystem } from './mail-system.ts';

const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said = (findings: readonly Finding[]) => describeFindings(findings).text.split('\n');
const place = (name: string) => ({ DATA_DIR: join(folder, name), DATABASE_URL: '' });

describe('the doctor without a database', () => {
  test('reports each invalid setting in one line and stops there', async () => {
    expect(said(await examine({ PORT: 'x', SMTP_URL: 'mail' }))).toEqual([
      expect.stringMatching(/^✗ PORT: must /),
      expect.stringMatching(/^✗ SMTP_URL: must /),
      '0 well, 0 to look at, 2 wrong',
    ]);
  });

  test('reports a new place as well, with the next step', async () => {
    const lines = said(await examine(place('new')));
    expect(lines).toContain('! database: there is none yet. npm start makes it');
    expect(lines.join('\n')).toMatch(/✓ DATA_DIR: .*new is not there yet and can be made, \d+ MB are free/);
    expect(lines.at(-1)).toMatch(/ 0 wrong$/);
  });

  test('warns about settings that users would notice, and reports a reachable demo as wrong', async () => {
    const used = said(await examine({ ...place('new'), DEMO: 'false', PUBLIC_URL: 'https://empfehlen.example' })).join('\n');
    expect(used).toMatch(/^! SMTP_URL: is unset/m);
    expect(used).toMatch(/^! TRUST_PROXY: is unset/m);
    expect(said(await examine({ ...place('new'), DEMO: 'false', PUBLIC_URL: 'http://empfehlen.example' })).join('\n')).toMatch(
      /^! PUBLIC_URL: is http,/m,
    );
    expect(said(await examine({ ...place('new'), DEMO: 'true', HOST: '0.0.0.0' })).join('\n')).toMatch(/^✗ DEMO: everybody/m);
  });

  test('reports a readable secret and a silent mail system without their secrets', async () => {
    const env = place('open');
    mkdirSync(env.DATA_DIR);
    writeFileSync(join(env.DATA_DIR, 'app-secret'), 'x'.repeat(40), { mode: 0o644 });
    const text = said(await examine({ ...env, SMTP_URL: 'smtp://me:geheim@127.0.0.1:1' })).join('\n');
    expect(text).toMatch(/^! APP_SECRET: other users of this machine may read /m);
    expect(text).toMatch(/^✗ SMTP_URL: nothing listens at 127\.0\.0\.1:1, .*\(ECONNREFUSED\)\. Mails wait/m);
    expect(text).not.toMatch(/geheim|xxxx/);
  });

  test('reports an unreachable server without its password', async () => {
    const env = { DATABASE_URL: 'postgres://me:geheim@127.0.0.1:1/nowhere', APP_SECRET: 'y'.repeat(40), DATA_DIR: join(folder, 'new') };
    const text = said(await examine(env)).join('\n');
    expect(text).toMatch(/^✗ DATABASE_URL: .*ECONNREFUSED/m);
    expect(text).not.toContain('geheim');
  });

  test('asks a running product for its state', async () => {
    const env = place('taken');
    mkdirSync(join(env.DATA_DIR, 'db'), { recursive: true });
    const unlock = lockDataDir(env.DATA_DIR);
    const answers = ['', JSON.stringify({ platz: false })];
    const server = createServer((_, response) => response.writeHead(503).end(answers.shift()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const PORT = String(typeof address === 'object' ? address?.port : 0);
    expect(said(await examine({ ...env, PORT })).join('\n')).toMatch(
      new RegExp(`^✗ the product runs as process ${process.pid} and is not ready: .* says 503`, 'm'),
    );
    expect(said(await examine({ ...env, PORT })).join('\n')).toMatch(/ is not ready: .* says 503\. Its disk is full: make room$/m);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(said(await examine({ ...env, PORT })).join('\n')).toMatch(/^✗ process \d+ has the data folder, and .* does not answer/m);
    unlock();
  });
});

describe('the room of the data folder', () => {
  test.each([
    [600_000_000, 'well', 'can be written, 600 MB are free'],
    [499_000_000, 'look', 'only 499 MB are free at /srv/data. Make room'],
    [10_000_000, 'wrong', 'the disk is full, only 10 MB are free at /srv/data. Make room'],
  ])('of %d bytes is %s', (bytes, level, words) => {
    expect(describeRoom(bytes, '/srv/data', 'DATA_DIR: can be written')).toEqual({ level, text: `DATA_DIR: ${words}` });
  });
});

describe('the mail system', () => {
  const servers: SMTPServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(resolve)))));
  /** A mail system on loopback, and its port. */
  const listen = (options: ConstructorParameters<typeof SMTPServer>[0]) =>
    new Promise<number>((resolve) => {
      const server = new SMTPServer({ logger: false, ...options });
      servers.push(server);
      // A client that refuses the certificate ends the connection.
      server.on('error', () => {});
      const net = server.listen(0, '127.0.0.1', () => resolve((net.address() as AddressInfo).port));
    });
  const verdict = async (smtpUrl: string) => (await examineMailSystem({ smtpUrl }))[0];

  test('that refuses the login is reported with that cause', async () => {
    const port = await listen({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _, done) => (password === 'right' ? done(null, { user: 'me' }) : done(new Error('no geheim'))),
    });
    expect(await verdict(`smtp://me:wrong@127.0.0.1:${port}`)).toEqual({
      level: 'wrong',
      text: expect.stringMatching(/^SMTP_URL: 127\.0\.0\.1:\d+ refuses the login\. .*\(EAUTH 535\)/),
    });
    expect(await verdict(`smtp://me:right@127.0.0.1:${port}`)).toMatchObject({ level: 'well' });
  });

  test('with a certificate of an unknown authority is named so, and so is one that speaks no TLS', async () => {
    const port = await listen({ secure: true, authOptional: true });
    expect((await verdict(`smtps://127.0.0.1:${port}`))?.text).toMatch(
      /^SMTP_URL: the certificate of 127\.0\.0\.1:\d+ is refused\. .*NODE_EXTRA_CA_CERTS/,
    );
    const plain = await listen({ authOptional: true, disabledCommands: ['STARTTLS'] });
    expect((await verdict(`smtps://127.0.0.1:${plain}`))?.text).toMatch(/ speaks no TLS at once\. /);
  });

  test('without TLS is refused where the address requires TLS, and worth a look where it does not', async () => {
    const plain = await listen({ authOptional: true, disabledCommands: ['STARTTLS'] });
    expect((await verdict(`smtp://127.0.0.1:${plain}?requireTLS=true`))?.text).toMatch(
      / offers no TLS, which requireTLS asks for \(ETLS\b/,
    );
    const looks = async (smtpUrl: string) => (await examineMailSystem({ smtpUrl })).filter(({ level }) => level === 'look');
    expect(await looks('smtp://mail.invalid')).toEqual([{ level: 'look', text: expect.stringMatching(/may go there without TLS/) }]);
    for (const safe of ['smtp://mail.invalid?requireTLS=true', 'smtps://mail.invalid', `smtp://127.0.0.1:${plain}`])
      expect(await looks(safe)).toEqual([]);
  });

  test('whose name does not exist is named so', async () => {
    expect((await verdict('smtp://mail.invalid'))?.text).toMatch(/^SMTP_URL: the name of mail\.invalid:587 is not found\./);
  });
});

/** A connection whose database finds no room for a temporary file. */
const fullOf = (connection: Connection): Connection => ({
  ...connection,
  query: (sql, values) =>
    sql.includes('generate_series(1, 60000)') ? Promise.reject(new Error('No space left on device')) : connection.query(sql, values),
});

/** A copied database lets every user connect, and has the roles of the original. */
const OPEN = expect.stringMatching(/^! database: every user of the server may connect to it/);

describe('the doctor with a database', () => {
  const app = demoApp();
  // The demo has a mail that was given up, for the list of the back office.
  beforeAll(async () => {
    await queryAsOwner(app, 'update mail set unzustellbar_am = null, verworfen_am = erstellt_am where unzustellbar_am is not null');
  });

  test('reports that all is well, with the tenants', async () => {
    expect(said(await examineDatabase(app.source, TEST_SETTINGS))).toEqual([
      '✓ database: answers and is of this version',
      '✓ APP_SECRET: is the one of this data',
      ...(app.source.kind === 'embedded' ? [] : [OPEN, expect.stringContaining(' has the roles ')]),
      '✓ tenants: berater, energie, intern, telko',
      ...(app.source.kind === 'embedded' ? [] : ['! work: no process has done jobs yet. npm start with ROLE=all or jobs does them']),
      '✓ mails: none is held up',
      app.source.kind === 'embedded' ? '4 well, 0 to look at, 0 wrong' : '4 well, 3 to look at, 0 wrong',
    ]);
  });

  if (inject('database').kind === 'server')
    test('reports that no process does jobs once the last was minutes ago', async () => {
      await app.jobs.start();
      const work = async () => said(await examineDatabase(app.source, TEST_SETTINGS)).filter((line) => line.includes(' work: '));
      const done = (ago: string) =>
        queryAsOwner(app, `insert into pgboss.job (name, state, completed_on) values ('takt', 'completed', now() - interval '${ago}')`);
      await done('7 minutes');
      expect(await work()).toEqual([expect.stringMatching(/^✗ work: no process does jobs, the last one 7 minutes ago/)]);
      await done('1 minute');
      expect(await work()).toEqual(['✓ work: a process does jobs']);
    });

  test('reports tenants whose links lead to a host that is not theirs', async () => {
    const used = { ...TEST_SETTINGS, demo: false, publicUrl: 'https://empfehlen.example' };
    const links = async () => said(await examineDatabase(app.source, used)).filter((line) => line.includes(' MandantUrl'));
    expect(await links()).toEqual(
      ['berater', 'energie', 'intern', 'telko'].map((name) =>
        expect.stringMatching(`^✗ tenant ${name}: .* which is a host of no tenant\\.`),
      ),
    );
    await queryAsOwner(app, "insert into mandant_host (mandant, host, art) values ('telko', 'empfehlen.example', 'seite')");
    expect(await links()).toEqual(
      ['berater', 'energie', 'intern'].map((name) => expect.stringMatching(`^✗ tenant ${name}: .* which is a host of telko for pages\\.`)),
    );
    await queryAsOwner(app, "delete from mandant_host where host = 'empfehlen.example'");
  });

  test('reports a database that cannot write', async () => {
    const { connection, release } = await app.source.acquire();
    release();
    const source = { ...app.source, acquire: async () => ({ connection: fullOf(connection), release() {} }) };
    expect(said(await examineDatabase(source, TEST_SETTINGS))).toContain(
      '✗ database: cannot write (No space left on device). Make room on its disk',
    );
  });

  test('reports another secret, with the next step', async () => {
    await openSecrets(TEST_SETTINGS, app.parts.db);
    const other = { ...TEST_SETTINGS, appSecret: 'another secret, long enough for anybody' };
    expect(said(await examineDatabase(app.source, other))).toContainEqual(
      expect.stringMatching(/^✗ APP_SECRET: this data was made with another one/),
    );
    expect(said(await examineDatabase(app.source, { ...other, appSecretPrevious: APP_SECRET }))).toContain(
      '✓ APP_SECRET: is the one of this data',
    );
  });

  test("reports the number of delayed mails after a quarter of an hour by the product's clock", async () => {
    const bearer = await login(app, 'telko');
    await recommend(app, 'telko', bearer, { produkt: 462 });
    await app.api('telko', 'GET', '/account/resetPassword/erika@example.org');
    const held = async () => said(await examineDatabase(app.source, TEST_SETTINGS)).filter((line) => line.includes(' mails: '));
    // The doctor uses the clock of the database, which is the real one here.
    await queryAsOwner(
      app,
      "update mail set faellig_am = now() - interval '14 minutes' where gesendet_am is null and verworfen_am is null",
    );
    expect(await held()).toEqual(['✓ mails: none is held up']);
    await queryAsOwner(
      app,
      "update mail set faellig_am = now() - interval '16 minutes' where gesendet_am is null and verworfen_am is null",
    );
    expect(await held()).toEqual([expect.stringMatching(/^✗ mails: 1 wait for more than a quarter of an hour/)]);
  });

  test('warns about the amounts for which a tenant has too few vouchers', async () => {
    const shortage = async () => said(await examineDatabase(app.source, TEST_SETTINGS)).filter((line) => line.includes(' vouchers: '));
    const keep = (anzahl: number, cent: number) =>
      queryAsOwner(
        app,
        `delete from gutschein where mandant = 'energie' and praemierungsnummer is null and gutschein_id not in (
           select gutschein_id from gutschein where mandant = 'energie' and praemierungsnummer is null and wert_cent = $2 limit $1)`,
        [anzahl, cent],
      );
    // Two grants of 25 € that can be picked.
    await released(app, 'energie');
    expect(await shortage()).toEqual([]);
    await keep(1, 2500);
    expect(await shortage()).toEqual([
      expect.stringMatching(/^! tenant energie: vouchers: none for €50, which is on offer; fewer for €25 than grants that can be picked\./),
    ]);
    await keep(0, 2500);
    expect(await shortage()).toEqual([expect.stringMatching(/^! tenant energie: vouchers: none for €25, €50, which is on offer\./)]);
  });

  test('warns about a login provider without its secret', async () => {
    await app.inTenant('telko', (context) => endSecret(context, 'anmeldedienst'));
    const secretless = async () =>
      said(await examineDatabase(app.source, TEST_SETTINGS)).filter((line) => line.includes(' without a secret'));
    const Issuer = 'https://login.example';
    await storeMandant(app, 'telko', { konfiguration: { Anmeldedienst: { Issuer, ClientId: 'empfehlwerk', Label: 'Werkskonto' } } });
    expect(await secretless()).toEqual([
      '! tenant telko: uses anmeldedienst without a secret. npm run tenant -- secret telko anmeldedienst sets it',
    ]);
    await app.inTenant('telko', (context) => setSecret(context, 'anmeldedienst', 'geheim', Issuer, 'empfehlwerk'));
    expect(await secretless()).toEqual([]);
    await storeMandant(app, 'telko', { konfiguration: { Anmeldedienst: null } });
  });

  test('lists the tenants if the one for localhost is missing', async () => {
    expect(said(await examineDatabase(app.source, { ...TEST_SETTINGS, defaultTenant: 'niemand' }))).toContain(
      '✗ DEFAULT_TENANT: there is no tenant niemand. Set one of berater, energie, intern, telko',
    );
  });

  test('reports an empty, older or newer database with the next step', async () => {
    const { source, drop } = await openEmptyDatabase();
    try {
      expect(said(await examineDatabase(source, TEST_SETTINGS))).toContain('! database: answers and is empty. npm start makes the tables');
      await migrate(source, MIGRATIONS.slice(0, -2));
      expect(said(await examineDatabase(source, TEST_SETTINGS))).toContain(
        '! database: is of an older version, 2 migrations wait for the next start. Back it up first',
      );
      await migrate(source);
      expect(said(await examineDatabase(source, { ...TEST_SETTINGS, defaultTenant: null }))).toContain(
        '! tenants: there is none yet. npm run tenant -- import FOLDER makes the first',
      );
      await migrate(source, [...MIGRATIONS, { name: '9001_later.sql', sql: 'select 1' }]);
      expect(said(await examineDatabase(source, TEST_SETTINGS)).join('\n')).toMatch(
        /^✗ database: is newer than this version, it knows 9001_later.sql/m,
      );
    } finally {
      await drop();
    }
  });
});
