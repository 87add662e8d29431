import { useId, useState } from 'react';
import { useApp } from '../portal.tsx';
import { FIELD } from '../styles.ts';
import type { TableState } from './address.ts';
import { isBackwards } from './presets.ts';

type Days = Pick<TableState, 'von' | 'bis'>;

interface OwnDaysProps {
  readonly days: Days;
  change(days: Days): void;
}

/** Fields for a custom period. Each day bounds the other; a last day before the first shows an error and does not change the filter. */
export function OwnDays({ days, change }: OwnDaysProps) {
  const { t } = useApp();
  const [refused, setRefused] = useState<Days | null>(null);
  const id = useId();
  const shown = refused ?? days;
  const set = (next: Days) => {
    setRefused(isBackwards(next) ? next : null);
    if (!isBackwards(next)) change(next);
  };
  return (
    <div className="flex flex-col gap-3 p-2 lg:w-64">
      {(['von', 'bis'] as const).map((name) => (
        <label key={name} className="block text-xs font-semibold">
          {t(`portal.zeit.${name}`)}
          <input
            type="date"
            className={`mt-1 ${FIELD}`}
            value={shown[name] ?? ''}
            {...(name === 'von' ? { max: shown.bis ?? undefined } : { min: shown.von ?? undefined })}
            {...(refused && { 'aria-invalid': true, 'aria-describedby': id })}
            onChange={({ target }) => set({ ...shown, [name]: target.value || null })}
          />
        </label>
      ))}
      <p id={id} role="status" className="text-xs text-danger empty:hidden">
        {refused && t('portal.zeit.verkehrt')}
      </p>
    </div>
  );
}
