import type { BerichtName } from '../../../contract/calls/agentur/berichte.ts';
import type { ReportCall } from '../../../contract/calls/bericht.ts';
import { readEigeneFilter } from '../../../contract/calls/mitarbeiter.ts';
import type { Tab } from '../../../contract/portals/mitarbeiter.ts';
import { choicesFrom } from '../features/reports/choices.ts';
import { reportScreen } from '../features/reports/report-screen.tsx';
import type { Declared } from '../features/reports/table-of.ts';
import type { Screen } from '../shell/app/locate.ts';

type RowsTab = Exclude<Tab, 'einladungsmaske' | 'uebersicht'>;

/**
 * Screen of a report of the employee's own rows; `name` is that of the report of agencies with the same rows. Its title and empty state are the texts
 * `mitarbeitende.tab.…` and `mitarbeitende.leer.…`.
 */
export const defineOwnReport = <C extends ReportCall>(tab: RowsTab, name: BerichtName, call: C, declared: Declared<C>): Screen =>
  reportScreen(name, call, declared, {
    title: (t) => t(`mitarbeitende.tab.${tab}`),
    empty: ({ t }) => ({ title: t(`mitarbeitende.leer.${tab}.titel`), text: t(`mitarbeitende.leer.${tab}.text`) }),
    choices: (portal, names) => choicesFrom(portal, names, async (signal) => (await portal.call(readEigeneFilter, {}, { signal })).body),
    params: () => ({}),
    words: { Auftragsdatum: 'mitarbeitende.spalte.Auftragsdatum' },
  });

/** Hides the column of the employee's own number, which is the same in every row, until the user chooses it. */
export const withoutOwnNumber = <Column extends string>(columns: readonly Column[], hidden: readonly Column[]) => ({
  columns: columns.filter((name) => name !== OWN_NUMBER),
  hidden: [OWN_NUMBER, ...hidden] as const,
});

const OWN_NUMBER = 'Mitarbeiternummer';
