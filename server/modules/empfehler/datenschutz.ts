import type { Datenauskunft } from '../../../contract/calls/datenschutz.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { findBenutzer } from '../account/account.ts';
import { maskedBankdaten } from '../bankdaten/bankdaten.ts';
import { auskunftOfWerbeeinwilligung, withdrawWerbeeinwilligung } from '../werbeeinwilligung/werbeeinwilligung.ts';
import { forgetBankdaten } from './bankdaten.ts';
import { eraseEmpfehler, findEmpfehler } from './store.ts';

/** What is held of the person behind an account. Bank data is masked as everywhere, also where the tenant stores none any more. */
export async function auskunftOfEmpfehler(
  context: Context,
  empfehlerId: string,
): Promise<Pick<Datenauskunft, 'Empfehler' | 'Newsletter' | 'Bankdaten'>> {
  const person = (await findBenutzer(context, empfehlerId)) ?? refuse('PSOF0204');
  const bankdatenId = (await findEmpfehler(context, empfehlerId))?.bankdaten_id ?? null;
  return {
    Empfehler: { Anrede: person.anrede, Vorname: person.vorname, Nachname: person.nachname, Empfehlerhash: person.empfehlerhash },
    Newsletter: {
      NewsletterOptinGegeben: person.newsletter_optin_gegeben,
      NewsletterOptinVersendetAm: person.newsletter_optin_versendet_am?.toISOString() ?? null,
      Werbeeinwilligungen: await auskunftOfWerbeeinwilligung(context, { seite: 'Empfehler', bezug: empfehlerId }),
    },
    Bankdaten: await maskedBankdaten(context, bankdatenId),
  };
}

/** Removes names, stored bank data that no grant is paid to, and the consent to the newsletter, whose proof stays as a withdrawn one. */
export async function endEmpfehler(context: Context, empfehlerId: string): Promise<void> {
  await withdrawWerbeeinwilligung(context, { seite: 'Empfehler', bezug: empfehlerId });
  await forgetBankdaten(context, empfehlerId);
  await eraseEmpfehler(context, empfehlerId, context.random.geheimnis(), context.now);
}
