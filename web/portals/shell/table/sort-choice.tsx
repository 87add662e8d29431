import { Icon } from '../../../ui/icon.tsx';
import { Dropdown } from '../dropdown.tsx';
import { useApp } from '../portal.tsx';
import { ICON_BUTTON, MENU_ITEM } from '../styles.ts';
import type { TableState } from './address.ts';
import type { Report } from './report.ts';

interface SortChoiceProps<Row extends object> {
  readonly report: Report<Row>;
  readonly state: TableState;
  change(changed: Partial<TableState>): void;
}

/** Choice of the order of cards, which have no column heads to click. */
export function SortChoice<Row extends object>({ report, state: { nach, absteigend }, change }: SortChoiceProps<Row>) {
  const { t } = useApp();
  const names = Object.keys(report.columns).filter((name) => !report.columns[name]?.isHidden && !report.columns[name]?.isUnsortable);
  const options = [[null, t('portal.tabelle.ueblich')] as const, ...names.map((name) => [name, report.columnTitle(t, name)] as const)];
  return (
    <Dropdown align="right" buttonClass={ICON_BUTTON} name={t('portal.tabelle.ordnen')} label={<Icon name="sort" className="text-lg" />}>
      <fieldset>
        <legend className="px-3 py-1 text-xs font-semibold text-muted">{t('portal.tabelle.ordnen')}</legend>
        {options.map(([name, title]) => (
          <label key={name} className={`${MENU_ITEM} min-h-10`}>
            <input
              type="radio"
              name="ordnen"
              className="size-4 accent-primary"
              checked={nach === name}
              onChange={() => change({ nach: name, absteigend: name !== null && absteigend })}
            />
            {title}
          </label>
        ))}
      </fieldset>
      {nach !== null && (
        <label className={`${MENU_ITEM} mt-1 min-h-10 border-t border-border`}>
          <input
            type="checkbox"
            className="size-4 accent-primary"
            checked={absteigend}
            onChange={({ target }) => change({ nach, absteigend: target.checked })}
          />
          {t('portal.tabelle.absteigend')}
        </label>
      )}
    </Dropdown>
  );
}
