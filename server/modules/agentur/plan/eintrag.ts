import type * as z from 'zod/mini';
import type { addPlan } from '../../../../contract/calls/agentur/plan.ts';
import { shortCent } from '../../../../contract/values/cent.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { Refusal, refuse, refuseField } from '../../../errors.ts';
import { hasPraemieFrom } from '../../praemie/index.ts';
import { isRecommendable, readProdukt } from '../../produkt/index.ts';
import * as store from './store.ts';

/** Input for an entry of a reward plan. */
export type PlanInput = z.infer<typeof addPlan.body>;

/** Adds an entry to an agency's plan; of two concurrent entries for the same days only one. Returns its id. Throws as `checkEintrag`. */
export async function addEintrag(context: Context, agenturnummer: string, eingabe: PlanInput): Promise<string> {
  await store.lockPlan(context, agenturnummer);
  await checkEintrag(context, agenturnummer, eingabe);
  const { ProduktId: produkt_id, WertCent: wert_cent, Startdatum: startdatum, Enddatum: enddatum = null } = eingabe;
  const praemienplan_id = context.random.nummer();
  const row = { praemienplan_id, agenturnummer, produkt_id, wert_cent, startdatum, enddatum };
  await store.insertEintrag(context, { ...row, angelegt_von: context.wer, angelegt_am: context.now });
  const said = { produkt: produkt_id, wertCent: wert_cent, von: startdatum, bis: enddatum };
  await writeProtokoll(context, 'praemienplan.angelegt', praemienplan_id, said, { agenturnummer, nachher: 'Geplant' });
  return praemienplan_id;
}

/**
 * Checks an entry: the product exists and has a reward from the first day on, the amount is within the tenant's bounds, the first day is in the
 * future and the last day is not before it. Throws Validierung at the field, or Konflikt if another entry of the product covers one of the days.
 */
export async function checkEintrag(context: Context, agenturnummer: string, eingabe: PlanInput): Promise<void> {
  const { ProduktId: produktId, WertCent, Startdatum: startdatum, Enddatum: enddatum = null } = eingabe;
  const { PlanMinCent, PlanMaxCent } = context.konfiguration;
  const produkt = isRecommendable(context.konfiguration) ? await readProdukt(context, produktId) : undefined;
  if (!produkt || produkt.versteckt) refuseField('ProduktId', 'produkt');
  if (WertCent < PlanMinCent || WertCent > PlanMaxCent)
    refuseField('WertCent', 'planWert', { min: shortCent(PlanMinCent, context.locale), max: shortCent(PlanMaxCent, context.locale) });
  if (startdatum <= dayOf(context.now)) refuseField('Startdatum', 'planBeginn');
  if (enddatum !== null && enddatum < startdatum) refuseField('Enddatum', 'planEnde');
  if (!(await hasPraemieFrom(context, produktId, startdatum))) refuseField('ProduktId', 'keinePraemie');
  if (await store.hasOverlap(context, { agenturnummer, produktId, startdatum, enddatum }))
    throw new Refusal('Konflikt', { text: 'agentur.plan.belegt', fields: [{ field: 'Startdatum', code: 'planBelegt' }] });
}

/** Deletes a future entry, or ends a current one today. Throws NichtGefunden for another agency's entry, Konflikt for a past one. */
export async function endEintrag(context: Context, agenturnummer: string, id: string): Promise<void> {
  await store.lockPlan(context, agenturnummer);
  const { startdatum, enddatum } = (await store.findEintrag(context, agenturnummer, id)) ?? refuse('NichtGefunden');
  const heute = dayOf(context.now);
  if (enddatum !== null && enddatum < heute) throw new Refusal('Konflikt', { text: 'agentur.plan.vorbei' });
  if (enddatum === heute) return;
  if (startdatum > heute) {
    await store.deleteEintrag(context, id);
    return writeProtokoll(context, 'praemienplan.geloescht', id, {}, { agenturnummer, vorher: 'Geplant' });
  }
  await store.setEnddatum(context, id, heute);
  await writeProtokoll(context, 'praemienplan.beendet', id, { bis: heute }, { agenturnummer, vorher: 'Aktiv', nachher: 'Beendet' });
}
