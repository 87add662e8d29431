import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrOf } from './qr.ts';

const LINK = 'https://funkhof.example/r/Z9S770H0?channel=qr';
const contentOf = (address: string): Buffer => Buffer.from(address.replace(/^[^,]*,/, ''), 'base64');
const pixels = (picture: Buffer, width: number) =>
  sharp(picture).resize(width, width, { kernel: 'nearest' }).flatten().toColourspace('b-w').raw().toBuffer();

it('path and PNG of a QR code show the same modules, with a quiet margin', async () => {
  const { size, path, png } = await qrOf(LINK);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 10}" height="${size * 10}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0,0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  const [drawn, picture] = await Promise.all([pixels(Buffer.from(drawing), size), pixels(contentOf(png), size)]);
  expect(picture.length).toBe(size * size);
  expect(drawn.equals(picture)).toBe(true);
  expect(new Set(picture)).toEqual(new Set([0, 255]));
  expect(picture.subarray(0, 4 * size).every((pixel) => pixel === 255)).toBe(true);
  // The corner of the first finder pattern.
  expect([...picture.subarray(4 * size + 4, 4 * size + 12)]).toEqual([0, 0, 0, 0, 0, 0, 0, 255]);
});

it('the PNG of a QR code is small, and differs for another link', async () => {
  const [one, other] = await Promise.all([qrOf(LINK), qrOf(LINK.replace('Z9', 'A1'))]);
  expect(one.path).not.toBe(other.path);
  expect(contentOf(one.png).length).toBeLessThan(5_000);
  expect(await sharp(contentOf(one.png)).metadata()).toMatchObject({ format: 'png', width: one.size * 20 });
});
