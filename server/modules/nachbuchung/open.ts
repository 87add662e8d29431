import type { NeueNachbuchung, VorgelegteNachbuchung } from '../../../contract/calls/praemie/nachbuchung.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addMonths, dayOf, endOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse, refuseField } from '../../errors.ts';
import { checkLiveAccount } from '../account/index.ts';
import { readProdukt } from '../produkt/index.ts';
import { findOwn } from './reads.ts';
import { describeNachbuchung } from './shown.ts';
import { insertNachbuchung } from './store.ts';

/**
 * Opens a claim for a missing reward. Refuses with Konflikt if the tenant already has a claim for the order number, by any recommender;
 * with NichtGefunden for a referral that is not the recommender's own; with Validierung for a date outside the claim period; with PSOF0204
 * for a recommender who was deleted since the login.
 */
export async function openNachbuchung(context: Context, empfehlerId: string, neu: NeueNachbuchung): Promise<VorgelegteNachbuchung> {
  await checkLiveAccount(context, empfehlerId);
  checkFrist(neu.Auftragsdatum, context.now);
  if (!(await readProdukt(context, neu.ProduktId))) refuseField('ProduktId', 'produkt');
  const { Empfehlungsnummer } = neu;
  if (Empfehlungsnummer && !(await findOwn(context, empfehlerId, Empfehlungsnummer))) refuse('NichtGefunden');
  const nachbuchungsnummer = context.random.nummer();
  const isNew = await insertNachbuchung(context, {
    nachbuchungsnummer,
    empfehler_id: empfehlerId,
    auftragsnummer: neu.Auftragsnummer,
    auftragsdatum: neu.Auftragsdatum,
    produkt_id: neu.ProduktId,
    empfehlungsnummer: Empfehlungsnummer ?? null,
    vorname: neu.Vorname || null,
    nachname: neu.Nachname || null,
    nachweis: neu.Nachweis,
    status: 'Offen',
    antwort: null,
    erstellt_am: context.now,
    entschieden_am: null,
    loeschen_am: null,
  });
  if (!isNew) refuse('Konflikt');
  await writeProtokoll(context, 'nachbuchung.eroeffnet', nachbuchungsnummer);
  return describeNachbuchung(context, nachbuchungsnummer);
}

/** Before this period the order may still arrive; after it the tenant can no longer check the claim. */
function checkFrist(auftragsdatum: string, now: Date): void {
  const { von, bis } = fristOf(auftragsdatum);
  if (auftragsdatum > dayOf(now)) refuseField('Auftragsdatum', 'zukunft');
  if (now < von) refuseField('Auftragsdatum', 'zuFrueh');
  if (now >= bis) refuseField('Auftragsdatum', 'fristVorbei');
}

const MONATE = 3;

/**
 * When an order can be claimed: from the end of its day in Berlin until the end of the day three months later. An order of 30 November can
 * be claimed until 28 February, the last day of that month.
 */
const fristOf = (auftragsdatum: string): { readonly von: Date; readonly bis: Date } => ({
  von: endOfDay(auftragsdatum),
  bis: endOfDay(addMonths(auftragsdatum, MONATE)),
});
