import type { Passwortlink } from '../../../contract/calls/passwort.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { noteHandlung } from '../../mail/postfach.ts';
import { enqueueMail } from '../../mail/store.ts';
import { checkRegistriert, confirmAccount, findEmpfehlerAccount, setPasswort, wantsMailOfAccount } from './empfehler-account.ts';
import { passwortGeaendert, passwortSetzen } from './mails.ts';
import { findBenutzer } from './reads.ts';
import { openSession, type Session } from './session.ts';
import { checkNichtGesperrt, sperreOf } from './sperre.ts';
import * as store from './store.ts';
import { createZugangslink, findZugangslink } from './zugangslink.ts';

/** Password links live 24 h (contract section 2). */
const PASSWORT_LINK_DAYS = 1;

/** What a link is for that was made for an address without an account. It is never mailed. */
const NOBODY = '';

/**
 * Makes the link behind which a password is set, and its mail. An address that may have none costs the same work: its link leads
 * nowhere and its mail is dropped, so that neither answer nor time tells whose address has an account.
 */
export async function requestPasswortlink(context: Context, email: string): Promise<void> {
  const account = await findEmpfehlerAccount(context, email);
  checkRegistriert(context, account);
  const isBarred = (await sperreOf(context, email)) !== null;
  const wantsMail = await wantsMailOfAccount(context, email, account);
  const mayHave = account && !isBarred && wantsMail;
  const link = await createZugangslink(context, 'Passwort', mayHave ? account.account_id : NOBODY, PASSWORT_LINK_DAYS);
  await enqueueMail(context, passwortSetzen, link);
  await writeProtokoll(context, 'passwort.angefordert', link, { account: account?.account_id ?? null, gemailt: Boolean(mayHave) });
}

/** Whether a mailed link can still set a password; refuses an unknown one. */
export async function readPasswortlink(context: Context, token: string): Promise<Passwortlink> {
  const link = (await store.findZugangslink(context, 'Passwort', context.secrets.hash(token))) ?? refuse('NichtGefunden');
  const Verwendet = link.verwendet_am !== null;
  const Gueltig = !Verwendet && link.gueltig_bis > context.now;
  const { email } = (await findBenutzer(context, link.bezug)) ?? refuse('NichtGefunden');
  return { Gueltig, Verwendet, Ablauf: link.gueltig_bis.toISOString(), Email: Gueltig ? email : null };
}

/** Refuses a link that cannot set a password: unknown, expired or used. */
export async function checkPasswortlink(context: Context, token: string): Promise<void> {
  const link = await findZugangslink(context, 'Passwort', token);
  if (link.verwendet_am) refuse('TokenBereitsVerwendet');
}

/**
 * Sets the password behind a mailed link and logs in. Uses up the link and every other one of the account, ends all sessions and confirms
 * the address, whose owner alone can have the link.
 */
export async function resetPasswort(
  context: Context,
  token: string,
  passwortHash: string,
): Promise<{ accountId: string; session: Session }> {
  const { zugangslink_id: id, bezug } = await findZugangslink(context, 'Passwort', token);
  // The account before its links: two links of one account at once would wait for each other.
  const account = (await store.lockAccount(context, bezug, 'update')) ?? refuse('NichtGefunden');
  if (!(await store.markZugangslinkUsed(context, id, context.now))) refuse('TokenBereitsVerwendet');
  await checkNichtGesperrt(context, account.email);
  const wasUnconfirmed = await confirmAccount(context, account.account_id);
  await store.markZugangslinksUsed(context, 'Passwort', account.account_id, context.now);
  await setPasswort(context, account.account_id, passwortHash);
  const session = await openSession(context, account.account_id);
  await finish(context, account.account_id, session.token, 'passwort.gesetzt', { link: id, bestaetigt: wasUnconfirmed });
  await noteHandlung(context, account.email);
  return { accountId: account.account_id, session };
}

/**
 * Sets another password in place of the one whose hash was checked and ends all sessions but the one of `token`. Tells whether it did: not
 * when the password was changed meanwhile.
 */
export async function changePasswort(
  context: Context,
  accountId: string,
  token: string,
  hashes: { old: string; next: string },
): Promise<boolean> {
  const account = await store.lockAccount(context, accountId, 'update');
  if (account?.passwort_hash !== hashes.old) return false;
  await store.markZugangslinksUsed(context, 'Passwort', accountId, context.now);
  await setPasswort(context, accountId, hashes.next);
  await finish(context, accountId, token, 'passwort.geaendert');
  return true;
}

async function finish(context: Context, accountId: string, token: string, was: string, daten: Record<string, unknown> = {}): Promise<void> {
  await store.endSessionsOf(context, accountId, context.now, context.secrets.hash(token));
  await writeProtokoll(context, was, accountId, daten);
  await enqueueMail(context, passwortGeaendert, accountId);
}

/** Refuses a login whose password was changed after it was found right. */
export async function checkUnchanged(context: Context, accountId: string, passwortHash: string | null): Promise<void> {
  const account = await store.lockAccount(context, accountId, 'share');
  if (account?.passwort_hash !== passwortHash) refuse('PasswortOderEmailFalsch');
}
