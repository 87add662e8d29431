import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { root } from '../../scripts/sources.mjs';
import { freePort } from './port.ts';

type Child = ChildProcessByStdio<null, Readable, Readable>;

/** A running product. */
export interface Product {
  readonly port: string;
  end(): Promise<void>;
  replace(entry: string): Promise<void>;
  /** Runs an operator's script on the product's data and returns its output; with the embedded database the product is stopped meanwhile. */
  run(script: string, ...args: readonly string[]): Promise<string>;
}

/** Where a product keeps its data: the settings that select it, and a function that removes it. */
export interface Place {
  readonly env: Readonly<Record<string, string>>;
  remove(): unknown;
}

/** Settings in the caller's environment that would change the started product. */
const UNSET = { DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '', DEFAULT_TENANT: '', APP_SECRET: '', ROLE: '' };

/** Callers can send a network address, so that each has its own rate limits. */
const PROXY = { DEMO: 'true', TRUST_PROXY: '127.0.0.1' };
const START_MS = 120_000;

/** A new folder for the embedded database. */
export function newFolder(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-'));
  return { env: { DATA_DIR: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

interface Wish {
  readonly entry?: string;
  readonly place?: Place;
}

/** Runs an operator's script on the data of a place. */
function runScript(script: string, args: readonly string[], env: Readonly<Record<string, string | undefined>>, input = '') {
  const running = promisify(execFile)(process.execPath, [join(root, script), ...args], { env });
  running.child.stdin?.end(input);
  return running;
}

/** Runs a command of `npm run tenant`, which opens no port, at a place whose product does not run. */
export const runTenant = (place: Place, args: readonly string[], input?: string) =>
  runScript('scripts/tenant.mjs', args, envOf('1', place), input);

/**
 * Starts the product with its demo on a free port, with its data at a place that `end` removes; `entry` is the script relative to the root. `replace` stops
 * it and starts another entry on the same port and place, as a new release does.
 */
export async function openProduct({ entry = 'scripts/start.mjs', place = newFolder() }: Wish = {}): Promise<Product> {
  const port = String(await freePort());
  let product = launch(entry, port, place);
  // An aborted run never reaches `end`.
  const cutOff = () => {
    product.kill('SIGKILL');
    place.remove();
  };
  process.once('exit', cutOff);
  const end = async () => {
    await stop(product);
    await place.remove();
    process.off('exit', cutOff);
  };
  const ready = () =>
    answering(product).catch(async (error) => {
      await end();
      throw error;
    });
  const replace = async (next: string) => {
    await stop(product);
    product = launch(next, port, place);
    await ready();
  };
  const run = async (script: string, ...args: readonly string[]) => {
    const isEmbedded = place.env.DATABASE_URL === undefined;
    if (isEmbedded) await stop(product);
    const { stdout } = await runScript(script, args, envOf(port, place));
    if (isEmbedded) await replace(entry);
    return stdout;
  };
  await ready();
  return { port, end, replace, run };
}

const envOf = (port: string, place: Place) => ({
  ...process.env,
  NODE_ENV: 'production',
  ...UNSET,
  ...PROXY,
  PORT: port,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  ...place.env,
});

const launch = (entry: string, port: string, place: Place): Child =>
  spawn(process.execPath, [join(root, entry)], {
    env: envOf(port, place),
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Resolves once the product has printed its address; rejects with its output if it ends before that or takes too long. */
function answering(product: Child): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string) => reject(new Error(`the product ${why}\n${said}`));
    const timer = setTimeout(() => fail('did not answer in time'), START_MS);
    for (const stream of [product.stdout, product.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        if (!/ answers on /.test(said)) return;
        clearTimeout(timer);
        resolve();
      });
    }
    product.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code} before it answered`);
    });
  });
}

async function stop(product: Child): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const force = setTimeout(() => product.kill('SIGKILL'), 10_000);
    product.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    product.kill('SIGTERM');
  });
}
