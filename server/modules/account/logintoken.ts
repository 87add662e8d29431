import type { Logintoken } from '../../../contract/calls/account/logintoken.ts';
import { ANSICHT_MINUTES } from '../../../contract/calls/betrieb/personen.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addMinutes } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { recordHandlung } from '../../mail/postfach.ts';
import { enqueueMail } from '../../mail/store.ts';
import { pageUrl } from '../mandant/index.ts';
import { confirmAccount, findEmpfehlerAccount, wantsMailOfAccount } from './empfehler-account.ts';
import { anmeldelink } from './mails.ts';
import type { PortalPerson } from './portal/token.ts';
import { openSession, renewSession, resolveEmpfehler, type Session } from './session.ts';
import { checkNoSperre, checkTeilnahme, mayTeilnehmen } from './sperre.ts';
import * as store from './store.ts';
import type { EnsurePerson } from './willkommen.ts';
import { createZugangslinkUntil, findZugangslink, tokenOfZugangslink } from './zugangslink.ts';

/** Login tokens live 10 minutes. */
const LOGIN_TOKEN_MINUTES = 10;

/** `bezug` of a link that was created for an address that may not log in. It is never mailed. */
const NOBODY = '';

/** Statements that ensure an account: insert it, read it, insert the person. */
const ENSURE_STATEMENTS = 3;

/** Finds the recommender's account of an address or creates it unconfirmed; returns its id. */
export type EnsureAccount = (context: Context, email: string) => Promise<string>;

/** How the person behind an account is created: from an address alone, or with a name. */
export interface EnsureAccounts {
  readonly ensureUnnamed: EnsureAccount;
  readonly ensureNamed: EnsurePerson;
}

/** A login by a token: the account, and its new session. */
interface TokenLogin {
  readonly accountId: string;
  readonly session: Session;
}

const makeLink = (context: Context, accountId: string, of: { redirect?: string | null; administrator?: boolean } = {}): Promise<string> =>
  createZugangslinkUntil(context, 'Anmeldung', accountId, addMinutes(context.now, LOGIN_TOKEN_MINUTES), of);

/** Whether a login by token is read-only: always, except the person's own login at a tenant without passwords (IsAutologin). */
const isReadOnlyLogin = ({ konfiguration }: Context, { administrator }: { readonly administrator: boolean }): boolean =>
  administrator || !konfiguration.IsAutologin;

/**
 * Creates a login address for a person whom the tenant's own system vouches for. Refuses an address that may not take part. Creates a missing
 * account under IsAutologin, where people cannot create one themselves; otherwise, and for an administrator, throws NichtGefunden.
 */
export async function createLogintoken(
  context: Context,
  { email, administrator }: { readonly email: string; readonly administrator: boolean },
  ensureAccount: EnsureAccount,
): Promise<Logintoken> {
  await checkTeilnahme(context, email);
  const known = (await findEmpfehlerAccount(context, email))?.account_id;
  const nurLesen = isReadOnlyLogin(context, { administrator });
  const account = known ?? (nurLesen ? refuse('NichtGefunden') : await ensureAccount(context, email));
  const link = await makeLink(context, account, { administrator: nurLesen });
  await writeProtokoll(context, 'logintoken.erstellt', link, { account, neu: known === undefined, administrator: nurLesen });
  const Token = tokenOfZugangslink(context, link);
  return {
    Adresse: pageUrl(context, 'LoginToken', context.locale, { token: Token }),
    Token,
    Ablauf: addMinutes(context.now, LOGIN_TOKEN_MINUTES).toISOString(),
  };
}

/**
 * An address that opens the site of an account as its person sees it, once and read-only, for `ANSICHT_MINUTES`; with the moment until which it can be
 * opened. Throws Konflikt for an account that is not confirmed or may not take part.
 */
export async function createAnsicht(context: Context, accountId: string): Promise<{ readonly adresse: string; readonly ablauf: Date }> {
  const account = (await store.lockAccount(context, accountId, 'share')) ?? refuse('NichtGefunden');
  if (account.bestaetigt_am === null || !(await mayTeilnehmen(context, account.email)))
    throw new Refusal('Konflikt', { text: 'betrieb.person.konflikt.ohneAnsicht' });
  const ablauf = addMinutes(context.now, LOGIN_TOKEN_MINUTES);
  const link = await createZugangslinkUntil(context, 'Ansicht', accountId, ablauf, { administrator: true });
  await writeProtokoll(context, 'ansicht.geoeffnet', accountId, { link, begruendet: true });
  return { adresse: pageUrl(context, 'LoginToken', context.locale, { token: tokenOfZugangslink(context, link) }), ablauf };
}

