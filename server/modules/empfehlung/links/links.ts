import { isSameSecret } from '../../../config/secrets.ts';
import type { Context } from '../../../context.ts';

/** The secret that opens a referral for its recommender without a login. */
const hexOf = (context: Context, empfehlungsnummer: string): string =>
  context.secrets.token('empfehlung', context.mandant, empfehlungsnummer);

/** Whether a secret belongs to the referral. Needs no database and compares in constant time. */
export const isHexOf = (context: Context, empfehlungsnummer: string, hex: string): boolean =>
  isSameSecret(context.secrets.hash(hex), context.secrets.hash(hexOf(context, empfehlungsnummer)));

interface Coded {
  readonly empfehlungsnummer: string;
  /** The generated code; `wunschcode` is the code that the recommender chose instead. */
  readonly code: string;
  readonly wunschcode: string | null;
}

/** Short link (on the tenant's link domain if it has one), long link and code of a referral. A chosen code replaces the generated one. */
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
