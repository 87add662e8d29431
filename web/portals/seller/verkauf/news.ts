import { useEffect, useRef, useState } from 'react';
import type { SellerLink } from '../../../../contract/calls/seller/verkauf.ts';

/** Counts of a link, in the order in which they grow. */
export const ZAHLEN = ['Geoeffnet', 'Eingetragen', 'Bestellt'] as const;
export type Zahl = (typeof ZAHLEN)[number];

/** A link as read at a moment in ms. */
interface Read {
  readonly link: SellerLink;
  readonly at: number;
}

/** Maximum time in ms between two reads for a growth to be called recent. */
const RECENT_MS = 120_000;

/** The furthest count that has grown since the previous read; null if none has, if that read is too old, or if it was another link. */
export function grownSince(before: Read, now: Read): Zahl | null {
  if (now.at - before.at > RECENT_MS || before.link.Empfehlungsnummer !== now.link.Empfehlungsnummer) return null;
  return ZAHLEN.findLast((name) => now.link[name] > before.link[name]) ?? null;
}

/** Time in ms for which the last growth is shown. */
const SHOWN_MS = 30_000;

interface News {
  readonly zahl: Zahl;
  /** Differs for each growth, so that the same one is announced again. */
  readonly nr: number;
}

/** The count that has just grown. `at` is the moment of the read in ms. */
export function useNews(link: SellerLink | undefined, at: number): News | null {
  const before = useRef<Read>(null);
  const [news, setNews] = useState<News | null>(null);
  useEffect(() => {
    if (!link) return;
    const zahl = before.current && grownSince(before.current, { link, at });
    before.current = { link, at };
    if (zahl) setNews({ zahl, nr: at });
  }, [link, at]);
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setNews(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
}
