import { formatCent } from '../../../../contract/values/cent.ts';
import { asksWerbeeinwilligung } from '../../../../contract/values/produktart.ts';
import { LOCALES } from '../../../../contract/values/wire.ts';
import { addTage, endOfDay } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { emailAlias, emailSchluessel } from '../../../email-address.ts';
import { Refusal, refuse } from '../../../errors.ts';
import { enqueueMail } from '../../../mail/store.ts';
import { UNCONFIRMED_DAYS } from '../../../retention.ts';
import { createZugangslink } from '../../account/index.ts';
import { worksFor } from '../../empfehler/index.ts';
import { artOf } from '../../produkt/index.ts';
import { hexHashOf, hexOf, lockOwn, type Own, readOwn } from '../hex.ts';
import { empfaengerBestaetigen } from '../mails.ts';
import { openPromise } from '../promised.ts';
import { type EmpfehlungFor, findAgenturOfEmpfehlung, findConflicting, lockEmpfehlungFor } from '../reads.ts';
import { type EmpfaengerRow, endZugangslinks, lockByAddress, lockOfEmpfehlung, lockPaar, updateEmpfaenger } from '../store.ts';
import { applyWerbeeinwilligung } from '../zustimmung/werbung.ts';
import { baseRow } from './base-row.ts';
import { checkAlter, checkPflichtfelder } from './check-daten.ts';
import { columnsOf, type EnteredData, herkunftOf } from './daten.ts';
import { recordJoined } from './joined.ts';
import { checkEmpfaengerEmail, checkNotSeller, insert, refuseOpenPair } from './pair.ts';

/** Days for which a confirmation link is valid. */
const CONFIRMATION_DAYS = 14;

export interface Joined {
  readonly empfaengernummer: string;
  readonly status: EmpfaengerRow['status'];
  readonly isNew: boolean;
  /** The secret of the recipient: created for a new one, or else the one that the caller sent. */
  readonly hex: string;
}

/** Whether the address is known to be the caller's (`owner.ts`), so that no mail asks to confirm it; the caller of the join then confirms it. */
interface JoinOptions {
  readonly isOwnAddress?: boolean;
}

/**
 * Joins a referral. A caller with the secret of a recipient on it (`own`) changes that recipient's data, even after the referral's last
 * day. Any other caller becomes a recipient; on a referral for one named person, in that person's place. If the place or the address is
 * taken, the entry is provisional and the answer the same.
 */
export async function joinEmpfehlung(
  context: Context,
  empfehlungsnummer: string,
  entered: EnteredData,
  own: Own | null,
  { isOwnAddress = false }: JoinOptions = {},
): Promise<Joined & { readonly isUnconfirmed: boolean }> {
  const empfehlung = (await lockEmpfehlungFor(context, empfehlungsnummer)) ?? refuse('NichtGefunden');
  const data = asAsked(context, empfehlung, entered);
  // On a link for many only these rows matter, of the thousands that there can be.
  const rows = empfehlung.empfehlungslink
    ? await lockByAddress(context, empfehlungsnummer, emailSchluessel(data.email), own?.empfaengernummer ?? null)
    : await lockOfEmpfehlung(context, empfehlungsnummer);
  const mine = await findOwn(context, rows, own);
  if (!mine) checkJoinable(empfehlung, context.now);
  checkPflichtfelder(context, empfehlung, data);
  checkAlter(context, empfehlung, data);
  await checkPromise(context, empfehlung, data);
  if (empfehlung.sellernummer !== null) checkNotSeller(empfehlung.empfehler_email, data.email);
  await checkEmpfaengerEmail(context, empfehlung.empfehler_email, data.email);
  await lockPaar(context, empfehlung.empfehler_id ?? empfehlungsnummer, emailAlias(data.email));
  const place: Place = { empfehlung, people: rows.filter((row) => !row.vorlaeufig) };
  const joined = mine ? await change(context, place, mine, data) : await take(context, place, data);
  const isUnconfirmed = !mine || (mine.bestaetigt_am === null && CHANGEABLE.includes(mine.status));
  if (isUnconfirmed && !isOwnAddress) await sendConfirmation(context, joined.empfaengernummer);
  return { ...joined, isUnconfirmed };
}

