import type { ComponentProps } from 'react';
import { shortDay } from '../../../../contract/values/typed-day.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Dropdown } from '../dropdown.tsx';
import { useApp } from '../portal.tsx';
import { CHIP, MENU_ITEM } from '../styles.ts';
import type { TableState } from './address.ts';
import { OwnDays } from './own-days.tsx';
import { daysOf, PRESETS, presetOf } from './presets.ts';
import type { Report } from './report.ts';

interface FilterProps {
  readonly state: TableState;
  change(changed: Partial<TableState>): void;
}

/** Filter by period: the most common ones, and a custom one, in one chip. */
export function Presets({ state, change }: FilterProps) {
  const { t, today } = useApp();
  const chosen = presetOf(state, today());
  return (
    <PeriodChip
      presets={PRESETS.map((preset) => ({ value: preset, label: t(`portal.zeit.${preset}`) }))}
      chosen={chosen}
      days={state}
      choose={(preset) => change(preset === null ? { von: null, bis: null } : daysOf(preset, today()))}
      change={change}
      isOptional
    />
  );
}

interface PeriodChipProps<Preset extends string> {
  readonly presets: readonly { readonly value: Preset; readonly label: string }[];
  /** The chosen preset; null for a custom period or none. */
  readonly chosen: Preset | null;
  readonly days: Pick<TableState, 'von' | 'bis'>;
  /** Whether there can be no period. */
  readonly isOptional?: boolean;
  choose(preset: Preset | null): void;
  change(days: Pick<TableState, 'von' | 'bis'>): void;
}

/** A chip with the chosen period, which opens the choice of a period. */
export function PeriodChip<Preset extends string>({ presets, chosen, days, isOptional = false, choose, change }: PeriodChipProps<Preset>) {
  const { t, locale } = useApp();
  const { von, bis } = days;
  const isOn = von !== null || bis !== null;
  const write = (day: string | null) => (day ? shortDay(day, locale) : '…');
  const words =
    presets.find(({ value }) => value === chosen)?.label ??
    (isOn ? t('portal.zeit.vonBis', { von: write(von), bis: write(bis) }) : t('portal.zeit.eigene'));
  return (
    <Popup isOn={isOn} label={words}>
      {(close) => (
        <>
          {[...(isOptional ? [{ value: null, label: t('portal.zeit.alle') }] : []), ...presets].map(({ value, label }) => (
            <button
              key={value ?? ''}
              type="button"
              aria-pressed={value === chosen && (value !== null || !isOn)}
              className={`${MENU_ITEM} group aria-pressed:font-semibold aria-pressed:text-primary`}
              onClick={() => {
                choose(value);
                close();
              }}
            >
              <Icon name="check" className="invisible group-aria-pressed:visible" />
              {label}
            </button>
          ))}
          <div className="mt-2 border-t border-border pt-1">
            <OwnDays days={{ von, bis }} change={change} />
          </div>
        </>
      )}
    </Popup>
  );
}

/** Filter by status; the user can choose several. */
export function StatusFilter<Row extends object>({ report, state, change }: FilterProps & { readonly report: Report<Row> }) {
  const { t, locale } = useApp();
  const column = 'Status' in report.columns ? 'Status' : 'Stand';
  const { label } = report.columns[column] ?? {};
  if (report.status.length < 2 || !label) return null;
  const words = t.list(state.status.map((status) => label(t, status, locale)));
  const title = report.columnTitle(t, column);
  return (
    <Popup isOn={state.status.length > 0} label={state.status.length > 0 ? `${title}: ${words}` : title}>
      <fieldset>
        <legend className="sr-only">{title}</legend>
        {report.status.map((status) => (
          <label key={status} className={MENU_ITEM}>
            <input
              type="checkbox"
              className="size-4 accent-primary"
              checked={state.status.includes(status)}
              onChange={({ target }) =>
                change({ status: report.status.filter((one) => (one === status ? target.checked : state.status.includes(one))) })
              }
            />
            {label(t, status, locale)}
          </label>
        ))}
      </fieldset>
    </Popup>
  );
}

/** A chip that opens the choice of a filter. */
export const Popup = ({
  isOn,
  label,
  children,
}: {
  isOn: boolean;
  label: string;
  children: ComponentProps<typeof Dropdown>['children'];
}) => (
  <Dropdown
    onPhones="edge"
    buttonClass={`${CHIP} ${isOn ? 'border-primary bg-primary/10 font-semibold text-primary' : ''}`}
    label={
      <>
        <span className="max-w-48 truncate">{label}</span>
        <Icon name="chevron" />
      </>
    }
  >
    {children}
  </Dropdown>
);
