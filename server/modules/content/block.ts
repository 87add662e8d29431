import type { KeptInhalte } from '../../context.ts';

/** Whether the tenant has a text block of this name. */
export const hasBlock = ({ entries }: KeptInhalte, name: string): boolean =>
  entries.some(({ art, kennung }) => art === 'content-bloecke' && kennung === name);
