import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { SUCHE_ZEICHEN } from '../../../contract/calls/bericht.ts';
import { useKeys } from './keys.ts';
import { usePortal } from './portal.tsx';
import { SearchEnd } from './search-end.tsx';
import { SearchField } from './search-field.tsx';

/** What a search over everything found: where it leads, what it is, and to which group it belongs. */
interface Hit {
  readonly href: string;
  readonly title: string;
  readonly detail: string;
  readonly group: string;
  /** Why it was found, where title and detail do not show it: a column, and the piece of its value, from 0, without its end. */
  readonly found?: { readonly label: string; readonly value: string; readonly from: number; readonly to: number } | undefined;
}

export type FindHits = (query: string, signal: AbortSignal) => Promise<readonly Hit[]>;

const LEAST = 2;
const WAIT_MS = 200;
const nothing = () => '';

/** One field over everything: hits by group below it, arrows and Enter go there. `typed` says what stands in it at first. */
export function GlobalSearch({ findHits, typed = nothing }: { findHits: FindHits | undefined; typed?: () => string }) {
  const { t } = usePortal();
  const [text, setText] = useState(typed);
  const [asked, setAsked] = useState(typed);
  const [isOpen, setOpen] = useState(() => typed() !== '');
  const whole = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const focus = () => field.current?.focus();
  useKeys({ '/': focus });
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  const { data: hits } = useQuery({
    queryKey: ['suche', asked],
    queryFn: ({ signal }) => findHits?.(asked, signal) ?? [],
    enabled: findHits !== undefined && asked.length >= LEAST && isOpen,
  });
  if (!findHits) return null;

  const groups = [...new Set(hits?.map(({ group }) => group))];
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      setOpen(false);
      return focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...(whole.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    if (step === undefined || links.length === 0) return;
    event.preventDefault();
    const next = links.indexOf(document.activeElement as HTMLElement) + step;
    (links[next] ?? field.current)?.focus();
  };
  return (
    <search
      ref={whole}
      className="relative block"
      onKeyDown={move}
      onBlur={({ relatedTarget }) => {
        if (!whole.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <SearchField
        ref={field}
        label={t('portal.suche')}
        hotkey="Strg K"
        maxLength={SUCHE_ZEICHEN}
        value={text}
        aria-controls={id}
        onFocus={() => setOpen(true)}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
        }}
      />
      <div id={id} aria-live="polite">
        {isOpen && hits && text.trim().length >= LEAST && (
          <div className="absolute inset-x-0 top-full z-30 mt-1 max-h-[70dvh] overflow-y-auto rounded-control border border-border bg-surface p-2 shadow-raised max-sm:fixed max-sm:inset-x-2 max-sm:top-14">
            <SearchEnd typed={text} />
            {hits.length === 0 && <p className="px-3 py-2 text-muted">{t('portal.suche.nichts')}</p>}
            {groups.map((group) => (
              <section key={group} aria-label={group}>
                <h2 className="px-3 pt-2 pb-1 font-body text-xs font-semibold text-muted">{group}</h2>
                <ul>
                  {hits
                    .filter((hit) => hit.group === group)
                    .map(({ href, title, detail, found }) => (
                      <li key={href}>
                        <a
                          href={href}
                          className="block rounded-control px-3 py-1.5 no-underline hover:bg-surface-strong focus:bg-surface-strong"
                          onClick={() => setOpen(false)}
                        >
                          <span className="block font-medium">{title}</span>
                          <span className="block text-xs text-muted">{detail}</span>
                          {found && <Found {...found} />}
                        </a>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </div>
    </search>
  );
}

const Found = ({ label, value, from, to }: NonNullable<Hit['found']>) => (
  <span className="block text-xs wrap-anywhere text-muted">
    {label}: {value.slice(0, from)}
    <mark className="rounded-control bg-primary/15 font-semibold text-text">{value.slice(from, to)}</mark>
    {value.slice(to)}
  </span>
);
