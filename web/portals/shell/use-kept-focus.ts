import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the element with this id if new data removed the focused element, such as the button of a finished action. Otherwise
 * the browser would continue at the start of the page.
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