/** A caller who is not on the referral yet takes the place of the person named in it, or a new one. */
async function take(context: Context, place: Place, data: EnteredData): Promise<Joined> {
  const waiting = findNamed(place, data);
  const isTaken = await isPlaceTaken(context, place, data, waiting?.empfaengernummer ?? null);
  return waiting && !isTaken ? claimNamed(context, waiting, data) : enter(context, place.empfehlung, data, isTaken);
}

/** What was entered, without a consent to advertising that the form does not ask for. */
function asAsked(context: Context, empfehlung: EmpfehlungFor, data: EnteredData): EnteredData {
  if (!data.completion || asksWerbeeinwilligung(artOf(context, empfehlung))) return data;
  return { ...data, completion: { ...data.completion, werbeeinwilligung: false } };
}

/** Whether a referral can still be joined: its address confirmed and its last day not over. */
function checkJoinable(empfehlung: EmpfehlungFor, now: Date): void {
  if (empfehlung.bestaetigt_am === null) refuse('Konflikt');
  if (endOfDay(empfehlung.gueltig_bis) <= now) refuse('Abgelaufen');
}

/** The recipient whose secret was sent, if the recipient or an entry that was joined to the recipient is on this referral. */
async function findOwn(context: Context, rows: readonly EmpfaengerRow[], own: Own | null): Promise<EmpfaengerRow | undefined> {
  if (own === null) return undefined;
  const isMine = rows.some((row) => [row.empfaengernummer, row.verbunden_mit].includes(own.empfaengernummer));
  return isMine ? lockOwn(context, own) : undefined;
}

/**
 * Refuses a form that showed another amount than the recipient is promised: the recommender has changed the share, or the reward has
 * changed. Throws Konflikt.
 */
async function checkPromise(context: Context, empfehlung: EmpfehlungFor, { empfaengerWert }: EnteredData): Promise<void> {
  if (empfaengerWert === undefined) return;
  const cent = await openPromise(context, empfehlung);
  if (!LOCALES.some((locale) => formatCent(cent, locale) === empfaengerWert))
    throw new Refusal('Konflikt', { text: 'angaben.betragGeaendert' });
}

/** A referral and the people who have a place on it; of a link for many, only those with the address that joins. */
interface Place {
  readonly empfehlung: EmpfehlungFor;
  readonly people: readonly EmpfaengerRow[];
}

/**
 * The named person who has not joined yet and whose place the caller takes: on a link for many, the person with this address; otherwise the
 * only person. Refuses a place that has ended.
 */
function findNamed({ empfehlung, people }: Place, { email }: EnteredData): EmpfaengerRow | undefined {
  const named = empfehlung.empfehlungslink ? people.find((row) => row.email_schluessel === emailSchluessel(email)) : people[0];
  if (!named || named.hex_hash !== null) return undefined;
  if (named.status === 'Offen') return named;
  return empfehlung.empfehlungslink ? undefined : refuse(named.status === 'Abgelaufen' ? 'Abgelaufen' : 'Konflikt');
}

/** Whether another row than `own` has the address or the place. */
async function isPlaceTaken(context: Context, { empfehlung, people }: Place, data: EnteredData, own: string | null): Promise<boolean> {
  const address = { email_schluessel: emailSchluessel(data.email), email_alias: emailAlias(data.email) };
  const other = await findConflicting(context, { ...empfehlung, ...address }, own);
  return other !== undefined || (!empfehlung.empfehlungslink && people.some((row) => row.empfaengernummer !== own));
}

/** Adds a new recipient or, with `vorlaeufig`, a provisional entry that gets the same answer. */
async function enter(context: Context, empfehlung: EmpfehlungFor, data: EnteredData, vorlaeufig: boolean): Promise<Joined> {
  const empfaengernummer = context.random.nummer();
  const row = { ...baseRow(context, empfehlung, empfaengernummer), ...columnsOf(context, data), ...herkunftOf(data), vorlaeufig };
  await insert(context, row);
  await storeAgentur(context, row);
  if (!vorlaeufig) await recordJoined(context, { ...row, daten_geloescht_am: null });
  return { empfaengernummer, status: 'Offen', isNew: true, hex: hexOf(context, row) };
}

