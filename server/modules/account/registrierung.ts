import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { recordHandlung } from '../../mail/postfach.ts';
import { enqueueMail } from '../../mail/store.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { lockLiveAccount } from './datenschutz.ts';
import { wantsMailOfAccount } from './empfehler-account.ts';
import { sperreOf } from './sperre.ts';
import { createZugangslink, findZugangslink, type Zweck } from './zugangslink.ts';

/** `bezug` of a link that was created for an address that may get none. It is never mailed. */
const NOBODY = '';

/** A portal at which people register themselves. `Daten` is what they enter, with their address. */
export interface RegistrierungPortal<Daten extends { readonly email: string }> {
  /** Purpose of the mailed link that confirms the address and then sets the password. */
  readonly zweck: Zweck;
  /** Days for which the link is valid. */
  readonly tage: number;
  /** Mail with the link. Keyed by the id of the link. */
  readonly bestaetigen: MailTemplate;
  /** Mail to a person who has a login at the portal already. Keyed by account. */
  readonly bekannt: MailTemplate;
  /** Finds the account of an address or creates it unconfirmed. Returns its id. */
  ensureAccount(context: Context, email: string): Promise<string>;
  /**
   * Begins the registration of a locked account, or begins it again while no password is set. Returns the id that the link refers to, or null
   * if the account has a login at the portal already.
   */
  begin(context: Context, accountId: string, daten: Daten): Promise<string | null>;
  /** Marks the address as confirmed and returns it. Throws NichtGefunden for an id whose registration is gone. */
  confirm(context: Context, id: string): Promise<string>;
}

/**
 * Begins a registration and mails the link that confirms the address. A person with a login at the portal gets a mail that says so; an address
 * that is barred or wants no mails gets none, and nothing is created. The answer is the same in each case.
 */
export async function register<Daten extends { readonly email: string }>(
  context: Context,
  portal: RegistrierungPortal<Daten>,
  daten: Daten,
): Promise<void> {
  const { email } = daten;
  const isBarred = (await sperreOf(context, email)) !== null;
  const account = isBarred ? undefined : await lockAccountOf(context, portal, email);
  if (!account || !(await wantsMailOfAccount(context, email, account))) return mailLink(context, portal, NOBODY, portal.bestaetigen);
  const begun = await portal.begin(context, account.account_id, daten);
  if (begun === null) await enqueueMail(context, portal.bekannt, account.account_id);
  else await mailLink(context, portal, begun, portal.bestaetigen);
}

/**
 * Begins the registration of a person whom the tenant invites, by the mail `template`. Returns the id of the registration, or null if the
 * address has a login at the portal already. Throws KontoGesperrt.
 */
export async function inviteToRegister<Daten extends { readonly email: string }>(
  context: Context,
  portal: RegistrierungPortal<Daten>,
  daten: Daten,
  template: MailTemplate,
): Promise<string | null> {
  if ((await sperreOf(context, daten.email)) !== null) refuse('KontoGesperrt');
  const { account_id } = await lockAccountOf(context, portal, daten.email);
  const begun = await portal.begin(context, account_id, daten);
  if (begun !== null) await mailLink(context, portal, begun, template);
  return begun;
}

/** Locks the account of an address, so that two registrations of one address run one after the other. */
const lockAccountOf = async (
  context: Context,
  portal: { ensureAccount(context: Context, email: string): Promise<string> },
  email: string,
) => lockLiveAccount(context, await portal.ensureAccount(context, email));

async function mailLink(
  context: Context,
  { zweck, tage }: { readonly zweck: Zweck; readonly tage: number },
  bezug: string,
  template: MailTemplate,
): Promise<void> {
  const link = await createZugangslink(context, zweck, bezug, tage);
  await enqueueMail(context, template, link);
  await writeProtokoll(context, 'registrierung.angefordert', link, { gemailt: bezug !== NOBODY });
}

/** Confirms the address by the mailed link, which stays valid for setting the password. Idempotent. Throws NichtGefunden, Abgelaufen, TokenBereitsVerwendet. */
export async function confirmRegistrierung(
  context: Context,
  { zweck, confirm }: Pick<RegistrierungPortal<never>, 'zweck' | 'confirm'>,
  token: string,
): Promise<void> {
  const link = await findZugangslink(context, zweck, token);
  if (link.verwendet_am !== null) refuse('TokenBereitsVerwendet');
  await recordHandlung(context, await confirm(context, link.bezug));
}
