import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { promisify } from 'node:util';

/** Asynchronous, so that the mailbox in this process accepts mails meanwhile. */
const execute = promisify(execFile);

/** Working directory and environment of a line, and whether it must fail. */
export interface Where {
  readonly cwd?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  readonly fails?: boolean;
}

/** A process in the background. */
export interface Beside {
  said(): string;
  /** Sends SIGTERM and waits for the exit. */
  end(): Promise<unknown>;
}
interface Start extends SpawnOptions {
  readonly isThere: (said: string) => boolean;
}

/** Runs a shell line after printing it; returns its output. Throws with the whole output if it fails, or with `fails` if it succeeds. */
export async function type(line: string, { cwd, env = {}, fails = false }: Where = {}): Promise<string> {
  console.log(`  $ ${line}`);
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
  const { hasFailed, said } = await execute('sh', ['-c', line], options).then(
    ({ stdout }) => ({ hasFailed: false, said: stdout.trim() }),
    (error: Error & { stdout?: string; stderr?: string }) => ({
      hasFailed: true,
      said: `${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || error.message,
    }),
  );
  if (hasFailed !== fails) throw new Error(`${line}\n${fails ? 'it went through: ' : ''}${said}`);
  return said;
}

/** Starts a process in the background and waits until `isThere` accepts its output. */
export async function startBeside(command: string, args: readonly string[], { isThere, ...options }: Start): Promise<Beside> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        said = `${said}${chunk}`.slice(-5000);
        if (isThere(said)) resolve();
      });
    }
    child.once('error', reject);
    ended.then((code) => reject(new Error(`${command} ended with ${code}\n${said}`)));
  });
  return {
    said: () => said,
    async end() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
