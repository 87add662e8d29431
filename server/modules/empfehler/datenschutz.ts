import type { Datenauskunft } from '../../../contract/calls/account/datenschutz.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import { refuse } from '../../errors.ts';
import { maskedBankdaten } from '../bankdaten/index.ts';
import { auskunftOfWerbeeinwilligung, withdrawWerbeeinwilligung } from '../werbeeinwilligung/index.ts';
import { forgetBankdaten } from './bankdaten.ts';
import { EMPFEHLER } from './columns.ts';
import { eraseEmpfehler, findEmpfehler } from './store.ts';

/** What is held of the person behind an account. Bank data is masked as everywhere, also where the tenant stores none any more. */
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

/** Removes names, stored bank data that no grant is paid to, and the consent to the newsletter, whose proof stays as a withdrawn one. */
export async function endEmpfehler(context: Context, empfehlerId: string): Promise<void> {
  await withdrawWerbeeinwilligung(context, { seite: 'Empfehler', bezug: empfehlerId });
  await forgetBankdaten(context, empfehlerId);
  await eraseEmpfehler(context, empfehlerId, context.random.geheimnis(), context.now);
}
