import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../sources.mjs';

const START_TIMEOUT_MS = 120_000;

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The built product as a process of its own, to be killed and started again with the same settings. */
export function makeProduct(env) {
  let child = null;
  const ended = () =>
    new Promise((resolve) => (child.exitCode !== null || child.signalCode !== null ? resolve() : child.once('exit', resolve)));
  return {
    async start() {
      child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('the product did not start')), START_TIMEOUT_MS);
        child.once('exit', (code) => reject(new Error(`the product ended with ${code} at its start`)));
        const listen = (chunk) => {
          if (!chunk.toString().includes('answers on')) return;
          clearTimeout(timer);
          // The log that follows is read by nobody, but it must not stop.
          child.stdout.off('data', listen).resume();
          resolve();
        };
        child.stdout.on('data', listen);
      });
    },
    async kill() {
      child.kill('SIGKILL');
      await ended();
    },
    async stop() {
      if (!child) return;
      child.kill('SIGTERM');
      await ended();
    },
  };
}
