import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { KeptAnswer } from './answer.ts';

/** The answer of a bare server; with a tenant and a database it first finds a link and stores a click. */
export interface Floor {
  readonly answer: KeptAnswer;
  readonly mandant?: string;
  readonly url?: string;
}

/** The requests of a load and its duration. */
export interface Load {
  readonly port: number;
  readonly host: string;
  /** Requested in turn. */
  readonly paths: readonly string[];
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
}

/** Answers with success or a redirect per second and in total, `other` for all others, and the latency in ms. */
export interface Measured {
  readonly rate: number;
  readonly answered: number;
  readonly other: number;
  readonly p50: number;
  readonly p99: number;
}

/** Path of a program that the build put into the same folder. */
const programOf = (name: string) => join(import.meta.dirname, `${name}.process.js`);

/** Starts a bare server (`floor.process.ts`) with the settings in a file; returns its port and a function that stops it. */
export async function startFloor(file: string): Promise<{ port: number; stop(): boolean }> {
  const child = spawn(process.execPath, [programOf('floor'), file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /listening (\d+)/.exec(chunk.toString());
      if (found) resolve(Number(found[1]));
    });
  });
  return { port, stop: () => child.kill('SIGTERM') };
}

/** Runs a load in a separate process (`load.process.ts`). */
export async function measure(load: Load): Promise<Measured> {
  const child = spawn(process.execPath, [programOf('load')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(load));
  let said = '';
  for await (const chunk of child.stdout) said += chunk;
  return JSON.parse(said);
}
