import type { Datenauskunft } from '../../../contract/calls/account/datenschutz.ts';
import { AGB, PRAEMIENBEDINGUNGEN } from '../../../contract/rules/bedingungen.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import { emailSchluessel } from '../../email-address.ts';
import { maskedBankdaten } from '../bankdaten/index.ts';
import { findVersionAddress } from '../content/index.ts';
import { auskunftOfWerbeeinwilligung } from '../werbeeinwilligung/index.ts';
import { EMPFAENGER, ZUSTIMMUNG } from './columns.ts';
import { withdraw } from './erase.ts';
import { lockEntry } from './join/vorlaeufig.ts';
import { listJoinedTo, listNamed, listOfMailbox, listZustimmungen } from './reads.ts';

type Teil = Pick<Datenauskunft, 'AlsEmpfaenger' | 'Zustimmungen'>;

/** Data held on the owner of a confirmed address as a recipient, and the terms accepted there and for these referrals. */
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
  const addressOf = await findVersionAddress(context);
  const Zustimmungen = zustimmungen.map((row) => {
    const own = auskunftOf(ZUSTIMMUNG, row);
    return {
      ...own,
      AgbAdresse: addressOf(AGB, own.AgbVersion),
      PraemienbedingungenAdresse: addressOf(PRAEMIENBEDINGUNGEN, own.PraemienbedingungenVersion),
    };
  });
  return { teil: { AlsEmpfaenger, Zustimmungen }, nummern: [...nummern, ...(await listJoinedTo(context, nummern))] };
}

const DELETED = 'Konto gelöscht';

/** Erases the data of the owner of an address as a recipient, as a refusal does ("Ich möchte das nicht"); a released reward stays. Returns the numbers. */
export const endEmpfaenger = async (context: Context, email: string): Promise<string[]> =>
  endAll(
    context,
    (await listOfMailbox(context, emailSchluessel(email))).map((row) => row.empfaengernummer),
  );

/** Erases the people whom a recommender named and who have not acted themselves yet. */
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
