import type { KeptInhalte } from '../../context.ts';

/** Version of the terms as they are shown; empty where they have none. */
export function agbVersionOf({ entries }: KeptInhalte): string {
  const agb = entries.find(({ art, kennung }) => art === 'content-bloecke' && kennung === 'agb');
  return agb?.art === 'content-bloecke' ? (agb.felder.Version?.iv ?? '') : '';
}
