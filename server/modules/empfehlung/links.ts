import { isSameSecret } from '../../config/secrets.ts';
import type { Context } from '../../context.ts';

/** The secret with which a recommender opens the referral without a login. */
const hexOf = (context: Context, empfehlungsnummer: string): string =>
  context.secrets.token('empfehlung', context.mandant, empfehlungsnummer);

/** Whether a secret is the referral's: told without the database, in a time that says nothing of either. */
export const isHexOf = (context: Context, empfehlungsnummer: string, hex: string): boolean =>
  isSameSecret(context.secrets.hash(hex), context.secrets.hash(hexOf(context, empfehlungsnummer)));

/** The addresses of a referral: the short one on the tenant's link domain where it has one, and the long one. */
export function addressesOf(context: Context, row: { empfehlungsnummer: string; code: string }) {
  const domain = context.konfiguration.EmpfehlungslinkDomain.production;
  return {
    KurzURL: domain === null ? `${context.baseUrl}/r/${row.code}` : `https://${domain}/${row.code}`,
    Empfehlungslink: `${context.baseUrl}/api/v1/${context.mandant}/empfehlen/click/${row.empfehlungsnummer}`,
    Empfehlungscode: row.code,
  };
}

export const linksOf = (context: Context, row: { empfehlungsnummer: string; code: string }) => ({
  Hex: hexOf(context, row.empfehlungsnummer),
  ...addressesOf(context, row),
});
