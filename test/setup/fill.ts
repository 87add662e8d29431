import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pino from 'pino';
import { root } from '../../scripts/sources.mjs';
import { makeSecrets } from '../../server/config/secrets.ts';
import type { ConnectionSource } from '../../server/db/connection.ts';
import { openEmbedded } from '../../server/db/embedded.ts';
import { beginFirstStart } from '../../server/db/first-start.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDb } from '../../server/db/scope.ts';
import { openServer } from '../../server/db/server.ts';
import { gatherStatistics } from '../../server/db/statistics.ts';
import { importDemo, readDemo, tellDemo } from '../../server/demo/demo.ts';
import { loadInhalte } from '../../server/modules/content/index.ts';
import { loadMandanten } from '../../server/modules/mandant/index.ts';
import { openOutside } from '../../server/outside/outside.ts';
import { openPortalKeys } from '../../server/outside/portal-keys/keys.ts';
import type { Parts } from '../../server/parts.ts';
import { random } from '../../server/random.ts';
import { SWEEPS } from '../../server/start/modules.ts';
import { memoryMails } from '../support/mails.ts';
import { APP_SECRET, fixedClock, LOW_COST, TEST_SETTINGS } from '../support/parts.ts';
import type { Filling } from './database.ts';

/** Runs work with a database of a server. */
async function onServer(url: string, work: (source: ConnectionSource) => Promise<void>): Promise<void> {
  const source = await openServer(url);
  await work(source).finally(() => source.close());
}

/** Fills an empty database of a server with the demo without history. */
export const fillServer = (url: string): Promise<void> => onServer(url, fillLean);

/** Adds the history of the demo to a copy of that database. */
export const tellServer = (url: string): Promise<void> => onServer(url, fillTold);

/** Fills an embedded database and writes its dumps to files. It starts with the empty database of the build, as a first start does. */
export async function fillEmbedded(dumps: Readonly<Record<Filling, string>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-test-'));
  const dataDir = join(folder, 'db');
  try {
    execFileSync(process.execPath, [join(root, 'scripts', 'empty-database.mjs')]);
    beginFirstStart(folder, join(root, 'dist', 'database'))();
    for (const [filling, fill] of [
      ['lean', fillLean],
      ['told', fillTold],
    ] as const) {
      const source = await openEmbedded({ dataDir });
      await fill(source);
      await source.close();
      const filled = await PGlite.create({ dataDir });
      writeFileSync(dumps[filling], Buffer.from(await (await filled.dumpDataDir('none')).arrayBuffer()));
      await filled.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Migrates a database and imports the demo, as of the tests' fixed moment. */
async function fillLean(source: ConnectionSource): Promise<void> {
  await migrate(source);
  await importDemo(await partsOf(source));
  await gatherStatistics(source);
}

async function fillTold(source: ConnectionSource): Promise<void> {
  const parts = await partsOf(source);
  await tellDemo({ parts, sweeps: SWEEPS }, await readDemo(parts), () => gatherStatistics(source));
  await gatherStatistics(source);
}

async function partsOf(source: ConnectionSource): Promise<Parts> {
  const db = openDb(source);
  const mandanten = await loadMandanten(db);
  const log = pino({ level: 'silent' });
  const outside = openOutside({ log, ownAddress: () => '' });
  return {
    settings: TEST_SETTINGS,
    db,
    clock: fixedClock(),
    random,
    secrets: makeSecrets(APP_SECRET),
    ...LOW_COST,
    outside,
    portalKeys: openPortalKeys(outside),
    mandanten,
    inhalte: await loadInhalte({ db, mandanten, log }),
    mailTransport: memoryMails().transport,
    log,
  };
}
