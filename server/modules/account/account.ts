import { type Benutzer, SESSION_HOURS } from '../../../contract/calls/account.ts';
import { addMinutes, addTage } from '../../calendar.ts';
import type { LoginResolver } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import type { MandantScope } from '../../db/scope.ts';
import { emailSchluessel, matchesMuster } from '../../email-address.ts';
import { refuse } from '../../errors.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import { UNCONFIRMED_DAYS } from '../../retention.ts';
import { findBenutzer, readBenutzer } from './reads.ts';
import * as store from './store.ts';
import { OPT_IN_DAYS } from './zugangslink.ts';

export { auskunftOfAccount, checkLiveAccount, endAccount, lockLiveAccount } from './datenschutz.ts';
export { findBenutzer } from './reads.ts';

export {
  createZugangslink,
  endZugangslinks,
  findZugangslink,
  OPT_IN_DAYS,
  readLiveZugangslink,
  readZugangslink,
  spendZugangslink,
  spendZugangslinks,
  tokenOfZugangslink,
} from './zugangslink.ts';

const RENEWED_SESSION_MINUTES = 1;

export interface Session {
  readonly token: string;
  readonly ablauf: Date;
}

/** Opens a session; only a hash of its token is stored. */
export async function openSession(context: Context, accountId: string): Promise<Session> {
  const token = context.random.geheimnis();
  const ablauf = addMinutes(context.now, SESSION_HOURS * 60);
  await store.insertSession(context, {
    token_hash: context.secrets.hash(token),
    account_id: accountId,
    erstellt_am: context.now,
    ablauf_am: ablauf,
  });
  return { token, ablauf };
}

/** Ends a session now. */
export const endSession = (context: Context, token: string): Promise<void> =>
  store.endSession(context, context.secrets.hash(token), context.now);

/** A fresh session for the owner of this one, which ends a minute later: calls under way still pass. Refuses where it was ended meanwhile. */
export async function renewSession(context: Context, accountId: string, token: string): Promise<Session> {
  await store.lockAccount(context, accountId, 'share');
  if (!(await store.findSession(context, context.secrets.hash(token), context.now))) refuse('PSOF0204');
  await store.endSession(context, context.secrets.hash(token), addMinutes(context.now, RENEWED_SESSION_MINUTES));
  return openSession(context, accountId);
}

/** Recognises a recommender's session. */
export const resolveEmpfehler: LoginResolver = async (context, token) => {
  const session = await store.findSession(context, context.secrets.hash(token), context.now);
  if (session?.art !== 'Empfehler') return null;
  if (sperreAmong(session.email, session.muster ?? []) !== null) refuse('KontoGesperrt');
  const { account_id: id, language: locale, ablauf_am: ablauf } = session;
  return { who: 'E', id, locale, wer: `Empfehler:${id}`, ablauf };
};

/** The recommender as the wire shows it after a login; the newsletter is pending no longer than the mailed link holds. */
export async function toBenutzer(context: Context, accountId: string, session: Session): Promise<Benutzer> {
  const row = await readBenutzer(context, accountId);
  const versendetAm = row.newsletter_optin_versendet_am;
  const isOver = versendetAm !== null && !row.newsletter_optin_gegeben && addTage(versendetAm, OPT_IN_DAYS) <= context.now;
  return {
    Email: row.email,
    Anrede: row.anrede,
    Vorname: row.vorname,
    Nachname: row.nachname,
    Empfehlerhash: row.empfehlerhash,
    Token: session.token,
    Ablauf: session.ablauf.toISOString(),
    NewsletterOptinGegeben: row.newsletter_optin_gegeben,
    NewsletterOptinVersendetAm: isOver ? null : (versendetAm?.toISOString() ?? null),
    Language: row.language,
  };
}

export const findEmpfehlerAccount = (scope: MandantScope, email: string) => store.findEmpfehlerAccount(scope, emailSchluessel(email));

/** The account of an address, made unconfirmed when there is none; deleted after 12 weeks unless its owner confirms. */
export async function ensureEmpfehlerAccount(context: Context, email: string): Promise<{ accountId: string; isNew: boolean }> {
  const accountId = context.random.nummer();
  const isNew = await store.insertAccount(context, {
    account_id: accountId,
    art: 'Empfehler',
    email,
    email_schluessel: emailSchluessel(email),
    passwort_hash: null,
    bestaetigt_am: null,
    language: context.locale,
    erstellt_am: context.now,
    loeschen_am: addTage(context.now, UNCONFIRMED_DAYS),
  });
  if (isNew) return { accountId, isNew };
  const known = await findEmpfehlerAccount(context, email);
  if (!known) throw new Error('an account that was there is gone');
  return { accountId: known.account_id, isNew };
}

/** Marks the address as its owner's. Tells whether it was unconfirmed until now. */
export const confirmAccount = (context: Context, accountId: string): Promise<boolean> =>
  store.confirmAccountRow(context, accountId, context.now);

export const setPasswort = (context: Context, accountId: string, passwortHash: string): Promise<void> =>
  store.setPasswortHash(context, accountId, passwortHash);

/** How an address is barred: by its own entry, by a wildcard, or not at all. */
export async function sperreOf(scope: MandantScope, email: string): Promise<'Einzel' | 'Wildcard' | null> {
  const rows = await store.listSperren(scope);
  return sperreAmong(
    email,
    rows.map(({ muster }) => muster),
  );
}

function sperreAmong(email: string, alle: readonly string[]): 'Einzel' | 'Wildcard' | null {
  const hits = alle.filter((muster) => matchesMuster(email, muster));
  if (hits.length === 0) return null;
  return hits.some((muster) => !muster.includes('*')) ? 'Einzel' : 'Wildcard';
}

/** Refuses to log in an address that is barred. */
export async function checkNichtGesperrt(scope: MandantScope, email: string): Promise<void> {
  const sperre = await sperreOf(scope, email);
  if (sperre) refuse(`KontoGesperrt${sperre}`);
}

/** Refuses an address without an account where the tenant lets that be known. */
export function checkRegistriert({ konfiguration }: Context, account: object | undefined): void {
  if (konfiguration.KontoAuskunft && !account) refuse('NichtRegistriert');
}

/** Whether an address may recommend: not barred and, where the tenant has a whitelist, on it (contract section 4). */
export async function mayTeilnehmen(context: Context, email: string): Promise<boolean> {
  const { EmailWhitelist } = context.konfiguration;
  const isListed = EmailWhitelist.length === 0 || EmailWhitelist.some((muster) => matchesMuster(email, muster));
  return isListed && (await sperreOf(context, email)) === null;
}

/** Refuses a recommender whose address may not take part. */
export async function checkTeilnahme(context: Context, email: string): Promise<void> {
  if (!(await mayTeilnehmen(context, email))) refuse('EmailNotAllowed');
}

/** Whether an address can be mailed a way in: whoever refused mails of a referral still gets those of an own, confirmed account. */
export async function wantsMailOfAccount(context: Context, email: string, account: { bestaetigt_am: Date | null } | undefined) {
  return !(await wantsNoMail(context, email)) || Boolean(account?.bestaetigt_am);
}

/** The address of an account; refuses one that was deleted meanwhile. */
export const accountEmail = async (scope: MandantScope, accountId: string): Promise<string> =>
  ((await findBenutzer(scope, accountId)) ?? refuse('PSOF0204')).email;
