import type { ComponentProps } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Dropdown } from '../dropdown.tsx';
import { shortDay } from '../format.ts';
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

/** The most common periods, and a custom one. */
export function Presets({ state, change }: FilterProps) {
  const { t, locale, today } = useApp();
  const chosen = presetOf(state, today());
  const { von, bis } = state;
  const isOwn = chosen === null && (von !== null || bis !== null);
  const words = isOwn
    ? t('portal.zeit.vonBis', { von: von ? shortDay(von, locale) : '…', bis: bis ? shortDay(bis, locale) : '…' })
    : t('portal.zeit.eigene');
  return (
    <>
      {PRESETS.map((preset) => (
        <button
          key={preset}
          type="button"
          aria-pressed={chosen === preset}
          className={CHIP}
          onClick={() => change(chosen === preset ? { von: null, bis: null } : daysOf(preset, today()))}
        >
          {t(`portal.zeit.${preset}`)}
        </button>
      ))}
      <Popup isOn={isOwn} label={words}>
        <OwnDays days={{ von, bis }} change={change} />
      </Popup>
    </>
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
