import type { Bild } from '../../contract/values/bild.ts';

/** A picture that adorns: silent for screen readers, its place kept until it is there. */
export const Picture = ({ bild: { adresse, breite, hoehe }, className = '' }: { bild: Bild; className?: string }) => (
  <img src={adresse} width={breite} height={hoehe} alt="" decoding="async" className={`block w-full object-cover ${className}`} />
);
