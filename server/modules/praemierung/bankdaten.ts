import type { Input } from '../../../contract/call.ts';
import type { replacePraemieBankdaten as replaceCall } from '../../../contract/calls/praemie/bankdaten.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse, refuseField } from '../../errors.ts';
import { recordHandlung } from '../../mail/postfach.ts';
import { enqueueMail } from '../../mail/store.ts';
import { checkBankdaten, checkOtherSide, deleteBankdaten, storeBankdaten } from '../bankdaten/index.ts';
import { liftAll, listZurueckhaltungen, stopZahlung } from '../zahlung/index.ts';
import { praemieKonto } from './konto-mails.ts';
import { lockWithEmpfaenger } from './move.ts';
import { findOwner, findOwnPraemierung } from './reads.ts';
import { setBankdaten } from './store.ts';
import { nachfrageOf } from './ueberweisung.ts';

/**
 * Replaces the account of a transfer that was picked and is not approved: its payment is dropped from the run, and a hold that asked for the account is lifted. Refuses
 * with NichtGefunden for another person's grant, PraemieTokenAbgelaufen for a mailed token whose time is over, Konflikt for a grant that is no transfer or is on
 * its way, and with the faults of the account. Locks recipient, grant, run and payment.
 */
export async function replacePraemieBankdaten(
  context: Context,
  login: Login | null,
  { Praemierungsnummer, ...bankdaten }: Input<typeof replaceCall>['body'],
): Promise<void> {
  const nummer = await ownGrantOf(context, login, Praemierungsnummer ?? null);
  const row = (await lockWithEmpfaenger(context, nummer)) ?? refuse('NichtGefunden');
  if (row.status !== 'Bereitgestellt' || row.art !== 'Ueberweisung') refuse('Konflikt');
  const nachfrage = nachfrageOf(await listZurueckhaltungen(context, [nummer], context.now));
  const isOver = nachfrage !== undefined && nachfrage.bis !== null && nachfrage.bis <= context.now;
  if (isOver && login?.who === 'P') refuse('PraemieTokenAbgelaufen');
  const checked = checkBankdaten(context, bankdaten, '');
  await checkOtherSide(context, row, checked.ibanHash, 'IBAN');
  if ((await stopZahlung(context, 'Praemie', nummer, 'BankdatenGeaendert')) !== 'Frei') refuse('Konflikt');
  await setBankdaten(context, nummer, await storeBankdaten(context, checked));
  if (row.bankdaten_id !== null) await deleteBankdaten(context, row.bankdaten_id);
  if (nachfrage) await liftAll(context, nummer, nachfrage.art, context.wer, context.now);
  await writeProtokoll(context, 'praemierung.bankdaten', nummer, { nachfrage: nachfrage !== undefined });
  await enqueueMail(context, praemieKonto, nummer);
  const owner = await findOwner(context, nummer);
  if (owner?.email) await recordHandlung(context, owner.email);
}

/** The grant of the mailed token, or the own grant that a recommender names. */
async function ownGrantOf(context: Context, login: Login | null, named: string | null): Promise<string> {
  if (login?.who === 'P') return named === null || named === login.id ? login.id : refuse('NichtGefunden');
  if (login?.who !== 'E') return refuse('LoginFirst');
  if (named === null) return refuseField('Praemierungsnummer', 'pflichtfeld');
  return (await findOwnPraemierung(context, named, login.id)) ? named : refuse('NichtGefunden');
}
