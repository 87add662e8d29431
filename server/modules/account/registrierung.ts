import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { emailSchluessel } from '../../email-address.ts';
import { refuse } from '../../errors.ts';
import { recordHandlung } from '../../mail/postfach.ts';
import { enqueueMail } from '../../mail/store.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { sperreOf } from './sperre.ts';
import * as store from './store.ts';
import { createZugangslink, findZugangslink, redeemZugangslinks, type Zweck } from './zugangslink.ts';

/** What a person enters to register. */
export interface Registrierung {
  readonly email: string;
  readonly vorname: string;
  readonly nachname: string;
  /** Null at a portal that asks for no firm. */
  readonly firma: string | null;
  /** Accepted versions of the tenant's texts by block; null if the form asked for none, or the tenant invites. */
  readonly zustimmungen: Readonly<Record<string, string>> | null;
}

/** A portal at which people register themselves. */
export interface RegistrierungPortal {
  /** Purpose of the mailed link that confirms the address and then sets the password. */
  readonly zweck: Zweck;
  /** Days for which the link is valid. */
  readonly tage: number;
  /**
   * Mail with the link, keyed by the id of the link. It decides at its sending what the address is: one with a login at the portal gets no
   * link and reads that it has one; one that is barred or wants no mails gets nothing.
   */
  readonly bestaetigen: MailTemplate;
  /** Whether an address has a login at the portal. */
  isKnown(context: Context, email: string): Promise<boolean>;
  /**
   * Creates what the owner of an address registers. If the address has begun and not finished already, that is taken, with the latest names.
   * Returns the id of the person at the portal.
   */
  begin(context: Context, registrierung: Registrierung & { readonly erstellt_am: Date }): Promise<string>;
  /** Marks the address of that person as confirmed. Idempotent. Throws NichtGefunden if the person is gone. */
  confirm(context: Context, person: string): Promise<void>;
}

/**
 * Stores what a person entered and mails the link that confirms the address. Nothing else is read or written before the confirmation, so
 * neither the answer nor its time reveals what the address is, and nobody registers in the name of an address.
 */
export const register = async (context: Context, portal: RegistrierungPortal, registrierung: Registrierung): Promise<void> =>
  mailLink(context, portal, await insert(context, portal, registrierung, null), portal.bestaetigen);

/**
 * Begins the registration of a person whom the tenant invites, by the mail `template`. Returns the id of the person at the portal, or null
 * if the address has a login there already. Throws KontoGesperrt.
 */
export async function inviteToRegister(
  context: Context,
  portal: RegistrierungPortal,
  registrierung: Registrierung,
  template: MailTemplate,
): Promise<string | null> {
  if ((await sperreOf(context, registrierung.email)) !== null) refuse('KontoGesperrt');
  if (await portal.isKnown(context, registrierung.email)) return null;
  const person = await portal.begin(context, { ...registrierung, erstellt_am: context.now });
  await mailLink(context, portal, await insert(context, portal, registrierung, person), template);
  return person;
}

async function insert(
  context: Context,
  { zweck }: RegistrierungPortal,
  registrierung: Registrierung,
  bezug: string | null,
): Promise<string> {
  const id = context.random.nummer();
  await store.insertRegistrierung(context, {
    registrierung_id: id,
    zweck,
    ...registrierung,
    zustimmungen: registrierung.zustimmungen && JSON.stringify(registrierung.zustimmungen),
    email_schluessel: emailSchluessel(registrierung.email),
    language: context.locale,
    erstellt_am: context.now,
    bezug,
  });
  return id;
}

async function mailLink(context: Context, { zweck, tage }: RegistrierungPortal, id: string, template: MailTemplate): Promise<void> {
  const link = await createZugangslink(context, zweck, id, tage);
  await enqueueMail(context, template, link);
  await writeProtokoll(context, 'registrierung.angefordert', link);
}

/** Confirms the address by the mailed link, which stays valid for setting the password. Idempotent. Throws NichtGefunden, Abgelaufen, TokenBereitsVerwendet. */
export async function confirmRegistrierung(context: Context, portal: RegistrierungPortal, token: string): Promise<void> {
  const link = await findZugangslink(context, portal.zweck, token);
  if (link.verwendet_am !== null) refuse('TokenBereitsVerwendet');
  await beginRegistrierung(context, portal, link.bezug);
}

/**
 * Creates what was registered, once, and marks the address as confirmed: only its owner can have the link. Returns the id of the person at
 * the portal. Throws NichtGefunden.
 */
export async function beginRegistrierung(context: Context, portal: RegistrierungPortal, id: string): Promise<string> {
  const row = (await store.lockRegistrierung(context, id)) ?? refuse('NichtGefunden');
  const person = row.bezug ?? (await portal.begin(context, row));
  if (row.bezug === null) await store.setRegistrierungBezug(context, id, person);
  await portal.confirm(context, person);
  await recordHandlung(context, row.email);
  return person;
}

/** Uses up the mailed links of all registrations of an address: its owner has set the password. */
export async function endRegistrierungen(context: Context, { zweck }: RegistrierungPortal, email: string): Promise<void> {
  for (const { registrierung_id } of await store.listRegistrierungenOf(context, zweck, emailSchluessel(email)))
    await redeemZugangslinks(context, zweck, registrierung_id);
}
