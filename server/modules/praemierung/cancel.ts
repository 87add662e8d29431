import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/store.ts';
import { bookRueckforderung, bookStorno, reverseKosten } from '../kassenbuch/index.ts';
import { praemieStorniert } from './mails.ts';
import { movePraemierung } from './move.ts';
import { ENDED, PAID } from './status.ts';
import * as store from './store.ts';

/**
 * Cancels the grants of a cancelled order. Paid grants keep their status and are claimed back in the ledger. The costs are taken back from
 * the agency's account in both cases. Returns whether any grant had been paid.
 */
export async function cancelPraemierungen(context: Context, auftragsnummer: string): Promise<{ anyPaid: boolean }> {
  const rows = await store.lockOfAuftrag(context, auftragsnummer);
  for (const row of rows) {
    if (PAID.includes(row.status)) {
      await bookRueckforderung(context, row);
      await writeProtokoll(context, 'praemierung.rueckforderung', row.praemierungsnummer, { wertCent: row.wert_cent });
    } else if (!ENDED.includes(row.status) && (await movePraemierung(context, row, 'Storniert'))) {
      await bookStorno(context, row);
      await enqueueMail(context, praemieStorniert, row.praemierungsnummer);
    }
    await reverseKosten(context, row);
  }
  return { anyPaid: rows.some((row) => PAID.includes(row.status)) };
}
