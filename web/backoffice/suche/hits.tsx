import { type BetriebTreffer, MAX_TREFFER, type TrefferArt } from '../../../contract/calls/betrieb/suche.ts';
import { StateMessage } from '../../portals/shell/table/state-messages.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { AREAS, type List } from '../areas.ts';
import { useBackoffice } from '../backoffice.ts';
import { PATHS } from '../paths.ts';
import { useMandant } from '../user.ts';
import type { Searched } from './last-search.ts';
import { Result, ResultList } from './result-list.tsx';

const ICONS: Readonly<Record<TrefferArt, IconName>> = {
  Person: 'person',
  Auftrag: AREAS.auftraege.icon,
  Empfehlung: AREAS.empfehlungen.icon,
  Agentur: AREAS.agenturen.icon,
  Rechnung: AREAS.rechnungen.icon,
  Forderung: AREAS.forderungen.icon,
  Verkaeufer: AREAS.verkaeufer.icon,
};

/** The list whose sheet a hit opens. */
const LISTEN = {
  Auftrag: 'auftraege',
  Empfehlung: 'empfehlungen',
  Agentur: 'agenturen',
  Rechnung: 'rechnungen',
  Forderung: 'forderungen',
  Verkaeufer: 'verkaeufer',
} as const satisfies Record<Exclude<TrefferArt, 'Person'>, List>;

/** Path of the person page or of the sheet that a hit opens. */
export function pathOfHit(mandant: string, { Art, Nummer }: BetriebTreffer): string {
  if (Art === 'Person') return PATHS.person(mandant, Nummer);
  return PATHS.liste(mandant, LISTEN[Art], Nummer);
}

/** What a search has found. */
export function Hits({ searched: { found } }: { readonly searched: Searched }) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  const { Treffer, Mehr } = found;
  if (Treffer.length === 0) return <StateMessage icon="search" title={t('betrieb.suche.leer.titel')} text={t('betrieb.suche.leer.text')} />;
  return (
    <>
      <ResultList label={t('betrieb.suche.treffer')}>
        {Treffer.map((hit) => (
          <Result
            key={`${hit.Art} ${hit.Nummer}`}
            to={pathOfHit(Mandant, hit)}
            icon={ICONS[hit.Art]}
            title={hit.Titel}
            detail={hit.Zusatz}
          />
        ))}
      </ResultList>
      {Mehr && <p className="text-muted">{t('betrieb.suche.mehr', { anzahl: MAX_TREFFER })}</p>}
    </>
  );
}
