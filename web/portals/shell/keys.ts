import { useEffect, useRef } from 'react';

type Keys = Readonly<Record<string, () => void>>;

/** Whether the event goes to a field for typing, where keys are not commands. */
const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null;

/** Key handlers of mounted components, the latest last. */
const handlers: { readonly current: Keys }[] = [];

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTypedIn(event.target)) return;
  if (document.querySelector('[data-modal]')) return;
  const act = handlers.findLast(({ current }) => current[event.key])?.current[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

/**
 * Handles keys while the component is mounted, but not in fields for typing or while a dialog is open. The component mounted last handles a
 * key first.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (handlers.length === 0) document.addEventListener('keydown', onKeyDown);
    handlers.push(latest);
    return () => {
      handlers.splice(handlers.indexOf(latest), 1);
      if (handlers.length === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
