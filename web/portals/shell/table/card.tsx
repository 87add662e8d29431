import type { Row as TableRow } from '@tanstack/react-table';
import { useId, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { NONE } from '../format.ts';
import { useApp } from '../portal.tsx';
import { Check } from './check.tsx';
import { type Features, Value } from './columns.tsx';
import { OpenLink } from './open-link.tsx';
import type { CardSpec, Report } from './report.ts';
import type { ShownRows } from './shown-rows.ts';

/** Makes the whole card clickable through its title. */
const WHOLE = 'font-semibold after:absolute after:inset-0 after:rounded-control';

/** A row as a card, on screens too narrow for a table. Without a sheet, the card unfolds further values, because addresses contain no personal data. */
export function Card<Row extends object>({
  report,
  row,
  open,
  hasSelection,
  choose,
  state: { spalten },
}: ShownRows<Row> & { row: TableRow<Features, Row> }) {
  const { t, locale } = useApp();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { card, columns, head } = report;
  const values = row.original as Readonly<Record<string, unknown>>;
  const has = (name: string) => !EMPTY.includes(JSON.stringify(values[name]));
  const [beside, facts] = [isShown(card.beside, spalten) && card.beside, factsOf(card, spalten)];
  const known = [...card.title, beside, ...facts];
  const others = Object.keys(columns).filter((name) => !known.includes(name) && !columns[name]?.isHidden && has(name));
  const title =
    card.title
      .filter(has)
      .map((name) => columns[name]?.label?.(t, String(values[name]), locale) ?? values[name])
      .join(' ') || (has(head) ? String(values[head]) : NONE);
  return (
    <li className="relative flex rounded-control border border-border bg-surface">
      {hasSelection && (
        <span className="relative z-1 pt-0.5">
          <Check
            label={t('portal.tabelle.waehlen', { name: String(values[head]) })}
            checked={row.getIsSelected()}
            disabled={!row.getCanSelect()}
            onChange={(on, isRange) => choose(row.id, on, isRange)}
          />
        </span>
      )}
      <div className={`flex min-w-0 flex-1 flex-col gap-1 py-3 pr-4 ${hasSelection ? '' : 'pl-4'}`}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-anywhere">
            {open ? (
              <OpenLink nr={row.id} href={report.hrefOf(row.id)} open={open} className={WHOLE}>
                {title}
              </OpenLink>
            ) : others.length > 0 ? (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                className={`inline-flex cursor-pointer items-center gap-2 text-left ${WHOLE}`}
                onClick={() => setOpen(!isOpen)}
              >
                {title}
                <Icon name="chevron" className={`shrink-0 text-xs text-muted ${isOpen ? 'rotate-180' : ''}`} />
              </button>
            ) : (
              <span className="font-semibold">{title}</span>
            )}
          </span>
          {beside && <FactValue report={report} values={values} name={beside} />}
        </div>
        <Facts report={report} values={values} names={facts.filter(has)} />
        {isOpen && <Others id={id} report={report} values={values} names={others} />}
      </div>
    </li>
  );
}

/** Values that a card leaves out, as JSON. */
const EMPTY: readonly (string | undefined)[] = [undefined, 'null', '""', '[]'];

/** Whether a column is visible: all are unless the user chose columns. */
const isShown = (name: string, spalten: readonly string[] | null): boolean => spalten?.includes(name) ?? true;

/** Columns of the facts: those of the card, or those that the user chose. */
const factsOf = ({ title, beside, facts }: CardSpec, spalten: readonly string[] | null): readonly string[] =>
  spalten?.filter((name) => ![...title, beside].includes(name)) ?? facts;

interface FactsProps<Row extends object> {
  readonly report: Report<Row>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
}

/** Kinds whose values need a visible title. */
const NAMED: readonly string[] = ['date', 'moment', 'count'];

/** Facts in a line, separated by dots. Each fact has a dot before it, which is clipped at the start of a line. */
function Facts<Row extends object>({ report, values, names }: FactsProps<Row>) {
  const { t } = useApp();
  return (
    <dl className="-ms-3 flex flex-wrap text-xs text-muted [clip-path:inset(0_0_0_0.75rem)]">
      {names.map((name) => (
        <div key={name} className="flex min-w-0 before:w-3 before:shrink-0 before:text-center before:content-['·']">
          <dt className={NAMED.includes(report.columns[name]?.kind ?? '') ? 'me-1' : 'sr-only'}>{report.columnTitle(t, name)}</dt>
          <dd className="min-w-0 wrap-anywhere tabular-nums">
            <FactValue report={report} values={values} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Further values of the row, one below the other. */
function Others<Row extends object>({ id, report, values, names }: FactsProps<Row> & { readonly id: string }) {
  const { t } = useApp();
  return (
    <dl id={id} className="relative z-1 mt-1 flex flex-col gap-y-1 border-t border-border pt-2">
      {names.map((name) => (
        <div key={name} className="flex flex-wrap gap-x-3">
          <dt className="min-w-0 basis-30 text-xs text-muted">{report.columnTitle(t, name)}</dt>
          <dd className="min-w-0 grow basis-32 wrap-anywhere tabular-nums">
            <FactValue report={report} values={values} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue<Row extends object>({ report, values, name }: Omit<FactsProps<Row>, 'names'> & { readonly name: string }) {
  const portal = useApp();
  const spec = report.columns[name];
  return spec ? <Value spec={spec} value={values[name]} row={values} portal={portal} /> : null;
}
