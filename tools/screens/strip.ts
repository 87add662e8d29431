import { join } from 'node:path';
import sharp from 'sharp';
import { STRIP } from '../shared/strip.ts';
import { label } from './contact-sheet.ts';

const [WIDTH, HEIGHT, GAP, LABEL, COLUMNS] = [390, 600, 24, 48, 3];

/** Draws the six screens of one reward, for the README: the upper part of each in its order. */
export async function drawStrip(folder: string, to: string): Promise<void> {
  const parts = await Promise.all(
    STRIP.pictures.map(async ([name, words], index) => {
      const left = GAP + (index % COLUMNS) * (WIDTH + GAP);
      const top = Math.floor(index / COLUMNS) * (HEIGHT + LABEL + GAP);
      const file = join(folder, `${STRIP.prefix}${name}-telko-${WIDTH}-de.png`);
      return [
        { input: await label(words, 22, { width: WIDTH, height: LABEL }), left, top },
        { input: await sharp(file).extract({ left: 0, top: 0, width: WIDTH, height: HEIGHT }).png().toBuffer(), left, top: top + LABEL },
      ];
    }),
  );
  const rows = Math.ceil(STRIP.pictures.length / COLUMNS);
  const size = { width: GAP + COLUMNS * (WIDTH + GAP), height: rows * (HEIGHT + LABEL + GAP) };
  await sharp({ create: { ...size, channels: 3, background: '#d9dce3' } })
    .composite(parts.flat())
    .webp({ quality: 82, effort: 6 })
    .toFile(to);
}
