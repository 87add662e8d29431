interface DeviceProps {
  readonly form: 'smartphone' | 'tablet';
  /** Selects the picture on the screen; the same number always gives the same picture. */
  readonly nummer: number;
  readonly className?: string;
}

const BODIES = {
  smartphone: { x: 66, y: 8, width: 68, height: 134, round: 14 },
  tablet: { x: 20, y: 20, width: 160, height: 114, round: 12 },
} as const;

/** A device in the theme's colours, hidden from screen readers. */
export const Device = ({ form, nummer, className = '' }: DeviceProps) => {
  const { x, y, width, height, round } = BODIES[form];
  const screen = { x: x + 5, y: y + 5, width: width - 10, height: height - 10, rx: round - 4 };
  const clip = `geraet-${nummer}`;
  const sun = { cx: x + width * (0.3 + 0.1 * (nummer % 5)), cy: y + height * (0.32 + 0.06 * (nummer % 3)), r: 15 + (nummer % 4) * 3 };
  const ground = y + height * (0.58 + 0.05 * (nummer % 4));
  return (
    <svg aria-hidden="true" viewBox="0 0 200 150" className={className}>
      <clipPath id={clip}>
        <rect {...screen} />
      </clipPath>
      <rect x={x} y={y} width={width} height={height} rx={round} className="fill-text" />
      <g clipPath={`url(#${clip})`}>
        <rect {...screen} className={nummer % 2 ? 'fill-primary' : 'fill-surface-strong'} />
        <circle {...sun} className="fill-accent" />
        <path
          d={`M${x} ${ground}q${width / 4} ${-12 - (nummer % 3) * 6} ${width / 2} 0t${width / 2} 0V${y + height}H${x}z`}
          className={nummer % 2 ? 'fill-surface-strong' : 'fill-primary'}
        />
      </g>
      {form === 'smartphone' ? (
        <rect x="91" y="18" width="18" height="5" rx="2.5" className="fill-text" />
      ) : (
        <circle cx="100" cy="22.5" r="1.5" className="fill-surface" />
      )}
    </svg>
  );
};
