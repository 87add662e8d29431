import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverVersion } from './version.mjs';

const initdbArgs = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  // Statements are too short for JIT compilation, and databases live too briefly to need a vacuum.
  'jit=off',
  'autovacuum=off',
  // If the data is in memory, the WAL takes memory too.
  'max_wal_size=512MB',
];
const startLimitMs = 30_000;
const stopLimitMs = 10_000;

const memory = '/dev/shm';
/** Maximum size of a run in bytes: filled databases, their copies and the WAL. The same amount must stay free for everything else. */
const dataBytes = 1.5 * 2 ** 30;

/** Folder for the data of a run: in memory if there is enough space, otherwise the temporary folder. */
function dataParent() {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) >= 2 * dataBytes ? memory : tmpdir();
}

/** Longest folder whose socket an operating system still accepts: 103 bytes on macOS, less the name of the socket. */
const MAX_SOCKET_FOLDER = 85;

/**
 * A temporary PostgreSQL on a free loopback port, with its data in memory or in a temporary folder. `start()` returns its address and version, and throws
 * with the output of the server; `stop()` ends it and removes the folder, at any time. The address leads to its Unix socket, since a statement over TCP
 * takes a fifth more processor time; `url.port` at 127.0.0.1 answers too.
 * @param {string} binaries
 */
export function createCluster(binaries) {
  const folder = mkdtempSync(join(dataParent(), 'empfehlwerk-postgresql-'));
  const data = join(folder, 'data');
  const socket = folder.length > MAX_SOCKET_FOLDER ? '' : folder;
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  /** @type {Program | undefined} */
  let current;

  /**
   * @param {string} program
   * @param {readonly string[]} args
   */
  const launch = (program, args) => {
    const launched = launchProgram(join(binaries, program), args, { ...owner, cwd: folder });
    current = launched;
    return launched;
  };

  return {
    async start() {
      const initdb = launch('initdb', [`--pgdata=${data}`, ...initdbArgs]);
      if ((await initdb.ended) !== 0) throw new Error(`initdb: ${initdb.output()}`);
      const port = await freePort();
      const options = [...settings, `unix_socket_directories=${socket}`].flatMap((one) => ['-c', one]);
      const postgres = launch('postgres', ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...options]);
      const url = `postgres://postgres@127.0.0.1:${port}/postgres${socket && `?host=${encodeURIComponent(socket)}`}`;
      return { url, version: await untilReady(postgres, url) };
    },
    async stop() {
      await current?.end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @typedef {ReturnType<typeof launchProgram>} Program */

/**
 * The user `postgres` or `nobody` for running PostgreSQL, because it refuses to run as root; undefined if it can run as the current user.
 * @returns {{ uid: number, gid: number } | undefined}
 */
export function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      /** @param {string} flag */
      const idOf = (flag) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {}
  }
  throw new Error('running as root and there is no user postgres or nobody to run PostgreSQL as');
}

/**
 * Starts a program in its own process group, so that Ctrl-C in the terminal does not end it before its data folder can be removed.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, uid?: number, gid?: number }} options
 */
function launchProgram(program, args, options) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  let hasEnded = false;
  /** @param {Buffer | string} chunk */
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
      const force = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), stopLimitMs);
      await ended;
      clearTimeout(force);
    },
  };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * @param {Program} postgres
 * @param {string} url
 */
async function untilReady(postgres, url) {
  const limit = performance.now() + startLimitMs;
  for (;;) {
    try {
      return await serverVersion(url);
    } catch (error) {
      if (postgres.hasEnded() || performance.now() > limit) throw new Error(`postgres: ${postgres.output() || error}`);
      await sleep(50);
    }
  }
}
