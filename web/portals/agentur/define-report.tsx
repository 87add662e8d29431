import { AGENTUR_BERICHTE, type BerichtName } from '../../../contract/calls/agentur/berichte.ts';
import { reportScreen } from '../features/reports/report-screen.tsx';
import type { Declared } from '../features/reports/table-of.ts';
import type { Screen } from '../shell/app/locate.ts';
import type { Portal } from '../shell/portal.tsx';
import { choicesOf } from './choices.ts';
import { mayDo, type Own } from './own.ts';

/** Screen of a report. Title, columns and empty state are the texts `agentur.bereich.…`, `agentur.spalte.…` and `agentur.leer.…`. */
export const defineReport = <Name extends BerichtName>(
  name: Name,
  declared: Declared<(typeof AGENTUR_BERICHTE)[Name], Portal<Own>>,
): Screen =>
  reportScreen(name, AGENTUR_BERICHTE[name], declared, {
    title: (t) => t(`agentur.bereich.${name}`),
    empty: ({ t, data }) => ({
      title: t(`agentur.leer.${name}.titel`),
      text: t(`agentur.leer.${name}.text`, { mandant: data.name }),
    }),
    choices: (portal, names) => choicesOf(portal, names),
    mayExport: (portal) => mayDo(portal.data.own, 'Export'),
    params: (portal) => ({ agentur: portal.data.own.benutzer.Agenturnummer }),
  });
