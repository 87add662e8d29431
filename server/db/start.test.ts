import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const PATIENCE = { timeout: 120_000, interval: 50 };

const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-start-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The built product on the embedded database, as `npm start` runs it, without the demo. */
async function start(dataDir: string, wanted?: number) {
  const port = wanted ?? (await freePort());
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: 'false',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | string>((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code ?? '')));
  return {
    child,
    ended,
    output: () => output,
    port,
    answers: () => expect.poll(() => output, PATIENCE).toMatch(/answers on/),
  };
}

describe('the product on one data folder', () => {
  test('survives a kill in its first start, refuses a second process, and starts again after a crash', { timeout: 300_000 }, async () => {
    const dataDir = join(folder, 'data');
    const half = await start(dataDir);
    await expect.poll(() => existsSync(join(dataDir, 'db', 'PG_VERSION')), PATIENCE).toBe(true);
    half.child.kill('SIGKILL');
    expect(await half.ended).toBe('SIGKILL');

    const first = await start(dataDir);
    await first.answers();
    const second = await start(dataDir);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `the data folder ${dataDir} is in use by process ${first.child.pid}: stop that one first, or set another DATA_DIR\n`,
    );
    expect(second.output()).not.toMatch(/ at /);
    expect((await fetch(`http://127.0.0.1:${first.port}/health/live`)).status).toBe(200);

    first.child.kill('SIGKILL');
    await first.ended;
    const third = await start(dataDir);
    await third.answers();
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${third.port}/health/ready`)).status, PATIENCE).toBe(200);
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  test('says which port is taken, and gives the folder back', { timeout: 120_000 }, async () => {
    const dataDir = join(folder, 'taken');
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const refused = await start(dataDir, port);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(new RegExp(`^PORT: ${port} is in use$`, 'm'));
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
    server.close();
  });
});
