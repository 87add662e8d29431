import { useEffect, useState } from 'react';
import { usePortal } from '../portal.tsx';
import { isLocked, share, touch } from './lock.ts';

/** Interval in ms between checks of the lock, and the minimum between two records of activity. */
const LOOK_MS = 2000;

/** Whether the portal is locked in this browser; activity of the user keeps it unlocked. */
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

/** Marks the browser's screen as shared, from the first call in this session on. */
export function useShared(): void {
  const { session } = usePortal().data;
  useEffect(() => share(session, Date.now()), [session]);
}
