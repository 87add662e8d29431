import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pino from 'pino';
import { beforeAll, inject } from 'vitest';
import { INHALT_ARTEN } from '../../contract/calls/inhalt.ts';
import { makeSecrets } from '../../server/config/secrets.ts';
import type { Settings } from '../../server/config/settings.ts';
import type { Context } from '../../server/context.ts';
import type { ConnectionSource } from '../../server/db/connection.ts';
import { openEmbedded } from '../../server/db/embedded.ts';
import { openDb } from '../../server/db/scope.ts';
import { openServer } from '../../server/db/server.ts';
import type { Jobs } from '../../server/jobs/jobs.ts';
import { type ContentSource, contentServices, loadInhalte } from '../../server/modules/content/index.ts';
import { loadMandanten } from '../../server/modules/mandant/index.ts';
import { makeLog } from '../../server/ops/log.ts';
import { openOutside } from '../../server/outside/outside.ts';
import { openPortalKeys } from '../../server/outside/portal-keys/keys.ts';
import { openTransport } from '../../server/outside/transport.ts';
import { inContext, type Parts } from '../../server/parts.ts';
import { random } from '../../server/random.ts';
import { buildApp } from '../../server/start/app.ts';
import { SHOWN } from '../../server/start/modules.ts';
import { assembleJobs } from '../../server/start/runtime.ts';
import { administer, databaseUrl } from '../database/administer.ts';
import type { Filling } from '../setup/database.ts';
import { lookupLocal } from './faulty-service.ts';
import { type Mails, memoryMails } from './mails.ts';
import { APP_SECRET, fixedClock, LOW_COST, TEST_SETTINGS, type TestClock } from './parts.ts';

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  readonly body: any;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** The body in bytes. */
  readonly raw: Buffer;
}

interface CallOptions {
  readonly bearer?: string;
  /** Network address of the caller; by default a new one for each call. */
  readonly from?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly parts: Parts;
  readonly jobs: Jobs;
  readonly clock: TestClock;
  readonly mails: Mails;
  readonly source: ConnectionSource;
  /** A call of a program below `/api/v1/{tenant}`, or at a path that begins with `/api/`, with the `X-Requested-With` that GET calls need which write. */
  api(tenant: string, method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, options?: CallOptions): Promise<Reply>;
  request(options: InjectOptions): Promise<Reply>;
  /** Runs work directly with the rules, in a transaction of the tenant. */
  inTenant<T>(tenant: string, work: (context: Context) => Promise<T>): Promise<T>;
  /** Moves the clock by days and does all work that became due. */
  later(tage: number): Promise<void>;
  readonly close: () => Promise<void>;
}

/** What a program sends with each call. */
export const BY_PROGRAM = { 'x-requested-with': 'XMLHttpRequest' };

let opened = 0;

/**
 * The app of a test file: started before its first test, closed after its last. Its database has the demo's tenants, keys and recommenders, without
 * history. `open` connects to the database if it is on a server.
 */
export const testApp = (settings: Partial<Settings> = {}, source?: ContentSource, open = openServer): TestApp =>
  makeTestApp('lean', settings, source, open);

/** The app with the demo's history: referrals, orders and rewards in every state, agencies with their people. */
export const demoApp = (settings: Partial<Settings> = {}, source?: ContentSource): TestApp => makeTestApp('told', settings, source);

function makeTestApp(filling: Filling, settings: Partial<Settings>, source?: ContentSource, open = openServer): TestApp {
  const app = {} as TestApp;
  beforeAll(async () => Object.assign(app, await startTestApp(filling, settings, source, open)).close);
  return app;
}

/** Starts the real app on its own database; `close` ends it. */
/** User agent of requests that name none, so that they are those of a person. */
const BROWSER = 'Mozilla/5.0 (Linux; Android 15)';

