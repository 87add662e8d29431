import { Drawing } from './drawing.tsx';

/** A path that ends before its ring, for an unknown address. */
export const BrokenPath = () => (
  <Drawing>
    <circle cx="110" cy="250" r="56" className="fill-primary" />
    <path d="M110 250C110 90 250 150 270 190" className="stroke-primary" />
    <path d="M290 222C318 262 436 272 449 192" strokeDasharray="1 18" className="stroke-primary" />
    <circle cx="450" cy="110" r="56" strokeDasharray="1 18.55" className="stroke-primary" />
    <circle cx="270" cy="190" r="9" className="fill-accent" />
  </Drawing>
);
