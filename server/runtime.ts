import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { loadAppSecret, makeSecrets } from './config/secrets.ts';
import type { Settings } from './config/settings.ts';
import { openClock } from './db/clock.ts';
import { type ConnectionSource, openEmbedded, openServer } from './db/connection.ts';
import { beginFirstStart } from './db/first-start.ts';
import { lockDataDir } from './db/lock.ts';
import { migrate } from './db/migrate.ts';
import { openDb } from './db/scope.ts';
import { loadDemo } from './demo/demo.ts';
import { loadAssets } from './http/assets.ts';
import { type Jobs, makeJobs } from './jobs/jobs.ts';
import { makeQueue } from './jobs/queue.ts';
import { makeMailDispatch } from './mail/dispatch.ts';
import { fileTransport, smtpTransport } from './mail/transport.ts';
import { keepInhalte } from './modules/content/content.ts';
import { loadMandanten } from './modules/mandant/mandant.ts';
import { MAIL_TEMPLATES, RETENTIONS, SWEEPS } from './modules.ts';
import type { InhaltKeeper, Parts } from './parts.ts';
import { random } from './random.ts';

export interface Runtime {
  readonly app: FastifyInstance;
  readonly parts: Parts;
  readonly jobs: Jobs;
  close(): Promise<void>;
}

/** Opens everything that the settings name and puts the product together; what was opened is closed again when a later step fails. */
export async function openRuntime(settings: Settings, log: Logger): Promise<Runtime> {
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    if (settings.databaseUrl === null) closers.push(lockDataDir(settings.dataDir));
    const endFirstStart = settings.databaseUrl === null ? beginFirstStart(settings.dataDir) : () => {};
    const source = await openSource(settings);
    closers.push(() => source.close());
    await migrate(source);
    const parts = await makeParts(settings, source, log);
    if (settings.demo) await loadDemo(parts, SWEEPS);
    const { defaultTenant } = settings;
    if (defaultTenant !== null && !parts.mandanten.get(defaultTenant))
      throw new Error(`DEFAULT_TENANT: there is no tenant ${defaultTenant}`);
    endFirstStart();
    const jobs = assembleJobs(parts, source);
    const app = await buildApp({ parts, jobs, assets: loadAssets() });
    closers.push(() => jobs.stop());
    closers.push(() => app.close());
    closers.push(refreshRegularly(parts.inhalte));
    return { app, parts, jobs, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export const openSource = (settings: Settings): Promise<ConnectionSource> =>
  settings.databaseUrl === null ? openEmbedded({ dataDir: join(settings.dataDir, 'db') }) : openServer(settings.databaseUrl);

/** How long content that another process changed is not seen here; kept pages do not see its catalogue for longer. */
const REFRESH_MS = 60_000;

/** Reads all content anew again and again; returns what ends it. */
function refreshRegularly(inhalte: InhaltKeeper): () => void {
  const timer = setInterval(() => void inhalte.refresh(), REFRESH_MS);
  return () => clearInterval(timer);
}

/** The parts of the product over an open, migrated database. */
async function makeParts(settings: Settings, source: ConnectionSource, log: Logger): Promise<Parts> {
  const db = openDb(source);
  const mandanten = await loadMandanten(db);
  return {
    settings,
    db,
    clock: await openClock(db),
    random,
    secrets: makeSecrets(loadAppSecret(settings.appSecret, settings.dataDir)),
    mandanten,
    inhalte: await keepInhalte({ db, mandanten, log }),
    mailTransport: settings.smtpUrl === null ? fileTransport(join(settings.dataDir, 'mails')) : smtpTransport(settings.smtpUrl),
    log,
  };
}

/** The jobs of all modules over the queue. */
export function assembleJobs(parts: Parts, source: ConnectionSource): Jobs {
  const queue = makeQueue(source, (error) => parts.log.error({ err: error }, 'queue'));
  return makeJobs({ parts, queue, sweeps: SWEEPS, retentions: RETENTIONS, dispatch: makeMailDispatch(parts, MAIL_TEMPLATES) });
}
