/**
 * The built product, whose `main.js` the first argument names, in a process that answers messages: `memory` with what it holds once the garbage is
 * collected, `cpu` with the time that it has worked.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const { gc } = globalThis as { gc?: () => void };

process.on('message', async (message) => {
  if (message === 'cpu') return process.send?.(process.cpuUsage());
  // What only a collected object held is free after the next collection.
  for (let turn = 0; turn < 4; turn += 1) {
    gc?.();
    await nextTurn();
  }
  return process.send?.(process.memoryUsage());
});
process.on('disconnect', () => process.exit(1));
process.setSourceMapsEnabled(true);
await import(pathToFileURL(process.argv[2] ?? '').href);
