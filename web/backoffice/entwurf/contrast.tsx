import { type ColorContrast, type ColorName, type Colors, pairsWith, shownRatio } from '../../../contract/rules/contrast.ts';
import { valueAt } from '../../../contract/rules/entwurf.ts';
import { nearestReadable } from '../../../contract/rules/nearest-color.ts';
import { USUAL_THEME } from '../../../contract/rules/ordner-usual.ts';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';
import { useEditing } from './context.ts';
import { useLabels } from './labels.ts';

const COLORS = ['mandant.json', 'theme', 'color'];

interface ContrastProps {
  /** Place of the colour in the draft. */
  readonly pfad: readonly string[];
  /** The colour as it is entered, also before it is stored. */
  readonly color: string;
  /** Stores another colour. */
  choose(color: string): void;
}

/** The contrast of a theme colour with each colour that it stands on or carries, and the nearest colour that is enough for all of them. */
export function Contrast({ pfad, color, choose }: ContrastProps) {
  const { t } = useBackoffice();
  const { ordner, mayChange } = useEditing();
  const name = pfad.at(-1) as ColorName;
  const colors: Partial<Colors> = { ...USUAL_THEME.color, ...(valueAt(ordner, COLORS) as object), [name]: color };
  const pairs = pairsWith(colors, name);
  if (pairs.length === 0) return null;
  const isEnough = pairs.every(({ ratio, needed }) => ratio >= needed);
  const nearest = isEnough ? color : nearestReadable(colors, name);
  return (
    <div className="flex flex-col items-start gap-2 pt-1">
      <ul className="flex w-full flex-col gap-1 text-xs">
        {pairs.map((pair) => (
          <Pair key={`${pair.front} ${pair.back}`} pair={pair} name={name} colors={colors} />
        ))}
      </ul>
      {nearest === null && <p className="text-xs text-danger">{t('betrieb.entwurf.kontrast.keine')}</p>}
      {!isEnough && nearest !== null && mayChange(pfad) && (
        <button type="button" className={SECONDARY_BUTTON} onClick={() => choose(nearest)}>
          <span aria-hidden className="size-4 rounded-full border border-border" style={{ backgroundColor: nearest }} />
          {t('betrieb.entwurf.kontrast.naechste', { farbe: nearest })}
        </button>
      )}
    </div>
  );
}

interface PairProps {
  readonly pair: ColorContrast;
  readonly name: ColorName;
  readonly colors: Partial<Colors>;
}

function Pair({ pair: { front, back, ratio, needed }, name, colors }: PairProps) {
  const { t } = useBackoffice();
  const { titleOf } = useLabels();
  const printed = useRatio();
  const isEnough = ratio >= needed;
  return (
    <li className="flex items-center gap-2">
      <Sample front={front} back={back} colors={colors} />
      <span className="min-w-0 grow wrap-anywhere text-muted">
        {t('betrieb.entwurf.kontrast.zu', { farbe: titleOf([...COLORS, front === name ? back : front]) })}
      </span>
      <span className={`flex items-center gap-1 whitespace-nowrap tabular-nums ${isEnough ? '' : 'font-semibold text-danger'}`}>
        {!isEnough && <Icon name="stop" />}
        {isEnough
          ? t('betrieb.entwurf.kontrast.ist', { ist: printed(ratio) })
          : t('betrieb.entwurf.kontrast.zuWenig', { ist: printed(ratio), soll: printed(needed) })}
      </span>
    </li>
  );
}

/** A contrast in the language of the app. */
function useRatio(): (ratio: number) => string {
  const { locale } = useBackoffice();
  return (ratio) => shownRatio(ratio).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** What the colours of a pair look like on each other: text on its ground, a button, or a ring. The letters are drawn by the style, since nobody has to read them. */
function Sample({ front, back, colors }: { readonly front: ColorName; readonly back: ColorName; readonly colors: Partial<Colors> }) {
  const isButton = front.startsWith('on');
  const isRing = front === 'focus';
  return (
    <span
      aria-hidden
      className={`inline-flex h-6 w-10 shrink-0 items-center justify-center border font-semibold ${isButton ? 'rounded-full' : 'rounded-control'} ${isRing ? 'border-3' : "border-border before:content-['Aa']"}`}
      style={{ color: colors[front], backgroundColor: colors[back], ...(isRing && { borderColor: colors[front] }) }}
    />
  );
}
