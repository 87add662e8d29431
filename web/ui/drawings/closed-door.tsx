import { Drawing } from './drawing.tsx';

/** A closed door with a light above it, for a page that the visitor may not open. */
export const ClosedDoor = () => (
  <Drawing>
    <path d="M180 320V150a100 100 0 0 1 200 0v170z" className="fill-surface-strong stroke-primary" />
    <path d="M214 320V156a66 66 0 0 1 132 0v164" className="stroke-primary" />
    <path d="M280 92v226" className="stroke-primary" />
    <circle cx="258" cy="214" r="8" className="fill-primary" />
    <circle cx="302" cy="214" r="8" className="fill-primary" />
    <path d="M96 320h368" strokeWidth="10" className="stroke-primary" />
    <circle cx="280" cy="34" r="12" className="fill-accent" />
    <path d="M40 262c44-34 84-14 108 24" strokeDasharray="1 18" className="stroke-primary" />
  </Drawing>
);
