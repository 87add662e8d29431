import { type ComponentProps, lazy, Suspense, useId, useRef, useState } from 'react';
import { isDay } from '../../../../contract/values/days.ts';
import { readDay, shortDay } from '../../../../contract/values/typed-day.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useApp } from '../portal.tsx';
import { FIELD, ICON_BUTTON } from '../styles.ts';

const Calendar = lazy(() => import('./calendar.tsx'));

interface DayInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max'> {
  /** A day `YYYY-MM-DD`, empty, or a typed text that is no day. */
  readonly value: string;
  /** Called with the day, or with the text as it is typed while it is none. */
  onChange(value: string): void;
  /** First and last day of the calendar. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Distance in px of the calendar from its field and from the edges of the window. */
const GAP = 4;

/** Text field for a day, TT.MM.JJJJ, with a button that opens a calendar. */
export function DayInput({ value, onChange, min, max, onBlur, ...input }: DayInputProps) {
  const { t, locale } = useApp();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const written = isDay(value) ? shortDay(value, locale) : value;
  const [typed, setTyped] = useState(written);
  // The value changed outside of this field, for example to another period.
  if ((readDay(typed) ?? typed) !== value) setTyped(written);
  const type = (next: string) => {
    setTyped(next);
    onChange(readDay(next) ?? next);
  };
  const place = () => {
    const [at, own] = [field.current?.getBoundingClientRect(), popup.current];
    if (!at || !own) return;
    const { width, height } = own.getBoundingClientRect();
    const below = at.bottom + GAP;
    own.style.top = `${Math.max(GAP, below + height > innerHeight ? at.top - GAP - height : below)}px`;
    own.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))}px`;
  };
  const close = () => {
    popup.current?.hidePopover();
    text.current?.focus();
  };
  return (
    <div ref={field} className="relative">
      <input
        {...input}
        ref={text}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('formular.tag.muster')}
        className={`${FIELD} pr-11 tabular-nums`}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onBlur={(event) => {
          setTyped(written);
          onBlur?.(event);
        }}
      />
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('portal.kalender.oeffnen')}
        aria-expanded={isOpen}
        className={`${ICON_BUTTON} absolute top-0 right-0`}
      >
        <Icon name="calendar" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles the key that closes the calendar */}
      <div
        ref={popup}
        id={id}
        popover="auto"
        className="fixed inset-auto m-0 rounded-control border border-border bg-surface p-2 text-base font-normal text-text shadow-raised"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // A dialog or a sheet around the field stays open.
          event.stopPropagation();
          event.preventDefault();
          close();
        }}
      >
        {isOpen && (
          <Suspense>
            <Calendar
              chosen={isDay(value) ? value : null}
              min={min}
              max={max}
              shown={place}
              choose={(day) => {
                type(shortDay(day, locale));
                close();
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
