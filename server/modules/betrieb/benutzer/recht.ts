import { type Betriebsrolle, MANDANTENROLLEN } from '../../../../contract/rules/betriebsrollen.ts';
import type { BetriebRecht } from '../../../../contract/rules/rechte.ts';
import { mayCall } from '../../../../contract/rules/rechte.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import { dayOf } from '../../../calendar.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { findPerson } from './reads.ts';
import { listHolders, shareRoles } from './rollen.sql.ts';

/** A person of the back office as the decisions of a tenant see them, with the roles of today. */
export interface Entscheider {
  readonly email: string;
  readonly vorname: string;
  readonly nachname: string;
  readonly language: Locale;
  readonly rollen: readonly Betriebsrolle[];
  /** Since when the person has each role at the tenant. */
  readonly rollenSeit: ReadonlyMap<Betriebsrolle, Date>;
  /** When the second factor was reset by a colleague, if it was. */
  readonly faktorZurueckgesetztAm: Date | null;
}

/** An active person with a role at the tenant, which cannot end until the transaction does; null otherwise. */
export async function findEntscheider(context: Context, benutzerId: string): Promise<Entscheider | null> {
  const person = await findPerson(context, benutzerId);
  if (person?.status !== 'Aktiv') return null;
  const given = await shareRoles(context, benutzerId, dayOf(context.now));
  const rollen: readonly Betriebsrolle[] = [...given.map(({ rolle }) => rolle), ...(person.plattform ? ['Plattform' as const] : [])];
  const rollenSeit = new Map(given.map(({ rolle, vergeben_am }) => [rolle, vergeben_am]));
  return rollen.length === 0 ? null : { ...person, rollen, rollenSeit, faktorZurueckgesetztAm: person.faktor_zurueckgesetzt_am };
}

/**
 * The person behind a login who still has the right at the tenant, read in the transaction of the decision: a role that ended since the call began no longer
 * counts, and one that ends meanwhile waits for the decision. Throws NichtAuthorisiert.
 */
export async function checkStillMay(context: Context, login: Login | null, recht: BetriebRecht): Promise<Entscheider> {
  if (login?.who !== 'B') return refuse('LoginFirst');
  const person = await findEntscheider(context, login.id);
  return person && mayCall({ who: 'B', rollen: person.rollen }, recht, true) ? person : refuse('NichtAuthorisiert');
}

/** The number of active people who have a right at the tenant by a role there, in the days after the role was given too. */
export async function countPeopleWith(context: Context, recht: BetriebRecht): Promise<number> {
  const rollen = MANDANTENROLLEN.filter((rolle) => mayCall({ who: 'B', rollen: [rolle] }, recht, true));
  const people = await Promise.all((await listHolders(context, rollen, dayOf(context.now))).map((id) => findPerson(context, id)));
  return people.filter((person) => person?.status === 'Aktiv').length;
}
