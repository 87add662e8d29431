import type { Context } from '../../context.ts';

/** The token with which a grant's owner picks the reward. It is derived on each use instead of being stored. */
export const praemierungToken = (context: Context, praemierungsnummer: string): string =>
  context.secrets.token('praemierung', context.mandant, praemierungsnummer);