/** The named person joins: the row belongs to that person from now on, and the weeks for the confirmation start again. */
async function claimNamed(context: Context, row: EmpfaengerRow, data: EnteredData): Promise<Joined> {
  await refuseOpenPair(
    updateEmpfaenger(context, row.empfaengernummer, {
      ...columnsOf(context, data),
      ...herkunftOf(data),
      hex_hash: hexHashOf(context, row),
      language: context.locale,
      loeschen_am: addTage(context.now, UNCONFIRMED_DAYS),
      daten_geloescht_am: null,
    }),
  );
  await storeAgentur(context, { ...row, email: data.email });
  await recordJoined(context, row);
  return { empfaengernummer: row.empfaengernummer, status: row.status, isNew: true, hex: hexOf(context, row) };
}

/** Statuses in which recipients can change their data. */
const CHANGEABLE: readonly EmpfaengerRow['status'][] = ['Offen', 'Ok'];

/**
 * Changes the caller's own data while the recipient is Offen or Ok. A confirmed address stays. A new address ends the links mailed to the
 * previous one; if it is taken, the entry becomes provisional.
 */
async function change(context: Context, place: Place, row: EmpfaengerRow, data: EnteredData): Promise<Joined> {
  const { empfaengernummer, status } = row;
  const joined = { empfaengernummer, status, isNew: false, hex: hexOf(context, row) };
  if (!CHANGEABLE.includes(status)) return joined;
  const isMoved = row.email_schluessel !== emailSchluessel(data.email);
  if (isMoved && row.bestaetigt_am !== null) refuse('Konflikt');
  const vorlaeufig = isMoved ? await isPlaceTaken(context, place, data, empfaengernummer) : row.vorlaeufig;
  await refuseOpenPair(updateEmpfaenger(context, empfaengernummer, { ...columnsOf(context, data), ...herkunftOf(data, row), vorlaeufig }));
  if (isMoved) await storeAgentur(context, { ...row, email: data.email });
  if (row.bestaetigt_am !== null && data.completion) await applyWerbeeinwilligung(context, empfaengernummer);
  if (isMoved) await endZugangslinks(context, empfaengernummer, context.now);
  return joined;
}

/**
 * Corrects the address of a recipient who has not confirmed it, and mails the link that confirms to the new one. The rules of the address are those of a
 * join. Refuses a recipient who has confirmed or ended, with Konflikt.
 */
export async function changeOwnAddress(context: Context, own: Own, email: string): Promise<void> {
  const { empfehlungsnummer, status, bestaetigt_am, vorname, name, telefon } = await readOwn(context, own);
  if (bestaetigt_am !== null || status !== 'Offen' || vorname === null || name === null) return refuse('Konflikt');
  await joinEmpfehlung(context, empfehlungsnummer, { vorname, name, telefon, email }, own);
}

/** Mails the owner of the address the link that confirms the data. */
export async function sendConfirmation(context: Context, empfaengernummer: string): Promise<void> {
  const link = await createZugangslink(context, 'Empfaenger', empfaengernummer, CONFIRMATION_DAYS);
  await enqueueMail(context, empfaengerBestaetigen, link);
}

/**
 * Stores whether a recipient counts for the agency of the referral, by the address just entered: a person who works for the agency does
 * not. Others who join by the same link do not matter.
 */
async function storeAgentur(
  context: Context,
  {
    empfaengernummer,
    empfehlungsnummer,
    email,
  }: { readonly empfaengernummer: string; readonly empfehlungsnummer: string; readonly email: string },
): Promise<void> {
  const { agenturnummer = null, mitarbeiternummer = null } = (await findAgenturOfEmpfehlung(context, empfehlungsnummer)) ?? {};
  if (agenturnummer === null) return;
  const isOwn = await worksFor(context, agenturnummer, [email]);
  const zuordnung = isOwn ? { agenturnummer: null, mitarbeiternummer: null } : { agenturnummer, mitarbeiternummer };
  await updateEmpfaenger(context, empfaengernummer, zuordnung);
}
