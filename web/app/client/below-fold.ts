import { afterPaint } from './after-paint.ts';
import { all } from './all.ts';

/** What the first picture of a page does without is laid out behind it, a section at a time: a jump to a place, or a picture of the whole page, needs it. */
export function layOutRest(): void {
  const rest = all('[class*=below-fold-]');
  const layOutNext = () => {
    const next = rest.shift();
    if (!next) return;
    next.style.contentVisibility = 'visible';
    afterPaint(layOutNext);
  };
  addEventListener('load', () => afterPaint(layOutNext));
}
