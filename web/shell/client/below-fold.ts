import { afterPaint } from './after-paint.ts';
import { all } from './all.ts';

/** What the first picture of a page does without is laid out behind it: a jump to a place, or a picture of the whole page, needs it. */
export function layOutRest(): void {
  addEventListener('load', () =>
    afterPaint(() => {
      for (const part of all('[class*=below-fold-]')) part.style.contentVisibility = 'visible';
    }),
  );
}
