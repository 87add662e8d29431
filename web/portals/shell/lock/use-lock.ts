import { useEffect, useState } from 'react';
import { usePortal } from '../portal.tsx';
import { isLocked, share, touch } from './lock.ts';

/** How often it is looked whether the time is over, and how often at most a touch is kept. */
const LOOK_MS = 2000;

/** Whether the portal is locked in this browser; what somebody does keeps it open. */
export function useLock(): { readonly locked: boolean; look(): void } {
  const { session } = usePortal().data;
  const [locked, setLocked] = useState(() => isLocked(session, Date.now()));
  useEffect(() => {
    let last = 0;
    const look = () => setLocked(isLocked(session, Date.now()));
    const touched = () => {
      look();
      if (Date.now() - last < LOOK_MS) return;
      last = Date.now();
      touch(session, last);
    };
    const timer = setInterval(look, LOOK_MS);
    const events = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
    for (const event of events) addEventListener(event, touched, { capture: true, passive: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, touched, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, [session]);
  return { locked, look: () => setLocked(isLocked(session, Date.now())) };
}

/** Says of the screen that several people share it, from its first opening in this session on. */
export function useShared(): void {
  const { session } = usePortal().data;
  useEffect(() => share(session, Date.now()), [session]);
}
