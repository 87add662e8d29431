import type { Seite } from '../../../contract/values/wire.ts';
import { createTexts } from '../../../texts/texts.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import { emailSchluessel } from '../../email-address.ts';
import { refuse } from '../../errors.ts';
import { noteHandlung } from '../../mail/postfach.ts';
import {
  createZugangslink,
  endZugangslinks,
  findZugangslink,
  OPT_IN_DAYS,
  readLiveZugangslink,
  spendZugangslink,
} from '../account/index.ts';
import { WERBEEINWILLIGUNG } from './columns.ts';
import { findEmail } from './reads.ts';
import { findLatestOfEmail, findLatestStep, insertStep, listSteps } from './store.ts';

/** Whose consent: `bezug` is the id of the recommender or the Empfaengernummer. */
export interface Person {
  readonly seite: Seite;
  readonly bezug: string;
}

/** The sentence that was agreed to, word for word, and when. */
export interface Gezeigt {
  readonly text: string;
  readonly am: Date;
}

/** The sentence that every box and page about advertising shows, in the language of the caller, the tenant's own over the product's. */
export const einwilligungText = ({ locale, texte, konfiguration }: Context): string =>
  createTexts(locale, texte[locale])('angaben.einwilligung', { mandant: konfiguration.Name });

/** By what the mailed links of a person are known. */
export const bezugOf = ({ seite, bezug }: Person): string => `${seite}:${bezug}`;

function personOf(bezug: string): Person {
  const at = bezug.indexOf(':');
  return { seite: bezug.slice(0, at) as Seite, bezug: bezug.slice(at + 1) };
}

/** Where a consent stands; `Angefragt` while the mailed link still holds. */
export async function standOf(context: Context, person: Person): Promise<'Keine' | 'Angefragt' | 'Gegeben'> {
  const step = await findLatestStep(context, person);
  if (step?.was === 'Gegeben') return 'Gegeben';
  // Every request has been mailed: its link ends with it.
  return step?.was === 'Angefragt' && addTage(step.zeit, OPT_IN_DAYS) > context.now ? 'Angefragt' : 'Keine';
}

/**
 * Stores the request of a person whose address is confirmed, and creates the link that gives the consent (UWG section 7, GDPR art. 7).
 * Returns the id of the link for its mail, or null if the consent is already given or was requested by a mail whose link is still valid.
 */
export async function requestWerbeeinwilligung(context: Context, person: Person, email: string, gezeigt: Gezeigt): Promise<string | null> {
  if ((await standOf(context, person)) !== 'Keine') return null;
  const email_hash = context.secrets.pseudonym('werbeeinwilligung', emailSchluessel(email));
  await insertStep(context, { ...person, was: 'Angefragt', email_hash, text: gezeigt.text, gezeigt_am: gezeigt.am, zeit: context.now });
  await writeProtokoll(context, 'werbeeinwilligung.angefragt', person.bezug, { seite: person.seite });
  return createZugangslink(context, 'Werbeeinwilligung', bezugOf(person), OPT_IN_DAYS);
}

/** Whose consent a link gives and until when, for the mail that brings it; null for one that can no longer be used. */
export async function readWerbelink(context: Context, linkId: string) {
  const link = await readLiveZugangslink(context, linkId);
  return link && { ...personOf(link.bezug), ende: link.gueltig_bis };
}

/** Whose consent a mailed token gives; refuses an unknown or expired one. */
export const findWerbeperson = async (context: Context, token: string): Promise<Person> =>
  personOf((await findZugangslink(context, 'Werbeeinwilligung', token)).bezug);

/** The mailed token gives the consent, once; refuses an unknown, expired or used one. */
export async function giveWerbeeinwilligung(context: Context, token: string): Promise<void> {
  const person = personOf(await spendZugangslink(context, 'Werbeeinwilligung', token));
  const { email_hash } = (await findLatestStep(context, person)) ?? refuse('Abgelaufen');
  const gezeigt = { text: einwilligungText(context), gezeigt_am: context.now };
  await insertStep(context, { ...person, was: 'Gegeben', email_hash, ...gezeigt, zeit: context.now });
  await writeProtokoll(context, 'werbeeinwilligung.gegeben', person.bezug, { seite: person.seite });
  const email = await findEmail(context, person);
  if (email !== null) await noteHandlung(context, email);
}

/** Takes a consent back, or its request, and ends the links that would give it. Without either nothing happens. */
export async function withdrawWerbeeinwilligung(context: Context, person: Person): Promise<void> {
  // Locks the links first: a consent given by a link at the same moment is then completed either before or after.
  await endZugangslinks(context, 'Werbeeinwilligung', bezugOf(person));
  const step = await findLatestStep(context, person);
  if (!step || step.was === 'Widerrufen') return;
  const nothing = { text: null, gezeigt_am: null };
  await insertStep(context, { ...person, was: 'Widerrufen', email_hash: step.email_hash, ...nothing, zeit: context.now });
  await writeProtokoll(context, 'werbeeinwilligung.widerrufen', person.bezug, { seite: person.seite });
}

/** Whether the latest that an address said of advertising is that it takes its consent back. */
export const hasWithdrawn = async (context: Context, email: string): Promise<boolean> =>
  (await findLatestOfEmail(context, context.secrets.pseudonym('werbeeinwilligung', emailSchluessel(email))))?.was === 'Widerrufen';

/** The steps of a person's consent, for the disclosure of data. */
export async function auskunftOfWerbeeinwilligung(context: Context, person: Person) {
  return (await listSteps(context, person)).map((step) => auskunftOf(WERBEEINWILLIGUNG, step));
}
