import type { Context } from '../../../context.ts';
import { isUniqueViolation } from '../../../db/errors.ts';
import { emailAlias } from '../../../email-address.ts';
import { refuse } from '../../../errors.ts';
import { sperreOf } from '../../account/index.ts';
import { insertEmpfaenger, listAliasless, updateEmpfaenger } from '../store.ts';

/** Refuses people who may not be recommended: the recommender under any spelling, and barred addresses. */
export async function checkEmpfaengerEmail(context: Context, empfehlerEmail: string, email: string): Promise<void> {
  const isSelf = emailAlias(email) === emailAlias(empfehlerEmail);
  if (isSelf && !context.konfiguration.AllowSelfRecommendation) refuse('EmailEmpfehlerGleichEmpfaenger');
  if (await sperreOf(context, email)) refuse('EmailNotAllowed');
}

/** One open referral of a pair, and one recipient of an address on each referral. */
const PAIR_KEYS = ['empfaenger_offenes_paar', 'empfaenger_mandant_empfehlungsnummer_email_schluessel_key'];

/** Runs a write that can meet an open pair and says so in the catalogue's words. */
export async function asPair(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (PAIR_KEYS.some((key) => isUniqueViolation(error, key))) refuse('EmpfehlungExists');
    throw error;
  }
}

/** Inserts a recipient; a second open referral of the same two people is EmpfehlungExists. */
export const insert = (context: Context, row: Parameters<typeof insertEmpfaenger>[1]): Promise<void> =>
  asPair(insertEmpfaenger(context, row));

/** Once the recommender's address is confirmed, the persons named take their place among the open pairs. */
export async function claimPairs(context: Context, empfehlungsnummer: string): Promise<void> {
  for (const row of await listAliasless(context, empfehlungsnummer)) {
    await asPair(updateEmpfaenger(context, row.empfaengernummer, { email_alias: row.email && emailAlias(row.email) }));
  }
}
