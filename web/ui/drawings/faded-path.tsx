import { Drawing } from './drawing.tsx';

const TICKS = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** A clock on a path between two people; with `isOver` the path to the second person is faded. */
export const FadedPath = ({ isOver }: { isOver: boolean }) => (
  <Drawing>
    <path d="M92 286C120 180 170 132 214 142" className="stroke-primary" />
    <path
      d="M346 150C400 140 446 180 462 238"
      strokeDasharray={isOver ? '1 18' : undefined}
      opacity={isOver ? 0.6 : 1}
      className="stroke-primary"
    />
    <circle cx="92" cy="286" r="44" className="fill-primary" />
    <circle cx="468" cy="286" r="44" strokeDasharray={isOver ? '1 18.4' : undefined} className="stroke-primary" />
    <circle cx="280" cy="134" r="96" className="fill-surface stroke-primary" />
    <g strokeWidth="4" className="stroke-border">
      {TICKS.map((angle) => (
        <path key={angle} d="M280 54V66" transform={`rotate(${angle} 280 134)`} />
      ))}
    </g>
    <path d="M280 134V82" strokeWidth="8" className="stroke-primary" />
    <path d={isOver ? 'M280 134L268 74' : 'M280 134H326'} className="stroke-accent" />
    <circle cx="280" cy="134" r="10" className="fill-accent" />
  </Drawing>
);
