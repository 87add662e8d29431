import QRCode from 'qrcode';

/** Light modules around a code, without which it is not read. */
const MARGIN = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** How large it is; it is square. */
  readonly size?: string;
}

/** A text as a QR code, dark on white in every look. */
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

/** Dark modules of a QR code, row by row, as the path of an SVG with so many light ones around it. */
export function qrPath(isDark: readonly boolean[], width: number, margin: number): string {
  return isDark.flatMap((dark, at) => (dark ? [`M${(at % width) + margin} ${Math.floor(at / width) + margin}h1v1h-1z`] : [])).join('');
}
