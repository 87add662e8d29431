import type { ReactNode } from 'react';

interface PrintCardProps {
  readonly label: string;
  /** Name of the tenant, shown in place of a missing logo. */
  readonly brand: string;
  readonly logo: { readonly adresse: string; readonly breite: number; readonly hoehe: number } | null;
  /** Line above the name of the product. */
  readonly from: string;
  readonly produkt: string;
  /** What the recipient of the card gets. */
  readonly reward: string | null;
  /** The QR code, at most 48 mm wide. */
  readonly qr: ReactNode;
  readonly scan: string;
  readonly link: string;
  /** The short code, and where to enter it; null without code entry. */
  readonly code: { readonly text: string; readonly address: string; readonly code: string } | null;
  readonly until: string;
}

/** Card to print, in postcard size (A6), on white like paper; the dashed edge shows where to cut. */
export const PrintCard = ({ label, brand, logo, from, produkt, reward, qr, scan, link, code, until }: PrintCardProps) => (
  <section
    aria-label={label}
    className="flex min-h-[148mm] w-full max-w-[105mm] break-inside-avoid flex-col items-center gap-4 border border-dashed border-muted bg-bg px-[8mm] py-[9mm] text-center text-text"
  >
    {logo ? (
      <img
        src={logo.adresse}
        width={logo.breite}
        height={logo.hoehe}
        alt={brand}
        className="on-surface h-8 w-auto max-w-full object-contain"
      />
    ) : (
      <p className="font-heading text-lg font-semibold">{brand}</p>
    )}
    <div>
      <p>{from}</p>
      <h2 className="mt-1 text-xl leading-tight wrap-anywhere hyphens-auto">{produkt}</h2>
      {reward && <p className="mt-2 font-semibold text-balance">{reward}</p>}
    </div>
    {qr}
    <div className="flex flex-col gap-1 text-xs">
      <p>{scan}</p>
      <p className="font-numbers font-semibold break-all">{link}</p>
      {code && (
        <p className="mt-1">
          {code.text}
          <span className="block font-numbers break-all">{code.address}</span>
          <span className="block font-numbers text-lg font-semibold tracking-wider">{code.code}</span>
        </p>
      )}
    </div>
    <p className="mt-auto text-xs">{until}</p>
  </section>
);
