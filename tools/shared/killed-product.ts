import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { root } from '../../scripts/sources.mjs';

const START_TIMEOUT_MS = 120_000;

type Child = ChildProcessByStdio<null, Readable, null>;

/** A product as a process that can be killed. */
export interface KilledProduct {
  start(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** The number of its process; 0 before the first start. */
  pid(): number;
}

/** The built product of a folder as a process that can be killed and started again with the same settings. */
export function makeProduct(env: Readonly<Record<string, string>>, folder = root): KilledProduct {
  let child: Child | null = null;
  const end = async (signal: NodeJS.Signals) => {
    if (!child) return;
    child.kill(signal);
    await endOf(child);
  };
  return {
    async start() {
      child = spawn(process.execPath, [join(folder, 'scripts', 'start.mjs')], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await answering(child);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pid: () => child?.pid ?? 0,
  };
}

const endOf = (child: Child) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Resolves once the product has printed its address. */
const answering = (child: Child) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the product did not start')), START_TIMEOUT_MS);
    child.once('exit', (code) => reject(new Error(`the product ended with ${code} at its start`)));
    const listen = (chunk: Buffer) => {
      if (!chunk.toString().includes('answers on')) return;
      clearTimeout(timer);
      // Nobody reads the later log, but the pipe must be drained so that the product does not block.
      child.stdout.off('data', listen).resume();
      resolve();
    };
    child.stdout.on('data', listen);
  });
