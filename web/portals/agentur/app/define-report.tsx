import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Answer, CallDefinition } from '../../../../contract/call.ts';
import type { Bereich } from '../../../../contract/pages/agentur.ts';
import type { Translate } from '../../../../texts/texts.ts';
import type { StatusLook } from '../../../ui/status-badge.tsx';
import type { ChoiceName } from '../../shell/address.ts';
import type { Screen } from '../../shell/locate.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { Bulk, ColumnSpec, ReportPage, SheetProps } from '../../shell/report.ts';
import { ReportScreen } from '../../shell/table/report-screen.tsx';
import { choicesOf } from './choices.ts';
import { mayDo, type Own } from './own.ts';
import type { Spalte } from './words.ts';

type RowOf<C extends CallDefinition> = Extract<Answer<C>, { status: 200 }>['body'] extends {
  Content: readonly (infer Row extends object)[];
}
  ? Row
  : never;
type SumsOf<C extends CallDefinition> = Extract<Answer<C>, { status: 200 }>['body'] extends { Summen?: infer Sums }
  ? keyof NonNullable<Sums> & string
  : never;
type StatusOf<Row> = Row extends { Status: infer Status extends string } ? Status : never;

/** A report of the agency in as few words as it needs; each column of the call has to be named. */
interface Declared<C extends CallDefinition> {
  readonly bereich: Bereich;
  readonly call: C;
  /** What a row is known by: a column, or what is made of several. */
  readonly key: (keyof RowOf<C> & string) | ((row: RowOf<C>) => string);
  /** The column that names a row; without it the first. */
  readonly head?: keyof RowOf<C> & string;
  /** Every column of the rows, in the order in which they stand. */
  readonly columns: Readonly<Record<keyof RowOf<C> & string, ColumnSpec>>;
  /** The look and word of every Status. */
  readonly status?: {
    readonly looks: Readonly<Record<StatusOf<RowOf<C>>, StatusLook>>;
    readonly label: (t: Translate, status: StatusOf<RowOf<C>>) => string;
  };
  /** By which values beside time and state the rows can be filtered. */
  readonly choices?: readonly ChoiceName[];
  readonly sums?: readonly SumsOf<C>[];
  readonly Sheet?: (props: SheetProps) => ReactNode;
  readonly bulk?: (portal: Portal<Own>) => Bulk<RowOf<C>> | null;
}

/** A call of a report: by the number of the agency and the query of the contract. */
type ReportCall = CallDefinition & { readonly params: z.ZodMiniObject<{ agentur: z.ZodMiniType<string, string> }> };

/** The screen of a report: title, columns and what it says when it is empty are its texts `agentur.bereich.…`, `agentur.spalte.…` and `agentur.leer.…`. */
export function defineReport<C extends ReportCall>({
  bereich,
  call: definition,
  key,
  head,
  columns,
  status,
  choices = [],
  sums = [],
  Sheet,
  bulk,
}: Declared<C>): Screen {
  type Row = RowOf<C>;
  const statusColumn = status && { Status: { kind: 'badge' as const, looks: status.looks, label: status.label as ColumnSpec['label'] } };
  const report = {
    name: bereich,
    title: (t: Translate) => t(`agentur.bereich.${bereich}`),
    columnTitle: (t: Translate, column: string) => t(`agentur.spalte.${column as Spalte}`),
    columns: { ...columns, ...statusColumn } as Readonly<Record<string, ColumnSpec>>,
    keyOf: (row: Row) => (typeof key === 'function' ? key(row) : String(row[key])),
    head: head ?? (Object.keys(columns)[0] as keyof Row & string),
    status: Object.keys(status?.looks ?? {}),
    choices: (portal: Portal<unknown>) => choicesOf(portal as Portal<Own>, choices),
    mayExport: (portal: Portal<unknown>) => mayDo((portal as Portal<Own>).data.own, 'Export'),
    sums,
    empty: (t: Translate) => ({ title: t(`agentur.leer.${bereich}.titel`), text: t(`agentur.leer.${bereich}.text`) }),
    async load(portal: Portal<unknown>, query: object, signal: AbortSignal) {
      const { benutzer } = (portal as Portal<Own>).data.own;
      const answer = await portal.call(definition, { params: { agentur: benutzer.Agenturnummer }, body: query } as never, { signal });
      return answer.body as unknown as ReportPage<Row>;
    },
    ...(Sheet && { Sheet }),
    ...(bulk && { bulk: bulk as (portal: Portal<unknown>) => Bulk<Row> | null }),
  };
  return { title: report.title, View: () => <ReportScreen report={report} /> };
}