async function startTestApp(filling: Filling, settings: Partial<Settings>, content?: ContentSource, open = openServer): Promise<TestApp> {
  const { source, drop } = await openTestDatabase(filling, open);
  const db = openDb(source, SHOWN);
  const clock = fixedClock();
  const mails = memoryMails();
  const mandanten = await loadMandanten(db);
  const secrets = makeSecrets(APP_SECRET);
  const log = makeLog('info', pino.destination({ dest: logFile(), sync: true }));
  // Services below a tenant's own address are there only where a test listens.
  const ownAddress = (name: string): string => {
    const address = app.server.address();
    return `http://${name}.localhost:${typeof address === 'object' && address ? address.port : 1}`;
  };
  const outside = openOutside({ log, transport: openTransport({ lookup: lookupLocal }), ownAddress });
  const findServices = content
    ? () => [{ source: content, arten: INHALT_ARTEN }]
    : contentServices({ db, secrets, mandanten, outside, limitMs: 1500 });
  const parts: Parts = {
    settings: { ...TEST_SETTINGS, ...settings },
    db,
    clock,
    random,
    secrets,
    ...LOW_COST,
    outside,
    portalKeys: openPortalKeys(outside, { limitMs: 1000 }),
    mandanten,
    inhalte: await loadInhalte({ db, mandanten, log, findServices }),
    mailTransport: mails.transport,
    log,
  };
  // The daily proof reads all books of each tenant after each day that a test passes: its own test runs it.
  const jobs = assembleJobs(parts, source, ['tagespruefung']);
  const app = await buildApp({ parts, jobs, assets: { css: '', directory: null } });
  const request = async (options: InjectOptions): Promise<Reply> => {
    const asBrowser = { ...options, headers: { 'user-agent': BROWSER, ...options.headers } };
    const { statusCode, headers, body, rawPayload: raw } = await app.inject(asBrowser);
    const isJson = String(headers['content-type'] ?? '').includes('json');
    return { status: statusCode, headers, raw, body: isJson && body !== '' ? JSON.parse(body) : body };
  };
  return {
    app,
    parts,
    jobs,
    clock,
    mails,
    source,
    request,
    api(tenant, method, path, { bearer, body, headers, from = newMachine() } = {}) {
      const url = path.startsWith('/api/') ? path : `/api/v1/${tenant}${path}`;
      const authorization = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
      const payload = body === undefined ? {} : { payload: body as object };
      return request({ method, url, headers: { ...BY_PROGRAM, ...authorization, ...headers }, remoteAddress: from, ...payload });
    },
    inTenant(tenant, work) {
      const mandant = parts.mandanten.get(tenant);
      if (!mandant) throw new Error(`no tenant ${tenant}`);
      return inContext(parts, mandant, { wer: 'Test' }, work);
    },
    async later(tage) {
      await clock.advance(tage);
      await jobs.drain();
    },
    async close() {
      await app.close();
      await jobs.stop();
      await source.close();
      await drop();
    },
  };
}

let machines = 0;

/** A new network address, so that calls do not share the limits of an address. */
function newMachine(): string {
  machines += 1;
  return `10.9.${machines >> 8}.${machines & 255}`;
}

/** Log file of an app; after the run all logs are searched for personal data (`tools/canaries/canaries.ts`). */
function logFile(): string {
  mkdirSync('dist/test-logs', { recursive: true });
  opened += 1;
  return join('dist/test-logs', `${process.pid}-${opened}.log`);
}

/** The database only, for tests below the rules: opened before the first test, closed after the last. */
export function testDatabase(): { readonly source: ConnectionSource } {
  const database = {} as { source: ConnectionSource };
  beforeAll(async () => {
    const { source, drop } = await openTestDatabase('lean');
    database.source = source;
    return async () => {
      await source.close();
      await drop();
    };
  });
  return database;
}

/** A copy of a filled database for one test file: loaded from the dump, or copied from the template. */
async function openTestDatabase(filling: Filling, open = openServer): Promise<{ source: ConnectionSource; drop(): Promise<unknown> }> {
  const database = inject('database');
  if (database.kind === 'embedded') {
    return { source: await openEmbedded({ loadDataDir: new Blob([readFileSync(database.dumps[filling])]) }), drop: async () => {} };
  }
  opened += 1;
  const name = `${database.copies}${process.pid}_${opened}`;
  // With the default strategy wal_log a copy takes six times as long.
  await administer(database.url, `create database ${name} template ${database.templates[filling]} strategy file_copy`);
  return {
    source: await open(databaseUrl(database.url, name)),
    drop: () => dropInBackground(() => administer(database.url, `drop database ${name} with (force)`)),
  };
}

let dropping: Promise<unknown> = Promise.resolve();

/** Drops a database in the background, because the server writes a checkpoint first; the next test file need not wait. The end of the run drops the last. */
function dropInBackground(drop: () => Promise<unknown>): Promise<unknown> {
  const before = dropping;
  dropping = drop();
  return before;
}
