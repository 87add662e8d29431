import type { Bankdaten } from '../../../../contract/calls/praemie/bankdaten.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import type { Context } from '../../../context.ts';
import { Refusal, refuse, refuseField } from '../../../errors.ts';
import { recordHandlung } from '../../../mail/postfach.ts';
import { enqueueMail } from '../../../mail/store.ts';
import { createZugangslink, findZugangslink, redeemZugangslink } from '../../account/index.ts';
import { checkBankdaten, checkOtherSide, maskIban, storeBankdaten } from '../../bankdaten/index.ts';
import { empfaengerBankdaten, empfaengerBankdatenGeaendert } from '../mails.ts';
import { findEmpfehlungFor, hasOpenPraemierung } from '../reads.ts';
import { type EmpfaengerRow, findEmpfaenger, lockEmpfaenger } from '../store.ts';
import { bankdatenOfEmpfaenger, replaceBankdaten } from './bankdaten.ts';

/** Days for which a link for bank data is valid, as for links to confirm. */
const LINK_DAYS = 14;

/**
 * Whether a recipient can store bank data ahead of the reward: the tenant stores bank data, the recipient has confirmed the address, and a
 * share of the reward is still to come or to be picked.
 */
export async function canStoreBankdaten(context: Context, row: EmpfaengerRow): Promise<boolean> {
  const { ModuleStoringBankdata, MaxEmpfaengerPraemieCent } = context.konfiguration;
  if (!ModuleStoringBankdata || row.email === null || row.bestaetigt_am === null) return false;
  if (row.status === 'Freigegeben') return hasOpenPraemierung(context, row.empfaengernummer);
  if (row.status !== 'Ok' || MaxEmpfaengerPraemieCent === 0) return false;
  const empfehlung = await findEmpfehlungFor(context, row.empfehlungsnummer);
  return empfehlung !== undefined && empfehlung.anteil_empfehler !== 100;
}

/** Mails a recipient the link by which bank data can be stored. Refuses with Konflikt if there is nothing to pay. */
export async function requestBankdatenLink(context: Context, empfaengernummer: string): Promise<void> {
  checkModule(context);
  const row = (await findEmpfaenger(context, empfaengernummer)) ?? refuse('NichtGefunden');
  if (!(await canStoreBankdaten(context, row))) refuse('Konflikt');
  const link = await createZugangslink(context, 'Bankdaten', empfaengernummer, LINK_DAYS);
  await enqueueMail(context, empfaengerBankdaten, link);
}

/** What a mailed link shows: the recipient's name as account holder and, if bank data is stored, the masked IBAN. Changes nothing. */
export async function describeBankdatenLink(context: Context, token: string) {
  checkModule(context);
  const link = await refuseUnknownToken(findZugangslink(context, 'Bankdaten', token));
  if (link.verwendet_am !== null) refuse('TokenBereitsVerwendet');
  const row = (await findEmpfaenger(context, link.bezug)) ?? refuse('Abgelaufen');
  if (!(await canStoreBankdaten(context, row))) refuse('Konflikt');
  const stored = await bankdatenOfEmpfaenger(context, row.empfaengernummer);
  return {
    Kontoinhaber: [row.vorname, row.name].filter(Boolean).join(' '),
    IBAN: stored && maskIban(stored.bankdaten.IBAN),
  };
}

/** Stores a recipient's bank data, encrypted, only by the mailed link, and uses the link up. Refuses the account of the recommender. Returns the recipient. */
export async function storeEmpfaengerBankdaten(context: Context, token: string, given: Bankdaten): Promise<EmpfaengerRow> {
  checkModule(context);
  const empfaengernummer = await refuseUnknownToken(redeemZugangslink(context, 'Bankdaten', token));
  const row = (await lockEmpfaenger(context, empfaengernummer)) ?? refuse('Abgelaufen');
  if (!(await canStoreBankdaten(context, row))) refuse('Konflikt');
  const checked = checkBankdaten(context, given, '');
  await checkOtherSide(context, { empfaengernummer, seite: 'Empfaenger' }, checked.ibanHash, 'IBAN');
  await replaceBankdaten(context, empfaengernummer, await storeBankdaten(context, checked));
  await writeProtokoll(context, 'empfaenger.bankdaten', empfaengernummer, { ersetzt: row.bankdaten_id !== null });
  await enqueueMail(context, empfaengerBankdatenGeaendert, empfaengernummer);
  if (row.email !== null) await recordHandlung(context, row.email);
  return row;
}

function checkModule({ konfiguration }: Context): void {
  if (!konfiguration.ModuleStoringBankdata) refuse('NichtAuthorisiert');
}

/** Refuses an unknown token as a wrong value of its field. */
async function refuseUnknownToken<T>(found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NichtGefunden') refuseField('Token', 'mailLink');
    throw error;
  }
}
