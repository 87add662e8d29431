import type { Bild } from '../../contract/values/bild.ts';

/** Decorative picture: hidden from screen readers; its space is reserved while it loads. */
export const Picture = ({ bild: { adresse, breite, hoehe }, className = '' }: { bild: Bild; className?: string }) => (
  <img src={adresse} width={breite} height={hoehe} alt="" decoding="async" className={`block w-full object-cover ${className}`} />
);
