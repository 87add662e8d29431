import type { Betriebsrolle } from '../../../../contract/rules/betriebsrollen.ts';
import type { BetriebRecht } from '../../../../contract/rules/rechte.ts';
import { mayCall } from '../../../../contract/rules/rechte.ts';
import { dayOf } from '../../../calendar.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { findPerson } from './reads.ts';
import { shareRoles } from './rollen.sql.ts';

/** A person of the back office as the decisions of a tenant see them. */
export interface Entscheider {
  readonly email: string;
}

/**
 * The person behind a login who still has the right at the tenant, read in the transaction of the decision: a role that ended since the call began no longer
 * counts, and one that ends meanwhile waits for the decision. Throws NichtAuthorisiert.
 */
export async function checkStillMay(context: Context, login: Login | null, recht: BetriebRecht): Promise<Entscheider> {
  if (login?.who !== 'B') return refuse('LoginFirst');
  const person = await findPerson(context, login.id);
  if (person?.status !== 'Aktiv') return refuse('NichtAuthorisiert');
  const given = await shareRoles(context, login.id, dayOf(context.now));
  const rollen: readonly Betriebsrolle[] = [...given.map(({ rolle }) => rolle), ...(person.plattform ? (['Plattform'] as const) : [])];
  if (!mayCall({ who: 'B', rollen }, recht, true)) refuse('NichtAuthorisiert');
  return { email: person.email };
}
