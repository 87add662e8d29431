import type { Context } from '../../../context.ts';
import { enqueueMail } from '../../../mail/store.ts';
import { requestWerbeeinwilligung, standOf, withdrawWerbeeinwilligung } from '../../werbeeinwilligung/index.ts';
import { werbungBestaetigen } from '../mails.ts';
import { type EmpfaengerRow, findEmpfaenger, updateEmpfaenger } from '../store.ts';

/**
 * Applies the last answer about advertising of a recipient with a confirmed address. A yes mails the link that gives the consent, once; a
 * no withdraws the consent or the request.
 */
export async function applyWerbeeinwilligung(context: Context, empfaengernummer: string): Promise<void> {
  const row = await findEmpfaenger(context, empfaengernummer);
  if (!row || row.email === null) return;
  const person = { seite: 'Empfaenger', bezug: empfaengernummer } as const;
  const { werbeeinwilligung_text: text, werbeeinwilligung_am: am } = row;
  if (text === null || am === null) return withdrawWerbeeinwilligung(context, person);
  const link = await requestWerbeeinwilligung(context, person, row.email, { text, am });
  if (link !== null) await enqueueMail(context, werbungBestaetigen, link);
}

/** State of a recipient's consent to advertising: an entered yes is only a wish (`Angefragt`) until its own mailed link was used. */
export async function werbestandOf(context: Context, { werbeeinwilligung, empfaengernummer }: EmpfaengerRow) {
  if (!werbeeinwilligung) return 'Keine';
  return (await standOf(context, { seite: 'Empfaenger', bezug: empfaengernummer })) === 'Gegeben' ? 'Gegeben' : 'Angefragt';
}

/** Withdraws what a recipient entered about advertising, and the consent or request that followed. */
export async function withdrawOwn(context: Context, empfaengernummer: string): Promise<void> {
  await updateEmpfaenger(context, empfaengernummer, {
    werbeeinwilligung: false,
    werbeeinwilligung_text: null,
    werbeeinwilligung_am: null,
  });
  await withdrawWerbeeinwilligung(context, { seite: 'Empfaenger', bezug: empfaengernummer });
}
