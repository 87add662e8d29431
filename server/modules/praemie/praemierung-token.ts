import type { Context } from '../../context.ts';

/** The token with which a grant's owner picks the reward; derived anew whenever it must be shown. */
export const praemierungToken = (context: Context, praemierungsnummer: string): string =>
  context.secrets.token('praemierung', context.mandant, praemierungsnummer);
