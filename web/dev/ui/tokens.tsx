import type { Look } from '../../../contract/values/bild.ts';
import type { Theme } from '../../../contract/values/theme.ts';
import { KeyVisual } from '../../features/content/key-visual.tsx';

/** Pairs of colours as pages use them; whole class names, so that they are found in the source. */
const COLORS = [
  ['bg-bg text-text', 'text auf bg'],
  ['bg-bg text-muted', 'muted auf bg'],
  ['bg-surface text-text', 'text auf surface'],
  ['bg-surface text-muted', 'muted auf surface'],
  ['bg-surface-strong text-text', 'text auf surface-strong'],
  ['bg-primary text-on-primary', 'on-primary auf primary'],
  ['bg-surface text-primary', 'primary auf surface'],
  ['bg-accent text-on-accent', 'on-accent auf accent'],
  ['bg-bg text-success', 'success auf bg'],
  ['bg-bg text-warning', 'warning auf bg'],
  ['bg-bg text-danger', 'danger auf bg'],
] as const;

const SIZES = [
  ['text-xs', 'xs'],
  ['text-base', 'base'],
  ['text-lg', 'lg'],
  ['text-xl', 'xl'],
  ['text-2xl', '2xl'],
  ['text-3xl', '3xl'],
] as const;

const SHAPES = [
  ['rounded-control', 'control'],
  ['rounded-card shadow-card', 'card'],
  ['rounded-card shadow-raised', 'raised'],
  ['rounded-pill', 'pill'],
] as const;

const FONTS = [
  ['font-heading font-bold', 'heading'],
  ['font-body', 'body'],
  ['font-numbers tabular-nums', 'numbers'],
] as const;

interface TokensProps {
  readonly font: Theme['font'];
  readonly look: Look;
}

/** What a theme sets: pictures, fonts, colours, type scale, corners and shadows. */
export const Tokens = ({ font, look }: TokensProps) => (
  <>
    <Pictures {...look} />
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2">
      {FONTS.map(([className, name]) => (
        <div key={name} className="contents">
          <dt className="text-xs text-muted">
            {name}: {font[name]}
          </dt>
          <dd className={`${className} text-xl wrap-anywhere`}>Größe fühlt Jäger quer, 1.234,56 €</dd>
        </div>
      ))}
    </dl>
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {COLORS.map(([look, name]) => (
        <li key={name} className={`flex min-h-18 items-end rounded-control border border-border p-3 text-xs ${look}`}>
          {name}
        </li>
      ))}
    </ul>
    <ul className="flex flex-col gap-2">
      {SIZES.map(([look, name]) => (
        <li key={name} className={`${look} wrap-anywhere`}>
          <span className="font-heading font-bold">{name} Empfehlen</span> und freuen{' '}
          <span className="font-numbers tabular-nums">1.234,56 €</span>
        </li>
      ))}
    </ul>
    <ul className="flex flex-wrap gap-4">
      {SHAPES.map(([look, name]) => (
        <li key={name} className={`flex h-18 w-36 items-center justify-center border border-border bg-surface text-xs ${look}`}>
          {name}
        </li>
      ))}
    </ul>
  </>
);

const Pictures = ({ logo, icon, keyVisual }: Look) => (
  <div className="flex flex-col gap-6">
    <div className="flex flex-wrap items-center gap-6">
      {logo && <img src={logo.adresse} width={logo.breite} height={logo.hoehe} alt="Logo" className="h-10 w-auto" />}
      {icon && <img src={icon.adresse} width={icon.breite} height={icon.hoehe} alt="Icon" className="size-16" />}
      {icon && <img src={icon.adresse} width={icon.breite} height={icon.hoehe} alt="Icon, klein" className="size-6" />}
    </div>
    {keyVisual && <KeyVisual keyVisual={keyVisual} sizes="(min-width: 64rem) 55rem, 100vw" className="h-auto w-full rounded-card" />}
  </div>
);
