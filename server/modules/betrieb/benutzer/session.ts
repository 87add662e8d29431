import { IDLE_MINUTES, STEP_UP_MINUTES } from '../../../../contract/calls/betrieb/login.ts';
import { type Betriebsrolle, MANDANTENROLLEN } from '../../../../contract/rules/betriebsrollen.ts';
import { addMinutes, dayOf } from '../../../calendar.ts';
import { type InstallationScope, inInstallation } from '../../../calls/installation.ts';
import type { LoginOf } from '../../../calls/login.ts';
import type { Mandant } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import type { Parts } from '../../../parts.ts';
import * as store from './store.ts';

/** Minutes for which the last call of a session may be older than stored, so that not every call writes. */
const WRITE_AFTER_MINUTES = 1;

/** The name of a person in audit logs. */
export const actorOf = (benutzerId: string): string => `Betrieb:${benutzerId}`;

/** The moment since which a session must have been used to be open. */
export const idleSince = (now: Date): Date => addMinutes(now, -IDLE_MINUTES);

/** The moment until which the last second factor confirms calls. */
export const confirmedUntil = (bestaetigtAm: Date): Date => addMinutes(bestaetigtAm, STEP_UP_MINUTES);

/** The moment at which a session ends without a further call. */
export const endsAt = ({ ablauf_am, zuletzt_am }: { readonly ablauf_am: Date; readonly zuletzt_am: Date }): Date => {
  const idle = addMinutes(zuletzt_am, IDLE_MINUTES);
  return idle < ablauf_am ? idle : ablauf_am;
};

/** The roles of a person at each tenant, and those at any tenant under `null`. */
export async function rolesOf(scope: InstallationScope, { benutzer_id, plattform }: Pick<store.Person, 'benutzer_id' | 'plattform'>) {
  const given = await store.listRoles(scope, benutzer_id, dayOf(scope.now));
  const everywhere: readonly Betriebsrolle[] = plattform ? ['Plattform'] : [];
  return {
    /** At one tenant; empty if the person does not work for it. */
    at: (mandant: string): readonly Betriebsrolle[] => [...inOrder(given.filter((one) => one.mandant === mandant)), ...everywhere],
    anywhere: [...inOrder(given), ...everywhere],
    mandanten: new Set(given.map(({ mandant }) => mandant)),
  };
}

/** The roles, each once, in the order of the contract. */
const inOrder = (given: readonly store.GivenRole[]): Betriebsrolle[] =>
  MANDANTENROLLEN.filter((rolle) => given.some((one) => one.rolle === rolle));

interface Asked {
  /** The tenant of the call; null for a call of the installation. */
  readonly mandant: Mandant | null;
  /** Whether a page refreshes itself, so that the call does not keep the session open. */
  readonly isBackground: boolean;
}

/**
 * The login of a session with the present roles, so that a role that was taken away acts on the next call. Reads the person in a transaction of its own before
 * that of the tenant opens: the embedded database has one connection. Throws PSOF0204 for an ended session, NichtGefunden without a role at the tenant.
 */
export const resolveBetrieb = (parts: Parts, token: string, { mandant, isBackground }: Asked): Promise<LoginOf<'B'>> =>
  inInstallation(parts, 'Anmeldung', async (scope) => {
    const row = (await store.findSession(scope, scope.secrets.hash(token), scope.now, idleSince(scope.now))) ?? refuse('PSOF0204');
    const roles = await rolesOf(scope, row);
    const rollen = mandant ? roles.at(mandant.mandant) : roles.anywhere;
    if (mandant && rollen.length === 0) refuse('NichtGefunden');
    const isStale = addMinutes(row.zuletzt_am, WRITE_AFTER_MINUTES) <= scope.now;
    const zuletztAm = isBackground || !isStale ? row.zuletzt_am : scope.now;
    if (zuletztAm !== row.zuletzt_am) await store.updateSession(scope, row.sitzung_id, { zuletzt_am: zuletztAm });
    return {
      who: 'B',
      rollen,
      id: row.benutzer_id,
      locale: row.language,
      wer: actorOf(row.benutzer_id),
      ablauf: endsAt({ ablauf_am: row.ablauf_am, zuletzt_am: zuletztAm }),
      betrieb: { sitzungId: row.sitzung_id, bestaetigtBis: confirmedUntil(row.bestaetigt_am), plattform: row.plattform },
    };
  });
