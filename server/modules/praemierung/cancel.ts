import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/store.ts';
import { addForderung } from '../forderung/index.ts';
import { bookLohnrueckgabe, bookRueckforderung, bookStorno, reverseKosten } from '../kassenbuch/index.ts';
import { noteStorno, stopZahlung } from '../zahlung/index.ts';
import { praemieStorniert } from './mails.ts';
import { movePraemierung } from './move.ts';
import { ENDED, PAID } from './status.ts';
import * as store from './store.ts';

/**
 * Cancels the grants of a cancelled order. Paid grants keep their status and are claimed back. A grant whose payment is approved keeps its status
 * until the payment ends. The costs are taken back from the agency's account in all cases. Returns whether any grant was paid or is being paid.
 */
export async function cancelPraemierungen(context: Context, auftragsnummer: string): Promise<{ anyPaid: boolean }> {
  const rows = await store.lockOfAuftrag(context, auftragsnummer);
  let anyPaid = false;
  for (const row of rows) {
    if (PAID.includes(row.status)) {
      anyPaid = true;
      await claimBack(context, row);
    } else if (!ENDED.includes(row.status)) {
      if ((await stopZahlung(context, 'Praemie', row.praemierungsnummer, 'Storniert')) === 'Frei') await cancelPraemierung(context, row);
      else {
        anyPaid = true;
        await noteStorno(context, row.praemierungsnummer);
      }
    }
    await reverseKosten(context, row);
  }
  return { anyPaid };
}

type Grant = Pick<store.PraemierungRow, 'praemierungsnummer' | 'status' | 'art' | 'wert_cent' | 'seite'>;

/** Claims the amount of a paid grant of a cancelled order back, and tells its owner; wages are taken back by the next hand-over to payroll. */
export async function claimBack(context: Context, row: Grant): Promise<void> {
  const alsLohn = row.art === 'Gehalt';
  await (alsLohn ? bookLohnrueckgabe(context, row) : bookRueckforderung(context, row));
  const data = { wertCent: row.wert_cent, ...(alsLohn && { art: 'Gehalt' }) };
  await writeProtokoll(context, 'praemierung.rueckforderung', row.praemierungsnummer, data);
  if (!alsLohn) await addForderung(context, { partei: row.seite, bezug: row.praemierungsnummer, betragCent: row.wert_cent });
}

/** Cancels one locked grant that is not paid, and tells its owner. */
export async function cancelPraemierung(context: Context, row: Grant): Promise<void> {
  if (!(await movePraemierung(context, row, 'Storniert'))) return;
  await bookStorno(context, row);
  await enqueueMail(context, praemieStorniert, row.praemierungsnummer);
}
