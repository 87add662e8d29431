import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverVersion } from './version.mjs';

const initdbArgs = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'unix_socket_directories='];
const startLimitMs = 30_000;
const stopLimitMs = 10_000;

/**
 * A PostgreSQL of our own on a free loopback port, its data in a temporary folder. `start()` answers its address and version and throws
 * with the server's own words; `stop()` ends it and removes the folder, at any time.
 */
export function createCluster(binaries) {
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-postgresql-'));
  const data = join(folder, 'data');
  const owner = unprivileged();
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  let current;

  const launch = (program, args) => {
    current = launchProgram(join(binaries, program), args, { ...owner, cwd: folder });
    return current;
  };

  return {
    async start() {
      const initdb = launch('initdb', [`--pgdata=${data}`, ...initdbArgs]);
      if ((await initdb.ended) !== 0) throw new Error(`initdb: ${initdb.output()}`);
      const port = await freePort();
      const postgres = launch('postgres', ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((one) => ['-c', one])]);
      const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
      return { url, version: await untilReady(postgres, url) };
    },
    async stop() {
      await current?.end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })));
      return { uid, gid };
    } catch {}
  }
  throw new Error('running as root and there is no user postgres or nobody to run PostgreSQL as');
}

/** In a process group of its own, so that Ctrl-C in the terminal does not end it before its data folder can be removed. */
function launchProgram(program, args, options) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  let hasEnded = false;
  const keep = (chunk) => {
    output = `${output}${chunk}`.slice(-2000);
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', keep);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => keep(error.message)).once('close', resolve);
  }).finally(() => {
    hasEnded = true;
  });
  return {
    ended,
    output: () => output.trim(),
    hasEnded: () => hasEnded,
    async end() {
      if (hasEnded) return;
      child.kill('SIGINT');
      const force = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), stopLimitMs);
      await ended;
      clearTimeout(force);
    },
  };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function untilReady(postgres, url) {
  const limit = performance.now() + startLimitMs;
  for (;;) {
    try {
      return await serverVersion(url);
    } catch (error) {
      if (postgres.hasEnded() || performance.now() > limit) throw new Error(`postgres: ${postgres.output() || error.message}`);
      await sleep(50);
    }
  }
}
