import { searchAgentur } from '../../../contract/calls/agentur/suche.ts';
import { AGENTUR } from '../../../contract/portals/agentur.ts';
import { spaltenWort } from '../../../texts/spalte.ts';
import { areaAddress } from '../shell/app/areas.ts';
import type { Portal } from '../shell/portal.tsx';
import type { FindHits } from '../shell/search/global-search.tsx';
import type { Own } from './own.ts';

/** Reports whose rows have a sheet that a hit opens; of the others the report is filtered by what was found. */
const WITH_SHEET: readonly string[] = ['auftraege', 'empfehlungen', 'leads', 'einladungen', 'rechnungen'];

/** Hits of the one search, each leading to its row. */
export const findHits =
  ({ t, call, data }: Portal<Own>): FindHits =>
  async (q, signal) => {
    const { body } = await call(searchAgentur, { query: { q } }, { signal });
    return body.Treffer.map(({ Bericht, Nummer, Titel, Zusatz, Gefunden }) => ({
      href: areaAddress(AGENTUR, data, Bericht, WITH_SHEET.includes(Bericht) ? { zeile: Nummer } : { suche: Titel }),
      title: Titel,
      detail: Zusatz,
      group: t(`agentur.bereich.${Bericht}`),
      found: Gefunden && { label: spaltenWort(t, Bericht, Gefunden.Spalte), value: Gefunden.Wert, from: Gefunden.Von, to: Gefunden.Bis },
    }));
  };
