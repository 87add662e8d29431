import { useEffect, useState } from 'react';
import { usePortal } from '../portal.tsx';
import { isLocked, markShared, recordActivity } from './lock.ts';

/** Interval in ms between checks of the lock, and the minimum between two records of activity. */
const CHECK_MS = 2000;

/** Whether the portal is locked in this browser; activity of the user keeps it unlocked. */
export function useLock(): { readonly locked: boolean; check(): void } {
  const { session } = usePortal().data;
  const [locked, setLocked] = useState(() => isLocked(session, Date.now()));
  useEffect(() => {
    let last = 0;
    const check = () => setLocked(isLocked(session, Date.now()));
    const onActivity = () => {
      check();
      if (Date.now() - last < CHECK_MS) return;
      last = Date.now();
      recordActivity(session, last);
    };
    const timer = setInterval(check, CHECK_MS);
    const events = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
    for (const event of events) addEventListener(event, onActivity, { capture: true, passive: true });
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, onActivity, { capture: true });
      document.removeEventListener('visibilitychange', check);
    };
  }, [session]);
  return { locked, check: () => setLocked(isLocked(session, Date.now())) };
}

/** Marks the browser's screen as shared from the first use in this session. */
export function useMarkShared(): void {
  const { session } = usePortal().data;
  useEffect(() => markShared(session, Date.now()), [session]);
}
