/**
 * Follows docs/operating.md literally on a copy of the last commit in an empty folder: `npm run operate`. Does so once on a machine with the embedded
 * database, once as the image of the Dockerfile with its own PostgreSQL server; both behind nginx with TLS, from the first tenant, key and order to backup
 * and restore. Needs git, openssl, nginx and PostgreSQL's programs; `--brief` runs only the first. Stops at the first step that differs from the document.
 */
import { deepStrictEqual, match, ok, strictEqual } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { root } from '../../scripts/sources.mjs';
import { findBinaries } from '../../test/database/binaries.mjs';
import { createCluster } from '../../test/database/cluster.mjs';
import type { HttpAnswer } from '../shared/http.ts';
import { openMailbox } from '../shared/mailbox.ts';
import { Missing, needPrograms } from '../shared/needs.ts';
import { freePort } from '../shared/port.ts';
import { buildImage } from './image.ts';
import { firstOrder } from './order.ts';
import { startProxy, TLS_PORT } from './proxy.ts';
import { type Beside, startBeside, type, type Where } from './shell.ts';

type Env = Readonly<Record<string, string>>;

/** The product as it was installed. */
interface Installed {
  readonly place: string;
  readonly context: string;
  readonly work: string;
  readonly env: Env;
  readonly user: number | null;
  readonly cmd: readonly string[];
  readonly health: readonly string[];
  /** The PostgreSQL server; absent with the embedded database. */
  readonly server?: { urlOf(name: string): string; newDatabase(name: string): Promise<unknown> };
}

const HOST = 'empfehlen.meinefirma.example';
/** The address with the port of the proxy, which an ordinary user may open, unlike 443. */
const ADDRESS = `${HOST}:${TLS_PORT}`;
const MANDANT = 'meinefirma';
/** `--brief`: only the first installation. */
const isBrief = parseArgs({ options: { brief: { type: 'boolean', default: false } } }).values.brief;
needPrograms('operate', ['git', 'openssl', 'nginx', ...(isBrief ? [] : ['psql'])]);
const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-operate-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];

try {
  console.log('\nA machine of its own, the embedded database');
  await operate(await onMachine(join(folder, 'machine')));
  if (!isBrief) {
    console.log('\nThe image, a PostgreSQL server');
    await operate(await asImage(join(folder, 'image')));
  }
  console.log('\nEvery step is as docs/operating.md says.');
} finally {
  for (const close of closers.reverse()) await close();
}

/** Runs the lines under "On a machine". */
async function onMachine(place: string): Promise<Installed> {
  mkdirSync(place);
  await type(`git clone --quiet ${root} empfehlwerk`, { cwd: place });
  const work = join(place, 'empfehlwerk');
  await type('npm ci && npm run build && npm prune --omit=dev', { cwd: work });
  return {
    place,
    context: work,
    work,
    env: { DATA_DIR: join(place, 'data') },
    user: null,
    cmd: ['node', 'scripts/start.mjs'],
    health: ['node', 'scripts/healthy.mjs'],
  };
}

/** Does what Dockerfile and compose.yaml do. */
async function asImage(place: string): Promise<Installed> {
  mkdirSync(place);
  const context = join(place, 'empfehlwerk');
  await type(`git clone --quiet ${root} ${context}`);
  const image = await buildImage(context, join(place, 'stages'));
  const binaries = findBinaries();
  if (binaries === undefined) throw new Missing("operate needs PostgreSQL's programs: not found on this machine");
  const cluster = createCluster(binaries);
  closers.push(() => cluster.stop());
  const admin = new URL((await cluster.start()).url);
  const password = randomBytes(16).toString('hex');
  const pg = { PGHOST: admin.hostname, PGPORT: admin.port, PGUSER: 'postgres', DATABASE_PASSWORD: password };
  const newDatabase = (name: string) => type(`DATABASE_NAME=${name} ./deploy/database.sh`, { cwd: context, env: pg });
  await type('./deploy/database.sh', { cwd: context, env: pg });
  const urlOf = (name: string) => `postgres://${name}:${password}@${admin.host}/${name}`;
  const env = { ...image.env, DATABASE_URL: urlOf('empfehlwerk'), APP_SECRET: randomBytes(32).toString('hex') };
  for (const path of [folder, place, join(place, 'stages'), image.root]) await type(`chmod a+rx ${path}`);
  return { place, context, ...image, env, server: { urlOf, newDatabase } };
}

