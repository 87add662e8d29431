import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a place has come into the window yet: what is fetched for it waits until then, and who never looks there has nothing to fetch. */
export function useSeen<T extends Element>(): { readonly place: RefObject<T | null>; readonly isSeen: boolean } {
  const place = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || isSeen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return { place, isSeen };
}
