import type { Angaben } from '../../../../contract/calls/agentur/angaben.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { Refusal, refuse } from '../../../errors.ts';
import { enqueueMail } from '../../../mail/store.ts';
import { isInRegistrierung } from '../../zugang/index.ts';
import { missingAngaben, saveAngaben, shownAngaben } from '../angaben.ts';
import { findAgentur } from '../reads.ts';
import { agenturOf, checkInhaber, isInhaber } from '../session.ts';
import { agenturWartet } from './mails.ts';
import { lockAgentur } from './store.ts';
import { moveAgentur } from './wechsel.ts';

/** The data of the caller's agency in registration so far; null if the caller is no owner or the agency is not in registration. */
export async function readZusatzdaten(context: Context, login: Login | null) {
  const { agenturnummer, status } = agenturOf(login);
  if (!isInhaber(login) || !isInRegistrierung(status)) return null;
  const row = (await findAgentur(context, agenturnummer)) ?? refuse('PSOF0204');
  return { Firma: row.name, Status: row.status, ...(await shownAngaben(context, row)), Fehlt: missingAngaben(row) };
}

/**
 * Saves data of an agency in registration. Once no mandatory field is missing, the agency waits for approval and the tenant gets a mail; from
 * then on no mandatory field can be emptied. Throws NichtAuthorisiert unless the caller is an owner, Konflikt in another state, Validierung.
 */
export async function saveZusatzdaten(context: Context, login: Login | null, typed: Angaben): Promise<void> {
  checkInhaber(login);
  const before = (await lockAgentur(context, agenturOf(login).agenturnummer)) ?? refuse('PSOF0204');
  if (!isInRegistrierung(before.status)) throw new Refusal('Konflikt', { text: 'agentur.zusatzdaten.vorbei' });
  const row = await saveAngaben(context, before, typed);
  const fehlt = missingAngaben(row);
  if (before.status === 'WartetAufFreigabe') {
    if (fehlt.length > 0) throw new Refusal('Validierung', { fields: fehlt.map((field) => ({ field, code: 'pflichtfeld' as const })) });
    return;
  }
  if (before.status === 'AdresseBestaetigt') await moveAgentur(context, before, 'Zusatzdaten');
  if (fehlt.length > 0) return;
  await moveAgentur(context, { ...before, status: 'Zusatzdaten' }, 'WartetAufFreigabe');
  await enqueueMail(context, agenturWartet, before.agenturnummer);
}
