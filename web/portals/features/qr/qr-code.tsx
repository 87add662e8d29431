import QRCode from 'qrcode';

/** Light modules around a code, which scanners require. */
const MARGIN = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** Class for the size of the square. */
  readonly size?: string;
}

/** QR code of a text; dark on white with every theme. */
export function QrCode({ text, label, size = 'size-48' }: QrCodeProps) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const width = modules.size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      className={`${size} shrink-0 rounded-control border border-border`}
      shapeRendering="crispEdges"
    >
      <rect width={width} height={width} fill="#fff" />
      <path d={qrPath(Array.from(modules.data, Boolean), modules.size, MARGIN)} fill="#000" />
    </svg>
  );
}

/** SVG path of the dark modules of a QR code, row by row; `width` and `margin` are in modules. */
export function qrPath(isDark: readonly boolean[], width: number, margin: number): string {
  return isDark.flatMap((dark, at) => (dark ? [`M${(at % width) + margin} ${Math.floor(at / width) + margin}h1v1h-1z`] : [])).join('');
}
