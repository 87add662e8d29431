import { isSameSecret } from '../../../config/secrets.ts';
import type { Context } from '../../../context.ts';

/** The secret with which a recommender opens the referral without a login. */
const hexOf = (context: Context, empfehlungsnummer: string): string =>
  context.secrets.token('empfehlung', context.mandant, empfehlungsnummer);

/** Whether a secret is the referral's: told without the database, in a time that says nothing of either. */
export const isHexOf = (context: Context, empfehlungsnummer: string, hex: string): boolean =>
  isSameSecret(context.secrets.hash(hex), context.secrets.hash(hexOf(context, empfehlungsnummer)));

interface Coded {
  readonly empfehlungsnummer: string;
  /** The code that was drawn, and the one that its recommender chose instead. */
  readonly code: string;
  readonly wunschcode: string | null;
}

/** The addresses of a referral: the short one on the tenant's link domain where it has one, and the long one. A chosen code stands before the drawn one. */
export function addressesOf(context: Context, { empfehlungsnummer, code, wunschcode }: Coded) {
  const { baseUrl, linkDomain } = context;
  const Empfehlungscode = wunschcode ?? code;
  return {
    KurzURL: linkDomain === null ? `${baseUrl}/r/${Empfehlungscode}` : `https://${linkDomain}/${Empfehlungscode}`,
    Empfehlungslink: `${baseUrl}/api/v1/${context.mandant}/empfehlen/click/${empfehlungsnummer}`,
    Empfehlungscode,
  };
}

export const linksOf = (context: Context, row: Coded) => ({
  Hex: hexOf(context, row.empfehlungsnummer),
  ...addressesOf(context, row),
});
