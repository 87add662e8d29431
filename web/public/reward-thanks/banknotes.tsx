/** Banknotes in the air: final position, rotation, and the start of the animation out of the box, one after the other. */
const NOTES = [
  { x: 84, y: 92, turn: -22, startClass: 'motion-safe:starting:translate-x-[216px] motion-safe:starting:translate-y-[200px]' },
  { x: 516, y: 88, turn: 18, startClass: 'delay-75 motion-safe:starting:-translate-x-[216px] motion-safe:starting:translate-y-[200px]' },
  { x: 196, y: 52, turn: 12, startClass: 'delay-150 motion-safe:starting:translate-x-[104px] motion-safe:starting:translate-y-[230px]' },
  { x: 404, y: 54, turn: -14, startClass: 'delay-200 motion-safe:starting:-translate-x-[104px] motion-safe:starting:translate-y-[230px]' },
  { x: 66, y: 336, turn: 28, startClass: 'delay-300 motion-safe:starting:translate-x-[234px] motion-safe:starting:-translate-y-[40px]' },
  { x: 536, y: 330, turn: -32, startClass: 'delay-300 motion-safe:starting:-translate-x-[236px] motion-safe:starting:-translate-y-[40px]' },
  { x: 300, y: 92, turn: 4, startClass: 'delay-100 motion-safe:starting:translate-y-[190px]' },
] as const;

/** They fly out of the box once and then rest; with reduced motion they rest from the start. */
export const Banknotes = () =>
  NOTES.map(({ x, y, turn, startClass }) => (
    <g key={x} className={`transition-[translate,opacity] duration-700 ease-out motion-safe:starting:opacity-0 ${startClass}`}>
      <g transform={`translate(${x} ${y}) rotate(${turn})`}>
        <Banknote />
      </g>
    </g>
  ));

/** A banknote of no country: a frame, a ring with a euro sign in it, and a mark in two corners. */
const Banknote = () => (
  <>
    <rect x="-58" y="-32" width="116" height="64" rx="7" className="fill-bg" />
    <rect x="-50" y="-24" width="100" height="48" rx="3" strokeWidth="3" className="stroke-primary" opacity="0.45" />
    <circle r="18" className="fill-accent" />
    <g strokeWidth="4" strokeLinecap="round" className="stroke-on-accent">
      <path d="M7 -7A9.5 9.5 0 1 0 7 7" />
      <path d="M-13 -3H2M-13 3H2" strokeWidth="3" />
    </g>
    <path d="M-41 -15h9M32 15h9" strokeWidth="4" strokeLinecap="round" className="stroke-primary" opacity="0.45" />
  </>
);
