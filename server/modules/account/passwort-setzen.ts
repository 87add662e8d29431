import type * as calls from '../../../contract/calls/account/passwort.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { recordHandlung } from '../../mail/postfach.ts';
import { enqueueMail } from '../../mail/store.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { hashBehindLink, type PasswortPortal } from '../zugang/index.ts';
import { checkRegistriert, confirmAccount, findEmpfehlerAccount, setPasswort, wantsMailOfAccount } from './empfehler-account.ts';
import { passwortGeaendert, passwortSetzen } from './mails.ts';
import { findBenutzer } from './reads.ts';
import { endOtherSessions, openSession, toBenutzer } from './session.ts';
import { checkNoSperre, sperreOf } from './sperre.ts';
import * as store from './store.ts';
import { createZugangslink, endZugangslinks, findZugangslink, inspectZugangslink, redeemZugangslinks, type Zweck } from './zugangslink.ts';

/** Password links live 24 h. */
const PASSWORT_LINK_DAYS = 1;

/** `bezug` of a link that was created for an address that may get none. It is never mailed. */
const NOBODY = '';

/** How passwords of one kind of account are set. */
export interface Passwortart {
  /** Purpose of the mailed link that sets a password. */
  readonly zweck: Zweck;
  readonly setzen: MailTemplate;
  /** Mail that warns the owner; null for a first password, which needs no warning. */
  readonly geaendert: MailTemplate | null;
  /** Purposes of other mailed links to the account that a new password ends. */
  readonly beendet: readonly Zweck[];
  /** The account whose password a link sets, if the link does not refer to the account itself; null if that account no longer exists. */
  accountOf?(context: Context, bezug: string): Promise<string | null>;
  /** The agency of the audit log entry when a link sets a password; without this function the entry has none. */
  agenturOf?(context: Context, accountId: string): Promise<string | null>;
}

/** Audit log values of a password: only whether there is one. */
const PASSWORT_SET = 'Gesetzt';
const PASSWORT_NONE = 'Ohne';

const EMPFEHLER_PASSWORT: Passwortart = { zweck: 'Passwort', setzen: passwortSetzen, geaendert: passwortGeaendert, beendet: [] };

/** The portal of recommenders, whose logins have no second factor. */
export const EMPFEHLER_PORTAL: PasswortPortal<Context> = {
  name: 'konto',
  find: store.findAccount,
  changePasswort: (context, { id: accountId, token }, hashes) => changePasswort(context, EMPFEHLER_PASSWORT, { accountId, token }, hashes),
};

/** Mails the link that sets a recommender's password. Throws NichtRegistriert if the tenant reveals whether an address has an account. */
export async function requestPasswortlink(context: Context, email: string): Promise<void> {
  const account = await findEmpfehlerAccount(context, email);
  checkRegistriert(context, account);
  await mailPasswortlink(context, EMPFEHLER_PASSWORT, email, account);
}

/**
 * The same for any kind of account. An address that may get no link causes the same work: its link is invalid and its mail is dropped, so
 * that neither the answer nor its time reveals whether the address has an account.
 */
export async function mailPasswortlink(
  context: Context,
  { zweck, setzen }: Pick<Passwortart, 'zweck' | 'setzen'>,
  email: string,
  account: { readonly account_id: string; readonly bestaetigt_am: Date | null } | undefined,
): Promise<void> {
  const isBarred = (await sperreOf(context, email)) !== null;
  const wantsMail = await wantsMailOfAccount(context, email, account);
  const mayHave = account && !isBarred && wantsMail;
  const link = await createZugangslink(context, zweck, mayHave ? account.account_id : NOBODY, PASSWORT_LINK_DAYS);
  await enqueueMail(context, setzen, link);
  await writeProtokoll(context, 'passwort.angefordert', link, { account: account?.account_id ?? null, gemailt: Boolean(mayHave) });
}

/** Whether a mailed link can still set a password; refuses an unknown one. */
export async function readPasswortlink(context: Context, token: string): Promise<calls.Passwortlink> {
  const { link, Gueltig } = await inspectZugangslink(context, ['Passwort'], token);
  const { email } = (await findBenutzer(context, link.bezug)) ?? refuse('NichtGefunden');
  return { Gueltig, Verwendet: link.verwendet_am !== null, Ablauf: link.gueltig_bis.toISOString(), Email: Gueltig ? email : null };
}

/** A mailed link that sets a password of one of these kinds, by their names on the wire, even if used or expired. Throws NichtGefunden for an unknown one. */
export async function inspectPasswortlink<Name extends string>(
  context: Context,
  arten: Readonly<Record<Name, Passwortart>>,
  token: string,
) {
  const names = Object.keys(arten) as Name[];
  const zwecke = names.map((name) => arten[name].zweck);
  const found = await inspectZugangslink(context, zwecke, token);
  const Zweck = names.find((name) => arten[name].zweck === found.link.zweck) ?? refuse('NichtGefunden');
  return { Zweck, art: arten[Zweck], ...found };
}

