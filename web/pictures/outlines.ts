import { setImmediate as nextTurn } from 'node:timers/promises';
import satori from 'satori';

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws words as outlines, one picture after the other with a turn of the event loop between: each keeps the process busy for tens of milliseconds, and
 * many at once would let nothing else be answered.
 */
export function drawOutlines(...drawing: Parameters<typeof satori>): Promise<string> {
  const drawn = last.then(() => nextTurn()).then(() => satori(...drawing));
  last = drawn.catch(() => {});
  return drawn;
}
