import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { CAPTCHA_COST } from '../captcha/challenge.ts';
import { FRIENDLY } from '../captcha/friendly-access.ts';
import { DEMO_MANDANT, type Settings } from '../config/settings.ts';
import { openClock } from '../db/clock.ts';
import type { ConnectionSource } from '../db/connection.ts';
import { openDataDir } from '../db/data-dir.ts';
import { asDataDirFault } from '../db/data-dir-faults.ts';
import { beginFirstStart } from '../db/first-start.ts';
import { lockDataDir } from '../db/lock.ts';
import { migrate } from '../db/migrate.ts';
import { becomeOwner } from '../db/owner.ts';
import { type Db, openDb } from '../db/scope.ts';
import { openServer } from '../db/server.ts';
import { gatherStatistics } from '../db/statistics.ts';
import { loadDemo } from '../demo/demo.ts';
import { type Jobs, makeJobs } from '../jobs/jobs.ts';
import { makeQueue } from '../jobs/queue.ts';
import { makeMailDispatch } from '../mail/dispatch.ts';
import { fileTransport, smtpTransport } from '../mail/transport.ts';
import { lookRegularly, makeFollower, seenVersionen } from '../mandant-folder/follow.ts';
import { FIRST_COMMAND } from '../mandant-folder/list.ts';
import { fillIbanEnden } from '../modules/bankdaten/index.ts';
import { contentServices, loadInhalte, makeMailBilder } from '../modules/content/index.ts';
import { fillRenewedHexes } from '../modules/empfaenger/index.ts';
import { loadMandanten } from '../modules/mandant/index.ts';
import { OPENID_ACCESS } from '../openid/access.ts';
import { openOutside } from '../outside/outside.ts';
import { openPortalKeys } from '../outside/portal-keys/keys.ts';
import { type InhaltKeeper, ownAddressOf, type Parts } from '../parts.ts';
import { makePasswords, PASSWORD_COST } from '../passwords.ts';
import { random } from '../random.ts';
import { type BuiltAssets, loadAssets } from '../site/assets.ts';
import { buildApp } from './app.ts';
import { openSecrets } from './app-secret.ts';
import { MAIL_TEMPLATES, RETENTIONS, SERVICE_SWEEPS, SHOWN, SWEEPS, TIDIES } from './modules.ts';

export interface Runtime {
  readonly app: FastifyInstance;
  readonly parts: Parts;
  readonly jobs: Jobs;
  close(): Promise<void>;
}

/** The open database of the settings, with the lock of its folder. */
export interface Database {
  readonly source: ConnectionSource;
  endFirstStart(): void;
  close(): Promise<void>;
}

/** What the caller has already opened; a given database stays open when the runtime is closed. */
interface Given {
  readonly assets?: BuiltAssets;
  readonly database?: Database;
}

/** Opens everything that the settings name and assembles the product. Closes everything again if a later step fails. */
export async function openRuntime(settings: Settings, log: Logger, given: Given = {}): Promise<Runtime> {
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const { source, endFirstStart, close: closeDatabase } = given.database ?? (await openDatabase(settings));
    if (!given.database) closers.push(closeDatabase);
    await migrate(source);
    const db = openDb(source, SHOWN);
    const seen = await seenVersionen(db);
    const parts = await makeParts(settings, db, log);
    closers.push(() => parts.mailTransport.close?.());
    await fillRenewedHexes(parts);
    await fillIbanEnden(parts);
    if (settings.demo) await loadDemo(parts, SWEEPS, () => gatherStatistics(source));
    checkDefaultMandant(parts);
    endFirstStart();
    const jobs = assembleJobs(parts, source);
    const app = await buildApp({ parts, jobs, assets: given.assets ?? loadAssets() });
    closers.push(() => jobs.stop());
    closers.push(() => app.close());
    closers.push(refreshRegularly(parts.inhalte));
    if (source.kind === 'server') closers.push(lookRegularly(makeFollower(parts, seen)));
    return { app, parts, jobs, close };
  } catch (error) {
    // A damaged database may fail to close as well; the first error is the cause.
    await close().catch(() => {});
    throw settings.databaseUrl === null ? asDataDirFault(settings.dataDir, error) : error;
  }
}

