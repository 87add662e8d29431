import type { Context } from '../../../context.ts';
import { worksFor } from '../../empfehler/index.ts';
import { findAgenturOfEmpfehlung } from '../reads.ts';
import { updateEmpfaenger } from '../store.ts';

/**
 * Stores whether a recipient counts for the agency of the referral, by the address just entered: a person who works for the agency does
 * not. Others who join by the same link do not matter.
 */
export async function keepAgentur(
  context: Context,
  {
    empfaengernummer,
    empfehlungsnummer,
    email,
  }: { readonly empfaengernummer: string; readonly empfehlungsnummer: string; readonly email: string },
): Promise<void> {
  const { agenturnummer = null, mitarbeiternummer = null } = (await findAgenturOfEmpfehlung(context, empfehlungsnummer)) ?? {};
  if (agenturnummer === null) return;
  const isOwn = await worksFor(context, agenturnummer, [email]);
  const zuordnung = isOwn ? { agenturnummer: null, mitarbeiternummer: null } : { agenturnummer, mitarbeiternummer };
  await updateEmpfaenger(context, empfaengernummer, zuordnung);
}
