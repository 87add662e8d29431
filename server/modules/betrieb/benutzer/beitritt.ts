import { MFA_MINUTES } from '../../../../contract/calls/agentur/login.ts';
import type { acceptBetriebEinladung, finishBetriebEinladung } from '../../../../contract/calls/betrieb/konto.ts';
import { addMinutes } from '../../../calendar.ts';
import type { InstallationRequest, InstallationScope } from '../../../calls/installation.ts';
import { refuse } from '../../../errors.ts';
import { checkHaeufig, confirm, prepare } from '../../zugang/index.ts';
import { withCode } from './check-code.ts';
import { BETRIEB_FAKTOREN } from './faktoren.ts';
import { createLink, findLiveLink, redeemLink, tokenOfLink } from './links.ts';
import { mailPerson } from './mail-person.ts';
import { betriebPasswortGeaendert } from './mails.ts';
import { log } from './protokoll.ts';
import { actorOf } from './session.ts';
import * as store from './store.ts';

/** Name of the factor that a person sets up when joining. */
export const FIRST_FAKTOR = 'Authenticator';

/** A factor without its secret, which waits for its first code. Other waiting ones of the person are dropped. Returns its id. */
export async function addWaitingFaktor(scope: InstallationScope, benutzerId: string, name: string): Promise<string> {
  const id = scope.random.nummer();
  await store.deleteFaktoren(scope, benutzerId, 'wartende');
  await store.insertFaktor(scope, { faktor_id: id, benutzer_id: benutzerId, name, geheimnis: '', erstellt_am: scope.now });
  return id;
}

/**
 * First step of joining: stores name and password of the invited person and makes the secret of the authenticator. The person stays Eingeladen, and can repeat
 * the step. Throws NichtGefunden, TokenBereitsVerwendet, Abgelaufen, Validierung for a common password.
 */
export async function beginBeitritt({ parts, input, inContext }: InstallationRequest<typeof acceptBetriebEinladung>) {
  const { Token, Vorname, Nachname, Password } = input.body;
  await inContext((scope) => findLiveLink(scope, 'Einladung', Token));
  checkHaeufig('Password', Password);
  const passwortHash = await parts.passwords.hash(Password);
  return inContext(async (scope) => {
    const { benutzer_id: id } = await findLiveLink(scope, 'Einladung', Token);
    const person = await store.lockPerson(scope, id);
    if (person?.status !== 'Eingeladen') return refuse('NichtGefunden');
    await store.updatePerson(scope, id, { vorname: Vorname, nachname: Nachname, passwort_hash: passwortHash });
    const faktorId = await addWaitingFaktor(scope, id, FIRST_FAKTOR);
    const made = await prepare(BETRIEB_FAKTOREN, scope, { id: faktorId, email: person.email });
    const link = await createLink(scope, 'Einrichtung', id, addMinutes(scope.now, MFA_MINUTES));
    return { MfaToken: tokenOfLink(scope, link), ...made };
  });
}

/**
 * Second step of joining: the first code switches the authenticator on. The person is Aktiv, and the mailed link is used up. Returns the recovery codes. Throws
 * like the first step; Validierung at `Code` for a wrong code, ZuVieleAnfragen after too many.
 */
export async function finishBeitritt(request: InstallationRequest<typeof finishBetriebEinladung>): Promise<string[]> {
  const { MfaToken, Code } = request.input.body;
  const { benutzer_id: id } = await request.inContext((scope) => findLiveLink(scope, 'Einrichtung', MfaToken));
  return withCode(request, id, async (scope) => {
    const person = await store.lockPerson(scope, id);
    if (person?.status !== 'Eingeladen') return refuse('TokenBereitsVerwendet');
    const { link_id } = await findLiveLink(scope, 'Einrichtung', MfaToken);
    const waiting = (await store.findWaitingFaktor(scope, id)) ?? refuse('NichtGefunden');
    const codes = await confirm(BETRIEB_FAKTOREN, scope, waiting.faktor_id, Code);
    if (codes === null) return null;
    await store.markLinkUsed(scope, link_id, scope.now);
    await store.markLinksUsed(scope, id, 'Einladung', scope.now);
    await store.updatePerson(scope, id, { status: 'Aktiv' });
    await log({ ...scope, wer: actorOf(id) }, 'beitritt', id);
    return codes;
  });
}

/** Sets a new password behind the mailed link and ends all sessions. Throws what the link throws. */
export async function setPasswort(scope: InstallationScope, token: string, passwortHash: string): Promise<void> {
  const id = await redeemLink(scope, 'Passwort', token);
  const person = await store.lockPerson(scope, id);
  if (person?.status !== 'Aktiv') return refuse('NichtGefunden');
  await store.updatePerson(scope, id, { passwort_hash: passwortHash });
  await store.deleteSessions(scope, id);
  await log({ ...scope, wer: actorOf(id) }, 'passwort.gesetzt', id);
  await mailPerson(scope, person, betriebPasswortGeaendert);
}
