import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Configures tenants of an embedded database as their operator would, then starts the product on it. What changes stands in the environment. */
const { DATA_DIR = '', BROWSER_TEST_KONFIGURATION = '{}' } = process.env;

const database = await PGlite.create({ dataDir: join(DATA_DIR, 'db') });
for (const [mandant, change] of Object.entries(JSON.parse(BROWSER_TEST_KONFIGURATION))) {
  const { affectedRows } = await database.query('update mandant set konfiguration = konfiguration || $2 where mandant = $1', [
    mandant,
    change,
  ]);
  if (affectedRows !== 1) throw new Error(`no tenant ${mandant}`);
}
await database.close();
await import('../../../scripts/start.mjs');
