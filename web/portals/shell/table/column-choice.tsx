import { Icon } from '../../../ui/icon.tsx';
import { Dropdown } from '../dropdown.tsx';
import { useApp } from '../portal.tsx';
import { ICON_BUTTON, MENU_ITEM } from '../styles.ts';
import { useIsWide } from '../wide.ts';
import type { TableState } from './address.ts';
import type { Report } from './report.ts';

interface ColumnsProps<Row extends object> {
  readonly report: Report<Row>;
  readonly state: TableState;
  change(changed: Partial<TableState>): void;
}

/** Choice of the visible columns of the table or card; the columns that name a row are always visible. */
export function Columns<Row extends object>({ report, state, change }: ColumnsProps<Row>) {
  const { t } = useApp();
  const names = Object.keys(report.columns);
  const isWide = useIsWide();
  const { card, head } = report;
  const ofCard = [...card.title, card.beside, ...card.facts];
  const standard = names.filter((name) => (isWide ? !report.columns[name]?.isHidden : ofCard.includes(name)));
  const always = isWide ? [head] : card.title;
  const title = t(isWide ? 'portal.tabelle.spalten' : 'portal.tabelle.angaben');
  const shown = state.spalten ?? standard;
  const choose = (name: string, isOn: boolean) => {
    const next = names.filter((one) => (one === name ? isOn : shown.includes(one)));
    change({ seite: state.seite, spalten: next.join() === standard.join() ? null : next });
  };
  return (
    <Dropdown align="right" buttonClass={ICON_BUTTON} name={title} label={<Icon name="columns" className="text-lg" />}>
      <fieldset>
        <legend className="px-3 py-1 text-xs font-semibold text-muted">{title}</legend>
        {names.map((name) => (
          <label key={name} className={`${MENU_ITEM} max-lg:min-h-10`}>
            <input
              type="checkbox"
              className="size-4 accent-primary"
              checked={always.includes(name) || shown.includes(name)}
              disabled={always.includes(name)}
              onChange={({ target }) => choose(name, target.checked)}
            />
            {report.columnTitle(t, name)}
          </label>
        ))}
      </fieldset>
    </Dropdown>
  );
}
