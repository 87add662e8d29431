import QRCode from 'qrcode';
import { saveFrom } from '../../shell/export/save.ts';

/** Saves the QR code of a link as a PNG: dark on white with the margin that scanners require, large enough for print. */
export async function saveQr(link: string, name: string): Promise<void> {
  saveFrom(await QRCode.toDataURL(link, { errorCorrectionLevel: 'M', margin: 4, scale: 24 }), name);
}
