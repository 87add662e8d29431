import { all } from './all.ts';

/** `data-drucken`: prints the page. */
export function printOnClick(): void {
  for (const button of all('[data-drucken]')) button.addEventListener('click', () => print());
}
