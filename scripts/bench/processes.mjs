import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../sources.mjs';

/** Starts a bare server of `floor.mjs` on what a file says; answers its port and how to end it. */
export async function startFloor(file) {
  const child = spawn(process.execPath, [join(root, 'scripts', 'bench', 'floor.mjs'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      const found = /listening (\d+)/.exec(chunk.toString());
      if (found) resolve(Number(found[1]));
    });
  });
  return { port, stop: () => child.kill('SIGTERM') };
}