/**
 * The same as a portal shows it: purpose, expiry and, while it is valid, the address of its owner. Throws NichtGefunden for an unknown one, and for one whose owner
 * is gone.
 */
export async function showPasswortlink<Name extends string>(
  context: Context,
  arten: Readonly<Record<Name, Passwortart>>,
  token: string,
  findOwner: (zweck: Name, bezug: string) => Promise<{ readonly email: string } | undefined>,
) {
  const { Zweck, link, Gueltig } = await inspectPasswortlink(context, arten, token);
  const { email: Email } = (await findOwner(Zweck, link.bezug)) ?? refuse('NichtGefunden');
  const stand = { Gueltig, Ablauf: link.gueltig_bis.toISOString(), Zweck };
  return Gueltig ? { ...stand, Email } : stand;
}

/** Refuses a link that cannot set a password: unknown, expired or used. */
export async function checkPasswortlink(context: Context, { zweck }: Pick<Passwortart, 'zweck'>, token: string): Promise<void> {
  const link = await findZugangslink(context, zweck, token);
  if (link.verwendet_am) refuse('TokenBereitsVerwendet');
}

/**
 * Sets the password of a recommender by a mailed link and logs in. Throws what `checkPasswortlink` throws, Validierung for a common password,
 * KontoGesperrt.
 */
export async function setByLink(request: CallRequest<typeof calls.resetPasswort>) {
  const hash = await hashBehindLink(request, (context, token) => checkPasswortlink(context, EMPFEHLER_PASSWORT, token));
  return request.inContext(async (context) => {
    const account = await setPasswortByLink(context, EMPFEHLER_PASSWORT, request.input.body.Token, hash);
    await checkNoSperre(context, account.email);
    const session = await openSession(context, account.account_id);
    await recordHandlung(context, account.email);
    return toBenutzer(context, account.account_id, session);
  });
}

/**
 * Sets a password by a mailed link. Uses up this and every other password link of the account, ends all sessions and confirms the address,
 * because only its owner can have the link.
 */
export async function setPasswortByLink(context: Context, art: Passwortart, token: string, passwortHash: string) {
  const { zugangslink_id: id, bezug } = await findZugangslink(context, art.zweck, token);
  // Locks the account before its links: two concurrent links of one account would otherwise deadlock.
  const accountId = art.accountOf ? await art.accountOf(context, bezug) : bezug;
  const account = (accountId && (await store.lockAccount(context, accountId, 'update'))) || refuse('NichtGefunden');
  if (!(await store.markZugangslinkUsed(context, id, context.now))) refuse('TokenBereitsVerwendet');
  const wasUnconfirmed = await confirmAccount(context, account.account_id);
  await redeemZugangslinks(context, art.zweck, bezug);
  await storePasswort(context, art, account.account_id, passwortHash, '');
  await writeProtokoll(
    context,
    'passwort.gesetzt',
    account.account_id,
    { link: id, bestaetigt: wasUnconfirmed },
    {
      agenturnummer: (await art.agenturOf?.(context, account.account_id)) ?? null,
      vorher: account.passwort_hash === null ? PASSWORT_NONE : PASSWORT_SET,
      nachher: PASSWORT_SET,
    },
  );
  return account;
}

/**
 * Replaces the password whose hash was checked and ends all sessions except that of `token`. Returns false and changes nothing if the
 * password was changed in the meantime.
 */
export async function changePasswort(
  context: Context,
  art: Passwortart,
  { accountId, token }: { readonly accountId: string; readonly token: string },
  hashes: { old: string; next: string },
): Promise<boolean> {
  const account = await store.lockAccount(context, accountId, 'update');
  if (account?.passwort_hash !== hashes.old) return false;
  await storePasswort(context, art, accountId, hashes.next, token);
  await writeProtokoll(context, 'passwort.geaendert', accountId, {}, { vorher: PASSWORT_SET, nachher: PASSWORT_SET });
  return true;
}

/** Stores a password, ends its links and all sessions except that of `token`, and mails the owner. */
async function storePasswort(context: Context, art: Passwortart, accountId: string, passwortHash: string, token: string): Promise<void> {
  await redeemZugangslinks(context, art.zweck, accountId);
  for (const zweck of art.beendet) await endZugangslinks(context, zweck, accountId);
  await setPasswort(context, accountId, passwortHash);
  await endOtherSessions(context, accountId, token);
  if (art.geaendert) await enqueueMail(context, art.geaendert, accountId);
}

/** Refuses a login if the password was changed after it was verified. */
export async function checkUnchanged(context: Context, accountId: string, passwortHash: string | null): Promise<void> {
  const account = await store.lockAccount(context, accountId, 'share');
  if (account?.passwort_hash !== passwortHash) refuse('PasswortOderEmailFalsch');
}
