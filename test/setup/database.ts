import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { makeSecrets } from '../../server/config/secrets.ts';
import type { ConnectionSource } from '../../server/db/connection.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDb } from '../../server/db/scope.ts';
import { loadDemo } from '../../server/demo/demo.ts';
import { keepInhalte } from '../../server/modules/content/content.ts';
import { loadMandanten } from '../../server/modules/mandant/mandant.ts';
import { SWEEPS } from '../../server/modules.ts';
import { random } from '../../server/random.ts';
import { memoryMails } from '../support/mails.ts';
import { APP_SECRET, fixedClock, TEST_SETTINGS } from '../support/parts.ts';

/** Where a test file gets its own copy of the migrated database with the demo in it. */
export type TestDatabase = { kind: 'embedded'; dump: string } | { kind: 'server'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase;
  }
}

/** Migrates a database and loads the demo, as of the tests' fixed moment. */
export async function fillDatabase(source: ConnectionSource): Promise<void> {
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
    mandanten,
    inhalte: await keepInhalte({ db, mandanten, log }),
    mailTransport: memoryMails().transport,
    log,
  };
  await loadDemo(parts, SWEEPS);
}

/** A folder of this run, removed at its end. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'empfehlwerk-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export type { TestProject };
