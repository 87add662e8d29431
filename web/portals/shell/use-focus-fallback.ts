import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the element with this id if new data removed the focused element, such as the button of a finished action. Otherwise
 * the browser would continue at the start of the page.
 */
export function useFocusFallback(data: unknown, id: string): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const isRemoved = last.current?.isConnected === false && document.activeElement === document.body;
    if (data && isRemoved) document.getElementById(id)?.focus({ preventScroll: true });
  }, [data, id]);
}
