import type { Qr } from '../../pictures/qr.ts';

/** A QR code, black on white. */
export const Code = ({ qr: { size, path }, label, className }: { qr: Pick<Qr, 'size' | 'path'>; label: string; className: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    className={`aspect-square w-full rounded-card ${className}`}
  >
    <path fill="#fff" d={`M0,0h${size}v${size}H0z`} />
    <path fill="#000" d={path} />
  </svg>
);

/** Address of a page as people type it, without the protocol. */
export const formatAddress = (link: string, path: string): string => `${new URL(link).host}${path}`;
