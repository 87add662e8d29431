import { EINLADUNG_DAYS } from '../../../../contract/calls/betrieb/konto.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import { addTage } from '../../../calendar.ts';
import type { InstallationScope } from '../../../calls/installation.ts';
import type { Mandant } from '../../../context.ts';
import { emailSchluessel } from '../../../email-address.ts';
import { refuse } from '../../../errors.ts';
import { enqueueMail } from '../../../mail/store.ts';
import { createLink } from './links.ts';
import { mailPerson } from './mail-person.ts';
import { betriebEinladung, betriebFaktorEntzogen, betriebFaktorZurueckgesetzt, betriebZugang } from './mails.ts';
import { log } from './protokoll.ts';
import { checkVergabe, setRoles, type Vergabe } from './rollen.ts';
import { actorOf } from './session.ts';
import * as store from './store.ts';

/** The person of an address, locked; a new one is Eingeladen and has no name yet. */
export async function ensurePerson(
  scope: InstallationScope,
  email: string,
  { language, plattform = false }: { readonly language: Locale; readonly plattform?: boolean },
): Promise<store.Person> {
  const schluessel = emailSchluessel(email);
  await store.insertPerson(scope, {
    benutzer_id: scope.random.nummer(),
    email,
    email_schluessel: schluessel,
    vorname: '',
    nachname: '',
    passwort_hash: null,
    language,
    plattform,
    status: 'Eingeladen',
    erstellt_am: scope.now,
    faktor_zurueckgesetzt_am: null,
  });
  const found = await store.findPersonByEmail(scope, schluessel);
  return (found && (await store.lockPerson(scope, found.benutzer_id))) ?? refuse('Konflikt');
}

/** Opens a person who has ended for a new invitation, without the former password. */
export async function reopen(scope: InstallationScope, person: store.Person): Promise<void> {
  if (person.status === 'Beendet')
    await store.updatePerson(scope, person.benutzer_id, { status: 'Eingeladen', passwort_hash: null, beendet_am: null });
}

/** A link by which an invited person joins; earlier ones end. Returns its id. */
export const inviteByLink = (scope: InstallationScope, benutzerId: string): Promise<string> =>
  createLink(scope, 'Einladung', benutzerId, addTage(scope.now, EINLADUNG_DAYS));

/**
 * Gives the person of an address roles at a tenant. A new person gets the link to join by mail, an active one a mail about the tenant. Returns the person's id.
 * Throws Konflikt for a barred person, or an active one who works for the tenant already; Validierung.
 */
export async function invite(scope: InstallationScope, mandant: Mandant, email: string, vergabe: Vergabe): Promise<string> {
  checkVergabe(vergabe, scope.now);
  const person = await ensurePerson(scope, email, { language: mandant.konfiguration.language });
  const id = person.benutzer_id;
  if (person.status === 'Gesperrt') refuse('Konflikt');
  await reopen(scope, person);
  const isActive = person.status === 'Aktiv';
  const link = isActive ? null : await inviteByLink(scope, id);
  await scope.asMandant(mandant, async (context) => {
    const before = await setRoles(context, id, vergabe);
    if (isActive && before > 0) refuse('Konflikt');
    await (link ? enqueueMail(context, betriebEinladung, link) : enqueueMail(context, betriebZugang, id));
  });
  await log(scope, 'einladung', id, { mandant: mandant.mandant });
  return id;
}

/** A person who works for the tenant, locked. Throws NichtGefunden for any other, and Konflikt for the acting person and for people of the platform. */
async function lockColleague(scope: InstallationScope, mandant: Mandant, id: string): Promise<store.Person> {
  const person = await store.lockPerson(scope, id);
  if (!person) return refuse('NichtGefunden');
  if (!person.plattform && !(await worksFor(scope, mandant, id))) refuse('NichtGefunden');
  if (person.plattform || scope.wer === actorOf(id)) refuse('Konflikt');
  return person;
}

const worksFor = async (scope: InstallationScope, { mandant }: Mandant, id: string): Promise<boolean> =>
  (await store.listGivenRoles(scope, id)).some((one) => one.mandant === mandant);

/** Replaces the roles of a colleague at the tenant. Throws NichtGefunden, Konflikt, Validierung. */
export async function change(scope: InstallationScope, mandant: Mandant, id: string, vergabe: Vergabe): Promise<void> {
  checkVergabe(vergabe, scope.now);
  await lockColleague(scope, mandant, id);
  await scope.asMandant(mandant, (context) => setRoles(context, id, vergabe));
}

/** Ends all roles of a colleague at the tenant; a person who works for no tenant any more is Beendet. Throws NichtGefunden, Konflikt. */
export async function end(scope: InstallationScope, mandant: Mandant, id: string): Promise<void> {
  await lockColleague(scope, mandant, id);
  await scope.asMandant(mandant, (context) => setRoles(context, id, { rollen: [], giltBis: null }));
  if ((await store.listGivenRoles(scope, id)).length > 0) return;
  await store.updatePerson(scope, id, { status: 'Beendet', beendet_am: scope.now });
  await withdrawAccess(scope, id);
  await log(scope, 'beendet', id);
}

/** Ends all sessions, links and second factors of a person. */
async function withdrawAccess(scope: InstallationScope, id: string): Promise<void> {
  await store.deleteSessions(scope, id);
  await store.deleteFaktoren(scope, id, 'alle');
  for (const zweck of ['Einladung', 'Einrichtung', 'Passwort', 'Mfa'] as const) await store.markLinksUsed(scope, id, zweck, scope.now);
}

/** Makes a person set up name, password and second factor again. Returns the id of the link for it. */
export async function resetPerson(scope: InstallationScope, { benutzer_id: id }: store.Person): Promise<string> {
  await withdrawAccess(scope, id);
  await store.updatePerson(scope, id, { status: 'Eingeladen', passwort_hash: null, faktor_zurueckgesetzt_am: scope.now });
  await log(scope, 'faktor.zurueckgesetzt', id);
  return inviteByLink(scope, id);
}

/** Takes away a colleague's second factors and mails both people. Throws NichtGefunden, Konflikt unless the colleague is Aktiv. */
export async function resetFaktor(scope: InstallationScope, mandant: Mandant, id: string, actorId: string): Promise<void> {
  const person = await lockColleague(scope, mandant, id);
  if (person.status !== 'Aktiv') refuse('Konflikt');
  const link = await resetPerson(scope, person);
  await scope.asMandant(mandant, (context) => enqueueMail(context, betriebFaktorZurueckgesetzt, link));
  const actor = await store.findPerson(scope, actorId);
  if (actor) await mailPerson(scope, actor, betriebFaktorEntzogen);
}
