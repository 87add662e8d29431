import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let ending = false;

/** Exit code of a tool if this machine lacks something that the tool needs (EX_UNAVAILABLE); the tool prints in one line what it is. */
export const NEEDS = 69;

const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/**
 * Path of a package's command, to run with this Node: `command('typescript', 'tsc')`.
 * @param {string} name
 * @param {string} [bin]
 */
export function command(name, bin = name) {
  const folder = join(root, 'node_modules', name);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bins === 'string' ? bins : bins[bin]);
}

/**
 * Runs a script with this Node in its own process group, in the project's root. Resolves with the exit code (1 after a signal) and, unless
 * `shown`, the output. Does not resolve once the process is ending, so that no further step starts.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {{ shown?: boolean, env?: Readonly<Record<string, string>> }} [wish]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(script, args, { shown = false, env = {} } = {}) {
  return new Promise((resolve) => {
    if (ending) return;
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, ...colours, ...env },
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('close', (code) => {
      running.delete(child);
      if (!ending) resolve({ code: code ?? 1, output });
    });
  });
}

/** Ends all process groups that `run` has started: with SIGTERM, after five seconds with SIGKILL. */
async function endRunning() {
  const ended = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) signalGroup(child, 'SIGTERM');
  const force = setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  }, 5000);
  await Promise.all(ended);
  clearTimeout(force);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** On SIGINT, SIGTERM or SIGHUP: ends running scripts, runs `tidy` and exits with 130. Further signals have no effect. */
export function endOnSignal(tidy = async () => {}) {
  const end = async () => {
    if (ending) return;
    ending = true;
    await endRunning();
    await tidy();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
}
