import { startOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { enqueueMail, enqueueMails } from '../../mail/store.ts';
import { lockEmpfaenger, moveEmpfaenger } from '../empfaenger/index.ts';
import { settleForderungOf } from '../forderung/index.ts';
import { bookAuszahlungen, bookRueckgabe } from '../kassenbuch/index.ts';
import { cancelPraemierung, claimBack } from './cancel.ts';
import { praemieAusgezahlt } from './konto-mails.ts';
import { praemieStorniert } from './mails.ts';
import { movePraemierung, movePraemierungen } from './move.ts';
import { settleManyEmpfaenger, settleStorniert } from './settle.ts';
import type { PraemierungRow } from './store.ts';

/** A payment of a grant, with a day `YYYY-MM-DD`: that of its execution, or on which the money came back. */
interface Payment {
  readonly zahlungsnummer: string;
  readonly belegtag: string;
  /** The order of the grant was cancelled after the payment was approved. */
  readonly storniert: boolean;
}

/** A locked grant whose payment the bank executed. */
interface Paid extends Omit<Payment, 'belegtag'> {
  readonly grant: PraemierungRow;
}

/** Pays locked grants on one day: the bank executed their payments. Of a cancelled order the amount is claimed back at once (backoffice.md section A rules 6 and 7). */
export async function payPraemierungen(context: Context, paid: readonly Paid[], belegtag: string): Promise<void> {
  const numbers = paid.map(({ grant }) => grant.praemierungsnummer);
  const moved = await movePraemierungen(context, numbers, 'Bereitgestellt', 'Ausgezahlt', { ausgezahlt_am: startOfDay(belegtag) });
  if (moved !== paid.length) throw new Error('a grant changed while it was locked');
  await bookAuszahlungen(
    context,
    paid.map(({ grant, zahlungsnummer }) => ({ ...grant, zahlungsnummer })),
    belegtag,
  );
  for (const { grant, storniert } of paid) if (storniert) await claimBack(context, { ...grant, status: 'Ausgezahlt' });
  await enqueueMails(context, praemieAusgezahlt, numbers);
  await settleManyEmpfaenger(context, [...new Set(paid.map(({ grant }) => grant.empfaengernummer))]);
}

/** Ends a locked grant of a cancelled order whose payment ended without being executed. */
export async function endStorniert(context: Context, row: PraemierungRow): Promise<void> {
  await cancelPraemierung(context, row);
  await settleStorniert(context, row.empfaengernummer);
}

/**
 * Opens a locked grant again: its executed payment came back. Of a cancelled order the claim is settled instead, and the grant ends (section B rule 5). Returns
 * whether the grant is open.
 */
export async function reopenPraemierung(context: Context, row: PraemierungRow, payment: Payment): Promise<boolean> {
  if (!(await movePraemierung(context, row, 'Bereitgestellt', { ausgezahlt_am: null })))
    throw new Error('a grant changed while it was locked');
  await bookRueckgabe(context, row, payment);
  const empfaenger = await lockEmpfaenger(context, row.empfaengernummer);
  if (empfaenger?.status === 'Gezahlt') await moveEmpfaenger(context, empfaenger, 'Freigegeben', 'Rueckgabe');
  if (!payment.storniert) return true;
  await settleForderungOf(context, row.praemierungsnummer);
  await movePraemierung(context, { ...row, status: 'Bereitgestellt' }, 'Storniert');
  await enqueueMail(context, praemieStorniert, row.praemierungsnummer);
  await settleStorniert(context, row.empfaengernummer);
  return false;
}
