import type { RegistrierungStatus } from '../../../contract/rules/registrierung.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { deleteWaitingMails } from '../../mail/store.ts';
import type { Retention } from '../../retention.ts';
import { endAccount } from '../account/index.ts';
import { deleteBankdaten } from '../bankdaten/index.ts';
import { moveSeller } from './status.ts';
import * as store from './store.ts';

/** Erases the data and the login of sellers who still have one of these statuses. The number and the money stay. What was entered to register has its own rule. */
const eraseIn = (statuses: readonly RegistrierungStatus[]) => async (context: Context, nummern: readonly string[]) => {
  for (const nummer of nummern) {
    const row = await store.lockSeller(context, nummer);
    if (row && statuses.includes(row.status)) await erase(context, row);
  }
};

async function erase(context: Context, row: store.SellerRow): Promise<void> {
  const { sellernummer, account_id } = row;
  if (row.status !== 'Inaktiv') await moveSeller(context, row, 'Inaktiv');
  await store.eraseSeller(context, sellernummer);
  if (row.bankdaten_id) await deleteBankdaten(context, row.bankdaten_id);
  const links = await endAccount(context, account_id, [account_id]);
  await deleteWaitingMails(context, [sellernummer, account_id, ...links]);
  await writeProtokoll(context, 'seller.daten-geloescht', sellernummer);
}

/** Retention of profi sellers (money-facts.md section 8). */
export const sellerRetentions: readonly Retention[] = [
  { rule: 'sellerRegistrierung', find: store.listUnfinished, remove: eraseIn(store.UNFINISHED) },
  { rule: 'seller', find: store.listEnded, remove: eraseIn(['Inaktiv']) },
];
