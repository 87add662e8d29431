import type { Datenauskunft } from '../../../contract/calls/account/datenschutz.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import { emailSchluessel } from '../../email-address.ts';
import { maskedBankdaten } from '../bankdaten/index.ts';
import { auskunftOfWerbeeinwilligung } from '../werbeeinwilligung/index.ts';
import { EMPFAENGER, ZUSTIMMUNG } from './columns.ts';
import { withdraw } from './erase.ts';
import { lockEntry } from './join/vorlaeufig.ts';
import { listJoinedTo, listNamed, listOfMailbox, listZustimmungen } from './reads.ts';

type Teil = Pick<Datenauskunft, 'AlsEmpfaenger' | 'Zustimmungen'>;

/** What is held of the owner of a confirmed address as a recipient, and of the terms agreed to, there and by these referrals. */
export async function auskunftOfEmpfaenger(
  context: Context,
  email: string,
  empfehlungsnummern: readonly string[],
): Promise<{ teil: Teil; nummern: string[] }> {
  const rows = await listOfMailbox(context, emailSchluessel(email));
  const nummern = rows.map((row) => row.empfaengernummer);
  const AlsEmpfaenger: Teil['AlsEmpfaenger'] = [];
  for (const row of rows) {
    AlsEmpfaenger.push({
      ...auskunftOf(EMPFAENGER, row),
      Bankdaten: await maskedBankdaten(context, row.bankdaten_id),
      Werbeeinwilligungen: await auskunftOfWerbeeinwilligung(context, { seite: 'Empfaenger', bezug: row.empfaengernummer }),
    });
  }
  const bezuege = [...empfehlungsnummern, ...nummern];
  const zustimmungen = bezuege.length > 0 ? await listZustimmungen(context, bezuege) : [];
  const Zustimmungen = zustimmungen.map((row) => auskunftOf(ZUSTIMMUNG, row));
  return { teil: { AlsEmpfaenger, Zustimmungen }, nummern: [...nummern, ...(await listJoinedTo(context, nummern))] };
}

const DELETED = 'Konto gelöscht';

/** Removes what the owner of an address gave as a recipient, as "Ich möchte das nicht" does; a released reward stays. Returns the numbers. */
export const endEmpfaenger = async (context: Context, email: string): Promise<string[]> =>
  endAll(
    context,
    (await listOfMailbox(context, emailSchluessel(email))).map((row) => row.empfaengernummer),
  );

/** Removes the people whom a recommender named and who did nothing themselves yet. */
export const endNamed = async (context: Context, empfehlerId: string): Promise<string[]> =>
  endAll(
    context,
    (await listNamed(context, empfehlerId)).map((row) => row.empfaengernummer),
  );

async function endAll(context: Context, nummern: readonly string[]): Promise<string[]> {
  for (const nummer of nummern) {
    const row = await lockEntry(context, nummer);
    if (row) await withdraw(context, row, DELETED);
  }
  return [...new Set([...nummern, ...(await listJoinedTo(context, nummern))])];
}
