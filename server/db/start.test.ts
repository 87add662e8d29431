import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../test/support/product.ts';

/** Number of a user that needs no name. */
const SERVICE = 12_345;
const PATIENCE = { timeout: 120_000, interval: 50 };

const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-start-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const { pid } of started) killGroup(pid);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Kills a process with all that it started, if any of it still runs. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The built product on the embedded database, as `npm start` runs it, without the demo. */
async function start(
  dataDir: string,
  wanted?: number,
  [command, ...args]: readonly [string, ...string[]] = OURS,
  own: NodeJS.ProcessEnv = {},
) {
  const port = wanted ?? (await freePort());
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: 'false',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    ...own,
  };
  const child = spawn(command, args, { env, detached: true });
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

/** Its database is compiled once and not optimised, which these short runs would not pay for. */
const OURS = [process.execPath, '--liftoff-only', 'scripts/start.mjs'] as const;

describe('the product on one data folder', () => {
  test('survives a kill in its first start, refuses a second process, starts again after a crash, and refuses lost files', {
    timeout: 300_000,
  }, async () => {
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

    rmSync(join(dataDir, 'db', 'PG_VERSION'));
    const damaged = await start(dataDir);
    expect(await damaged.ended).toBe(1);
    expect(damaged.output()).toMatch(/^DATA_DIR: the database in [^\n]+ is incomplete or damaged \(db\/PG_VERSION is missing[^\n]+\n$/);
    expect(existsSync(join(dataDir, 'db', 'PG_VERSION'))).toBe(false);
  });

  test('prints no log lines at its start, and closes its data when a signal ends npm', { timeout: 300_000 }, async () => {
    const dataDir = join(folder, 'npm');
    mkdirSync(dataDir);
    // A command of root makes no file that a service of another user cannot read.
    chmodSync(folder, 0o755);
    if (process.getuid?.() === 0) chownSync(dataDir, SERVICE, SERVICE);
    // A database with a tenant is not filled with the whole demo, which takes longer than this test.
    expect(await runCommand('tenant', ['import', 'docs/musterfirma'], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    const { uid } = statSync(dataDir);
    const foreign = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
      (name) => lstatSync(join(dataDir, name)).uid !== uid,
    );
    expect(foreign).toEqual([]);
    expect(statSync(join(dataDir, 'db')).mode & 0o077, 'others may read').toBe(0);
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
      const npm = await start(dataDir, undefined, ['npm', 'start'], { DEMO: 'true', LOG_LEVEL: 'info' });
      await npm.answers();
      const said = npm.output();
      expect(said.slice(said.indexOf('> node '))).toMatch(
        /^> node scripts\/start\.mjs\n\n(Built [^\n]+\n)?Empfehlwerk answers on [^\n]+\n( {2}[^\n]+\n)+$/,
      );
      // The tenant is no tenant of the demo, so it has none of its keys and logins.
      expect(said).not.toMatch(/Keys to it|Login|Agency portal/);
      expect(said).toMatch(/^ {2}Sent mails /m);

      npm.child.kill(signal);
      await npm.ended;
      const ready = () =>
        fetch(`http://127.0.0.1:${npm.port}/health/live`).then(
          ({ status }) => status,
          () => 'gone',
        );
      await expect.poll(ready, PATIENCE).toBe('gone');
      await expect.poll(() => existsSync(join(dataDir, 'lock')), PATIENCE).toBe(false);
    }
  });

  test('names a port that is taken, and releases the data folder', { timeout: 120_000 }, async () => {
    // The folder of the previous test, if that ran: an existing database opens faster than a new one is made.
    const dataDir = join(folder, 'npm');
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