/**
 * Mails a login link, only if the tenant has IsAutologin. An address that may take part gets one and, if needed, an account. For any other
 * address the link leads nowhere and its mail is dropped. Each case runs the same number of statements, so that neither the answer nor its
 * time reveals who may take part or has an account.
 */
export async function requestAnmeldelink(
  context: Context,
  { email, redirect }: { readonly email: string; readonly redirect: string | null },
  ensureAccount: EnsureAccount,
): Promise<void> {
  if (!context.konfiguration.IsAutologin) refuse('NichtAuthorisiert');
  const known = await findEmpfehlerAccount(context, email);
  const wantsMail = await wantsMailOfAccount(context, email, known);
  const mayEnter = (await mayTeilnehmen(context, email)) && wantsMail;
  const account = mayEnter ? await ensureAccount(context, email) : await simulateEnsure(context, email);
  const link = await makeLink(context, account ?? NOBODY, { redirect });
  await enqueueMail(context, anmeldelink, link);
  await writeProtokoll(context, 'anmeldelink.angefordert', link, { account, gemailt: account !== null });
}

/** Runs as many statements as ensuring an account, for an address that gets none. */
async function simulateEnsure(context: Context, email: string): Promise<null> {
  for (let asked = 0; asked < ENSURE_STATEMENTS; asked += 1) await findEmpfehlerAccount(context, email);
  return null;
}

/**
 * Logs in by a token. A login token is used up; if the person requested it, it confirms the address, because only the owner of the address
 * or the owner's system can have it. An administrator's token opens a session that only reads and leaves the account as it is. Under
 * IsAutologin a live session's token is renewed instead. Refuses an unknown, expired or used token, and a person who may not take part
 * any more.
 */
export async function logInByToken(context: Context, token: string): Promise<TokenLogin> {
  const live = context.konfiguration.IsAutologin ? await resolveEmpfehler(context, token) : null;
  if (live) return { accountId: live.id, session: await renewSession(context, live.id, token) };
  const found = await findZugangslink(context, ['Anmeldung', 'Ansicht'], token);
  const { zugangslink_id: link, zweck, bezug } = found;
  const account = (await store.lockAccount(context, bezug, 'update')) ?? refuse('NichtGefunden');
  if (!(await store.markZugangslinkUsed(context, link, context.now))) refuse('TokenBereitsVerwendet');
  await checkNoSperre(context, account.email);
  await checkTeilnahme(context, account.email);
  const bis = zweck === 'Ansicht' ? addMinutes(context.now, ANSICHT_MINUTES) : undefined;
  // The tenant may have turned IsAutologin off since the token was created.
  return enter(context, account, { nurLesen: isReadOnlyLogin(context, found), bis, von: { link } });
}

/**
 * Logs in a person whom the tenant's customer portal vouches for, by the same rules as the person's own login token. Creates a missing account with the
 * names of the token. Uses the token up; of two parallel logins by it, one throws TokenBereitsVerwendet.
 */
export async function logInFromPortal(
  context: Context,
  { email, names, tokenId, ablauf }: PortalPerson,
  { ensureUnnamed, ensureNamed }: EnsureAccounts,
): Promise<TokenLogin> {
  if (!(await store.insertPortaltoken(context, context.secrets.pseudonym('portaltoken', tokenId), ablauf))) refuse('TokenBereitsVerwendet');
  await checkNoSperre(context, email);
  await checkTeilnahme(context, email);
  const neu = (await findEmpfehlerAccount(context, email)) === undefined;
  const id = await (names ? ensureNamed(context, { email, ...names }) : ensureUnnamed(context, email));
  const account = (await store.lockAccount(context, id, 'update')) ?? refuse('NichtGefunden');
  return enter(context, account, { nurLesen: false, von: { kundenportal: true, neu } });
}

/** Opens the session of a login by token. The person's own login confirms the address. `von` is how it came, for the audit log. */
async function enter(
  context: Context,
  { account_id: accountId, email }: { readonly account_id: string; readonly email: string },
  {
    nurLesen,
    bis,
    von,
  }: { readonly nurLesen: boolean; readonly bis?: Date | undefined; readonly von: Readonly<Record<string, string | boolean>> },
): Promise<TokenLogin> {
  const bestaetigt = !nurLesen && (await confirmAccount(context, accountId));
  const session = await openSession(context, accountId, { nurLesen, bis });
  await writeProtokoll(context, 'anmeldung.token', accountId, { ...von, bestaetigt, administrator: nurLesen });
  if (!nurLesen) await recordHandlung(context, email);
  return { accountId, session };
}
