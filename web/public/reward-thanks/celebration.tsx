import type { Bild } from '../../../contract/values/bild.ts';
import { isScene, Picture, type Scene } from '../../ui/picture.tsx';
import { Banknotes } from './banknotes.tsx';

/** Pieces that fly out of the box: position, rotation, colour and shape. */
const PIECES = [
  { x: 96, y: 120, turn: -24, fillClass: 'fill-accent', round: false },
  { x: 168, y: 58, turn: 0, fillClass: 'fill-bg', round: true },
  { x: 236, y: 122, turn: 32, fillClass: 'fill-bg', round: false },
  { x: 246, y: 36, turn: 12, fillClass: 'fill-accent', round: false },
  { x: 352, y: 30, turn: -18, fillClass: 'fill-bg', round: false },
  { x: 374, y: 116, turn: 0, fillClass: 'fill-accent', round: true },
  { x: 438, y: 70, turn: 28, fillClass: 'fill-accent', round: false },
  { x: 506, y: 132, turn: -30, fillClass: 'fill-bg', round: false },
  { x: 530, y: 56, turn: 0, fillClass: 'fill-bg', round: true },
  { x: 58, y: 208, turn: 0, fillClass: 'fill-bg', round: true },
  { x: 544, y: 228, turn: 40, fillClass: 'fill-accent', round: false },
] as const;

const RAYS = [-60, -36, -12, 12, 36, 60];

interface CelebrationProps {
  /** Banknotes come out of the present if the tenant has them on, otherwise scraps of paper. */
  readonly hasBanknotes: boolean;
  /** The tenant's own picture for the thanks. */
  readonly picture: Bild | Scene | undefined;
}

const SHEET = 'overflow-hidden rounded-card';

/** Picture for a picked reward. It moves once and then rests; with reduced motion it rests from the start. */
export const Celebration = ({ picture, hasBanknotes }: CelebrationProps) =>
  picture ? (
    <div className={`relative ${SHEET}`}>
      <Picture bild={picture} className={isScene(picture) ? 'aspect-2/1' : 'aspect-15/11'} />
      {hasBanknotes && (
        <svg aria-hidden="true" viewBox="0 0 600 440" className="absolute inset-0 size-full" fill="none">
          <Banknotes />
        </svg>
      )}
    </div>
  ) : (
    <Present hasBanknotes={hasBanknotes} />
  );

/** An opened present: two rings rise out of it. */
const Present = ({ hasBanknotes }: Pick<CelebrationProps, 'hasBanknotes'>) => (
  <svg aria-hidden="true" viewBox="0 0 600 440" className={`block h-auto w-full bg-primary ${SHEET}`} fill="none">
    <g strokeWidth="5" strokeLinecap="round" className="stroke-on-primary" opacity="0.3">
      {RAYS.map((turn) => (
        <path key={turn} d="M300 130V-60" transform={`rotate(${turn} 300 300)`} />
      ))}
    </g>
    {hasBanknotes ? <Banknotes /> : <Scraps />}
    <g strokeWidth="14" className="transition-[translate] duration-500 ease-out motion-safe:starting:translate-y-16">
      <circle cx="262" cy="214" r="56" className="stroke-bg" />
      <circle cx="338" cy="214" r="56" className="stroke-accent" />
    </g>
    <path d="M160 270h280v150a20 20 0 0 1-20 20H180a20 20 0 0 1-20-20z" className="fill-bg" />
    <path d="M278 270h44v170h-44z" className="fill-accent" />
    <path d="M160 270 96 236M440 270l64-34" strokeWidth="14" strokeLinecap="round" className="stroke-bg" />
  </svg>
);

const Scraps = () => (
  <g className="transition-[translate,opacity] duration-700 ease-out motion-safe:starting:translate-y-24 motion-safe:starting:opacity-0">
    {PIECES.map(({ x, y, turn, fillClass, round }) =>
      round ? (
        <circle key={x} cx={x} cy={y} r="9" className={fillClass} />
      ) : (
        <rect key={x} x={x - 8} y={y - 14} width="16" height="28" rx="4" transform={`rotate(${turn} ${x} ${y})`} className={fillClass} />
      ),
    )}
  </g>
);
