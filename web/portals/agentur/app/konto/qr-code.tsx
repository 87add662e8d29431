import QRCode from 'qrcode';
import { qrPath } from './qr-path.ts';

/** Light modules around a code, without which it is not read. */
const MARGIN = 4;

/** A text as a QR code, dark on white in every look. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const size = modules.size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-48 shrink-0 rounded-control border border-border"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={qrPath(Array.from(modules.data, Boolean), modules.size, MARGIN)} fill="#000" />
    </svg>
  );
}
