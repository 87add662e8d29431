import type { Context } from '../../context.ts';
import { emailAlias } from '../../email-address.ts';
import { ensureMitarbeitende } from './mitarbeitende.ts';
import { findAgenturOf, listMailboxes } from './reads.ts';

/** The numbers of agency and employee that a referral carries. */
export interface Zuordnung {
  readonly agenturnummer: string | null;
  readonly mitarbeiternummer: string | null;
}

const NONE: Zuordnung = { agenturnummer: null, mitarbeiternummer: null };

/**
 * The numbers of agency and employee for a referral: those of the invitation that the recommender accepted last, whatever the call sends.
 * None if one of these addresses belongs to a person who works for that agency: people neither give nor get referrals under their own
 * agency.
 */
export async function agenturOf(context: Context, empfehlerId: string, emails: readonly string[]): Promise<Zuordnung> {
  const { agenturnummer, mitarbeiternummer } = (await findAgenturOf(context, empfehlerId)) ?? NONE;
  if (agenturnummer === null || (await worksFor(context, agenturnummer, emails))) return NONE;
  return { agenturnummer, mitarbeiternummer };
}

/**
 * The numbers of a new referral of a known recommender: those of the accepted invitation. Without one, and if employees of firms recommend
 * for the tenant, the recommender's own number as an employee.
 */
export async function herkunftOf(context: Context, empfehlerId: string, emails: readonly string[]): Promise<Zuordnung> {
  const zuordnung = await agenturOf(context, empfehlerId, emails);
  if (zuordnung.agenturnummer !== null || !context.konfiguration.ModuleCompanyRecommendation) return zuordnung;
  const { agenturnummer, mitarbeiternummer } = await ensureMitarbeitende(context, empfehlerId);
  return { agenturnummer, mitarbeiternummer };
}

/** Whether one of these addresses, in any spelling, belongs to a person who works for the agency. */
export async function worksFor(context: Context, agenturnummer: string, emails: readonly string[]): Promise<boolean> {
  const aliases = new Set(emails.filter(Boolean).map(emailAlias));
  return (await listMailboxes(context, agenturnummer)).some((email) => aliases.has(emailAlias(email)));
}
