import { PRINTS } from '../../ui/protocol.ts';
import { all } from './all.ts';

/** `PRINTS`: prints the page. */
export function printOnClick(): void {
  for (const button of all(`[${PRINTS}]`)) button.addEventListener('click', () => print());
}
