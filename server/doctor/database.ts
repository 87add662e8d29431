import { shortCent } from '../../contract/values/cent.ts';
import { dayOf } from '../calendar.ts';
import type { Settings } from '../config/settings.ts';
import type { Mandant } from '../context.ts';
import { openClock } from '../db/clock.ts';
import { type ConnectionSource, withConnection } from '../db/connection.ts';
import { MIGRATIONS } from '../db/migrate.ts';
import { quoted, readRoles, readSharing } from '../db/roles.ts';
import { type Db, openDb } from '../db/scope.ts';
import { loadMandanten } from '../modules/mandant/index.ts';
import { shortageOf } from '../modules/praemierung/index.ts';
import { listUsed } from '../outside/service.ts';
import type { Mandanten } from '../parts.ts';
import { secretFault } from '../start/app-secret.ts';
import { SERVICES } from '../start/modules.ts';
import { type Finding, look, well, wrong } from './finding.ts';
import { type DatabaseState, readState } from './store.ts';

/** The oldest supported PostgreSQL version. */
const OLDEST = 150_000;
/** A mail is normally sent within a minute; one that is due for longer is delayed. */
const LATE_MS = 15 * 60_000;
/** Each process with jobs looks for due work every minute. */
const IDLE_SECONDS = 5 * 60;

const NO_MANDANT = 'tenants: there is none yet. npm run tenant -- import FOLDER makes the first';

/** Findings about the database: version, migrations, tenants, delayed mails and failed jobs. */
export async function examineDatabase(source: ConnectionSource, settings: Settings): Promise<Finding[]> {
  const { version, migrations } = await withConnection(source, (connection) => readState(connection, new Date(0)));
  if (version < OLDEST) return [wrong(`database: PostgreSQL ${Math.floor(version / 10_000)} is too old, 15 or later is needed`)];
  if (migrations === null) return [look('database: answers and is empty. npm start makes the tables')];
  const newer = migrations.filter((name) => !MIGRATIONS.some((migration) => migration.name === name));
  if (newer.length > 0)
    return [wrong(`database: is newer than this version, it knows ${newer.join(', ')}. Install the version that made it`)];
  const missing = MIGRATIONS.length - migrations.length;
  if (missing > 0) return [look(`database: is of an older version, ${missing} migrations wait for the next start. Back it up first`)];
  const now = (await openClock(openDb(source))).now();
  const state = await withConnection(source, (connection) => readState(connection, new Date(now.getTime() - LATE_MS)));
  const fault = await secretFault(settings, openDb(source));
  const roomFault: Error | null = await openDb(source)
    .checkRoom()
    .then(
      () => null,
      (error) => error,
    );
  return [
    roomFault === null
      ? well('database: answers and is of this version')
      : wrong(`database: cannot write (${roomFault.message}). Make room on its disk`),
    fault === null ? well('APP_SECRET: is the one of this data') : wrong(fault),
    ...(source.kind === 'server' ? await examineOthers(source) : []),
    ...(await examineMandanten(source, settings, dayOf(now))),
    ...(source.kind === 'server' ? examineJobs(state) : []),
    ...examineWork(state),
  ];
}

/** Whether other users of the server and other installations on it are kept out. */
async function examineOthers(source: ConnectionSource): Promise<Finding[]> {
  const [roles, { database, user, databases, users, isOpen }] = await withConnection(source, async (connection) => {
    const own = await readRoles(connection);
    return [own, await readSharing(connection, own)] as const;
  });
  const own = `${quoted(roles.mandant)}, ${quoted(roles.system)}`;
  const name = quoted(database);
  return [
    isOpen &&
      look(
        `database: every user of the server may connect to it. Let an administrator run: grant connect on database ${name} to ${quoted(user)}; revoke connect on database ${name} from public`,
      ),
    databases.length > 0 &&
      look(
        `database: has the roles ${roles.mandant}, ${roles.system} together with ${databases.join(', ')}. Give each a database of its own (docs/operating.md#two-on-one-server)`,
      ),
    users.length > 0 &&
      look(
        `database: its roles are given to ${users.join(', ')} too. Let an administrator run: revoke ${own} from ${users.map(quoted).join(', ')}`,
      ),
  ].filter((finding) => typeof finding === 'object');
}

/** Outside services that a tenant uses without a secret, so that they do not work. */
async function examineServices(db: Db, mandanten: readonly Mandant[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { mandant, konfiguration } of mandanten) {
    const used = await db.inMandant(mandant, (scope) => listUsed(scope, konfiguration, SERVICES));
    const secretless = used.filter(({ hasSecret }) => !hasSecret);
    for (const { name } of secretless)
      findings.push(look(`tenant ${mandant}: uses ${name} without a secret. npm run tenant -- secret ${mandant} ${name} sets it`));
  }
  return findings;
}

