import { execFileSync, spawn } from 'node:child_process';

/** Runs a line as somebody types it, and prints it before; answers what it said. Throws with all of it when it fails. */
export function type(line, { cwd, env = {}, fails = false } = {}) {
  console.log(`  $ ${line}`);
  try {
    const said = execFileSync('sh', ['-c', line], {
      cwd,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (fails) throw new Error(`it went through: ${said}`);
    return said.trim();
  } catch (error) {
    const said = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim();
    if (fails && error.status) return said;
    throw new Error(`${line}\n${said || error.message}`);
  }
}

/** Starts what goes on in the background, and waits until its output says it is there. `end` asks it to end and waits. */
export async function startBeside(command, args, { isThere, ...options }) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
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
