/**
 * Runs the built product (`main.js` is the first argument) in a process that answers two messages: `memory` with the memory usage after garbage
 * collection, `cpu` with the processor time so far.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const { gc } = globalThis as { gc?: () => void };

process.on('message', async (message) => {
  if (message === 'cpu') return process.send?.(process.cpuUsage());
  // Memory that a collected object held is freed by the next collection only.
  for (let turn = 0; turn < 4; turn += 1) {
    gc?.();
    await nextTurn();
  }
  return process.send?.(process.memoryUsage());
});
process.on('disconnect', () => process.exit(1));
process.setSourceMapsEnabled(true);
await import(pathToFileURL(process.argv[2] ?? '').href);
