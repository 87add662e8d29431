import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { enqueueMail } from '../../mail/store.ts';
import type { Retention } from '../../retention.ts';
import { deleteBankdaten } from '../bankdaten/index.ts';
import { bookGutschein, bookVerfall, reverseKosten } from '../kassenbuch/index.ts';
import { clearErinnerung, detachFromZahlungen, dueErinnerungen, lockZurueckhaltung } from '../zahlung/index.ts';
import { remind } from './erinnerung.ts';
import { praemieZurueckErinnerung } from './konto-mails.ts';
import { gutscheinCode, praemieAbgelaufen } from './mails.ts';
import { lockWithEmpfaenger, movePraemierung } from './move.ts';
import { isStocked, recordLeer, release, reserve, serveWaiting } from './pool/pool.ts';
import { dueLeer, findLeer, handOutReserved, renewLeer, sumReserved } from './pool/store.ts';
import { listOldBankdaten } from './reads.ts';
import { settleEmpfaenger } from './settle.ts';
import { detachBankdaten, duePraemierungen, findPraemierung, type PraemierungRow, setFaellig } from './store.ts';

/** Processes due grants: the owner of an open grant is reminded until it expires; for a picked voucher the code is handed out. */
const praemierungFaellig: Sweep = {
  name: 'praemierung.faellig',
  due: duePraemierungen,
  async run(context, praemierungsnummer) {
    // A reminder locks grants of several recipients, so it comes before the lock of one of them.
    const found = await findPraemierung(context, praemierungsnummer);
    if (found?.status === 'Offen' && found.gueltig_bis > context.now) return remind(context, found);
    const row = await lockWithEmpfaenger(context, praemierungsnummer);
    if (!row?.faellig_am || row.faellig_am > context.now) return;
    if (row.status === 'Offen') await expire(context, row);
    else if (row.status === 'Bereitgestellt' && row.art === 'Gutschein') await handOut(context, row);
  },
};

async function expire(context: Context, row: PraemierungRow): Promise<void> {
  if (!(await movePraemierung(context, row, 'Abgelaufen'))) return;
  await bookVerfall(context, row);
  await reverseKosten(context, row);
  await settleEmpfaenger(context, row.empfaengernummer);
  await enqueueMail(context, praemieAbgelaufen, row.praemierungsnummer);
}

/**
 * Hands out the reserved codes of a grant. If none are reserved, or not those of its amount (a pick could once reserve every code of a value),
 * reserves codes now. If the pool has none, the grant waits for new stock and the tenant is notified.
 */
async function handOut(context: Context, row: PraemierungRow): Promise<void> {
  const terms = row.gutschein ?? context.konfiguration.Gutschein;
  const bedarf = { wertCent: row.wert_cent, haendler: terms?.Haendler ?? null };
  if ((await sumReserved(context, row.praemierungsnummer)) !== row.wert_cent) {
    await release(context, row.praemierungsnummer);
    if (!(await reserve(context, bedarf, row.praemierungsnummer))) {
      await recordLeer(context, bedarf);
      return setFaellig(context, row.praemierungsnummer, null);
    }
  }
  const { ids, cent } = await handOutReserved(context, row.praemierungsnummer, context.now);
  if (cent !== row.wert_cent) throw new Error(`codes of ${cent} cents are kept for a grant of ${row.wert_cent}`);
  if (!(await movePraemierung(context, row, 'Abgeholt', { gutschein: terms && JSON.stringify(terms) })))
    throw new Error('a grant changed while it was locked');
  await bookGutschein(context, row);
  for (const id of ids) await writeProtokoll(context, 'gutschein.ausgegeben', id, { praemierungsnummer: row.praemierungsnummer });
  await enqueueMail(context, gutscheinCode, row.praemierungsnummer);
  await settleEmpfaenger(context, row.empfaengernummer);
}

/** Fails for an amount without vouchers until there are some, so that operators see it. */
const gutscheinFehlt: Sweep = {
  name: 'gutschein.leer',
  due: dueLeer,
  async run(context, leerId) {
    const row = await findLeer(context, leerId);
    if (!row) return;
    if (await isStocked(context, row)) {
      await serveWaiting(context);
      return renewLeer(context);
    }
    throw new Error(`no vouchers left that add up to ${row.wert_cent} cents${row.haendler && ` for ${row.haendler}`}`);
  },
};

/** Reminds a person who was asked for another account, once. */
const kontoErinnerung: Sweep = {
  name: 'zurueckhaltung.erinnern',
  due: dueErinnerungen,
  async run(context, id) {
    const hold = await lockZurueckhaltung(context, id);
    if (!hold?.erinnern_am || hold.erinnern_am > context.now) return;
    await clearErinnerung(context, id);
    if (hold.nachfrage && hold.aufgehoben_am === null) await enqueueMail(context, praemieZurueckErinnerung, hold.praemierungsnummer);
  },
};

export const praemierungSweeps: readonly Sweep[] = [praemierungFaellig, gutscheinFehlt, kontoErinnerung];

/** Bank data after its legal retention period. */
export const praemierungRetentions: readonly Retention[] = [
  {
    rule: 'bankdaten',
    find: listOldBankdaten,
    async remove(context, keys) {
      await detachBankdaten(context, keys);
      await detachFromZahlungen(context, keys);
      for (const key of keys) await deleteBankdaten(context, key);
    },
  },
];
