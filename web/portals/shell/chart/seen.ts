import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a place has come near the window yet: what is fetched for it waits until then. */
export function useSeen<T extends Element>(): { readonly place: RefObject<T | null>; readonly isSeen: boolean } {
  const place = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || isSeen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: '200px' });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return { place, isSeen };
}
