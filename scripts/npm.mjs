import { readFileSync } from 'node:fs';

/** How often it is looked whether npm still runs, in ms. */
const LOOK_MS = 250;

/**
 * Ends this process as SIGTERM does when npm, which started it, has ended. npm runs a script by a shell and passes a signal on to that alone, some not even
 * to it; dash ends by one and leaves what it runs behind. What is left behind has another parent, or the shell has; where nobody says (of shells: /proc
 * does) or ever gets another, nothing happens.
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

/** The numbers of the shell and of npm. */
function parents() {
  const { ppid } = process;
  try {
    const stat = readFileSync(`/proc/${ppid}/stat`, 'utf8');
    return `${ppid} ${stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]}`;
  } catch {
    return `${ppid}`;
  }
}
