import { ADRESSE_STUNDEN } from '../../../../contract/calls/account/adresse.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { addMinutes } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { emailColumns, emailSchluessel } from '../../../email-address.ts';
import { Refusal, refuse, refuseField } from '../../../errors.ts';
import { enqueueMail } from '../../../mail/store.ts';
import {
  createZugangslinkUntil,
  endOtherSessions,
  endZugangslinks,
  findEmpfehlerAccount,
  lockLiveAccount,
  redeemZugangslink,
  setAccountEmail,
  sperreOf,
} from '../../account/index.ts';
import { holdForAdresse } from '../../zahlung/index.ts';
import { renewHex } from '../hex.ts';
import { sendConfirmation } from '../join/join.ts';
import * as empfaenger from '../store.ts';
import { addressesOf, encryptAddress } from './addresses.ts';
import { adresseBestaetigen, adresseWiderspruch } from './mails.ts';
import * as store from './store.ts';

/**
 * Asks the owner of a new address to confirm it for a person, and tells the old one, which can object (backoffice.md section C rule 4). An earlier change
 * that waits ends. Throws Validierung for the same address, and Konflikt for one that another person has or that is blocked.
 */
export async function requestAdresse(context: Context, whose: store.Whose & { readonly email: string }, neu: string): Promise<void> {
  const { email: bisher, account_id, empfaengernummer } = whose;
  if (emailSchluessel(neu) === emailSchluessel(bisher)) refuseField('Email', 'gleicheAdresse');
  if ((await sperreOf(context, neu)) !== null) refuseWith('gesperrt');
  await checkFree(context, whose, bisher, neu);
  for (const row of await store.listAenderungen(context, whose)) if (row.wirksam_am === null) await end(context, row);
  const id = context.random.nummer();
  const gueltig_bis = addMinutes(context.now, ADRESSE_STUNDEN * 60);
  await store.insertAenderung(context, {
    aenderung_id: id,
    account_id,
    empfaengernummer: account_id === null ? empfaengernummer : null,
    email: encryptAddress(context, id, 'email', neu),
    bisher: encryptAddress(context, id, 'bisher', bisher),
    erstellt_am: context.now,
    gueltig_bis,
    wirksam_am: null,
    widersprochen_am: null,
  });
  await enqueueMail(context, adresseBestaetigen, await createZugangslinkUntil(context, 'Adresse', id, gueltig_bis));
  await enqueueMail(context, adresseWiderspruch, await createZugangslinkUntil(context, 'Adresswiderspruch', id, gueltig_bis));
  await writeProtokoll(context, 'person.adresse', account_id ?? empfaengernummer ?? '', { aenderung: id }, { nachher: 'Angefragt' });
}

/** Ends a change that waits; its links no longer work. */
async function end(context: Context, row: store.Aenderung): Promise<void> {
  await endZugangslinks(context, 'Adresse', row.aenderung_id);
  await endZugangslinks(context, 'Adresswiderspruch', row.aenderung_id);
  await store.updateAenderung(context, row.aenderung_id, { gueltig_bis: context.now });
}

/** Makes a change valid by the token that was mailed to the new address. Throws what `redeemZugangslink` throws, and Konflikt if the address is taken. */
export async function confirmAdresse(context: Context, token: string): Promise<void> {
  const id = await redeemZugangslink(context, 'Adresse', token);
  const row = (await store.lockAenderung(context, id)) ?? refuse('NichtGefunden');
  if (row.widersprochen_am !== null) refuse('Abgelaufen');
  const { neu, bisher } = addressesOf(context, row);
  await move(context, row, { from: bisher, to: neu, isConfirmed: true });
  await store.updateAenderung(context, id, { wirksam_am: context.now });
  await writeProtokoll(context, 'person.adresse', bezugOf(row), { aenderung: id }, { vorher: 'Angefragt', nachher: 'Wirksam' });
}

/** Stops a change, or undoes it, by the token that was mailed to the old address. Throws the same. */
export async function refuseAdresse(context: Context, token: string): Promise<void> {
  const id = await redeemZugangslink(context, 'Adresswiderspruch', token);
  const row = (await store.lockAenderung(context, id)) ?? refuse('NichtGefunden');
  const { neu, bisher } = addressesOf(context, row);
  await endZugangslinks(context, 'Adresse', id);
  if (row.wirksam_am !== null) await move(context, row, { from: neu, to: bisher, isConfirmed: false });
  await store.updateAenderung(context, id, { widersprochen_am: context.now });
  const vorher = row.wirksam_am === null ? 'Angefragt' : 'Wirksam';
  await writeProtokoll(context, 'person.adresse', bezugOf(row), { aenderung: id }, { vorher, nachher: 'Widersprochen' });
}

const bezugOf = ({ account_id, empfaengernummer }: store.Whose): string => account_id ?? empfaengernummer ?? '';

interface Move {
  readonly from: string;
  readonly to: string;
  /** Whether the owner of the address has just confirmed it. */
  readonly isConfirmed: boolean;
}

/**
 * Replaces the address of an account and of all that its owner has joined by it. Sessions and the links to the former address end, but for those to a reward, whose
 * secret is part of its number; what is to be transferred rests after a new one; a recipient who has not confirmed yet gets the link at the new one.
 */
async function move(context: Context, whose: store.Whose, { from, to, isConfirmed }: Move): Promise<void> {
  const { account_id: accountId } = whose;
  if (accountId !== null) await lockLiveAccount(context, accountId);
  await checkFree(context, whose, from, to);
  const rows = await store.lockOfMailbox(context, emailSchluessel(from));
  await store.endLinksOf(
    context,
    accountId,
    rows.map((row) => row.empfaengernummer),
    context.now,
  );
  if (accountId !== null) {
    await setAccountEmail(context, accountId, to, isConfirmed);
    await endOtherSessions(context, accountId, '');
  }
  for (const row of rows) {
    await empfaenger.updateEmpfaenger(context, row.empfaengernummer, emailColumns(to));
    if (row.hex_hash === null) continue;
    await renewHex(context, row);
    if (row.status === 'Offen' && row.bestaetigt_am === null) await sendConfirmation(context, row.empfaengernummer);
  }
  if (isConfirmed) await holdForAdresse(context, { accountId, empfaengernummern: rows.map((row) => row.empfaengernummer) });
}

/** Throws Konflikt if another person has an address, or has joined one of the same referrals by it. */
async function checkFree(context: Context, { account_id }: store.Whose, from: string, to: string): Promise<void> {
  const account = await findEmpfehlerAccount(context, to);
  if (account && account.account_id !== account_id) refuseWith('vergeben');
  const rows = await store.lockOfMailbox(context, emailSchluessel(from));
  if (await store.isTaken(context, rows, emailColumns(to))) refuseWith('vergeben');
}

function refuseWith(why: 'vergeben' | 'gesperrt'): never {
  throw new Refusal('Konflikt', { text: `adresse.konflikt.${why}` });
}
