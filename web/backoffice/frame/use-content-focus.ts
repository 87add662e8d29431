import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Id of the content of every screen. */
export const CONTENT = 'inhalt';

/**
 * Moves the focus to the content after a navigation, so that screen readers announce it, unless a field of the new screen has taken it. On the first screen
 * the focus stays where the browser put it.
 */
export function useContentFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  // In the commit that shows the screen: later, it would take the focus from a field that a key has opened meanwhile.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const content = document.getElementById(CONTENT);
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [pathname]);
}
