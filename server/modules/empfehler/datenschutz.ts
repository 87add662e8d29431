import type { Datenauskunft } from '../../../contract/calls/account/datenschutz.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import { refuse } from '../../errors.ts';
import { maskedBankdaten } from '../bankdaten/index.ts';
import { auskunftOfWerbeeinwilligung, withdrawWerbeeinwilligung } from '../werbeeinwilligung/index.ts';
import { deleteBankdatenOfEmpfehler } from './bankdaten.ts';
import { EMPFEHLER } from './columns.ts';
import { eraseEmpfehler, findEmpfehler } from './store.ts';

/** Data held on the person behind an account. Bank data is masked as everywhere, even if the tenant no longer stores any. */
export async function auskunftOfEmpfehler(
  context: Context,
  empfehlerId: string,
): Promise<Pick<Datenauskunft, 'Empfehler' | 'Newsletter' | 'Bankdaten'>> {
  const row = await findEmpfehler(context, empfehlerId);
  if (!row || row.geloescht_am) return refuse('PSOF0204');
  const { Empfehler, Newsletter } = auskunftOf(EMPFEHLER, row);
  const Werbeeinwilligungen = await auskunftOfWerbeeinwilligung(context, { seite: 'Empfehler', bezug: empfehlerId });
  return { Empfehler, Newsletter: { ...Newsletter, Werbeeinwilligungen }, Bankdaten: await maskedBankdaten(context, row.bankdaten_id) };
}

/** Erases names, stored bank data that no grant is paid to, and the consent to the newsletter; its proof stays, as that of a withdrawn consent. */
export async function endEmpfehler(context: Context, empfehlerId: string): Promise<void> {
  await withdrawWerbeeinwilligung(context, { seite: 'Empfehler', bezug: empfehlerId });
  await deleteBankdatenOfEmpfehler(context, empfehlerId);
  await eraseEmpfehler(context, empfehlerId, context.random.geheimnis(), context.now);
}
