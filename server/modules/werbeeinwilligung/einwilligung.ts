import type { Seite } from '../../../contract/values/wire.ts';
import { createTexts } from '../../../texts/texts.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import { emailSchluessel } from '../../email-address.ts';
import { refuse } from '../../errors.ts';
import { recordHandlung } from '../../mail/postfach.ts';
import {
  createZugangslink,
  endZugangslinks,
  findZugangslink,
  OPT_IN_DAYS,
  readLiveZugangslink,
  redeemZugangslink,
} from '../account/index.ts';
import { WERBEEINWILLIGUNG } from './columns.ts';
import { findEmail } from './reads.ts';
import { findLatestOfEmail, findLatestStep, insertStep, listSteps } from './store.ts';

/** The person who consents: `bezug` is the id of the recommender or the Empfaengernummer. */
export interface Person {
  readonly seite: Seite;
  readonly bezug: string;
}

/** The sentence that was shown, word for word, and when. */
export interface Gezeigt {
  readonly text: string;
  readonly am: Date;
}

/** The sentence at every checkbox and page about advertising, in the caller's language; the tenant's text overrides the product's. */
export const einwilligungText = ({ locale, texte, konfiguration }: Context): string =>
  createTexts(locale, texte[locale])('angaben.einwilligung', { mandant: konfiguration.Name });

/** Keyed hash of the address that a consent is given for. */
export const einwilligungHash = (context: Context, email: string): string =>
  context.secrets.pseudonym('werbeeinwilligung', emailSchluessel(email));

/** Key of a person's mailed links. */
export const bezugOf = ({ seite, bezug }: Person): string => `${seite}:${bezug}`;

function personOf(bezug: string): Person {
  const at = bezug.indexOf(':');
  return { seite: bezug.slice(0, at) as Seite, bezug: bezug.slice(at + 1) };
}

/** Current state of a consent; `Angefragt` while the mailed link is valid. */
export async function standOf(context: Context, person: Person): Promise<'Keine' | 'Angefragt' | 'Gegeben'> {
  const step = await findLatestStep(context, person);
  if (step?.was === 'Gegeben') return 'Gegeben';
  // Every request is mailed, so it expires with its link.
  return step?.was === 'Angefragt' && addTage(step.zeit, OPT_IN_DAYS) > context.now ? 'Angefragt' : 'Keine';
}

/**
 * Stores the request of a person whose address is confirmed, and creates the link that gives the consent (UWG section 7, GDPR art. 7).
 * Returns the id of the link for its mail, or null if the consent is already given or was requested by a mail whose link is still valid.
 */
export async function requestWerbeeinwilligung(context: Context, person: Person, email: string, gezeigt: Gezeigt): Promise<string | null> {
  if ((await standOf(context, person)) !== 'Keine') return null;
  const email_hash = einwilligungHash(context, email);
  await insertStep(context, { ...person, was: 'Angefragt', email_hash, text: gezeigt.text, gezeigt_am: gezeigt.am, zeit: context.now });
  await writeProtokoll(context, 'werbeeinwilligung.angefragt', person.bezug, { seite: person.seite });
  return createZugangslink(context, 'Werbeeinwilligung', bezugOf(person), OPT_IN_DAYS);
}

/** The person whose consent a link gives, and when the link expires, for its mail; null for a link that can no longer be used. */
export async function readWerbelink(context: Context, linkId: string) {
  const link = await readLiveZugangslink(context, linkId);
  return link && { ...personOf(link.bezug), ende: link.gueltig_bis };
}

/** The person whose consent a mailed token gives. Refuses an unknown or expired token. */
export const findWerbeperson = async (context: Context, token: string): Promise<Person> =>
  personOf((await findZugangslink(context, 'Werbeeinwilligung', token)).bezug);

/** Gives the consent by the mailed token, once. Refuses an unknown, expired or used token. */
export async function giveWerbeeinwilligung(context: Context, token: string): Promise<void> {
  const person = personOf(await redeemZugangslink(context, 'Werbeeinwilligung', token));
  const { email_hash } = (await findLatestStep(context, person)) ?? refuse('Abgelaufen');
  const gezeigt = { text: einwilligungText(context), gezeigt_am: context.now };
  await insertStep(context, { ...person, was: 'Gegeben', email_hash, ...gezeigt, zeit: context.now });
  await writeProtokoll(context, 'werbeeinwilligung.gegeben', person.bezug, { seite: person.seite });
  const email = await findEmail(context, person);
  if (email !== null) await recordHandlung(context, email);
}

/** Withdraws a consent or its request, and ends the links that would give it. Does nothing without either. */
export async function withdrawWerbeeinwilligung(context: Context, person: Person): Promise<void> {
  // Locks the links first, so that a concurrent consent by link is completed either before or after.
  await endZugangslinks(context, 'Werbeeinwilligung', bezugOf(person));
  const step = await findLatestStep(context, person);
  if (!step || step.was === 'Widerrufen') return;
  const nothing = { text: null, gezeigt_am: null };
  await insertStep(context, { ...person, was: 'Widerrufen', email_hash: step.email_hash, ...nothing, zeit: context.now });
  await writeProtokoll(context, 'werbeeinwilligung.widerrufen', person.bezug, { seite: person.seite });
}

/** Whether the latest step of an address about advertising is a withdrawal. */
export const hasWithdrawn = async (context: Context, email: string): Promise<boolean> =>
  (await findLatestOfEmail(context, einwilligungHash(context, email)))?.was === 'Widerrufen';

/** The steps of a person's consent, for the disclosure of data. */
export async function auskunftOfWerbeeinwilligung(context: Context, person: Person) {
  return (await listSteps(context, person)).map((step) => auskunftOf(WERBEEINWILLIGUNG, step));
}