/** The sorted rows of each table in a backup. */
function rowsOf(backup: string): Record<string, string[]> {
  const folder = join(backup, 'tabellen');
  const linesOf = (file: string) =>
    gunzipSync(readFileSync(join(folder, file)))
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .sort();
  return Object.fromEntries(readdirSync(folder).map((file) => [file.replace('.jsonl.gz', ''), linesOf(file)]));
}

function textOf({ body }: HttpAnswer): string {
  return String(body);
}

/** Repeats the health check until it succeeds, since the product answers pages before it can send mails. */
async function untilHealthy(line: string, options: Where): Promise<string> {
  for (let left = 20; left > 0; left -= 1) {
    try {
      return await type(line, options);
    } catch {
      await sleep(500);
    }
  }
  return type(line, options);
}

/** Everything after the installation; the same for both. */
async function operate(installed: Installed): Promise<void> {
  const mailbox = await openMailbox();
  closers.push(() => mailbox.close());
  const { place, context, work, user, cmd, health, server } = installed;
  const [program = '', ...args] = cmd;
  const port = await freePort();
  const settings = {
    ...installed.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `https://${ADDRESS}`,
    SMTP_URL: mailbox.url,
    TRUST_PROXY: 'loopback',
  };
  const at = { cwd: work, env: settings };
  const asUser = user !== null && process.getuid?.() === 0 ? { uid: user, gid: user } : {};
  const start = () =>
    startBeside(program, args, {
      cwd: work,
      env: { ...process.env, ...settings },
      ...asUser,
      isThere: (said) => said.includes('answers on'),
    });
  const stopped = async (product: Beside, line: string, options: Where) => {
    if (server) return type(line, options);
    match(await type(line, { ...options, fails: true }), /in use by process \d+: stop that one first/);
    await product.end();
    return type(line, options);
  };

  let product = await start();
  closers.push(() => product.end());
  const proxy = await startProxy(context, join(place, 'proxy'), HOST, port);
  closers.push(() => proxy.end());
  match(textOf(await proxy.until(({ status }) => status !== 502, '/')), /npm run tenant -- import/);
  await untilHealthy(health.join(' '), at);

  await type(`mkdir -p tenants && cp -r ${join(context, 'docs', 'musterfirma')} tenants/${MANDANT}`, { cwd: place });
  const tenant = join(place, 'tenants', MANDANT);
  const file = join(tenant, 'mandant.json');
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace('https://empfehlen.musterfirma.example', `https://${ADDRESS}`)
      .replaceAll('empfehlen.musterfirma.example', HOST)
      .replace('"hosts"', '"hosst"'),
  );
  match(await type(`npm run --silent tenant -- check ${tenant}`, { ...at, fails: true }), /mandant\.json.*hosst/);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"hosst"', '"hosts"'));
  console.log(await stopped(product, `npm run --silent tenant -- import ${tenant}`, at));
  match(await type(`npm run --silent tenant -- list`, at), new RegExp(`${MANDANT}.*${HOST}`, 's'));
  const key = await type(`npm run --silent key -- create ${MANDANT} | tail -1`, at);
  match(key, /^[A-Za-z0-9_-]+$/);
  if (!server) product = await start();

  const home = await proxy.until(({ status }) => status === 200, '/de/');
  strictEqual(home.status, 200);
  match(textOf(home), /Musterfirma/);
  match(home.headers['strict-transport-security'] ?? '', /max-age=\d{8}/);
  strictEqual((await proxy.ask('GET', '/dev/mails')).status, 404);
  await firstOrder({ proxy, mailbox, mandant: MANDANT, host: ADDRESS, key });

  const backup = join(place, 'backup');
  console.log(await stopped(product, `npm run --silent backup -- ${backup}`, at));
  if (server) await product.end();
  await server?.newDatabase('restored');
  const again: Env = server ? { DATABASE_URL: server.urlOf('restored') } : { DATA_DIR: join(place, 'restored') };
  const other = { cwd: work, env: { ...settings, ...again } };
  console.log(await type(`npm run --silent restore -- ${backup}`, other));
  await type(`npm run --silent backup -- ${place}/compared`, other);
  const rows = rowsOf(backup);
  deepStrictEqual(rowsOf(join(place, 'compared')), rows);
  ok(rows.auftrag?.length === 1 && rows.empfehlung?.length === 1);
  console.log(`  each of ${Object.values(rows).flat().length} rows is there again as it was`);
  console.log(await type('npm run --silent doctor', other));
  await proxy.end();
}
