import { useEffect, useState } from 'react';

interface Dismissed {
  readonly isAway: boolean;
  /** Something else is pointed at, or has the focus. */
  comeBack(): void;
}

/** Whether what shows beside the thing that is pointed at or has the focus was put away by Esc (WCAG 1.4.13), wherever the focus is. */
export function useDismissed(): Dismissed {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setAway(true);
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
  return { isAway, comeBack: () => setAway(false) };
}
