import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../test/support/eventually.ts';
import { lockDataDir } from './lock.ts';

/** A separate process that takes the lock of DATA_DIR on the first input, prints the result and keeps running. */
const HOLDER = `
  const { lockDataDir } = await import(process.env.LOCK_MODULE);
  process.stdin.once('data', () => {
    try { lockDataDir(process.env.DATA_DIR); console.log('locked ' + process.pid); }
    catch (error) { console.log(error.message); }
  });
  console.log('ready');
  setInterval(() => {}, 1000);`;

/** Tries in each round, at the same moment as its rivals, to get the lock of a folder whose holder is dead; prints the rounds that it won. */
const RACER = `
  const { lockDataDir } = await import(process.env.LOCK_MODULE);
  process.stdin.once('data', (start) => {
    const won = [];
    for (let round = 0; round < 100; round += 1) {
      while (Date.now() < Number(start) + round * 20);
      try { lockDataDir(process.env.DATA_DIR + '/' + round); won.push(round); }
      catch (error) { if (!/in use/.test(error.message)) throw error; }
    }
    console.log('won ' + won.join(' ') + ' done');
  });
  console.log('ready');
  setInterval(() => {}, 1000);`;

const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-lock-'));
const lockModule = join(folder, 'lock.mjs');
const started: ChildProcess[] = [];
let dataDir = '';
let count = 0;

beforeAll(async () => {
  const { code } = await transformWithOxc(readFileSync('server/db/lock.ts', 'utf8'), 'lock.ts');
  writeFileSync(lockModule, code);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function newDataDir(): string {
  count += 1;
  dataDir = join(folder, `data-${count}`);
  return dataDir;
}

/** Leaves a lock as another process would. */
function leave(holder: string, where = newDataDir()): void {
  mkdirSync(join(where, 'lock'), { recursive: true });
  writeFileSync(join(where, 'lock', 'holder'), holder);
}

interface Holder {
  readonly child: ChildProcess;
  says(pattern: RegExp): Promise<string>;
  lock(): Promise<string>;
}

function startHolder(script = HOLDER, command = process.execPath, args = ['--input-type=module', '--eval', script]): Holder {
  const child = spawn(command, args, { env: { ...process.env, DATA_DIR: dataDir, LOCK_MODULE: lockModule } });
  started.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const says = async (pattern: RegExp) => {
    await eventually(() => output).toMatch(pattern);
    return output;
  };
  return {
    child,
    says,
    async lock() {
      await says(/ready/);
      child.stdin.write('go\n');
      return says(/locked|in use/);
    },
  };
}

const killed = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve).kill('SIGKILL'));
const hasProc = existsSync('/proc/self/stat');

describe('the lock of the data folder', () => {
  test('can be taken again after its release', () => {
    const release = lockDataDir(newDataDir());
    expect(() => lockDataDir(dataDir)).toThrow(
      `the data folder ${dataDir} is in use by process ${process.pid}: stop that one first, or set another DATA_DIR`,
    );
    release();
    lockDataDir(dataDir)();
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  test('is refused while its holder lives, and free after the holder was killed', async () => {
    newDataDir();
    const holder = startHolder();
    await holder.lock();
    expect(() => lockDataDir(dataDir)).toThrow(`is in use by process ${holder.child.pid}:`);
    await killed(holder.child);
    lockDataDir(dataDir)();
  });

  test('is free when it names no running process', () => {
    for (const holder of ['', 'x y', '0 1', '-1 1', '999999999 1']) {
      leave(holder);
      lockDataDir(dataDir)();
    }
  });

  test('goes to exactly one of two processes that find the lock of a dead process concurrently', { timeout: 60_000 }, async () => {
    const rounds = 100;
    newDataDir();
    for (let round = 0; round < rounds; round += 1) leave('999999999 1', join(dataDir, String(round)));
    const racers = [1, 2].map(() => startHolder(RACER));
    for (const racer of racers) await racer.says(/ready/);
    for (const racer of racers) racer.child.stdin?.write(`${Date.now() + 100}\n`);
    const said = await Promise.all(racers.map((racer) => racer.says(/done/)));
    const winners = said.flatMap((text) => /won .*/.exec(text)?.[0].match(/\d+/g) ?? []).map(Number);
    expect(winners.sort((a, b) => a - b)).toEqual(Array.from({ length: rounds }, (_, round) => round));
  });
});

// Only /proc shows zombies and reused process numbers; other systems know only whether a process has the number.
if (hasProc) {
  describe('a lock whose holder only seems to be alive', () => {
    test('is taken over from a zombie', async () => {
      newDataDir();
      const shell = startHolder(HOLDER, 'sh', [
        '-c',
        `exec 3<&0; "${process.execPath}" --input-type=module --eval "$0" <&3 & exec sleep 1000`,
        HOLDER,
      ]);
      const pid = Number(/locked (\d+)/.exec(await shell.lock())?.[1]);
      expect(() => lockDataDir(dataDir)).toThrow(`is in use by process ${pid}:`);
      process.kill(pid, 'SIGKILL');
      await eventually(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /);
      lockDataDir(dataDir)();
    });

    test('is taken over when its process number now belongs to another process', async () => {
      newDataDir();
      const other = startHolder();
      await other.says(/ready/);
      leave(`${other.child.pid} 12345`);
      lockDataDir(dataDir)();
    });

    test('is taken over when its process number is our own after a restart', () => {
      leave(`${process.pid} 12345`);
      lockDataDir(dataDir)();
    });
  });
}