/**
 * Throws if DEFAULT_TENANT names an unknown tenant. The demo's default may be missing: an operator can have imported other tenants before
 * the first start.
 */
function checkDefaultMandant({ settings: { defaultTenant, demo }, mandanten }: Parts): void {
  if (
    defaultTenant === null ||
    mandanten.get(defaultTenant) ||
    mandanten.leftOut().some(({ mandant }) => mandant === defaultTenant) ||
    (demo && defaultTenant === DEMO_MANDANT)
  )
    return;
  throw new Error(`DEFAULT_TENANT: there is no tenant ${defaultTenant}; ${FIRST_COMMAND} makes one`);
}

/** Opens the database of the settings. The embedded one is locked and prepared for its first start. */
export async function openDatabase(settings: Settings): Promise<Database> {
  const { dataDir, databaseUrl } = settings;
  becomeOwner(dataDir);
  const unlock = databaseUrl === null ? lockDataDir(dataDir) : () => {};
  try {
    const endFirstStart = databaseUrl === null ? beginFirstStart(dataDir) : () => {};
    const source = await openSource(settings);
    return { source, endFirstStart, close: () => source.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

export const openSource = (settings: Settings): Promise<ConnectionSource> =>
  settings.databaseUrl === null ? openDataDir(settings.dataDir) : openServer(settings.databaseUrl);

/** Longest time in ms until content changed by another process shows here; cached pages do not show its catalogue later. */
const REFRESH_MS = 60_000;

/** Reloads all content at intervals, without overlapping runs. Returns the function that stops it. */
function refreshRegularly(inhalte: InhaltKeeper): () => void {
  let isRefreshing = false;
  const timer = setInterval(async () => {
    if (isRefreshing) return;
    isRefreshing = true;
    await inhalte.refresh();
    await inhalte.askServices();
    isRefreshing = false;
  }, REFRESH_MS);
  return () => clearInterval(timer);
}

/** The parts of the product over an open, migrated database. */
async function makeParts(settings: Settings, db: Db, log: Logger): Promise<Parts> {
  const mandanten = await loadMandanten(db);
  const secrets = await openSecrets(settings, db);
  const outside = openOutside({ log, ownAddress: ownAddressOf(settings, mandanten) });
  return {
    settings,
    db,
    clock: await openClock(db),
    random,
    secrets,
    passwords: makePasswords(PASSWORD_COST),
    captchaCost: CAPTCHA_COST,
    friendly: FRIENDLY,
    openid: OPENID_ACCESS,
    outside,
    portalKeys: openPortalKeys(outside),
    mandanten,
    inhalte: await loadInhalte({ db, mandanten, log, findServices: contentServices({ db, secrets, mandanten, outside }) }),
    mailTransport: settings.smtpUrl === null ? fileTransport(join(settings.dataDir, 'mails')) : smtpTransport(settings.smtpUrl),
    log,
  };
}

/** The jobs of all modules over the queue, without those named in `leftOut`. */
export function assembleJobs(parts: Parts, source: ConnectionSource, leftOut: readonly string[] = []): Jobs {
  const queue = makeQueue(source, (error) => parts.log.error({ err: error }, 'queue'));
  const dispatch = makeMailDispatch(parts, MAIL_TEMPLATES, makeMailBilder(parts));
  const sweeps = [...SWEEPS, ...SERVICE_SWEEPS].filter(({ name }) => !leftOut.includes(name));
  return makeJobs({ parts, queue, sweeps, retentions: RETENTIONS, tidies: TIDIES, dispatch });
}
