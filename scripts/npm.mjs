import { readFileSync } from 'node:fs';

/** Interval in ms at which the parent processes are checked. */
const LOOK_MS = 250;

/**
 * Sends SIGTERM to this process when npm, which started it, has ended. npm runs a script in a shell and passes signals on to that shell at most;
 * dash ends on a signal and leaves its child running. Then this process, or the shell, gets another parent. The parent of the shell is known only
 * on systems with /proc. Where no parent changes, nothing happens.
 */
export function watchNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = parents();
  const look = setInterval(() => {
    if (parents() === before) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  look.unref();
}

/** Process ids of the shell and, where /proc exists, of npm. */
function parents() {
  const { ppid } = process;
  try {
    const stat = readFileSync(`/proc/${ppid}/stat`, 'utf8');
    return `${ppid} ${stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]}`;
  } catch {
    return `${ppid}`;
  }
}
