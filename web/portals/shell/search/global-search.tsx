import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { SUCHE_ZEICHEN } from '../../../../contract/calls/bericht.ts';
import type { FrameData } from '../data.ts';
import { useKeys } from '../keys.ts';
import { plain } from '../plain.ts';
import { usePortal } from '../portal.tsx';
import { SearchEnd, SearchField } from './search-field.tsx';
import { type Hit, Hits } from './search-hits.tsx';

export type FindHits = (query: string, signal: AbortSignal) => Promise<readonly Hit[]>;

const LEAST = 2;
const WAIT_MS = 200;
const nothing = () => '';

/** What was looked for before is there to be looked for again, or typed over. */
function begin(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/**
 * One field over everything: pages of the portal and hits by group below it, Enter goes to the first, arrows to the others. `typed` says what stands in it
 * at first.
 */
export function GlobalSearch({ findHits, typed = nothing }: { findHits: FindHits | undefined; typed?: () => string }) {
  const { t, data } = usePortal();
  const [text, setText] = useState(typed);
  const [asked, setAsked] = useState(typed);
  const [isOpen, setOpen] = useState(() => typed() !== '');
  const whole = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const focus = () => field.current?.focus();
  useKeys({ '/': () => begin(field.current) });
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      begin(field.current);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  const { data: hits } = useQuery({
    queryKey: ['suche', asked],
    queryFn: ({ signal }) => findHits?.(asked, signal) ?? [],
    enabled: findHits !== undefined && asked.length >= LEAST && isOpen,
  });
  // Entered before its hits were there, it goes on once they are: those that stand there still are of what was typed before.
  const entered = useRef<string | null>(null);
  useEffect(() => {
    if (!hits || entered.current !== asked) return;
    entered.current = null;
    whole.current?.querySelector('a')?.click();
  }, [hits, asked]);
  if (!findHits) return null;

  const isAsking = isOpen && text.trim().length >= LEAST;
  const pages = isAsking
    ? waysTo(data.frame, text).map(({ href, label }) => ({ href, title: label, group: t('portal.suche.seiten') }))
    : [];
  const enter = () => {
    const now = text.trim();
    if (pages.length > 0 || (hits && asked === now)) return whole.current?.querySelector('a')?.click();
    entered.current = now;
    setAsked(now);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      entered.current = null;
      setOpen(false);
      return focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...(whole.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    if (event.key === 'Enter' && event.target === field.current) return enter();
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
        hotkey={t('portal.tasten.strgK')}
        maxLength={SUCHE_ZEICHEN}
        value={text}
        aria-controls={id}
        onFocus={() => setOpen(true)}
        onChange={({ target }) => {
          entered.current = null;
          setText(target.value);
          setOpen(true);
        }}
      />
      <div id={id} aria-live="polite">
        {isAsking && (hits || pages.length > 0) && (
          <div className="absolute inset-x-0 top-full z-30 mt-1 max-h-[70dvh] overflow-y-auto rounded-control border border-border bg-surface p-2 shadow-raised max-sm:fixed max-sm:inset-x-2 max-sm:top-14">
            <SearchEnd typed={text} />
            {hits?.length === 0 && pages.length === 0 && <p className="px-3 py-2 text-muted">{t('portal.suche.nichts')}</p>}
            <Hits hits={[...pages, ...(hits ?? [])]} close={() => setOpen(false)} />
          </div>
        )}
      </div>
    </search>
  );
}

/** Pages of the portal with a word in their name that begins with the typed text, in the order of the navigation. */
export function waysTo({ ways, links }: Pick<FrameData, 'ways' | 'links'>, typed: string): readonly { href: string; label: string }[] {
  const looked = plain(typed.trim());
  return [...ways, ...links].filter(({ label }) =>
    [plain(label), plain(spelledOut(label))].some((name) => ` ${name}`.includes(` ${looked}`)),
  );
}

const UMLAUTE: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const spelledOut = (text: string): string => text.toLowerCase().replace(/[äöüß]/g, (letter) => UMLAUTE[letter] ?? letter);
