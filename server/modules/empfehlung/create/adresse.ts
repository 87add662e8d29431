import { ADRESSE_MINUTEN } from '../../../../contract/calls/empfehlung/adresse.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { addMinutes } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { emailSchluessel } from '../../../email-address.ts';
import { refuse } from '../../../errors.ts';
import { accountEmail, checkLiveAccount, checkTeilnahme, endZugangslinks } from '../../account/index.ts';
import { moveNamedTo } from '../../empfaenger/index.ts';
import { ensureEmpfehler } from '../../empfehler/index.ts';
import { type EmpfehlungRow, findEmpfehlung, lockEmpfehlung, updateEmpfehlung } from '../store.ts';
import { sendOptIn } from './opt-in.ts';

/**
 * The address that has to confirm a new referral. Normalised, because the spelling of an existing account would reveal that the account
 * existed before. Refuses with NichtGefunden, Konflikt (confirmed), Abgelaufen (too long ago).
 */
export async function readAdresse(context: Context, empfehlungsnummer: string): Promise<string> {
  const row = checkWaiting(context, await findEmpfehlung(context, empfehlungsnummer));
  return emailSchluessel(await accountEmail(context, row.empfehler_id ?? refuse('NichtGefunden')));
}

/**
 * Changes the address of a referral that waits for confirmation and mails the new one; links mailed to another address expire. Locks the
 * links before the referral, in the same order as a confirmation, so that one of two concurrent calls is refused.
 */
export async function changeAdresse(context: Context, empfehlungsnummer: string, email: string): Promise<void> {
  if ((await readAdresse(context, empfehlungsnummer)) !== emailSchluessel(email))
    await endZugangslinks(context, 'Empfehlung', empfehlungsnummer);
  const row = checkWaiting(context, await lockEmpfehlung(context, empfehlungsnummer));
  await checkTeilnahme(context, email);
  const { vorname, nachname } = row;
  const empfehlerId = await ensureEmpfehler(context, { email, vorname, nachname });
  await checkLiveAccount(context, empfehlerId);
  await moveNamedTo(context, empfehlungsnummer, { empfehlerId, email });
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
