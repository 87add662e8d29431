import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_SUCHE_LENGTH } from '../../../../contract/calls/bericht.ts';
import type { FrameData } from '../data.ts';
import { usePortal } from '../portal.tsx';
import { type Action, matchingActions, shownActions } from './actions.ts';
import { beginsWord } from './begins-word.ts';
import { SearchField, SearchLimitHint } from './search-field.tsx';
import { type Hit, Hits } from './search-hits.tsx';
import { focusAndSelect, useSearchKeys } from './use-search-keys.ts';

export type FindHits = (query: string, signal: AbortSignal) => Promise<readonly Hit[]>;

const MIN_LENGTH = 2;
const DEBOUNCE_MS = 200;
const emptyText = () => '';

/**
 * Global search with pages of the portal, actions of the shown screen and grouped hits below the field. Enter opens the first hit, arrow keys move to the others. `typed` returns the
 * initial text of the field.
 */
export function GlobalSearch({ findHits, typed = emptyText }: { findHits: FindHits | undefined; typed?: () => string }) {
  const { t, data } = usePortal();
  const [text, setText] = useState(typed);
  const [query, setQuery] = useState(typed);
  const [isOpen, setOpen] = useState(() => typed() !== '');
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [actions, setActions] = useState<readonly Action[]>([]);
  // Ctrl K shows the actions of the screen before anything is typed.
  const [isCommand, setCommand] = useState(false);
  const focus = () => field.current?.focus();
  useSearchKeys((command) => {
    setCommand(command);
    setOpen(true);
    focusAndSelect(field.current);
  });
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data: hits } = useQuery({
    queryKey: ['suche', query],
    queryFn: ({ signal }) => findHits?.(query, signal) ?? [],
    enabled: findHits !== undefined && query.length >= MIN_LENGTH && isOpen,
  });
  // Enter before the hits are loaded opens the first one when they arrive; hits of an earlier query do not count.
  const pendingEnter = useRef<string | null>(null);
  useEffect(() => {
    if (!hits || pendingEnter.current !== query) return;
    pendingEnter.current = null;
    firstHit(root.current)?.click();
  }, [hits, query]);
  if (!findHits) return null;

  const isSearching = isOpen && text.trim().length >= MIN_LENGTH;
  const pages = isSearching
    ? searchNavItems(data.frame, text).map(({ href, label }) => ({ href, title: label, group: t('portal.suche.seiten') }))
    : [];
  const acting = isSearching || (isOpen && isCommand && text.trim() === '') ? matchingActions(actions, text) : [];
  const own = [
    ...pages,
    ...acting.map(({ label, of, run }) => ({ title: label, ...(of && { detail: of }), run, group: t('portal.suche.aktionen') })),
  ];
  const enter = () => {
    if (!isSearching) return;
    const now = text.trim();
    if (own.length > 0 || (hits && query === now)) return firstHit(root.current)?.click();
    pendingEnter.current = now;
    setQuery(now);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      pendingEnter.current = null;
      setOpen(false);
      return focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...(root.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
    if (event.key === 'Enter' && event.target === field.current) return enter();
    if (step === undefined || links.length === 0) return;
    event.preventDefault();
    const next = links.indexOf(document.activeElement as HTMLElement) + step;
    (links[next] ?? field.current)?.focus();
  };
  return (
    <search
      ref={root}
      className="relative block"
      onKeyDown={move}
      onBlur={({ relatedTarget }) => {
        if (root.current?.contains(relatedTarget)) return;
        setOpen(false);
        setCommand(false);
      }}
    >
      <SearchField
        ref={field}
        label={t('portal.suche')}
        hotkey={t('portal.tasten.strgK')}
        maxLength={MAX_SUCHE_LENGTH}
        value={text}
        aria-controls={id}
        onFocus={() => {
          setActions([...shownActions(document), { label: t('abmelden.knopf'), of: undefined, run: () => postTo(data.frame.logout) }]);
          setOpen(true);
        }}
        onChange={({ target }) => {
          pendingEnter.current = null;
          setText(target.value);
          setOpen(true);
        }}
      />
      <div id={id} aria-live="polite">
        {((isSearching && hits) || own.length > 0) && (
          <div className="absolute inset-x-0 top-full z-30 mt-1 max-h-[70dvh] overflow-y-auto rounded-control border border-border bg-surface p-2 shadow-raised max-sm:fixed max-sm:inset-x-2 max-sm:top-14">
            <SearchLimitHint typed={text} />
            {hits?.length === 0 && own.length === 0 && <p className="px-3 py-2 text-muted">{t('portal.suche.nichts')}</p>}
            <Hits hits={[...own, ...(isSearching ? (hits ?? []) : [])]} close={() => setOpen(false)} />
          </div>
        )}
      </div>
    </search>
  );
}

function postTo(address: string): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: address });
  document.body.append(form);
  form.submit();
}

const firstHit = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('[data-hit]');

/** Pages of the portal with a word in their name that begins with the typed text, in the order of the navigation. */
export const searchNavItems = (
  { navItems, links }: Pick<FrameData, 'navItems' | 'links'>,
  typed: string,
): readonly { href: string; label: string }[] => [...navItems, ...links].filter(({ label }) => beginsWord(label, typed));
