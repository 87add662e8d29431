import { startOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/store.ts';
import { lockEmpfaenger, moveEmpfaenger } from '../empfaenger/index.ts';
import { bookAuszahlung, bookRueckgabe, bookVerrechnung } from '../kassenbuch/index.ts';
import { cancelPraemierung, claimBack } from './cancel.ts';
import { praemieAusgezahlt } from './konto-mails.ts';
import { praemieStorniert } from './mails.ts';
import { movePraemierung } from './move.ts';
import { settleEmpfaenger, settleStorniert } from './settle.ts';
import type { PraemierungRow } from './store.ts';

/** A payment of a grant, with a day `YYYY-MM-DD`: that of its execution, or on which the money came back. */
interface Payment {
  readonly zahlungsnummer: string;
  readonly belegtag: string;
  /** The order of the grant was cancelled after the payment was approved. */
  readonly storniert: boolean;
}

/** Pays a locked grant: the bank executed its payment. Of a cancelled order the amount is claimed back at once (backoffice.md section A rules 6 and 7). */
export async function payPraemierung(context: Context, row: PraemierungRow, payment: Payment): Promise<void> {
  if (!(await movePraemierung(context, row, 'Ausgezahlt', { ausgezahlt_am: startOfDay(payment.belegtag) })))
    throw new Error('a grant changed while it was locked');
  await bookAuszahlung(context, row, payment);
  if (payment.storniert) await claimBack(context, { ...row, status: 'Ausgezahlt' });
  await enqueueMail(context, praemieAusgezahlt, row.praemierungsnummer);
  await settleEmpfaenger(context, row.empfaengernummer);
}

/** Ends a locked grant of a cancelled order whose payment ended without being executed. */
export async function endStorniert(context: Context, row: PraemierungRow): Promise<void> {
  await cancelPraemierung(context, row);
  await settleStorniert(context, row.empfaengernummer);
}

/**
 * Opens a locked grant again: its executed payment came back. Of a cancelled order the claim is cleared instead, and the grant ends (section B rule 5). Returns
 * whether the grant is open.
 */
export async function reopenPraemierung(context: Context, row: PraemierungRow, payment: Payment): Promise<boolean> {
  if (!(await movePraemierung(context, row, 'Bereitgestellt', { ausgezahlt_am: null })))
    throw new Error('a grant changed while it was locked');
  await bookRueckgabe(context, row, payment);
  const empfaenger = await lockEmpfaenger(context, row.empfaengernummer);
  if (empfaenger?.status === 'Gezahlt') await moveEmpfaenger(context, empfaenger, 'Freigegeben', 'Rueckgabe');
  if (!payment.storniert) return true;
  await bookVerrechnung(context, row);
  await movePraemierung(context, { ...row, status: 'Bereitgestellt' }, 'Storniert');
  await enqueueMail(context, praemieStorniert, row.praemierungsnummer);
  await settleStorniert(context, row.empfaengernummer);
  return false;
}
