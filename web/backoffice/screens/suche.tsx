import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MIN_SUCHE, searchBetrieb } from '../../../contract/calls/betrieb/suche.ts';
import { useKeys } from '../../portals/shell/keys.ts';
import { focusAndSelect } from '../../portals/shell/search/use-search-keys.ts';
import { LoadError } from '../../portals/shell/table/state-messages.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useBackoffice } from '../backoffice.ts';
import { Screen } from '../frame/screen.tsx';
import { Hits, pathOfHit } from '../suche/hits.tsx';
import { lastSearches, pendingSearches, type Searched } from '../suche/last-search.ts';
import { SearchForm } from '../suche/search-form.tsx';
import { useLinkSteps } from '../suche/use-link-steps.ts';
import { useMandant } from '../user.ts';

/** Finds people and rows. Each search is an entry of the audit log, so typing alone searches nothing. */
export function Component() {
  const { Mandant } = useMandant();
  return <Search key={Mandant} />;
}

function Search() {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  const [text, setText] = useState(() => lastSearches.get(Mandant)?.typed ?? '');
  const [isTooShort, setTooShort] = useState(false);
  const running = useSearch();
  const field = useFocusedField();
  const { ref, onKeyDown } = useLinkSteps<HTMLDivElement>(() => field.current?.focus());
  useKeys({ '/': () => focusAndSelect(field.current) });
  const searchFor = (typed: string) => {
    setTooShort(typed.length < MIN_SUCHE);
    if (typed.length < MIN_SUCHE) field.current?.focus();
    else if (!running.isPending) running.search(typed);
  };
  useHandedText((typed) => {
    setText(typed);
    searchFor(typed);
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    searchFor(text.trim());
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

/** Takes the text that the palette hands over, at each navigation to the screen. */
function useHandedText(take: (typed: string) => void): void {
  const { Mandant } = useMandant();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to the screen may hand over a text
  useEffect(() => {
    const typed = pendingSearches.get(Mandant);
    pendingSearches.delete(Mandant);
    if (typed !== undefined) take(typed);
  }, [key]);
}

/** Focuses the field on opening, and each time the search is opened again; typing then replaces its text. */
function useFocusedField() {
  const { key } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to the screen focuses the field
  useEffect(() => {
    focusAndSelect(field.current);
  }, [key]);
  return field;
}
