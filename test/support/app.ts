import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pino from 'pino';
import { beforeAll, inject } from 'vitest';
import { makeSecrets } from '../../server/config/secrets.ts';
import type { Settings } from '../../server/config/settings.ts';
import type { Context } from '../../server/context.ts';
import type { ConnectionSource } from '../../server/db/connection.ts';
import { openEmbedded } from '../../server/db/embedded.ts';
import { openDb } from '../../server/db/scope.ts';
import { openServer } from '../../server/db/server.ts';
import type { Jobs } from '../../server/jobs/jobs.ts';
import { type ContentSource, keepInhalte } from '../../server/modules/content/index.ts';
import { loadMandanten } from '../../server/modules/mandant/index.ts';
import { makeLog } from '../../server/ops/log.ts';
import { inContext, type Parts } from '../../server/parts.ts';
import { random } from '../../server/random.ts';
import { buildApp } from '../../server/start/app.ts';
import { SHOWN } from '../../server/start/modules.ts';
import { assembleJobs } from '../../server/start/runtime.ts';
import { administer, databaseUrl } from '../database/administer.ts';
import type { Filling } from '../setup/database.ts';
import { type Mails, memoryMails } from './mails.ts';
import { APP_SECRET, fixedClock, LOW_COST, TEST_SETTINGS, type TestClock } from './parts.ts';

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
  readonly body: any;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** The body as it came. */
  readonly raw: Buffer;
}

interface CallOptions {
  readonly bearer?: string;
  /** Network address of the caller; without, one of its own. */
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
  /** A call below `/api/v1/{tenant}`, or with a path that starts with `/` and no tenant. */
  api(tenant: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<Reply>;
  request(options: InjectOptions): Promise<Reply>;
  /** Runs something by the rules themselves, in a transaction of the tenant. */
  inTenant<T>(tenant: string, work: (context: Context) => Promise<T>): Promise<T>;
  /** Moves the clock by days and does all that became due. */
  later(tage: number): Promise<void>;
  readonly close: () => Promise<void>;
}

let opened = 0;

/**
 * The app of a test file: there from its first test on, closed after its last. Its database has the demo's tenants, keys and recommenders, who have done
 * nothing yet. `open` is the way to it, where it is on a server.
 */
export const testApp = (settings: Partial<Settings> = {}, source?: ContentSource, open = openServer): TestApp =>
  appOn('lean', settings, source, open);

/** The same for a test that needs what has happened at the demo's tenants: referrals, orders and rewards in every state, agencies with their people. */
export const demoApp = (settings: Partial<Settings> = {}, source?: ContentSource): TestApp => appOn('told', settings, source);

function appOn(filling: Filling, settings: Partial<Settings>, source?: ContentSource, open = openServer): TestApp {
  const app = {} as TestApp;
  beforeAll(async () => Object.assign(app, await startTestApp(filling, settings, source, open)).close);
  return app;
}

/** The real app on a database of its own; ended by `close`. */
async function startTestApp(filling: Filling, settings: Partial<Settings>, content?: ContentSource, open = openServer): Promise<TestApp> {
  const { source, drop } = await openTestDatabase(filling, open);
  const db = openDb(source, SHOWN);
  const clock = fixedClock();
  const mails = memoryMails();
  const mandanten = await loadMandanten(db);
  const log = makeLog('info', pino.destination({ dest: logFile(), sync: true }));
  const parts: Parts = {
    settings: { ...TEST_SETTINGS, ...settings },
    db,
    clock,
    random,
    secrets: makeSecrets(APP_SECRET),
    ...LOW_COST,
    mandanten,
    inhalte: await keepInhalte({ db, mandanten, log, ...(content && { source: content }) }),
    mailTransport: mails.transport,
    log,
  };
  const jobs = assembleJobs(parts, source);
  const app = await buildApp({ parts, jobs, assets: { css: '', directory: null } });
  const request = async (options: InjectOptions): Promise<Reply> => {
    const { statusCode, headers, body, rawPayload: raw } = await app.inject(options);
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
      const url = `/api/v1/${tenant}${path}`;
      const authorization = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
      const payload = body === undefined ? {} : { payload: body as object };
      return request({ method, url, headers: { ...authorization, ...headers }, remoteAddress: from, ...payload });
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

/** Calls come from all over the world: one limit of a network address does not meet them all. */
function newMachine(): string {
  machines += 1;
  return `10.9.${machines >> 8}.${machines & 255}`;
}

/** The log of the whole run is searched for personal data afterwards (`tools/canaries/canaries.ts`). */
function logFile(): string {
  mkdirSync('dist/test-logs', { recursive: true });
  opened += 1;
  return join('dist/test-logs', `${process.pid}-${opened}.log`);
}

/** The database alone, for tests below any rule: there from the first test on, closed after the last. */
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
  // Through the journal (wal_log, the default) a copy takes six times as long.
  await administer(database.url, `create database ${name} template ${database.templates[filling]} strategy file_copy`);
  return {
    source: await open(databaseUrl(database.url, name)),
    drop: () => dropBehind(() => administer(database.url, `drop database ${name} with (force)`)),
  };
}

let dropping: Promise<unknown> = Promise.resolve();

/** A server writes all it has to its disk before a database is gone: the next test file goes on meanwhile. The end of the run drops the last. */
function dropBehind(drop: () => Promise<unknown>): Promise<unknown> {
  const before = dropping;
  dropping = drop();
  return before;
}
