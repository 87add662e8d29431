import { useId, useState } from 'react';
import { isDay } from '../../../../contract/values/days.ts';
import { DayInput } from '../day/day-input.tsx';
import { useApp } from '../portal.tsx';
import type { TableState } from './address.ts';
import { isBackwards } from './presets.ts';

type Days = Pick<TableState, 'von' | 'bis'>;

interface OwnDaysProps {
  readonly days: Days;
  change(days: Days): void;
}

/** Fields for a custom period. Each day bounds the other; a last day before the first shows an error, and neither it nor a day that is still being typed changes the filter. */
export function OwnDays({ days, change }: OwnDaysProps) {
  const { t } = useApp();
  const [refused, setRefused] = useState<Days | null>(null);
  const id = useId();
  const shown = refused ?? days;
  const isRefused = refused !== null && isBackwards(refused);
  const set = (next: Days) => {
    const isTyped = [next.von, next.bis].every((day) => day === null || isDay(day));
    setRefused(!isTyped || isBackwards(next) ? next : null);
    if (isTyped && !isBackwards(next)) change(next);
  };
  return (
    <div className="flex flex-col gap-3 p-2 lg:w-64">
      {(['von', 'bis'] as const).map((name) => (
        <div key={name} className="flex flex-col gap-1">
          <label htmlFor={`${id}-${name}`} className="text-xs font-semibold">
            {t(`portal.zeit.${name}`)}
          </label>
          <DayInput
            id={`${id}-${name}`}
            value={shown[name] ?? ''}
            {...(name === 'von' ? { max: shown.bis ?? undefined } : { min: shown.von ?? undefined })}
            {...(isRefused && { 'aria-invalid': true, 'aria-describedby': id })}
            onChange={(day) => set({ ...shown, [name]: day || null })}
          />
        </div>
      ))}
      <p id={id} role="status" className="text-xs text-danger empty:hidden">
        {isRefused && t('portal.zeit.verkehrt')}
      </p>
    </div>
  );
}
