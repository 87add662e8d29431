import { KeyVisual } from '../../features/content/key-visual.tsx';
import type { RecipientDataProps } from './load.ts';

/** Amounts of both sides, and the last day of the referral; a side that gets nothing is left out. */
export const Amounts = ({ t, look, empfehlung: { vorname, sie, empfehler, gueltigBis } }: RecipientDataProps) => (
  <section aria-label={t('landung.praemie')} className="relative overflow-hidden rounded-card bg-primary text-on-primary">
    {look.keyVisual ? <Picture keyVisual={look.keyVisual} /> : <Rings />}
    <dl className={`relative flex flex-wrap gap-4 px-5 pb-5 empty:pb-0 md:px-8 ${look.keyVisual ? 'pt-5 empty:pt-0' : 'pt-28 md:pt-40'}`}>
      {sie && <Side label={t('landung.sie')} amount={sie} amountClass="rounded-pill bg-accent px-4 text-on-accent" />}
      {empfehler && <Side label={t('landung.empfehler', { vorname })} amount={empfehler} />}
    </dl>
    <p className="relative border-t border-on-primary/25 px-5 py-3 text-xs md:px-8">{t('landung.gueltig', { tag: gueltigBis })}</p>
  </section>
);

const Side = ({ label, amount, amountClass = '' }: { readonly label: string; readonly amount: string; readonly amountClass?: string }) => (
  <div className="flex min-w-min grow basis-2/5 flex-col justify-between gap-2">
    <dt className="text-xs break-words">{label}</dt>
    <dd>
      <span className={`inline-block py-1.5 font-numbers text-xl font-bold whitespace-nowrap tabular-nums ${amountClass}`}>{amount}</span>
    </dd>
  </div>
);

/** The tenant's key visual: low on phones, so that the button stays on the first screen, and left out if that screen is low itself. */
const Picture = ({ keyVisual }: { keyVisual: NonNullable<RecipientDataProps['look']['keyVisual']> }) => (
  <KeyVisual
    keyVisual={keyVisual}
    sizes="(width < 48rem) calc(100vw - 3rem), (width < 64rem) 88vw, 40rem"
    className="block aspect-[21/8] w-full md:aspect-[21/9] cramped:hidden"
  />
);

/** Radius and opacity of the rings; faint behind the amounts. */
const RINGS = [
  [44, 0.4],
  [80, 0.2],
  [122, 0.14],
  [170, 0.1],
  [224, 0.08],
  [284, 0.06],
] as const;

/** Decoration above the amounts: two people and a path between them. */
const Rings = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 480 320"
    preserveAspectRatio="xMidYMin slice"
    className="absolute inset-0 size-full"
    fill="none"
    strokeWidth="2"
  >
    {RINGS.map(([radius, opacity]) => (
      <g key={radius} opacity={opacity}>
        <circle cx="104" cy="92" r={radius} className="stroke-on-primary" />
        <circle cx="360" cy="76" r={radius} className="stroke-accent" />
      </g>
    ))}
    <path d="M104 92C160 12 290 8 360 76" strokeWidth="5" strokeLinecap="round" className="stroke-accent" />
    <circle cx="104" cy="92" r="28" className="fill-accent" />
    <circle cx="360" cy="76" r="28" className="fill-on-primary" />
  </svg>
);
