import { useEffect, useRef } from 'react';

/**
 * Whoever was at something that new data have no more, as at a button that is done with, goes on at the element of this id: the browser would send them to
 * the start of the page.
 */
export function useKeptFocus(data: unknown, id: string): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isGone = last.current?.isConnected === false && document.activeElement === document.body;
    if (data && isGone) document.getElementById(id)?.focus({ preventScroll: true });
  }, [data, id]);
}
