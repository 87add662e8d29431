/** From the left end of the scale to its right one. */
const SWEEP = 180;

/** How far round something goes on a scale from 0 to 1: a sign beside the number that says it, silent for screen readers. */
export const Gauge = ({ anteil, className }: { anteil: number; className: string }) => (
  <svg aria-hidden="true" viewBox="0 0 100 62" fill="none" className={`block h-auto ${className}`}>
    <g strokeWidth="9" strokeLinecap="round">
      <path d="M10 54a40 40 0 0 1 80 0" className="stroke-surface-strong" />
      <path d="M10 54a40 40 0 0 1 80 0" pathLength="100" strokeDasharray={`${Math.round(anteil * 100)} 200`} className="stroke-accent" />
    </g>
    <path d="M50 50.5 22 54l28 3.5a3.5 3.5 0 0 0 0-7z" transform={`rotate(${Math.round(anteil * SWEEP)} 50 54)`} className="fill-primary" />
  </svg>
);
