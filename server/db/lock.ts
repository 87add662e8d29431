import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HOLDER = 'holder';

/**
 * Locks the embedded data folder for this process; the embedded database itself does not, and a second process would lose rows. Throws one line
 * when a living process has the lock. Takes over a lock left by a crash, by a zombie, or by a process whose number now belongs to another one.
 * Returns the function that releases the lock.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = join(dataDir, 'lock');
  const own = `${lock}.${process.pid}`;
  mkdirSync(dataDir, { recursive: true });
  remove(own);
  try {
    // Not recursive: that reports a read-only disk as a missing folder.
    mkdirSync(own);
    writeFileSync(join(own, HOLDER), `${process.pid} ${processState(process.pid)?.startTime ?? ''}`);
    while (!isMoved(own, lock)) {
      const holder = readHolder(lock);
      if (isHeldBy(holder)) throw new DataDirInUse(dataDir, Number(holder.split(' ')[0]));
      removeLeft(lock, `${own}.left`, holder);
    }
  } finally {
    remove(own);
  }
  return () => remove(lock);
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/** A living process has the lock of the data folder. */
export class DataDirInUse extends Error {
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    super(`the data folder ${dataDir} is in use by process ${pid}: stop that one first, or set another DATA_DIR`);
    this.pid = pid;
  }
}

/** Codes of a rename onto an existing folder, by system. */
const IS_TAKEN = ['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EPERM'];

/** A rename is atomic and never replaces a folder that has content: only one of several processes gets the lock. */
function isMoved(from: string, to: string, refusals = IS_TAKEN): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (!isCode(error, refusals)) throw error;
    return false;
  }
}

/** Removes the lock of a dead holder; puts it back if another process has taken the lock in between. */
function removeLeft(lock: string, left: string, holder: string): void {
  remove(left);
  if (isMoved(lock, left, ['ENOENT']) && readHolder(left) !== holder) isMoved(left, lock);
  remove(left);
}

/** `<pid> <start time>` of the holder; empty once the lock is gone. */
function readHolder(lock: string): string {
  try {
    return readFileSync(join(lock, HOLDER), 'utf8');
  } catch (error) {
    if (!isCode(error, ['ENOENT', 'ENOTDIR'])) throw error;
    return '';
  }
}

const isCode = (error: unknown, codes: string[]) => codes.includes((error as NodeJS.ErrnoException).code ?? '');

function isHeldBy(holder: string): boolean {
  const [number = '', startTime = ''] = holder.split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const state = processState(pid);
  if (state === null) return pid !== process.pid;
  return state.letter !== 'Z' && state.startTime === startTime;
}

/** State letter and start time from /proc (proc(5)); null where there is no /proc. The command name, in brackets, may hold anything. */
function processState(pid: number): { letter: string; startTime: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { letter: fields[0] ?? '', startTime: fields[19] ?? '' };
  } catch {
    return null;
  }
}
