import '../shell/app/jitless.ts';
import { searchAgentur } from '../../../contract/calls/agentur/suche.ts';
import { AGENTUR } from '../../../contract/portals/agentur.ts';
import { columnLabel } from '../../../texts/spalte.ts';
import { areaAddress } from '../shell/app/areas.ts';
import type { ScreenFile } from '../shell/app/locate.ts';
import { startPortal } from '../shell/app/start.tsx';
import type { Portal } from '../shell/portal.tsx';
import type { FindHits } from '../shell/search/command-palette.tsx';
import { NEW_BUTTONS, NEW_REPORTS } from './new-buttons.ts';
import { mayDo, type Own } from './own.ts';

/** Reports whose hits open the sheet of the row. A hit of another report opens the report filtered by the found value. */
const WITH_SHEET: readonly string[] = ['auftraege', 'empfehlungen', 'leads', 'einladungen', 'rechnungen'];

/** Hits of the global search, each linked to its row. */
const findHits =
  ({ t, call, data }: Portal<Own>): FindHits =>
  async (q, signal) => {
    const { body } = await call(searchAgentur, { query: { q } }, { signal });
    return body.Treffer.map(({ Bericht, Nummer, Titel, Zusatz, Gefunden }) => ({
      href: areaAddress(AGENTUR, data, Bericht, WITH_SHEET.includes(Bericht) ? { zeile: Nummer } : { suche: Titel }),
      title: Titel,
      detail: Zusatz,
      group: t(`agentur.bereich.${Bericht}`),
      found: Gefunden && { label: columnLabel(t, Bericht, Gefunden.Spalte), value: Gefunden.Wert, from: Gefunden.Von, to: Gefunden.Bis },
    }));
  };

// The app of the agency portal: the screen of an area is the file of its name, a chunk of its own.
void startPortal(AGENTUR, {
  screens: import.meta.glob<ScreenFile>('./screens/*.tsx'),
  loadExports: async (portal) => (await import('./exports.ts')).exportsOf(portal),
  findHits,
  actions: ({ t, data }) =>
    NEW_REPORTS.filter((area) => mayDo(data.own, NEW_BUTTONS[area].recht)).map((area) => ({
      title: t(NEW_BUTTONS[area].label),
      screen: t(`agentur.bereich.${area}`),
      href: areaAddress(AGENTUR, data, area),
    })),
});
