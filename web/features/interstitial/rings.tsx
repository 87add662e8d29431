const COUNT = 9;
const CENTER = 320;
/** Radius of the circle on which the rings lie, and of each ring. */
const ORBIT = 190;
const RADIUS = 84;
const BAND = 15;
const STEP = (2 * Math.PI) / COUNT;
/** Half of the arc (in radians) that is drawn again where a ring lies over its neighbour, and half of the gap that it leaves in the neighbour. */
const CROSSING = 0.27;
const GAP = 0.2;

/** The far and the near crossing of two neighbours: distance of their middle from the centre, and half the distance between them. */
const MIDDLE = ORBIT * Math.cos(STEP / 2);
const HALF_CHORD = Math.sqrt(RADIUS ** 2 - (ORBIT * Math.sin(STEP / 2)) ** 2);

/** The first ring is at the top. */
const angleOf = (ring: number) => ring * STEP - Math.PI / 2;
const place = (radius: number, angle: number) => [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
const round = (value: number): string => (value + CENTER).toFixed(1);

/** The part of a ring around the point where it crosses a neighbour. */
function arcAt(ring: number, neighbour: number, radius: number, half: number): string {
  const [x, y] = place(ORBIT, angleOf(ring));
  const [px, py] = place(radius, angleOf((ring + neighbour) / 2));
  const angle = Math.atan2(py - y, px - x);
  const end = (turn: number) => {
    const [dx, dy] = place(RADIUS, angle + turn);
    return `${round(x + dx)} ${round(y + dy)}`;
  };
  return `M${end(-half)}A${RADIUS} ${RADIUS} 0 0 1 ${end(half)}`;
}

const RINGS = Array.from({ length: COUNT }, (_, ring) => {
  const [x, y] = place(ORBIT, angleOf(ring));
  const over = (half: number) => [arcAt(ring, ring - 1, MIDDLE + HALF_CHORD, half), arcAt(ring, ring + 1, MIDDLE - HALF_CHORD, half)];
  return {
    ring,
    x: round(x),
    y: round(y),
    // Each ring lies over the one before at the far crossing and over the next one at the near crossing, so they interlock.
    gaps: over(GAP).join(''),
    bridges: over(CROSSING).join(''),
  };
});

/** The ring that marks the visitor. */
const OWN = 1;

const colorOf = (ring: number) => (ring === OWN ? 'stroke-accent' : 'stroke-on-primary');

/** Linked rings in a circle around a keyhole; one ring marks the visitor. */
export const Rings = () => (
  <svg aria-hidden="true" viewBox="0 0 640 640" fill="none" className="block h-auto w-full">
    {RINGS.map(({ ring, x, y }) => (
      <g key={ring}>
        <circle cx={x} cy={y} r={RADIUS} strokeWidth={BAND} className={colorOf(ring)} />
        {ring === OWN && <circle cx={x} cy={y} r="27" className="fill-accent" />}
      </g>
    ))}
    {RINGS.map(({ ring, gaps, bridges }) => (
      <g key={ring}>
        <path d={gaps} strokeWidth={BAND + 16} className="stroke-primary" />
        <path d={bridges} strokeWidth={BAND} className={colorOf(ring)} />
      </g>
    ))}
    <path d="M320 268a34 34 0 0 1 17 63.4L350 384H290L303 331.4A34 34 0 0 1 320 268Z" className="fill-on-primary" />
  </svg>
);
