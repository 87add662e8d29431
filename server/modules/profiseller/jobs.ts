import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { deleteWaitingMails } from '../../mail/store.ts';
import type { Retention } from '../../retention.ts';
import { deleteRegistrierungen, endAccount, findAccount, listRegistrierungenOf } from '../account/index.ts';
import { deleteBankdaten } from '../bankdaten/index.ts';
import { SELLER_REGISTRIERUNG } from './registrieren.ts';
import { moveSeller } from './status.ts';
import * as store from './store.ts';

/** Erases the data and the login of a seller. The number and the money stay. */
async function erase(context: Context, sellernummer: string): Promise<void> {
  const row = await store.lockSeller(context, sellernummer);
  if (!row) return;
  if (row.status !== 'Inaktiv') await moveSeller(context, row, 'Inaktiv');
  await store.eraseSeller(context, sellernummer);
  if (row.bankdaten_id) await deleteBankdaten(context, row.bankdaten_id);
  const account = await findAccount(context, row.account_id);
  const registrierungen = account
    ? (await listRegistrierungenOf(context, SELLER_REGISTRIERUNG.zweck, account.email_schluessel)).map((one) => one.registrierung_id)
    : [];
  const links = await endAccount(context, row.account_id, [row.account_id, ...registrierungen]);
  await deleteRegistrierungen(context, registrierungen);
  await deleteWaitingMails(context, [sellernummer, row.account_id, ...links]);
  await writeProtokoll(context, 'seller.daten-geloescht', sellernummer);
}

const eraseAll = async (context: Context, nummern: readonly string[]): Promise<void> => {
  for (const nummer of nummern) await erase(context, nummer);
};

/** Retention of profi sellers (money-facts.md section 8). */
export const sellerRetentions: readonly Retention[] = [
  { rule: 'sellerRegistrierung', find: store.listUnfinished, remove: eraseAll },
  { rule: 'seller', find: store.listEnded, remove: eraseAll },
];
