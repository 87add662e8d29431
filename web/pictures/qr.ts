import QRCode from 'qrcode';
import sharp from 'sharp';

/** A link as a QR code: the SVG path of its dark modules, the size of the SVG in units, and a PNG as a data URL. */
export interface Qr {
  readonly size: number;
  readonly path: string;
  readonly png: string;
}

/** Error correction level, and number of quiet modules around the code. */
const LEVEL = { errorCorrectionLevel: 'M' } as const;
const QUIET = 4;

/** Pixels per module in the PNG, so that edges are sharp in print. */
const MODULE_PX = 20;

/** Throws if the link is too long for a QR code (2,331 bytes with this error correction, ISO/IEC 18004). */
export async function qrOf(link: string): Promise<Qr> {
  const { modules } = QRCode.create(link, LEVEL);
  const isDark = Array.from(modules.data, Boolean);
  const size = modules.size + 2 * QUIET;
  const path = pathOf(isDark, modules.size);
  return { size, path, png: await pngAddress(isDark, modules.size) };
}

/** Path with a rectangle for each run of dark modules, relative to the previous run of the row. It has no spaces, so it needs no escaping in a URL. */
function pathOf(isDark: readonly boolean[], width: number): string {
  const rows = Array.from({ length: width }, (_, y) => {
    const row = isDark.slice(y * width, (y + 1) * width).map((dark) => (dark ? '1' : '0'));
    let from = 0;
    return [...row.join('').matchAll(/1+/g)].map(({ 0: { length }, index }, run) => {
      const move = run === 0 ? `M${index + QUIET},${y + QUIET}` : `m${index - from},0`;
      from = index;
      return `${move}h${length}v1h-${length}z`;
    });
  });
  return rows.flat().join('');
}

async function pngAddress(isDark: readonly boolean[], width: number): Promise<string> {
  const pixels = Buffer.from(isDark.map((dark) => (dark ? 0 : 255)));
  const margin = QUIET * MODULE_PX;
  const png = await sharp(pixels, { raw: { width, height: width, channels: 1 } })
    .resize({ width: width * MODULE_PX, kernel: 'nearest' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: 'white' })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
