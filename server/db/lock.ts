import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes the embedded data folder for this process; the embedded database itself does not, and a second process would lose
 * rows. Throws one clear line when a living process has it. A lock left by a crash, by a process that is only a zombie, or
 * by one whose number now belongs to another, is taken over. Returns what gives it back.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'lock');
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${processState(process.pid)?.startTime ?? ''}`, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const [pid = '', startTime = ''] = readFileSync(file, 'utf8').split(' ');
      if (isHeldBy(Number(pid), startTime)) {
        throw new Error(`the data folder ${dataDir} is in use by process ${pid}: stop that one first, or set another DATA_DIR`);
      }
      rmSync(file, { force: true });
    }
  }
}

function isHeldBy(pid: number, startTime: string): boolean {
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
