import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { enqueueMail } from '../../mail/store.ts';
import type { Retention } from '../../retention.ts';
import { dropBankdaten } from '../bankdaten/index.ts';
import { bookGutschein, bookVerfall, takeBackKosten } from '../kassenbuch/index.ts';
import { gutscheinCode } from './mails.ts';
import { lockWithEmpfaenger, movePraemierung } from './move.ts';
import { listOldBankdaten } from './reads.ts';
import { settleEmpfaenger } from './settle.ts';
import { detachBankdaten, duePraemierungen, type PraemierungRow, takeGutschein } from './store.ts';

/** A grant's moment has come: an open one expires, a picked voucher's code is handed out. */
const praemierungFaellig: Sweep = {
  name: 'praemierung.faellig',
  due: duePraemierungen,
  async run(context, praemierungsnummer) {
    const row = await lockWithEmpfaenger(context, praemierungsnummer);
    if (!row?.faellig_am || row.faellig_am > context.now) return;
    if (row.status === 'Offen') await expire(context, row);
    else if (row.status === 'Bereitgestellt' && row.art === 'Gutschein') await handOut(context, row);
  },
};

async function expire(context: Context, row: PraemierungRow): Promise<void> {
  if (!(await movePraemierung(context, row, 'Abgelaufen'))) return;
  await bookVerfall(context, row);
  await takeBackKosten(context, row);
  await settleEmpfaenger(context, row.empfaengernummer);
}

/** Hands a voucher code out. An empty pool fails the work: it stays due, is tried again, and shows among the failed. */
async function handOut(context: Context, row: PraemierungRow): Promise<void> {
  const terms = row.gutschein ?? context.konfiguration.Gutschein;
  const wanted = { wertCent: row.wert_cent, haendler: terms?.Haendler ?? null };
  const gutschein = await takeGutschein(context, wanted, row.praemierungsnummer, context.now);
  if (!gutschein) throw new Error(`no voucher of ${row.wert_cent} cents left${terms ? ` for ${terms.Haendler}` : ''}`);
  if (!(await movePraemierung(context, row, 'Abgeholt', { gutschein: terms && JSON.stringify(terms) })))
    throw new Error('a grant changed while it was locked');
  await bookGutschein(context, row);
  await writeProtokoll(context, 'gutschein.ausgegeben', gutschein.gutschein_id, { praemierungsnummer: row.praemierungsnummer });
  await enqueueMail(context, gutscheinCode, row.praemierungsnummer);
  await settleEmpfaenger(context, row.empfaengernummer);
}

export const praemierungSweeps: readonly Sweep[] = [praemierungFaellig];

/** Bank data whose legal time is over. */
export const praemierungRetentions: readonly Retention[] = [
  {
    rule: 'bankdaten',
    find: listOldBankdaten,
    async remove(context, keys) {
      await detachBankdaten(context, keys);
      for (const key of keys) await dropBankdaten(context, key);
    },
  },
];
