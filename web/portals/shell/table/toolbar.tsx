import { type RefObject, useEffect, useRef, useState } from 'react';
import { MAX_SUCHE_LENGTH } from '../../../../contract/calls/bericht.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { formatCount } from '../format.ts';
import { useApp } from '../portal.tsx';
import { SearchField, SearchLimitHint } from '../search/search-field.tsx';
import { CHIP } from '../styles.ts';
import { useIsWide } from '../wide.ts';
import { isFiltered, type TableState, wireFilter } from './address.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { Columns } from './column-choice.tsx';
import { Presets, StatusFilter } from './filters.tsx';
import type { Choices, LoadedRows, Report, Total } from './report.ts';
import { SortChoice } from './sort-choice.tsx';

interface ToolbarProps<Row extends object> {
  readonly report: Report<Row>;
  readonly state: TableState;
  change(changed: Partial<TableState>): void;
  readonly choices: Choices | undefined;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly loaded: Pick<LoadedRows<Row>, 'total' | 'all'>;
  undo(): void;
  /** Called after a new row was made. */
  onChanged(): void;
}

/** Title, search, choice of columns and, for cards, choice of the order; below them the note of the report and the filters. */
export function Toolbar<Row extends object>(props: ToolbarProps<Row>) {
  const { report, state, change, choices, search, loaded, undo, onChanged } = props;
  const { New, Note, Export } = report;
  const portal = useApp();
  const { t, locale } = portal;
  const isWide = useIsWide();
  const { total, all } = loaded;
  const count = ({ count: number, isExact }: Total) =>
    isExact ? formatCount(number, locale) : t('portal.tabelle.mehrAls', { anzahl: formatCount(number, locale) });
  return (
    <div className="flex shrink-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-3">
        <div className="flex min-w-min grow basis-36 flex-wrap items-baseline gap-x-3">
          <h1 className="flex flex-wrap items-baseline gap-x-2 text-xl">
            {report.title(t)}
            {total && !isFiltered(state) && <span className="font-body text-base font-normal text-muted tabular-nums">{count(total)}</span>}
          </h1>
          {isFiltered(state) && (
            <p aria-live="polite" className="flex flex-wrap items-baseline gap-x-3 text-muted tabular-nums">
              {total && all === undefined && count(total)}
              {total &&
                all !== undefined &&
                t('portal.filter.vonAllen', { anzahl: count(total), alle: count({ count: all, isExact: true }) })}
              <button
                type="button"
                className="-my-1 min-h-8 cursor-pointer text-xs font-semibold text-primary underline underline-offset-3"
                onClick={undo}
              >
                {t('portal.filter.aufheben')}
              </button>
            </p>
          )}
        </div>
        <div className="order-last w-full sm:order-none sm:w-64">
          <Search state={state} change={change} field={search} />
        </div>
        {report.mayExport?.(portal) && (
          <ExportButton rows={{ name: report.name, title: report.title(t), query: wireFilter(state), anzahl: total?.count }} />
        )}
        {Export && total !== undefined && total.count > 0 && <Export query={wireFilter(state, report.due.field)} />}
        {!isWide && <SortChoice report={report} state={state} change={change} />}
        <Columns report={report} state={state} change={change} />
        {New && <New onChanged={onChanged} />}
      </div>
      {Note && <Note />}
      <div className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 pb-1 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
        {report.due.values
          .filter((value) => report.offersDue || value === state.anstehend)
          .map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === state.anstehend}
              className={CHIP}
              onClick={() => change({ anstehend: value === state.anstehend ? null : value })}
            >
              {report.due.label(t, value)}
              {value === state.anstehend && <Icon name="close" />}
            </button>
          ))}
        {!report.isTimeless && <Presets {...props} />}
        <StatusFilter {...props} />
        {choices?.names.map((name) => (
          <ChoiceFilter key={name} name={name} choices={choices} state={state} change={change} />
        ))}
      </div>
    </div>
  );
}

const WAIT_MS = 250;

/** Search field; it searches once the user stops typing for `WAIT_MS`, or leaves it: a later search would cancel the way to another screen. */
function Search({ state, change, field }: Pick<ToolbarProps<object>, 'state' | 'change'> & { field: RefObject<HTMLInputElement | null> }) {
  const { t } = useApp();
  const [typed, setTyped] = useState(state.suche);
  const [shown, setShown] = useState(state.suche);
  // The search text changed outside of this field: the filters were cleared, or the user followed a link.
  if (shown !== state.suche) {
    setShown(state.suche);
    setTyped(state.suche);
  }
  const timer = useRef<number>(undefined);
  const search = () => {
    clearTimeout(timer.current);
    if (typed !== state.suche) change({ suche: typed });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the timer
  useEffect(() => {
    timer.current = window.setTimeout(search, WAIT_MS);
    return () => clearTimeout(timer.current);
  }, [typed]);
  return (
    <>
      <SearchField
        ref={field}
        label={t('portal.tabelle.suche')}
        hotkey="/"
        maxLength={MAX_SUCHE_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={search}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          if (typed === '') event.currentTarget.blur();
          setTyped('');
        }}
      />
      <SearchLimitHint typed={typed} />
    </>
  );
}
