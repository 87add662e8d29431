import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_SUCHE_LENGTH } from '../../../../contract/calls/bericht.ts';
import { useApp } from '../portal.tsx';
import { type Command, matchingCommands, shownActions, withoutShown } from './commands.ts';
import { SearchField, SearchLimitHint } from './search-field.tsx';
import { type Hit, Hits } from './search-hits.tsx';
import { focusAndSelect, useSearchKeys } from './use-search-keys.ts';

export type FindHits = (query: string, signal: AbortSignal) => Promise<readonly Hit[]>;

const MIN_LENGTH = 2;
const DEBOUNCE_MS = 200;
const emptyText = () => '';

interface CommandPaletteProps {
  /** Screens that the user may open. */
  readonly screens: readonly Command[];
  /** Actions that the user may do from any screen, in addition to the buttons of the shown one. */
  readonly actions: readonly Command[];
  /** Finds rows while the user types. */
  readonly findHits?: FindHits | undefined;
  /** What the typed text can be handed to instead of a search while typing. */
  readonly search?: ((typed: string) => Hit) | undefined;
  /** Returns the initial text of the field. */
  readonly typed?: () => string;
}

/**
 * Command palette of an app: a field with screens, actions and found rows below it. Ctrl K opens it with all actions and screens. Enter chooses the first
 * line, arrow keys move to the others.
 */
export function CommandPalette({ screens, actions, findHits, search, typed = emptyText }: CommandPaletteProps) {
  const { t } = useApp();
  const [text, setText] = useState(typed);
  const [query, setQuery] = useState(typed);
  const [isOpen, setOpen] = useState(() => typed() !== '');
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [shown, setShown] = useState<readonly Command[]>([]);
  // Ctrl K shows all actions and screens before anything is typed.
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

  const now = text.trim();
  const isSearching = isOpen && now.length >= MIN_LENGTH;
  const acting = withoutShown(actions, shown);
  const own: readonly Hit[] = [
    ...(isSearching ? [...matchingCommands(screens, text), ...matchingCommands(acting, text)] : []),
    ...(isOpen && isCommand && now === '' ? [...acting, ...screens] : []),
    ...(isSearching && search ? [search(now)] : []),
  ];
  const findsRows = findHits !== undefined || search !== undefined;
  const hasAllHits = findHits === undefined || hits !== undefined;
  const enter = () => {
    if (!isSearching) return;
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
        label={t(findsRows ? 'portal.suche' : 'portal.suche.ohneZeilen')}
        hotkey={t('portal.tasten.strgK')}
        maxLength={MAX_SUCHE_LENGTH}
        value={text}
        aria-controls={id}
        aria-keyshortcuts="Control+K /"
        onFocus={() => {
          setShown(shownActions(document, t('portal.suche.aktionen')));
          setOpen(true);
        }}
        onChange={({ target }) => {
          pendingEnter.current = null;
          setText(target.value);
          setOpen(true);
        }}
      />
      <div id={id} aria-live="polite">
        {((isSearching && hasAllHits) || own.length > 0) && (
          // biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the field, since browsers that focus no pressed link would close the lines before the click
          <div
            className="absolute inset-x-0 top-full z-30 mt-1 max-h-[70dvh] overflow-y-auto rounded-control border border-border bg-surface p-2 shadow-raised max-sm:fixed max-sm:inset-x-2 max-sm:top-14"
            onMouseDown={(event) => event.preventDefault()}
          >
            <SearchLimitHint typed={text} />
            {own.length === 0 && !hits?.length && (
              <p className="px-3 py-2 text-muted">{t(findsRows ? 'portal.suche.nichts' : 'portal.suche.nichts.ohneZeilen')}</p>
            )}
            <Hits hits={[...own, ...(isSearching ? (hits ?? []) : [])]} close={() => setOpen(false)} />
          </div>
        )}
      </div>
    </search>
  );
}

const firstHit = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('[data-hit]');
