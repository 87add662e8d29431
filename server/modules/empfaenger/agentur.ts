import type { Context } from '../../context.ts';
import { worksFor } from '../empfehler/index.ts';
import { findAgenturOfEmpfehlung } from './reads.ts';
import { updateEmpfaenger } from './store.ts';

/**
 * Whether a recipient counts for the agency of the referral, by the address just entered: whoever works for it does not, however many others
 * join by the same link.
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
