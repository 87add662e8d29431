import { EINLADUNG_TAGE } from '../../../contract/calls/agentur/einladung.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { type FieldError, Refusal } from '../../errors.ts';
import { recordHandlung } from '../../mail/postfach.ts';
import { enqueueMail } from '../../mail/store.ts';
import {
  checkTeilnahme,
  confirmAccount,
  createZugangslinkUntil,
  findBenutzer,
  findEmpfehlerAccount,
  lockLiveAccount,
  openSession,
  redeemZugangslink,
  redeemZugangslinks,
  type Session,
  wantsMailOfAccount,
} from '../account/index.ts';
import { ensureNamed, worksFor } from '../empfehler/index.ts';
import { serializeBezug } from './code.ts';
import { acceptEinladung, createEinladung } from './einladung.ts';
import { deadlineOf, findLink, type Link, refuseEnded } from './link.ts';
import { einladungBestaetigen } from './mails.ts';
import { storeEmail } from './store.ts';
import { hasDeclined } from './verweigert.ts';

/** The data that a person types to accept. */
export interface EnteredPerson {
  readonly vorname: string;
  readonly nachname: string;
  readonly email: string;
}

/** The result of an acceptance: done, with the session that a mailed link opened, or waiting for the link in the mail. */
export type Annahme =
  | { readonly art: 'angenommen'; readonly empfehlerId: string; readonly session: Session | null }
  | { readonly art: 'angefragt' };

/** Account id of a link that is created for an address which gets no mail. Such a link is never mailed. */
const NOBODY = '';

/**
 * Accepts an invitation by its link. A mailed link proves the address. The link of a QR code proves nothing, so a visitor without a login
 * gets a mail first. Throws the error for the state of the link, NichtAuthorisiert for a user of the agency, EmailNotAllowed, Validierung.
 */
export async function acceptByLink(context: Context, token: string, person: EnteredPerson, loggedInId: string | null): Promise<Annahme> {
  const link = await findLink(context, token);
  if (link.stand !== 'Offen') refuseEnded(link.stand);
  if (link.mail) return acceptByMail(context, { ...link, mail: link.mail }, token, person);
  if (loggedInId === null) return requestAnnahme(context, link, person);
  await acceptAs(context, link, loggedInId);
  return { art: 'angenommen', empfehlerId: loggedInId, session: null };
}

type Mailed = Link & { readonly mail: NonNullable<Link['mail']> };

/** A mailed link proves the address: its account is created if needed, confirmed and logged in. */
async function acceptByMail(context: Context, link: Mailed, token: string, person: EnteredPerson): Promise<Annahme> {
  const { mail, einladung } = link;
  await checkTeilnahme(context, mail.email);
  const named = { vorname: person.vorname || (einladung?.vorname ?? ''), nachname: person.nachname || (einladung?.nachname ?? '') };
  const empfehlerId = mail.empfehlerId ?? (await ensureNamed(context, { email: mail.email, ...named }));
  // The account is locked before its links: otherwise two concurrent links of one account would deadlock.
  await lockLiveAccount(context, empfehlerId);
  const zweck = mail.empfehlerId === null ? 'Einladung' : 'Annahme';
  const bezug = await redeemZugangslink(context, zweck, token);
  await redeemZugangslinks(context, zweck, bezug);
  await confirmAccount(context, empfehlerId);
  await acceptAs(context, link, empfehlerId);
  const session = await openSession(context, empfehlerId);
  await recordHandlung(context, mail.email);
  return { art: 'angenommen', empfehlerId, session };
}

/** Accepts for an authenticated account; for a standing link it creates the invitation first. */
async function acceptAs(context: Context, link: Link, empfehlerId: string): Promise<void> {
  const { email } = await lockLiveAccount(context, empfehlerId);
  if (await worksFor(context, link.agenturnummer, [email])) throw new Refusal('NichtAuthorisiert', { text: 'einladung.ausDerAgentur' });
  const einladungsnummer = link.bezug.einladungsnummer ?? (await createEinladungOfDauercode(context, link, empfehlerId, email));
  await acceptEinladung(context, einladungsnummer, empfehlerId);
  await storeEmail(context, einladungsnummer, email);
}

async function createEinladungOfDauercode(
  context: Context,
  { bezug, agenturnummer }: Link,
  empfehlerId: string,
  email: string,
): Promise<string> {
  const einladungsnummer = context.random.nummer();
  const { vorname = '', nachname = '' } = (await findBenutzer(context, empfehlerId)) ?? {};
  const mitarbeiternummer = bezug.einladungsnummer === undefined ? bezug.mitarbeiternummer : null;
  const gueltig_bis = addTage(context.now, EINLADUNG_TAGE);
  const row = { einladungsnummer, agenturnummer, mitarbeiternummer, vorname, nachname, email, art: 'VorOrt', gueltig_bis } as const;
  await createEinladung(context, row);
  return einladungsnummer;
}

/**
 * Mails the link that accepts to the typed address. Known and unknown addresses cost the same and get the same answer. An address that
 * wants no mails gets none.
 */
async function requestAnnahme(context: Context, link: Link, person: EnteredPerson): Promise<Annahme> {
  const missing = FIELDS.flatMap(([field, key]): FieldError[] => (person[key] === '' ? [{ field, code: 'pflichtfeld' }] : []));
  if (missing.length > 0) throw new Refusal('Validierung', { fields: missing });
  const { email } = person;
  await checkTeilnahme(context, email);
  const empfehlerId = await ensureNamed(context, person);
  const account = await findEmpfehlerAccount(context, email);
  const isDeclined = await hasDeclined(context, email);
  const gemailt = (await wantsMailOfAccount(context, email, account)) && !isDeclined;
  const bis = deadlineOf(link, context.now, EINLADUNG_TAGE);
  const ziel = { einladung: serializeBezug(link.bezug) };
  const zugangslink = await createZugangslinkUntil(context, 'Annahme', gemailt ? empfehlerId : NOBODY, bis, ziel);
  await enqueueMail(context, einladungBestaetigen, zugangslink);
  await writeProtokoll(context, 'einladung.angefragt', zugangslink, { gemailt }, { agenturnummer: link.agenturnummer });
  return { art: 'angefragt' };
}

const FIELDS = [
  ['Vorname', 'vorname'],
  ['Nachname', 'nachname'],
  ['Email', 'email'],
] as const;
