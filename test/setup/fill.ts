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
import { loadDemo } from '../../server/demo/demo.ts';
import { keepInhalte } from '../../server/modules/content/index.ts';
import { loadMandanten } from '../../server/modules/mandant/index.ts';
import { random } from '../../server/random.ts';
import { SWEEPS } from '../../server/start/modules.ts';
import { memoryMails } from '../support/mails.ts';
import { APP_SECRET, fixedClock, LOW_COST, TEST_SETTINGS } from '../support/parts.ts';

/** Fills an empty database of a server. */
export async function fillServer(url: string): Promise<void> {
  const source = await openServer(url);
  await fill(source);
  await source.close();
}

/** Fills an embedded database and writes its dump to a file. It begins, as a first start does, with the empty one of the build. */
export async function fillEmbedded(dump: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-test-'));
  const dataDir = join(folder, 'db');
  try {
    execFileSync(process.execPath, [join(root, 'scripts', 'empty-database.mjs')]);
    beginFirstStart(folder, join(root, 'dist', 'database'))();
    const source = await openEmbedded({ dataDir });
    await fill(source);
    await source.close();
    const filled = await PGlite.create({ dataDir });
    writeFileSync(dump, Buffer.from(await (await filled.dumpDataDir('none')).arrayBuffer()));
    await filled.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Migrates a database and loads the demo, as of the tests' fixed moment. */
async function fill(source: ConnectionSource): Promise<void> {
  await migrate(source);
  const db = openDb(source);
  const mandanten = await loadMandanten(db);
  const log = pino({ level: 'silent' });
  const parts = {
    settings: TEST_SETTINGS,
    db,
    clock: fixedClock(),
    random,
    secrets: makeSecrets(APP_SECRET),
    ...LOW_COST,
    mandanten,
    inhalte: await keepInhalte({ db, mandanten, log }),
    mailTransport: memoryMails().transport,
    log,
  };
  await loadDemo(parts, SWEEPS, () => gatherStatistics(source));
}
