import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needBrowser } from '../../../scripts/browser.mjs';

/** Settings of the caller's own that would change what is tested. */
const UNSET = { DATABASE_URL: '', SMTP_URL: '', PUBLIC_URL: '', TRUST_PROXY: '', DEMO: '', DEFAULT_TENANT: '', APP_SECRET: '', ROLE: '' };
const START_MS = 60_000;

/** Starts the built product once for all browser tests, on a free port and an empty folder; ended and removed after them. */
export default async function startProduct(): Promise<() => Promise<void>> {
  needBrowser();
  const port = String(await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-browser-'));
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, ...UNSET, PORT: port, HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A run that is cut short never comes to its end below.
  const cutOff = () => {
    product.kill('SIGKILL');
    remove();
  };
  process.once('exit', cutOff);
  const end = async () => {
    await stop(product);
    remove();
    process.off('exit', cutOff);
  };
  await answering(product).catch(async (error) => {
    await end();
    throw error;
  });
  process.env.BROWSER_TEST_PORT = port;
  return end;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}

/** Resolves once the product has printed its address; rejects with all it said when it ends before, or takes too long. */
function answering(product: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string) => reject(new Error(`the product ${why}\n${said}`));
    const timer = setTimeout(() => fail('did not answer in time'), START_MS);
    for (const stream of [product.stdout, product.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk;
        if (/ answers on /.test(said)) {
          clearTimeout(timer);
          resolve();
        }
      });
    }
    product.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code} before it answered`);
    });
  });
}

function stop(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => product.kill('SIGKILL'), 10_000);
    product.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    product.kill('SIGTERM');
  });
}
