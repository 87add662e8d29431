import { execFile, spawn } from 'node:child_process';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { expect, onTestFinished } from 'vitest';

/** Generous timeout, because the machine can be busy. */
const PATIENCE = { timeout: 120_000, interval: 50 };

type Env = Readonly<Record<string, string>>;

const envOf = (env: Env) => ({ ...process.env, NODE_ENV: 'production', DEMO: 'false', LOG_LEVEL: 'error', DATABASE_URL: '', ...env });

/** Runs a command of package.json as npm does; returns its output, its error output and its exit code. */
export const runCommand = (script: string, args: readonly string[], env: Env): Promise<{ code: number; out: string; complaint: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${script}.mjs`, ...args], { env: envOf(env) }, (error, out, complaint) =>
      resolve({ code: error ? Number(error.code) : 0, out, complaint }),
    );
  });

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** Starts the built product, optionally with another Node, and waits until it answers; it ends with the test at the latest. */
export async function startProduct(env: Env, node = process.execPath) {
  const port = await freePort();
  const child = spawn(node, ['scripts/start.mjs'], { env: { ...envOf(env), PORT: String(port) } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(() => output, PATIENCE).toMatch(/ answers on /);
  return {
    pid: child.pid,
    output: () => output,
    /** Reads a page with a `Host` header, which fetch does not allow to set. */
    page: (path: string, host: string) =>
      new Promise<{ status: number; body: string }>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path, headers: { host } }, async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk);
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
        }).on('error', reject);
      }),
    /** Status of a call of the tenant's own systems with an empty body. */
    async statusOf(path: string, key: string): Promise<number> {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: '{}' })).status;
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
