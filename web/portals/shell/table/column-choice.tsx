import { Icon } from '../../../ui/icon.tsx';
import type { TableState } from '../address.ts';
import { Dropdown } from '../dropdown.tsx';
import { LINE, SIGN } from '../looks.ts';
import { usePortal } from '../portal.tsx';
import type { Report } from '../report.ts';

interface ColumnsProps<Row extends object> {
  readonly report: Report<Row>;
  readonly state: TableState;
  change(changed: Partial<TableState>): void;
}

/** Which columns are shown; the one that names a row always is. */
export function Columns<Row extends object>({ report, state, change }: ColumnsProps<Row>) {
  const { t } = usePortal();
  const names = Object.keys(report.columns);
  const standard = names.filter((name) => !report.columns[name]?.isHidden);
  const shown = state.spalten ?? standard;
  const choose = (name: string, isOn: boolean) => {
    const next = names.filter((one) => (one === name ? isOn : shown.includes(one)));
    change({ seite: state.seite, spalten: next.join() === standard.join() ? null : next });
  };
  return (
    <Dropdown align="right" look={SIGN} name={t('portal.tabelle.spalten')} label={<Icon name="columns" className="text-lg" />}>
      <fieldset>
        <legend className="px-3 py-1 text-xs font-semibold text-muted">{t('portal.tabelle.spalten')}</legend>
        {names.map((name) => (
          <label key={name} className={LINE}>
            <input
              type="checkbox"
              className="size-4 accent-primary"
              checked={name === report.head || shown.includes(name)}
              disabled={name === report.head}
              onChange={({ target }) => choose(name, target.checked)}
            />
            {report.columnTitle(t, name)}
          </label>
        ))}
      </fieldset>
    </Dropdown>
  );
}
