import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { KeptAnswer } from './answer.ts';

/** What a bare server sends; with a tenant and a database it finds a link and keeps a click before. */
export interface Floor {
  readonly answer: KeptAnswer;
  readonly mandant?: string;
  readonly url?: string;
}

/** What is asked, and for how long. */
export interface Load {
  readonly port: number;
  readonly host: string;
  /** Asked in turn. */
  readonly paths: readonly string[];
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
}

/** How many were answered a second and in all, how many otherwise than with success or a redirect, and the latency in ms. */
export interface Measured {
  readonly rate: number;
  readonly answered: number;
  readonly other: number;
  readonly p50: number;
  readonly p99: number;
}

/** A program that the build put beside this one. */
const programOf = (name: string) => join(import.meta.dirname, `${name}.process.js`);

/** Starts a bare server of `floor.process.ts` on what a file says; answers its port and how to end it. */
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

/** Requests of a few seconds from a process of their own (`load.process.ts`). */
export async function measure(load: Load): Promise<Measured> {
  const child = spawn(process.execPath, [programOf('load')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(load));
  let said = '';
  for await (const chunk of child.stdout) said += chunk;
  return JSON.parse(said);
}
