import { join } from 'node:path';
import sharp from 'sharp';
import { TENANTS } from '../shared/demo.ts';

const [WIDTH, HEIGHT, GAP] = [390, 844, 24];

/** Draws the first screen of a referral link in all four brands side by side, for the README. */
export async function drawBrands(folder: string, to: string): Promise<void> {
  const phones = await Promise.all(
    TENANTS.map(async (tenant, index) => ({
      input: await sharp(join(folder, `recipient-data-${tenant}-${WIDTH}-de.png`))
        .extract({ left: 0, top: 0, width: WIDTH, height: HEIGHT })
        .png()
        .toBuffer(),
      left: GAP + index * (WIDTH + GAP),
      top: GAP,
    })),
  );
  const size = { width: GAP + TENANTS.length * (WIDTH + GAP), height: HEIGHT + 2 * GAP };
  await sharp({ create: { ...size, channels: 3, background: '#d9dce3' } })
    .composite(phones)
    .png({ palette: true, quality: 85, effort: 10 })
    .toFile(to);
}
