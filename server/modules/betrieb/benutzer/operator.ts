import type { Betriebsrolle } from '../../../../contract/rules/betriebsrollen.ts';
import { dayOf } from '../../../calendar.ts';
import { type InstallationParts, type InstallationScope, inInstallation } from '../../../calls/installation.ts';
import type { Mandant } from '../../../context.ts';
import { emailSchluessel } from '../../../email-address.ts';
import { refuse } from '../../../errors.ts';
import { prepare } from '../../zugang/index.ts';
import { addWaitingFaktor, FIRST_FAKTOR } from './beitritt.ts';
import { BETRIEB_FAKTOREN } from './faktoren.ts';
import { tokenOfLink } from './links.ts';
import { log } from './protokoll.ts';
import { checkVergabe, setRoles, type Vergabe } from './rollen.ts';
import * as store from './store.ts';
import { ensurePerson, inviteByLink, reopen, resetPerson } from './vergeben.ts';

/** The actor of the operator's commands in audit logs. */
const OPERATOR = 'Betreiber';

/** A person of the back office as the operator's list shows it. */
export interface ListedPerson {
  readonly email: string;
  readonly status: string;
  /** Roles by tenant; `*` for all tenants. */
  readonly roles: readonly { readonly mandant: string; readonly rolle: Betriebsrolle }[];
}

/**
 * Invites a person by the operator, who needs no mail: for all tenants, or with roles at one. Returns the token of the link to join, or null if the person is
 * Aktiv and has the roles at once. Throws Validierung, and Konflikt for a barred person.
 */
export const createByOperator = (
  parts: InstallationParts,
  email: string,
  at: { readonly mandant: Mandant; readonly vergabe: Vergabe } | null,
): Promise<string | null> =>
  inInstallation(parts, OPERATOR, async (scope) => {
    if (at) checkVergabe(at.vergabe, scope.now);
    const person = await ensurePerson(scope, email, { language: at?.mandant.konfiguration.language ?? 'de' });
    const id = person.benutzer_id;
    if (person.status === 'Gesperrt') refuse('Konflikt');
    await reopen(scope, person);
    if (at) await scope.asMandant(at.mandant, (context) => setRoles(context, id, at.vergabe));
    else await store.updatePerson(scope, id, { plattform: true });
    await log(scope, 'einladung', id, at ? { mandant: at.mandant.mandant } : { plattform: true });
    return person.status === 'Aktiv' ? null : tokenOfLink(scope, await inviteByLink(scope, id));
  });

/** All people with their present roles. */
export const listByOperator = (parts: InstallationParts): Promise<ListedPerson[]> =>
  inInstallation(parts, OPERATOR, async (scope) => {
    const listed: ListedPerson[] = [];
    for (const { benutzer_id, email, status, plattform } of await store.listPeople(scope)) {
      const roles = await store.listRoles(scope, benutzer_id, dayOf(scope.now));
      listed.push({ email, status, roles: [...(plattform ? [{ mandant: '*', rolle: 'Plattform' as const }] : []), ...roles] });
    }
    return listed;
  });

/** Makes a person set up name, password and second factor again. Returns the token of the link for it; null without such a person, or if the person is barred. */
export const resetByOperator = (parts: InstallationParts, email: string): Promise<string | null> =>
  inInstallation(parts, OPERATOR, async (scope) => {
    const found = await store.findPersonByEmail(scope, emailSchluessel(email));
    const person = found && (await store.lockPerson(scope, found.benutzer_id));
    if (!person || person.status === 'Beendet' || person.status === 'Gesperrt') return null;
    return tokenOfLink(scope, await resetPerson(scope, person));
  });

/** Bars an active person, whose sessions end, or lets a barred one in again. Returns false for a person in another state, or without such a person. */
export const barByOperator = (parts: InstallationParts, email: string, isBarred: boolean): Promise<boolean> =>
  inInstallation(parts, OPERATOR, async (scope) => {
    const found = await store.findPersonByEmail(scope, emailSchluessel(email));
    const person = found && (await store.lockPerson(scope, found.benutzer_id));
    const [from, to] = isBarred ? (['Aktiv', 'Gesperrt'] as const) : (['Gesperrt', 'Aktiv'] as const);
    if (person?.status !== from) return false;
    await store.updatePerson(scope, person.benutzer_id, { status: to });
    await store.deleteSessions(scope, person.benutzer_id);
    await log(scope, isBarred ? 'gesperrt' : 'entsperrt', person.benutzer_id);
    return true;
  });

/** A person who can log in at once, for the demo: with the hash of the password, and an authenticator whose codes `listBetriebCodes` has. Returns the id. */
export async function addActivePerson(
  scope: InstallationScope,
  { email, vorname, nachname, passwortHash, plattform = false }: NewPerson,
): Promise<string> {
  const { benutzer_id: id } = await ensurePerson(scope, email, { language: 'de' });
  await store.updatePerson(scope, id, { vorname, nachname, passwort_hash: passwortHash, plattform, status: 'Aktiv' });
  const faktorId = await addWaitingFaktor(scope, id, FIRST_FAKTOR);
  await prepare(BETRIEB_FAKTOREN, scope, { id: faktorId, email });
  await store.updateFaktor(scope, faktorId, { bestaetigt_am: scope.now });
  return id;
}

interface NewPerson {
  readonly email: string;
  readonly vorname: string;
  readonly nachname: string;
  readonly passwortHash: string;
  readonly plattform?: boolean;
}
