import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, openProduct, type Place, type Product } from '../../../tools/shared/product.ts';
import { administer, databaseUrl, dropDatabase } from '../../database/administer.ts';

/** Environment variable with the settings of the filled product, for the processes of the run. */
const FILLED = 'BROWSER_TEST_FILLED';

/** The entry of the build that the first start has checked. */
const BUILT = join('dist', 'server', 'main.js');

const PREFIX = 'empfehlwerk_browser_';
let copies = 0;

/**
 * Fills a database once for the whole run by a first start of the product: on the server that `TEST_DATABASE_URL` names, otherwise the embedded one.
 * Returns a function that removes it.
 */
export async function fillOnce(): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) await dropLeftOver(url);
  const place = url ? await newDatabase(url, { APP_SECRET: randomBytes(32).toString('hex') }) : newFolder();
  const { end } = await openProduct({ place: { ...place, remove: () => {} } });
  await end();
  process.env[FILLED] = JSON.stringify(place.env);
  return async () => void (await place.remove());
}

/** Starts the product with a copy of the filled database, or of another place, because loading the demo takes longer than many tests. */
export const openFilled = async (env?: Place['env']): Promise<Product> => openProduct({ entry: BUILT, place: await copyFilled(env) });

/** Copies the filled database, or another place. */
export async function copyFilled(env: Place['env'] = JSON.parse(process.env[FILLED] ?? '')): Promise<Place> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? copyDatabase(url, env) : copyFolder(env);
}

function copyFolder({ DATA_DIR = '' }: Place['env']): Place {
  const place = newFolder();
  cpSync(DATA_DIR, place.env.DATA_DIR ?? '', { recursive: true });
  return place;
}

/** Copies the filled database. It connects to `url` instead, because the server refuses to copy a database with other connections. */
const copyDatabase = (url: string, filled: Place['env']): Promise<Place> =>
  newDatabase(url, filled, ` template ${new URL(filled.DATABASE_URL ?? '').pathname.slice(1)}`);

/** Creates an empty database on the server at `url`, or a copy of the template, with a folder for the files. */
async function newDatabase(url: string, env: Place['env'], template = ''): Promise<Place> {
  copies += 1;
  const name = `${PREFIX}${process.pid}_${copies}`;
  await administer(url, `create database ${name}${template}`);
  const folder = newFolder();
  return {
    env: { ...env, ...folder.env, DATABASE_URL: databaseUrl(url, name) },
    async remove() {
      folder.remove();
      await dropDatabase(url, name);
    },
  };
}

/** Drops databases that interrupted runs left behind. */
async function dropLeftOver(url: string): Promise<void> {
  const named = await administer(url, `select datname as name from pg_database where starts_with(datname, '${PREFIX}')`);
  const leftOver = named.rows.filter(({ name }) => !isRunning(Number(name.slice(PREFIX.length).split('_')[0])));
  for (const { name } of leftOver) await dropDatabase(url, name);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
