import { useEffect, useRef } from 'react';

type Keys = Readonly<Record<string, () => void>>;

/** Whether somebody types there: what is typed is no command. */
const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null;

/** Who hears keys, the last one first. */
const listening: { readonly current: Keys }[] = [];

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTypedIn(event.target)) return;
  if (document.querySelector('[data-modal]')) return;
  const act = listening.findLast(({ current }) => current[event.key])?.current[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

/** Hears keys as long as the part stands that names them, but not while somebody types or in a dialog; the part that came last hears first. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (listening.length === 0) document.addEventListener('keydown', hear);
    listening.push(latest);
    return () => {
      listening.splice(listening.indexOf(latest), 1);
      if (listening.length === 0) document.removeEventListener('keydown', hear);
    };
  }, []);
}
