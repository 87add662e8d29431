import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { type BetriebTreffer, MAX_TREFFER, type TrefferArt } from '../../../contract/calls/betrieb/suche.ts';
import { useKeys } from '../../portals/shell/keys.ts';
import { StateMessage } from '../../portals/shell/table/state-messages.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { AREAS } from '../areas.ts';
import { useBackoffice } from '../backoffice.ts';
import { PATHS } from '../paths.ts';
import { useMandant } from '../user.ts';
import type { Searched } from './last-search.ts';

const ICONS: Readonly<Record<TrefferArt, IconName>> = {
  Person: 'person',
  Auftrag: AREAS.auftraege.icon,
  Empfehlung: AREAS.empfehlungen.icon,
  Agentur: AREAS.agenturen.icon,
};

/** Path of the person page or of the sheet that a hit opens. */
export function pathOfHit(mandant: string, { Art, Nummer }: BetriebTreffer): string {
  if (Art === 'Person') return PATHS.person(mandant, Nummer);
  const liste = { Auftrag: 'auftraege', Empfehlung: 'empfehlungen', Agentur: 'agenturen' } as const;
  return PATHS.liste(mandant, liste[Art], Nummer);
}

interface HitsProps {
  readonly searched: Searched;
  /** Called by the arrow key that leads out of the list at its top. */
  leave(): void;
}

/** What a search has found; `j`, `k` and the arrow keys go from hit to hit. */
export function Hits({ searched: { found }, leave }: HitsProps) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  const list = useRef<HTMLUListElement>(null);
  const { Treffer, Mehr } = found;
  const step = (by: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const next = links.indexOf(document.activeElement as HTMLElement) + by;
    if (next < 0) leave();
    else links[next]?.focus();
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  if (Treffer.length === 0) return <StateMessage icon="search" title={t('betrieb.suche.leer.titel')} text={t('betrieb.suche.leer.text')} />;
  return (
    <>
      <ul
        ref={list}
        aria-label={t('betrieb.suche.treffer')}
        className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface"
        onKeyDown={onKeyDown}
      >
        {Treffer.map((hit) => (
          <li key={`${hit.Art} ${hit.Nummer}`}>
            <Hit hit={hit} to={pathOfHit(Mandant, hit)} />
          </li>
        ))}
      </ul>
      {Mehr && <p className="text-muted">{t('betrieb.suche.mehr', { anzahl: MAX_TREFFER })}</p>}
    </>
  );
}

const Hit = ({ hit: { Art, Titel, Zusatz }, to }: { readonly hit: BetriebTreffer; readonly to: string }) => (
  <Link
    to={to}
    className="flex min-h-14 items-center gap-4 px-4 py-2 no-underline transition-colors duration-150 ease-out hover:bg-surface-strong focus-visible:bg-surface-strong"
  >
    <Icon name={ICONS[Art]} className="text-lg text-muted" />
    <span className="min-w-0 grow">
      <span className="block font-semibold wrap-anywhere">{Titel}</span>
      <span className="block text-xs text-muted wrap-anywhere">{Zusatz}</span>
    </span>
    <Icon name="right" className="text-lg text-muted" />
  </Link>
);
