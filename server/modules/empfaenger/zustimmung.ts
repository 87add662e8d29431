import type * as z from 'zod/mini';
import type { EmpfaengerStatus } from '../../../contract/calls/empfehlung.ts';
import { type AgbText, isAgbAccepted, type Seite } from '../../../contract/values/wire.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { stopMails } from '../../mail/mail-sperre.ts';
import { noteHandlung } from '../../mail/postfach.ts';
import { findZugangslink, spendZugangslink, spendZugangslinks } from '../account/index.ts';
import { agbVersionOf } from '../content/index.ts';
import { withdraw } from './erase.ts';
import { renewHex } from './hex.ts';
import { findFirst } from './reads.ts';
import { moveEmpfaenger } from './status.ts';
import { insertZustimmung, lockEmpfaenger, updateEmpfaenger } from './store.ts';
import { joinToFirst, lockEntry } from './vorlaeufig.ts';
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

/** Stores that one side accepted the terms: what was sent, and beside it the version that was shown. */
export const recordZustimmung = (context: Context, seite: Seite, bezug: string, agbText: unknown): Promise<void> =>
  insertZustimmung(context, {
    seite,
    bezug,
    agb_text: String(agbText),
    agb_version: agbVersionOf(context.inhalte),
    gegeben_am: context.now,
  });

/**
 * The mailed token confirms the data: it stays beyond the 12 weeks, and a provisional entry is joined to the first. The secret is another one
 * from now on, and what was mailed before to confirm counts as used: whoever typed the address has nothing that opens the data.
 */
export async function confirmEmpfaenger(context: Context, token: string): Promise<{ status: EmpfaengerStatus; hex: string }> {
  const { bezug } = await findZugangslink(context, 'Empfaenger', token);
  const entry = (await lockEntry(context, bezug)) ?? refuse('NichtGefunden');
  await spendZugangslink(context, 'Empfaenger', token);
  if (entry.email === null) refuse('Abgelaufen');
  const row = await joinToFirst(context, entry, 'Link');
  const { empfaengernummer } = row;
  if (row.bestaetigt_am === null) {
    await updateEmpfaenger(context, empfaengernummer, { bestaetigt_am: context.now, bestaetigt_durch: 'Link', loeschen_am: null });
    await writeProtokoll(context, 'empfaenger.bestaetigt', empfaengernummer, { durch: 'Link' });
  }
  const hex = await renewHex(context, row);
  for (const nummer of [bezug, empfaengernummer]) await spendZugangslinks(context, 'Empfaenger', nummer);
  await followWerbeeinwilligung(context, empfaengernummer);
  const status = await advanceWhenReady(context, empfaengernummer);
  await noteHandlung(context, entry.email);
  return { status, hex };
}

/** Offen becomes Ok when the terms are accepted and the data confirmed; from then on the order's time runs. */
async function advanceWhenReady(context: Context, empfaengernummer: string): Promise<EmpfaengerStatus> {
  const row = (await lockEmpfaenger(context, empfaengernummer)) ?? refuse('NichtGefunden');
  if (row.status !== 'Offen' || row.zugestimmt_am === null || row.bestaetigt_am === null) return row.status;
  await moveEmpfaenger(context, row, 'Ok', 'Zugestimmt', addTage(context.now, context.konfiguration.AuftragFristTage));
  return 'Ok';
}

/**
 * "Ich möchte das nicht": the data goes at once, of a provisional entry that of the first recipient too, and the address is never mailed again.
 * Possible until the order is released; asking again changes nothing.
 */
export async function refuseEmpfaenger(context: Context, token: string): Promise<void> {
  const { bezug } = await findZugangslink(context, 'Empfaenger', token);
  const entry = (await lockEntry(context, bezug)) ?? refuse('NichtGefunden');
  const first = entry.verbunden_mit ?? (await findFirst(context, entry))?.empfaengernummer;
  const rows = first === undefined ? [entry] : [entry, (await lockEmpfaenger(context, first)) ?? refuse('NichtGefunden')];
  if (rows.some(({ status }) => status === 'Freigegeben' || status === 'Gezahlt')) refuse('Konflikt');
  for (const row of rows) {
    if (row.email === null) continue;
    await stopMails(context, row.email);
    await withdraw(context, row, 'Abgelehnt');
  }
}
