import { type RefObject, useEffect, useState } from 'react';
import type { Anstehend } from '../../../../contract/calls/bericht.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isFiltered, type TableState } from '../address.ts';
import { Dropdown } from '../dropdown.tsx';
import { formatCount, shortDay } from '../format.ts';
import { CHIP, FIELD, LINE } from '../looks.ts';
import { usePortal } from '../portal.tsx';
import { daysOf, PRESETS, presetOf } from '../presets.ts';
import type { Report, ReportPage } from '../report.ts';
import { SearchField } from '../search-field.tsx';
import { Columns } from './column-choice.tsx';

interface ToolbarProps<Row extends object> {
  readonly report: Report<Row>;
  readonly state: TableState;
  change(changed: Partial<TableState>): void;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly page: ReportPage<Row> | undefined;
  /** How many there are without filters. */
  readonly total: number | undefined;
  undo(): void;
}

/** Title, search and columns, and below them what the rows are filtered by. */
export function Toolbar<Row extends object>(props: ToolbarProps<Row>) {
  const { report, state, change, search, page, total, undo } = props;
  const { t, locale } = usePortal();
  const count = (number: number) => formatCount(number, locale);
  return (
    <div className="flex shrink-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="mr-auto text-xl">
          {report.title(t)}
          {page && !isFiltered(state) && (
            <span className="ml-2 font-body text-base font-normal text-muted tabular-nums">{count(page.TotalCount)}</span>
          )}
        </h1>
        <div className="order-last w-full sm:order-none sm:w-64">
          <Search state={state} change={change} field={search} />
        </div>
        <Columns report={report} state={state} change={change} />
      </div>
      <div className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 pb-1 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
        {state.anstehend !== null && (
          <button type="button" aria-pressed className={CHIP} onClick={() => change({ anstehend: null })}>
            {t(`portal.anstehend.${state.anstehend as Anstehend}`)}
            <Icon name="close" />
          </button>
        )}
        <Presets {...props} />
        <StatusFilter {...props} />
        {isFiltered(state) && (
          <p aria-live="polite" className="flex items-center gap-3 pl-1 text-xs whitespace-nowrap text-muted tabular-nums">
            {page && total !== undefined && t('portal.filter.vonAllen', { anzahl: count(page.TotalCount), alle: count(total) })}
            <button type="button" className="min-h-8 cursor-pointer font-semibold text-primary underline underline-offset-3" onClick={undo}>
              {t('portal.filter.aufheben')}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

const WAIT_MS = 250;

/** Searched once nothing was typed for a moment. */
function Search({ state, change, field }: Pick<ToolbarProps<object>, 'state' | 'change'> & { field: RefObject<HTMLInputElement | null> }) {
  const { t } = usePortal();
  const [typed, setTyped] = useState(state.suche);
  const [shown, setShown] = useState(state.suche);
  // The filters were undone, or somebody came by another address.
  if (shown !== state.suche) {
    setShown(state.suche);
    setTyped(state.suche);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed alone begins to wait
  useEffect(() => {
    if (typed === state.suche) return;
    const timer = setTimeout(() => change({ suche: typed }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchField
      ref={field}
      label={t('portal.tabelle.suche')}
      hotkey="/"
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        if (typed === '') event.currentTarget.blur();
        setTyped('');
      }}
    />
  );
}

function Presets<Row extends object>({ state, change }: ToolbarProps<Row>) {
  const { t, locale, today } = usePortal();
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
        <div className="flex w-64 flex-col gap-3 p-2">
          {(['von', 'bis'] as const).map((name) => (
            <label key={name} className="block text-xs font-semibold">
              {t(`portal.zeit.${name}`)}
              <input
                type="date"
                className={`mt-1 ${FIELD}`}
                value={state[name] ?? ''}
                onChange={({ target }) => change({ [name]: target.value || null })}
              />
            </label>
          ))}
        </div>
      </Popup>
    </>
  );
}

function StatusFilter<Row extends object>({ report, state, change }: ToolbarProps<Row>) {
  const { t } = usePortal();
  const { label } = report.columns.Status ?? {};
  if (report.status.length < 2 || !label) return null;
  const words = t.list(state.status.map((status) => label(t, status)));
  const title = report.columnTitle(t, 'Status');
  return (
    <Popup isOn={state.status.length > 0} label={state.status.length > 0 ? `${title}: ${words}` : title}>
      <fieldset>
        <legend className="sr-only">{title}</legend>
        {report.status.map((status) => (
          <label key={status} className={LINE}>
            <input
              type="checkbox"
              className="size-4 accent-primary"
              checked={state.status.includes(status)}
              onChange={({ target }) =>
                change({ status: report.status.filter((one) => (one === status ? target.checked : state.status.includes(one))) })
              }
            />
            {label(t, status)}
          </label>
        ))}
      </fieldset>
    </Popup>
  );
}

/** A chip that opens what is chosen by it. */
const Popup = ({ isOn, label, children }: { isOn: boolean; label: string; children: React.ReactNode }) => (
  <Dropdown
    look={`${CHIP} ${isOn ? 'border-primary bg-primary/10 font-semibold text-primary' : ''}`}
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
