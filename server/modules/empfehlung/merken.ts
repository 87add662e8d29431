import { isShareable } from '../../../contract/rules/shareable.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { hourOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse, refuseField } from '../../errors.ts';
import { checkLiveAccount } from '../account/index.ts';
import { artOf } from '../produkt/index.ts';
import { byAge, erinnerungTage, standOf } from './overview.ts';
import { findForOverview } from './reads.ts';
import { listEmpfaengerOf } from './schritte/reads.ts';
import { asSeen } from './schritte/seen.ts';
import { updateOwn } from './store.ts';

/** Hour of the day in Berlin at which reminders are sent. */
const ERINNERUNG_STUNDE = 9;

/** Stores a private note on the recommender's own referral; null removes it. Refuses another recommender's referral with NichtGefunden. */
export async function setNotiz(context: Context, empfehlerId: string, empfehlungsnummer: string, notiz: string | null): Promise<void> {
  await checkLiveAccount(context, empfehlerId);
  if (!(await updateOwn(context, empfehlerId, empfehlungsnummer, { notiz }))) refuse('NichtGefunden');
  await writeProtokoll(context, 'empfehlung.notiz', empfehlungsnummer, { gesetzt: notiz !== null });
}

/**
 * Sets the day of the recommender's reminder, from tomorrow to the referral's last day, while the referral can be shared. Null clears it at
 * any time. Refuses with NichtGefunden, Konflikt (address not confirmed), Abgelaufen (ended) and Validierung.
 */
export async function setErinnerung(context: Context, empfehlerId: string, empfehlungsnummer: string, tag: string | null): Promise<void> {
  await checkLiveAccount(context, empfehlerId);
  const erinnerung_am = tag === null ? null : hourOfDay(tag, ERINNERUNG_STUNDE);
  if (!(await updateOwn(context, empfehlerId, empfehlungsnummer, { erinnerung_am }))) refuse('NichtGefunden');
  if (tag !== null) await checkTag(context, empfehlungsnummer, tag);
  await writeProtokoll(context, 'empfehlung.erinnerung', empfehlungsnummer, { am: tag });
}

async function checkTag(context: Context, empfehlungsnummer: string, tag: string): Promise<void> {
  const stand = (await readStand(context, empfehlungsnummer)) ?? refuse('NichtGefunden');
  if (stand.KurzURL === undefined) refuse('Konflikt');
  if (!isShareable(stand)) refuse('Abgelaufen');
  const tage = erinnerungTage(stand.gueltigBis, context.now);
  if (!tage || tag < tage.Fruehestens || tag > tage.Spaetestens) refuseField('Am', 'erinnerung');
}

/** The current status, links and next step of a referral with its last day; null if it does not exist. */
export async function readStand(context: Context, empfehlungsnummer: string) {
  const row = await findForOverview(context, empfehlungsnummer);
  if (!row) return null;
  const all = await listEmpfaengerOf(context, 'empfehlungsnummer', [empfehlungsnummer]);
  const people = all.map((person) => asSeen(person, artOf(context, row)));
  return { ...standOf(context, row, people.sort(byAge)), gueltigBis: row.gueltig_bis };
}
