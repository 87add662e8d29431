import { createRequire } from 'node:module';
import type QRCodeType from 'qrcode';
import { qrPath } from '../../../web/portals/features/qr/qr-code.tsx';

const QRCode: typeof QRCodeType = createRequire(import.meta.url)('qrcode');

/** SVG path of the QR code of an address, as a portal draws it. */
export function pictureOf(address: string): string {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  return qrPath(Array.from(modules.data, Boolean), modules.size, 4);
}
