import { useEffect, useRef } from 'react';
import { useKeys } from '../keys.ts';

/** Focuses the field and selects its text, so that typing replaces it. */
export function focusAndSelect(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Keys of the global search: Ctrl K everywhere (`isCommand`), and `/` on screens whose list does not take it for its own search. */
export function useSearchKeys(search: (isCommand: boolean) => void): void {
  const latest = useRef(search);
  latest.current = search;
  useKeys({ '/': () => search(false) });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector('[data-modal]')) latest.current(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
