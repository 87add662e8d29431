import { type KeyboardEvent, useRef } from 'react';
import { useKeys } from '../../portals/shell/keys.ts';

/** `j`, `k` and the arrow keys go from link to link in an element; the one that leads out at its top calls `leave`. */
export function useLinkSteps<E extends HTMLElement>(leave: () => void) {
  const ref = useRef<E>(null);
  const step = (by: 1 | -1) => {
    const links = [...(ref.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const next = links.indexOf(document.activeElement as HTMLElement) + by;
    if (next < 0) leave();
    else links[next]?.focus();
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return { ref, onKeyDown };
}
