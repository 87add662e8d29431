import type * as z from 'zod/mini';
import type { EmpfaengerStatus } from '../../../contract/empfehlung.ts';
import { type AgbText, isAgbAccepted } from '../../../contract/values.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { stopMails } from '../../mail/mail-sperre.ts';
import { findZugangslink, spendZugangslink } from '../account/account.ts';
import { withdrawWerbeeinwilligung } from '../werbeeinwilligung/werbeeinwilligung.ts';
import { replaceBankdaten } from './bankdaten.ts';
import { advanceWhenReady, moveEmpfaenger, recordZustimmung } from './empfaenger.ts';
import { type EmpfaengerRow, lockEmpfaenger, updateEmpfaenger } from './store.ts';
import { followWerbeeinwilligung } from './werbung.ts';

/** The terms accepted; the version shown is stored beside what was sent. Accepting again changes nothing. */
export async function acceptZustimmung(context: Context, empfaengernummer: string, agbText: z.infer<typeof AgbText>): Promise<void> {
  if (!isAgbAccepted(agbText)) refuse('AcceptAgb');
  const row = (await lockEmpfaenger(context, empfaengernummer)) ?? refuse('NichtGefunden');
  if (row.zugestimmt_am !== null) return;
  await recordZustimmung(context, 'Empfaenger', empfaengernummer, agbText);
  await updateEmpfaenger(context, empfaengernummer, { zugestimmt_am: context.now });
  await writeProtokoll(context, 'empfaenger.zugestimmt', empfaengernummer);
  await advanceWhenReady(context, empfaengernummer);
}

/** The mailed token confirms the data: it stays beyond the 12 weeks. */
export async function confirmEmpfaenger(context: Context, token: string): Promise<{ empfaengernummer: string; status: EmpfaengerStatus }> {
  const empfaengernummer = await spendZugangslink(context, 'Empfaenger', token);
  const row = (await lockEmpfaenger(context, empfaengernummer)) ?? refuse('NichtGefunden');
  if (row.email === null) refuse('Abgelaufen');
  if (row.bestaetigt_am === null) {
    await updateEmpfaenger(context, empfaengernummer, { bestaetigt_am: context.now, bestaetigt_durch: 'Link', loeschen_am: null });
    await writeProtokoll(context, 'empfaenger.bestaetigt', empfaengernummer, { durch: 'Link' });
  }
  await followWerbeeinwilligung(context, empfaengernummer);
  return { empfaengernummer, status: await advanceWhenReady(context, empfaengernummer) };
}

/**
 * "Ich möchte das nicht": the data goes at once and the address is never mailed again. Possible until the order is released;
 * asking again changes nothing.
 */
export async function refuseEmpfaenger(context: Context, token: string): Promise<void> {
  const { bezug } = await findZugangslink(context, 'Empfaenger', token);
  const row = (await lockEmpfaenger(context, bezug)) ?? refuse('NichtGefunden');
  if (row.status === 'Freigegeben' || row.status === 'Gezahlt') refuse('Konflikt');
  if (row.email === null) return;
  await stopMails(context, row.email);
  await withdraw(context, row, 'Abgelehnt');
}

/** Ends a recipient who is still on the way, and removes the personal data of any; a released reward can still be picked by its link. */
export async function withdraw(context: Context, row: EmpfaengerRow, grund: string): Promise<void> {
  if (row.status === 'Offen' || row.status === 'Ok') await moveEmpfaenger(context, row, 'Storniert', grund);
  await erasePersonalData(context, row.empfaengernummer);
}

const ERASED = {
  hex_hash: null,
  anrede: null,
  vorname: null,
  name: null,
  geburtsdatum: null,
  email: null,
  email_schluessel: null,
  email_alias: null,
  telefon: null,
  ort: null,
  plz: null,
  strasse: null,
  hausnummer: null,
  werbeeinwilligung: false,
  werbeeinwilligung_text: null,
  werbeeinwilligung_am: null,
  loeschen_am: null,
} as const;

/** Removes all that says who a recipient is; number, status and dates stay. */
export async function erasePersonalData(context: Context, empfaengernummer: string): Promise<void> {
  await replaceBankdaten(context, empfaengernummer, null);
  await withdrawWerbeeinwilligung(context, { seite: 'Empfaenger', bezug: empfaengernummer });
  await updateEmpfaenger(context, empfaengernummer, { ...ERASED, daten_geloescht_am: context.now });
  await writeProtokoll(context, 'empfaenger.daten-geloescht', empfaengernummer);
}
