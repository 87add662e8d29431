import { useMemo } from 'react';
import type { Answer } from '../../../contract/call.ts';
import type { ReportCall, RowOf } from '../../../contract/calls/bericht.ts';
import type { ExportListe } from '../../../contract/calls/betrieb/export.ts';
import type { TextKey, Translate } from '../../../texts/texts.ts';
import { type Declared, tableOf } from '../../portals/features/reports/table-of.ts';
import type { Bulk, Choices, DueFilter, Report } from '../../portals/shell/table/report.ts';
import { ReportScreen } from '../../portals/shell/table/report-screen.tsx';
import type { List } from '../areas.ts';
import { type Backoffice, type Mandantenzugang, useBackoffice } from '../backoffice.ts';
import { useScreenTitle } from '../frame/use-screen-title.ts';
import { BASE, PATHS } from '../paths.ts';
import { hasRecht, useMandant } from '../user.ts';
import { ExportMenu } from './export-menu.tsx';
import { type ListPage, useKeyset } from './use-keyset.tsx';
import { useOpenItem } from './use-open-item.ts';

/** Declaration of the screen of a list. All columns, their kinds and labels, and the sums come from the definition of the call. */
interface DeclaredList<C extends ReportCall> extends Omit<Declared<C, Backoffice>, 'choices'> {
  /** Filter for rows that wait for a decision: its name in the query, and its values with labels. */
  readonly due?: DueFilter;
  /** Titles of columns that are others than in the portals. */
  readonly titles?: Readonly<Record<string, TextKey>>;
  /** Filters by a value, in addition to period and status. */
  readonly choicesFor?: (backoffice: Backoffice) => Choices;
  /** Actions on several rows; null if the person's right does not allow them. */
  readonly bulkFor?: (zugang: Mandantenzugang, backoffice: Backoffice) => Bulk<RowOf<C>> | null;
}

export const NO_DUE = { field: 'Faellig', values: [], label: (_: Translate, value: string) => value } as const;

/** Titles of columns that no report of a portal has; all others are those of the portals. */
const COLUMNS = [
  'Haendler',
  'Frei',
  'Ausgegeben',
  'Wartend',
  'FehltSeit',
  'Agenturnummer',
  'Sellernummer',
  'Steuerstatus',
  'Zeit',
  'Wer',
  'Was',
  'Bezug',
  'Vorher',
  'Nachher',
  'Nummer',
  'SeitAm',
  'GiltBis',
  'Person',
  'Muster',
  'Bis',
  'Nachbuchungsnummer',
  'BestelltVon',
  'Name',
  'AgenturName',
  'AusgestelltAm',
  'ErinnertAm',
  'Anfrage',
  'Kundennummer',
  'GestelltAm',
  'BeantwortetAm',
  'Spaetestens',
  'GewaehltAm',
  'IbanMaskiert',
  'Stand',
  'Laufnummer',
  'Ausfuehrungstag',
  'Anzahl',
  'SummeCent',
  'ErstelltVon',
  'FreigegebenVon',
  'UebergebenAm',
  'AusgefuehrtAm',
  'Hinweise',
  'Rueckgaben',
  'Zahlungsnummer',
  'BetragCent',
  'Zweck',
  'Rechte',
  'ZuletztAm',
] as const;
export const COLUMN_WORDS: Readonly<Record<string, TextKey>> = Object.fromEntries(
  COLUMNS.map((name) => [name, `betrieb.spalte.${name}` as const]),
);

/** Screen of a list over the whole tenant. Title and empty state are the texts `betrieb.bereich.…` and `betrieb.leer.…`. */
export function listScreen<C extends ReportCall>(liste: List & ExportListe, definition: C, declared: DeclaredList<C>) {
  type Row = RowOf<C>;
  const { toShown, due = NO_DUE } = declared;
  const table = tableOf<C, Backoffice>(liste, definition, declared, {
    title: (t) => t(`betrieb.bereich.${liste}`),
    empty: ({ t }) => ({ title: t(`betrieb.leer.${liste}.titel`), text: t(`betrieb.leer.${liste}.text`) }),
    words: { ...COLUMN_WORDS, ...declared.titles },
    ...(declared.choicesFor && { choices: declared.choicesFor }),
  });
  const load = async (
    mandant: string,
    { callIn, today }: Backoffice,
    query: object,
    options: { signal: AbortSignal; isBackground: boolean },
  ): Promise<ListPage<Row>> => {
    const answer: Answer<C> = await callIn(mandant)(definition, { body: query } as never, options);
    const page = answer.body as unknown as ListPage<Row>;
    return toShown ? { ...page, Content: page.Content.map((row) => toShown(row, today()) as Row) } : page;
  };
  return function ListScreen() {
    const { t } = useBackoffice();
    const zugang = useMandant();
    const { Mandant } = zugang;
    useScreenTitle(table.title(t));
    const report = useMemo<Report<Row>>(
      () => ({
        ...table,
        due,
        offersDue: true,
        useRows: (state) =>
          useKeyset<Row>(
            { key: [Mandant, liste], dueField: due.field, load: (app, query, options) => load(Mandant, app, query, options) },
            state,
          ),
        useOpenRow: (latest) => useOpenItem(liste, latest),
        hrefOf: (nr) => `${BASE}${PATHS.liste(Mandant, liste, nr)}`,
        ...(hasRecht(zugang, 'ListenExport') && { Export: ({ query }) => <ExportMenu liste={liste} query={query} /> }),
        ...(declared.bulkFor && { bulk: (app) => declared.bulkFor?.(zugang, app as Backoffice) ?? null }),
      }),
      [zugang, Mandant],
    );
    return <ReportScreen key={Mandant} report={report} />;
  };
}
