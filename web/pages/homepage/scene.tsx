import type { Translate } from '../../../texts/texts.ts';

const RINGS = [1, 2, 3, 4, 5];

/** Two people and the link between them, as rings that meet; decoration in the theme's colours. */
export const Scene = ({ t }: { t: Translate }) => (
  <svg aria-hidden="true" viewBox="0 0 600 520" className="block h-auto w-full rounded-card bg-primary font-heading font-semibold">
    <g fill="none" strokeWidth="2" className="stroke-on-primary">
      {RINGS.map((ring) => (
        <circle key={ring} cx="160" cy="370" r={92 + ring * 52} opacity={0.5 - ring * 0.08} />
      ))}
    </g>
    <g fill="none" strokeWidth="2" className="stroke-accent">
      {RINGS.map((ring) => (
        <circle key={ring} cx="440" cy="150" r={104 + ring * 52} opacity={0.7 - ring * 0.11} />
      ))}
    </g>
    <path d="M150 370C150 210 250 150 430 150" fill="none" strokeWidth="6" className="stroke-accent" />
    <circle cx="222" cy="200" r="13" className="fill-on-primary" />
    <circle cx="160" cy="370" r="88" className="fill-on-primary" />
    <circle cx="440" cy="150" r="100" className="fill-accent" />
    <text x="160" y="380" textAnchor="middle" fontSize="30" className="fill-primary">
      {t('home.bild.sie')}
    </text>
    <text x="440" y="158" textAnchor="middle" fontSize="24" className="fill-on-accent">
      {t('home.bild.kontakt')}
    </text>
  </svg>
);
