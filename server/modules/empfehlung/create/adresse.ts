import { ADRESSE_MINUTEN } from '../../../../contract/calls/empfehlung/adresse.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { addMinutes } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { emailSchluessel } from '../../../email-address.ts';
import { refuse } from '../../../errors.ts';
import { accountEmail, checkLiveAccount, checkTeilnahme, endZugangslinks } from '../../account/index.ts';
import { giveNamedTo } from '../../empfaenger/index.ts';
import { ensureEmpfehler } from '../../empfehler/index.ts';
import { type EmpfehlungRow, findEmpfehlung, lockEmpfehlung, updateEmpfehlung } from '../store.ts';
import { sendOptIn } from './opt-in.ts';

/**
 * The address that has to confirm a new referral, for its recommender. In normalised spelling, because the account may have existed before,
 * and its own spelling would reveal that. Refuses with NichtGefunden, Konflikt (confirmed), Abgelaufen (too long ago).
 */
export async function readAdresse(context: Context, empfehlungsnummer: string): Promise<string> {
  const row = checkWaiting(context, await findEmpfehlung(context, empfehlungsnummer));
  return emailSchluessel(await accountEmail(context, row.empfehler_id));
}

/**
 * Gives a referral that waits to be confirmed to another address and mails that one; earlier links expire. Locks the links before the
 * referral, in the order of a confirmation: of both at once, one is refused.
 */
export async function changeAdresse(context: Context, empfehlungsnummer: string, email: string): Promise<void> {
  await endZugangslinks(context, 'Empfehlung', empfehlungsnummer);
  const row = checkWaiting(context, await lockEmpfehlung(context, empfehlungsnummer));
  await checkTeilnahme(context, email);
  const { vorname, nachname } = row;
  const empfehlerId = await ensureEmpfehler(context, { email, vorname, nachname });
  await checkLiveAccount(context, empfehlerId);
  await giveNamedTo(context, empfehlungsnummer, { empfehlerId, email });
  await updateEmpfehlung(context, empfehlungsnummer, { empfehler_id: empfehlerId });
  await sendOptIn(context, empfehlungsnummer);
  await writeProtokoll(context, 'empfehlung.adresse', empfehlungsnummer);
}

function checkWaiting(context: Context, row: EmpfehlungRow | undefined): EmpfehlungRow {
  if (!row) return refuse('NichtGefunden');
  if (row.bestaetigt_am !== null) refuse('Konflikt');
  if (addMinutes(row.erstellt_am, ADRESSE_MINUTEN) <= context.now) refuse('Abgelaufen');
  return row;
}
