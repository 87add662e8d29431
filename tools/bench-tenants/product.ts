import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Memory of the product after garbage collection, in bytes. */
export interface Memory {
  /** JavaScript heap and buffers. */
  readonly heap: number;
  /** Resident memory of the whole process. */
  readonly rss: number;
}

export interface MeasuredProduct {
  /** From the start until the product answers, in ms. */
  readonly startMs: number;
  memory(): Promise<Memory>;
  /** Processor time so far, in ms; other work on the machine does not change it. */
  cpuMs(): Promise<number>;
  hasEnded(): boolean;
  stop(): Promise<void>;
}

interface Wish {
  /** Folder of the build. */
  readonly build: string;
  readonly env: NodeJS.ProcessEnv;
  /** Limit of the heap in MB, as Node takes it. */
  readonly heapLimit?: string | undefined;
}

/** Starts a build of the product, until `stop`. */
export async function startProduct({ build, env, heapLimit }: Wish): Promise<MeasuredProduct> {
  const started = performance.now();
  const child = fork(join(import.meta.dirname, 'product.process.js'), [join(build, 'server', 'main.js')], {
    execArgv: ['--expose-gc', ...(heapLimit ? [`--max-old-space-size=${heapLimit}`] : [])],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  await answering(child);
  return {
    startMs: performance.now() - started,
    hasEnded,
    async memory() {
      child.send('memory');
      const [{ heapUsed, external, rss }] = await once(child, 'message');
      return { heap: heapUsed + external, rss };
    },
    async cpuMs() {
      child.send('cpu');
      const [{ user, system }] = await once(child, 'message');
      return (user + system) / 1000;
    },
    async stop() {
      if (hasEnded()) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Resolves once the product has printed its address. */
const answering = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the product ended with ${code} at its start`)));
    const listen = (chunk: Buffer) => {
      if (!chunk.toString().includes('answers on')) return;
      child.stdout?.off('data', listen).resume();
      resolve();
    };
    child.stdout?.on('data', listen);
  });
