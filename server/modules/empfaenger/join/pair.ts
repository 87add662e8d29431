import type { Context } from '../../../context.ts';
import { isUniqueViolation } from '../../../db/errors.ts';
import { emailAlias } from '../../../email-address.ts';
import { refuse } from '../../../errors.ts';
import { sperreOf } from '../../account/index.ts';
import { insertEmpfaenger, listAliasless, updateEmpfaenger } from '../store.ts';

/** Refuses addresses that may not be recommended: the recommender's own in any spelling, and barred ones. */
export async function checkEmpfaengerEmail(context: Context, empfehlerEmail: string, email: string): Promise<void> {
  const isSelf = emailAlias(email) === emailAlias(empfehlerEmail);
  if (isSelf && !context.konfiguration.AllowSelfRecommendation) refuse('EmailEmpfehlerGleichEmpfaenger');
  if (await sperreOf(context, email)) refuse('EmailNotAllowed');
}

/** Refuses a seller as the customer of the own link, under any spelling of the address and at every tenant (sellers.md rule 14). */
export function checkNotSeller(sellerEmail: string, email: string): void {
  if (emailAlias(email) === emailAlias(sellerEmail)) refuse('EmailEmpfehlerGleichEmpfaenger');
}

/** Unique indexes: one open referral of a pair, and one recipient of an address on each referral. */
const PAIR_KEYS = ['empfaenger_offenes_paar', 'empfaenger_mandant_empfehlungsnummer_email_schluessel_key'];

/** Runs a write that can conflict with an open pair, which it refuses with EmpfehlungExists. */
export async function refuseOpenPair(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (PAIR_KEYS.some((key) => isUniqueViolation(error, key))) refuse('EmpfehlungExists');
    throw error;
  }
}

/** Inserts a recipient. Refuses a second open referral of the same two people with EmpfehlungExists. */
export const insert = (context: Context, row: Parameters<typeof insertEmpfaenger>[1]): Promise<void> =>
  refuseOpenPair(insertEmpfaenger(context, row));

/** Adds the people named on a referral to the open pairs, once the recommender's address is confirmed. */
export async function claimPairs(context: Context, empfehlungsnummer: string): Promise<void> {
  for (const row of await listAliasless(context, empfehlungsnummer)) {
    await refuseOpenPair(updateEmpfaenger(context, row.empfaengernummer, { email_alias: row.email && emailAlias(row.email) }));
  }
}
