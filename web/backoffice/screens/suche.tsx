import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MIN_SUCHE, searchBetrieb } from '../../../contract/calls/betrieb/suche.ts';
import { LoadError } from '../../portals/shell/table/state-messages.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useBackoffice } from '../backoffice.ts';
import { Screen } from '../frame/screen.tsx';
import { DestinationList } from '../suche/destination-list.tsx';
import { findDestinations } from '../suche/destinations.ts';
import { Hits, pathOfHit } from '../suche/hits.tsx';
import { lastSearches, type Searched } from '../suche/last-search.ts';
import { SearchForm } from '../suche/search-form.tsx';
import { useLinkSteps } from '../suche/use-link-steps.ts';
import { useMandant } from '../user.ts';

/** Finds people and rows, and screens and actions while typing. Each search is an entry of the audit log, so typing alone searches nothing. */
export function Component() {
  const { Mandant } = useMandant();
  return <Search key={Mandant} />;
}

function Search() {
  const { t } = useBackoffice();
  const zugang = useMandant();
  const navigate = useNavigate();
  const [text, setText] = useState(() => lastSearches.get(zugang.Mandant)?.typed ?? '');
  const [isTooShort, setTooShort] = useState(false);
  const running = useSearch();
  const field = useFocusedField();
  const { ref, onKeyDown } = useLinkSteps<HTMLDivElement>(() => field.current?.focus());
  const destinations = findDestinations(t, zugang, text);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const typed = text.trim();
    const screen = destinations.find(({ action }) => action === undefined);
    if (typed.length < MIN_SUCHE && screen) return void navigate(screen.to);
    setTooShort(typed.length < MIN_SUCHE);
    if (typed.length < MIN_SUCHE) field.current?.focus();
    else if (!running.isPending) running.search(typed);
  };
  return (
    <Screen title={t('betrieb.bereich.suche')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go from the field to the links and between them */}
      <div ref={ref} className="flex max-w-200 flex-col gap-6" onKeyDown={onKeyDown}>
        <SearchForm
          ref={field}
          text={text}
          isBusy={running.isPending}
          error={isTooShort ? t('betrieb.suche.zuKurz', { anzahl: MIN_SUCHE }) : undefined}
          change={setText}
          submit={submit}
        />
        <div className="empty:hidden" aria-live="polite">
          <DestinationList destinations={destinations} />
        </div>
        <Results {...running} retry={submit} />
      </div>
    </Screen>
  );
}

function Results({ searched, isPending, error, retry }: Omit<ReturnType<typeof useSearch>, 'search'> & { retry(): void }) {
  const { t } = useBackoffice();
  const count = searched?.found.Treffer.length;
  return (
    <div className="flex flex-col gap-3" aria-busy={isPending}>
      <p role="status" className={count === 0 ? 'sr-only' : 'text-xs text-muted empty:hidden'}>
        {!isPending && !error && count !== undefined && t.plural('betrieb.suche.anzahl', count)}
      </p>
      {isPending ? (
        <Skeleton label={t('portal.wartet')} shapes={['row', 'row', 'row']} />
      ) : error ? (
        <LoadError error={error} retry={retry} />
      ) : (
        searched && <Hits searched={searched} />
      )}
    </div>
  );
}

/** The last search, and the function that searches again. A search that finds one person alone opens the person. */
function useSearch() {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const navigate = useNavigate();
  const [searched, setSearched] = useState(() => lastSearches.get(Mandant));
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (typed: string): Promise<Searched> => ({
      typed,
      found: (await callIn(Mandant)(searchBetrieb, { query: { q: typed } })).body,
    }),
    onSuccess(next) {
      lastSearches.set(Mandant, next);
      setSearched(next);
    },
  });
  // The page that is open by then stays, since this is not called if the search has been left.
  const search = (typed: string) =>
    mutate(typed, {
      onSuccess(next) {
        const [hit, ...others] = next.found.Treffer;
        if (hit?.Art === 'Person' && others.length === 0) void navigate(pathOfHit(Mandant, hit));
      },
    });
  return { searched, search, isPending, error };
}

/** Focuses the field on opening, and each time the search is opened again; typing then replaces its text. */
function useFocusedField() {
  const { key } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to the screen focuses the field
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [key]);
  return field;
}
