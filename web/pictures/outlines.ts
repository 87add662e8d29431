import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import satori from 'satori';
import type { Schrift } from '../../contract/values/theme.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws texts as outlines, one picture after the other with a turn of the event loop in between. Each drawing blocks the process for tens of
 * milliseconds, so many without a pause would delay all other requests.
 */
export function drawOutlines(...drawing: Parameters<typeof satori>): Promise<string> {
  const drawn = last.then(() => nextTurn()).then(() => satori(...drawing));
  last = drawn.catch(() => {});
  return drawn;
}

const require = createRequire(import.meta.url);

/** Bold font files of a family, Latin and Latin Extended, for drawing text. */
export async function boldOf(family: Schrift): Promise<{ name: string; data: Buffer; weight: 700 }[]> {
  const folder = family.toLowerCase().replaceAll(' ', '-');
  const read = (subset: string) => readFile(require.resolve(`@fontsource/${folder}/files/${folder}-${subset}-700-normal.woff`));
  const [latin, further] = await Promise.all([read('latin'), read('latin-ext')]);
  return [
    { name: 'latin', data: latin, weight: 700 },
    { name: 'further', data: further, weight: 700 },
  ];
}
