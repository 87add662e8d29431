import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '../../../../contract/values/wire.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useApp } from '../portal.tsx';
import { ICON_BUTTON } from '../styles.ts';
import { addMonths, dayByKey, weeksOf, within } from './month.ts';

interface CalendarProps {
  /** The chosen day; null if none is. */
  readonly chosen: string | null;
  readonly min: string | undefined;
  readonly max: string | undefined;
  choose(day: string): void;
  /** Called whenever the size of the calendar is known or changes. */
  shown(): void;
}

const LANGUAGES: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB' };
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const formatOf = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGES[locale], { ...options, timeZone: 'UTC' });

const MONDAY = '2026-11-30';

/** A month to choose a day from. Arrow keys move by days and weeks, Page Up and Page Down by months; one day is in the tab order. */
export default function Calendar({ chosen, min, max, choose, shown }: CalendarProps) {
  const { t, locale, today } = useApp();
  const [focused, setFocused] = useState(() => within(chosen ?? today(), min, max));
  const grid = useRef<HTMLTableElement>(null);
  const moves = useRef(true);
  const show = (day: string, isMove: boolean) => {
    moves.current = isMove;
    setFocused(within(day, min, max));
  };
  const month = focused.slice(0, 7);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a month can have another number of weeks
  useLayoutEffect(shown, [month]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that a key moved to, and starts at the first one
  useEffect(() => {
    if (moves.current) grid.current?.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus();
  }, [focused]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(focused, event.key);
    if (next === null) return;
    event.preventDefault();
    show(next, true);
  };
  const name = formatOf(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const isOff = (day: string) => within(day, min, max) !== day;
  const first = `${month}-01`;
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <MonthButton
          icon="left"
          label={t('portal.kalender.vorher')}
          isOff={min !== undefined && first <= min}
          go={() => show(addMonths(focused, -1), false)}
        />
        <p aria-live="polite" className="font-semibold">
          {formatOf(locale, { month: 'long', year: 'numeric' }).format(at(focused))}
        </p>
        <MonthButton
          icon="right"
          label={t('portal.kalender.nachher')}
          isOff={max !== undefined && addMonths(first, 1) > max}
          go={() => show(addMonths(focused, 1), false)}
        />
      </div>
      <table ref={grid} className="mt-1 border-separate border-spacing-0.5 tabular-nums" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeksOf('2027-02-01')[0]?.map((day) => (
              <th key={day} scope="col" className="size-8 text-center text-xs font-medium text-muted">
                <abbr title={formatOf(locale, { weekday: 'long' }).format(at(day ?? MONDAY))} className="no-underline">
                  {formatOf(locale, { weekday: 'short' })
                    .format(at(day ?? MONDAY))
                    .slice(0, 2)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(focused).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={day ?? index} className="p-0">
                  {day && (
                    <button
                      type="button"
                      tabIndex={day === focused ? 0 : -1}
                      disabled={isOff(day)}
                      aria-label={name.format(at(day))}
                      aria-pressed={day === chosen}
                      aria-current={day === today() ? 'date' : undefined}
                      className="grid size-9 cursor-pointer place-items-center rounded-control border border-transparent hover:bg-surface-strong disabled:cursor-not-allowed disabled:text-muted disabled:opacity-50 aria-[current]:border-muted aria-[current]:font-semibold aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary forced-colors:aria-pressed:border-4"
                      onClick={() => choose(day)}
                    >
                      {Number(day.slice(-2))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface MonthButtonProps {
  readonly icon: 'left' | 'right';
  readonly label: string;
  readonly isOff: boolean;
  go(): void;
}

const MonthButton = ({ icon, label, isOff, go }: MonthButtonProps) => (
  <button type="button" aria-label={label} disabled={isOff} className={ICON_BUTTON} onClick={go}>
    <Icon name={icon} />
  </button>
);
