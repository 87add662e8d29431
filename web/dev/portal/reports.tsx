import { useState } from 'react';
import type { Screen } from '../../portals/shell/app/locate.ts';
import { CallError } from '../../portals/shell/call.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import type { App } from '../../portals/shell/portal.tsx';
import { Part, RowFacts, RowHead, RowTimeline } from '../../portals/shell/sheet/row-sheet.tsx';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import type { Report, ReportPage } from '../../portals/shell/table/report.ts';
import { ReportScreen } from '../../portals/shell/table/report-screen.tsx';
import { usePages } from '../../portals/shell/table/use-pages.tsx';
import { rowHref, useOpenRow } from '../../portals/shell/table/use-table-state.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { answer, type ExampleRow, exampleRows, FILTER_CHOICES, STATUS } from './rows.ts';

const BADGES = { Offen: 'waiting', Laeuft: 'running', Fertig: 'done' } as const;
const WORDS = { Offen: 'Offen', Laeuft: 'Läuft', Fertig: 'Fertig' } as const;

const WORTE = {
  produkt: { title: 'Produkt', find: 'Produkt suchen' },
  mitarbeiter: { title: 'Mitarbeitende', find: 'Mitarbeitende suchen' },
  kanal: { title: 'Kanal', find: 'Kanal suchen' },
} as const;

/** More rows than the first page has, and fewer than all pages. */
const MAX_SELECTED = 12;

/** The example without how its rows are loaded. */
const TABLE: Omit<Report<ExampleRow>, 'useRows'> = {
  name: 'beispiele',
  title: () => 'Beispiele',
  columnTitle: (_, column) => ({ WertCent: 'Wert' })[column] ?? column,
  columns: {
    Nummer: { kind: 'text' },
    Name: { kind: 'text' },
    Status: { kind: 'badge', badges: BADGES, label: (_, status) => WORDS[status as keyof typeof WORDS] },
    Am: { kind: 'date' },
    Anzahl: { kind: 'count' },
    WertCent: { kind: 'cent' },
    Bemerkung: { kind: 'text', isHidden: true },
  },
  keyOf: ({ Nummer }) => Nummer,
  head: 'Nummer',
  card: { title: ['Name'], beside: 'Status', facts: ['Nummer', 'WertCent', 'Am'] },
  status: STATUS,
  choices: () => ({ names: ['produkt', 'kanal'], words: (_, name: keyof typeof WORTE) => WORTE[name], load: async () => FILTER_CHOICES }),
  mayExport: () => true,
  sums: ['WertCent'],
  empty: () => ({ title: 'Noch keine Beispiele', text: 'Sobald es welche gibt, stehen sie hier.' }),
  due: { field: 'Anstehend', values: [], label: (_, value) => value },
  useOpenRow,
  hrefOf: rowHref,
  Sheet: ({ nr }) => (
    <>
      <RowHead
        title="Kim Müller-Lüdenscheidt-Großkreutz"
        badge={<StatusBadge variant="running">Läuft</StatusBadge>}
        nummer={nr}
        facts={['Glasfaser 500', '90 €']}
      />
      <Part title="Verlauf">
        <RowTimeline
          verlauf={[
            { Am: '2026-11-02T09:00:00Z', Was: 'Angelegt' },
            { Am: '2026-11-05T13:05:00Z', Was: 'Bestellt' },
          ]}
          schritt={{ Schritt: 'Freigabe', Wer: 'Mandant', Was: 'Als Nächstes wird der Auftrag freigegeben.', Fruehestens: '2026-11-21' }}
        />
      </Part>
      <Part title="Angaben">
        <RowFacts
          facts={[
            ['Empfohlen von', 'Anna S.'],
            ['Grund', null],
            ['Kontakt', 'Kim Müller-Lüdenscheidt-Großkreutz'],
          ]}
        />
      </Part>
    </>
  ),
  bulk: () => ({ canSelect: ({ Status }) => Status === 'Laeuft', max: MAX_SELECTED, sum: 'WertCent', Actions }),
};

function Actions({ rows, done }: { readonly rows: readonly ExampleRow[]; done(): void }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <button type="button" className={PRIMARY_BUTTON} onClick={() => setConfirming(true)}>
        Abschließen
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={`${rows.length} Beispiele abschließen?`}
          text="Das lässt sich nicht zurücknehmen."
          confirmLabel="Abschließen"
          close={() => setConfirming(false)}
          confirm={async () => {
            setConfirming(false);
            toast({ text: `${rows.length} Beispiele sind abgeschlossen.`, undo: () => toast({ text: 'Alles ist wie zuvor.' }) });
            done();
          }}
        />
      )}
    </>
  );
}

type Load = (app: App, query: Parameters<typeof answer>[1]) => Promise<ReportPage<ExampleRow>>;

/** A screen of the example whose rows come by `load`. */
const screen = (name: string, load: Load, title: string | null = null): Screen => {
  const report: Report<ExampleRow> = {
    ...TABLE,
    name,
    ...(title !== null && { title: () => title }),
    useRows: (state, change) => usePages(name, load, state, change),
  };
  return { title: report.title, View: () => <ReportScreen report={report} /> };
};

/** The table in each of its states. */
export const REPORTS = {
  tabelle: screen(TABLE.name, async ({ today }, query) => answer(exampleRows(today()), query)),
  leer: screen('leer', async (_, query) => answer([], query), 'Leer'),
  fehler: screen(
    'fehler',
    async () => {
      throw new CallError({ status: 403, code: 'NichtAuthorisiert', detail: 'Für diese Aktion fehlt Ihnen die Berechtigung.' });
    },
    'Fehler',
  ),
  wartet: screen('wartet', () => new Promise<never>(() => {}), 'Wartet'),
} as const;
