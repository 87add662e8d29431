import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { unprivileged } from '../../test/database/cluster.mjs';
import { freePort } from '../shared/port.ts';

const START_MS = 10_000;

/** PgBouncer in front of a server. */
export interface Bouncer {
  /** The address of a database through PgBouncer. */
  urlOf(url: string): string;
  close(): Promise<void>;
}

/** Starts PgBouncer as in docs/operating.md, with few connections, so that the transactions of a client use different ones. */
export async function openBouncer(serverUrl: string): Promise<Bouncer> {
  const { hostname, port: serverPort, username } = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
`,
  );
  const owner = unprivileged();
  for (const path of [folder, file]) if (owner) chownSync(path, owner.uid, owner.gid);
  const bouncer = spawn('pgbouncer', ['--quiet', file], { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  bouncer.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise<void>((resolve) => bouncer.once('close', () => resolve()).once('error', () => resolve()));
  await untilOpen(port, () => bouncer.exitCode !== null).catch(() => Promise.reject(new Error(`pgbouncer did not start\n${said}`)));
  return {
    urlOf: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port), search: '' }).href,
    async close() {
      bouncer.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number, hasEnded: () => boolean): Promise<void> {
  const until = Date.now() + START_MS;
  while (!(await isOpen(port))) {
    if (hasEnded() || Date.now() > until) throw new Error('not open');
    await sleep(50);
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.end());
  });