async function examineMandanten(source: ConnectionSource, settings: Settings, today: string): Promise<Finding[]> {
  const { defaultTenant } = settings;
  const db = openDb(source);
  const mandanten = await loadMandanten(db);
  const leftOut = mandanten.leftOut().map(({ fault }) => wrong(`${fault}. It is left out until npm run tenant -- import mends it`));
  const names = mandanten.all().map(({ mandant }) => mandant);
  if (names.length === 0) return leftOut.length > 0 ? leftOut : [look(NO_MANDANT)];
  const isUnknown = defaultTenant !== null && !names.includes(defaultTenant);
  return [
    ...leftOut,
    well(`tenants: ${names.join(', ')}`),
    ...(settings.demo ? [] : examineAddresses(mandanten, settings)),
    ...(await examineServices(db, mandanten.all())),
    ...(await examineGutscheine(db, mandanten.all(), today)),
    ...(isUnknown ? [wrong(`DEFAULT_TENANT: there is no tenant ${defaultTenant}. Set one of ${names.join(', ')}`)] : []),
  ];
}

/** Whether the vouchers of each tenant suffice for the rewards on offer and for the grants that can still be picked. */
async function examineGutscheine(db: Db, mandanten: readonly Mandant[], today: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { mandant, konfiguration } of mandanten) {
    const { none, few } = await db.inMandant(mandant, (scope) => shortageOf(scope, konfiguration, today));
    const said = [
      none.length > 0 && `none for ${amounts(none)}, which is on offer`,
      few.length > 0 && `fewer for ${amounts(few)} than grants that can be picked`,
    ].filter(Boolean);
    if (said.length > 0)
      findings.push(look(`tenant ${mandant}: vouchers: ${said.join('; ')}. An import with a gutscheine.json adds more (docs/tenant.md)`));
  }
  return findings;
}

const amounts = (cents: readonly number[]): string => cents.map((cent) => shortCent(cent, 'en')).join(', ');

/** Whether a process does jobs. The embedded database has only one process, which the doctor finds by its lock. */
function examineJobs({ secondsSinceWork }: DatabaseState): Finding[] {
  if (secondsSinceWork === null) return [look('work: no process has done jobs yet. npm start with ROLE=all or jobs does them')];
  if (secondsSinceWork < IDLE_SECONDS) return [well('work: a process does jobs')];
  const minutes = Math.floor(secondsSinceWork / 60);
  return [
    wrong(
      `work: no process does jobs, the last one ${minutes} minutes ago, so no mail is sent. Start one with ROLE=all or jobs, and look at its log`,
    ),
  ];
}

/** Whether the address of links without a MandantUrl leads to the tenant that mails them. */
function examineAddresses(mandanten: Mandanten, { publicUrl }: Settings): Finding[] {
  if (publicUrl === null) return [];
  const host = new URL(publicUrl).hostname;
  const shown = mandanten.byHost(host);
  const without = mandanten.all().filter(({ konfiguration }) => konfiguration.MandantUrl === null);
  const elsewhere = without.filter(({ mandant }) => shown?.art !== 'seite' || shown.mandant.mandant !== mandant);
  const owner =
    shown === undefined
      ? 'which is a host of no tenant'
      : `which is a host of ${shown.mandant.mandant} for ${shown.art === 'link' ? 'short links' : 'pages'}`;
  return elsewhere.map(({ mandant }) =>
    wrong(
      `tenant ${mandant}: has no MandantUrl, so its links lead to PUBLIC_URL, ${owner}. Set its MandantUrl, or put the host into its hosts`,
    ),
  );
}

function examineWork({ mailsWaiting, mailsUndeliverable, failedWork }: DatabaseState): Finding[] {
  return [
    mailsWaiting > 0
      ? wrong(
          `mails: ${mailsWaiting} wait for more than a quarter of an hour. Look whether a process with ROLE=all or jobs runs, and whether SMTP_URL answers; npm run mail -- list says why`,
        )
      : well('mails: none is held up'),
    ...(mailsUndeliverable > 0
      ? [look(`mails: ${mailsUndeliverable} are undeliverable. npm run mail -- list says why, retry tries them again`)]
      : []),
    ...(failedWork
      ? [look(`work: ${failedWork} pieces failed for good, each with a line in the log of its day. What is still due is tried again`)]
      : []),
  ];
}
