import type { Abschluss } from '../../../contract/empfaenger.ts';
import { parseGeburtsdatum } from '../../../contract/values.ts';
import { addTage, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { emailAlias, emailSchluessel } from '../../email-address.ts';
import { refuse, refuseField } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { createZugangslink, UNCONFIRMED_DAYS } from '../account/account.ts';
import { einwilligungText } from '../werbeeinwilligung/werbeeinwilligung.ts';
import { asPair, baseRow, checkEmpfaengerEmail, checkJoinable, hexOf, insert } from './empfaenger.ts';
import { empfaengerBekannt, empfaengerBestaetigen } from './mails.ts';
import { type EmpfehlungFor, lockEmpfehlungFor } from './reads.ts';
import { type EmpfaengerRow, endZugangslinks, lockOfEmpfehlung, updateEmpfaenger } from './store.ts';
import { followWerbeeinwilligung } from './werbung.ts';

/** Confirmation links live 14 days (contract section 2). */
const CONFIRMATION_DAYS = 14;

/** What a person enters on the landing page; the short form leaves the address out. */
export interface EnteredData {
  readonly vorname: string;
  readonly name: string;
  readonly email: string;
  readonly telefon: string | null;
  readonly completion?: Omit<Abschluss['empfaengerdaten'], 'vorname' | 'name' | 'email' | 'telefon'>;
}

export interface Joined {
  readonly empfaengernummer: string;
  readonly status: EmpfaengerRow['status'];
  readonly isNew: boolean;
  /** The recipient's secret: only for whoever just came, or brought it along. */
  readonly hex: string | null;
}

/**
 * Joins a referral. A new person becomes a recipient; a referral for one named person takes that person's row; the same address
 * again is the same recipient, told to its owner by mail, and changed only by who brings its secret (`own`), then also after
 * the referral's last day.
 */
export async function joinEmpfehlung(context: Context, empfehlungsnummer: string, data: EnteredData, own: string | null): Promise<Joined> {
  const empfehlung = (await lockEmpfehlungFor(context, empfehlungsnummer)) ?? refuse('NichtGefunden');
  const rows = await lockOfEmpfehlung(context, empfehlungsnummer);
  const mine = rows.find((row) => row.empfaengernummer === own);
  if (!mine) checkJoinable(empfehlung, context.now);
  checkGeburtsdatum(context, data);
  await checkEmpfaengerEmail(context, empfehlung.empfehler_email, data.email);
  const known = mine ?? rows.find((row) => isSameAddress(row, data.email));
  const named = empfehlung.empfehlungslink ? undefined : rows[0];
  if (known && known.hex_hash !== null) return rejoin(context, known, data, own);
  if (named && named.hex_hash !== null) refuse('EmpfehlungExists');
  const waiting = known ?? named;
  return waiting ? claim(context, waiting, data) : enter(context, empfehlung, data);
}

function checkGeburtsdatum(context: Context, { completion }: EnteredData): void {
  const day = completion?.geburtsdatum && parseGeburtsdatum(completion.geburtsdatum);
  if (day && day > dayOf(context.now)) refuseField('empfaengerdaten.geburtsdatum', 'zukunft');
}

const isSameAddress = (row: EmpfaengerRow, email: string) => row.email_schluessel === emailSchluessel(email);

/** A person that nobody knew yet. */
async function enter(context: Context, empfehlung: EmpfehlungFor, data: EnteredData): Promise<Joined> {
  const empfaengernummer = context.random.nummer();
  await insert(context, { ...baseRow(context, empfehlung, empfaengernummer), ...columnsOf(context, data) });
  await sendConfirmation(context, empfaengernummer);
  return { empfaengernummer, status: 'Offen', isNew: true, hex: hexOf(context, empfaengernummer) };
}

/** The named person comes: the row is theirs from now on, and so are the weeks in which they can confirm. */
async function claim(context: Context, row: EmpfaengerRow, data: EnteredData): Promise<Joined> {
  if (row.status !== 'Offen') refuse(row.status === 'Abgelaufen' ? 'Abgelaufen' : 'Konflikt');
  const hex = hexOf(context, row.empfaengernummer);
  await asPair(
    updateEmpfaenger(context, row.empfaengernummer, {
      ...columnsOf(context, data),
      hex_hash: context.secrets.hash(hex),
      language: context.locale,
      loeschen_am: addTage(context.now, UNCONFIRMED_DAYS),
      daten_geloescht_am: null,
    }),
  );
  await sendConfirmation(context, row.empfaengernummer);
  return { empfaengernummer: row.empfaengernummer, status: row.status, isNew: true, hex };
}

async function rejoin(context: Context, row: EmpfaengerRow, data: EnteredData, own: string | null): Promise<Joined> {
  const { empfaengernummer, status } = row;
  if (own !== empfaengernummer) {
    await enqueueMail(context, empfaengerBekannt, empfaengernummer);
    return { empfaengernummer, status, isNew: false, hex: null };
  }
  if (status === 'Offen' || status === 'Ok') await change(context, row, data);
  return { empfaengernummer, status, isNew: false, hex: hexOf(context, empfaengernummer) };
}

/** New data of an open recipient. A confirmed address stays; with another, the links mailed to the one before end. */
async function change(context: Context, row: EmpfaengerRow, data: EnteredData): Promise<void> {
  const isMoved = !isSameAddress(row, data.email);
  if (isMoved && row.bestaetigt_am !== null) refuse('Konflikt');
  await asPair(updateEmpfaenger(context, row.empfaengernummer, columnsOf(context, data)));
  if (row.bestaetigt_am !== null && data.completion) await followWerbeeinwilligung(context, row.empfaengernummer);
  if (isMoved) await endZugangslinks(context, row.empfaengernummer, context.now);
  if (row.bestaetigt_am === null) await sendConfirmation(context, row.empfaengernummer);
}

async function sendConfirmation(context: Context, empfaengernummer: string): Promise<void> {
  const link = await createZugangslink(context, 'Empfaenger', empfaengernummer, CONFIRMATION_DAYS);
  await enqueueMail(context, empfaengerBestaetigen, link);
}

function columnsOf(context: Context, { completion, ...data }: EnteredData) {
  return {
    vorname: data.vorname,
    name: data.name,
    email: data.email,
    email_schluessel: emailSchluessel(data.email),
    email_alias: emailAlias(data.email),
    telefon: data.telefon,
    ...(completion && {
      anrede: completion.anrede ?? null,
      geburtsdatum: completion.geburtsdatum ? parseGeburtsdatum(completion.geburtsdatum) : null,
      werbeeinwilligung: completion.werbeeinwilligung,
      werbeeinwilligung_text: completion.werbeeinwilligung ? einwilligungText(context) : null,
      werbeeinwilligung_am: completion.werbeeinwilligung ? context.now : null,
      ort: completion.adresse.ort,
      plz: completion.adresse.plz,
      strasse: completion.adresse.strasse,
      hausnummer: completion.adresse.hausnummer,
    }),
  };
}
