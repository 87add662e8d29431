import type { Answer } from '../../../../contract/call.ts';
import type { previewPlan } from '../../../../contract/calls/agentur/plan.ts';
import { partsOf } from '../../../../contract/rules/split.ts';
import { VORSCHAU_TAGE } from '../../../../contract/rules/vorschau.ts';
import { addDays, dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { kostenCentOf } from '../../kassenbuch/index.ts';
import { geltendePraemie, readAngebot } from '../../praemie/index.ts';
import { deliverable } from '../../praemierung/index.ts';
import { checkEintrag, type PlanInput } from './eintrag.ts';
import { listAuftraege } from './store.ts';

/** What the orders of the last days would have cost with an entry, in cents. Throws as `checkEintrag`. */
export async function vorschauOf(context: Context, agenturnummer: string, eingabe: PlanInput): Promise<Answer<typeof previewPlan>['body']> {
  await checkEintrag(context, agenturnummer, eingabe);
  const { ProduktId: produktId, WertCent } = eingabe;
  const heute = dayOf(context.now);
  const [von, bis] = [addDays(heute, -VORSCHAU_TAGE), addDays(heute, -1)];
  const angebot = await readAngebot(context, [agenturnummer]);
  const auftraege = await listAuftraege(context, { agenturnummer, produktId, von, bis });
  const rewards = auftraege.map(({ auftragsdatum: tag, beigetreten_am }) =>
    geltendePraemie(angebot, { produkt_id: produktId, tag, agenturnummer, beigetreten_am }),
  );
  const earning = rewards.flatMap((praemie) => praemie?.wert_cent ?? []);
  return {
    Von: von,
    Bis: bis,
    Auftraege: earning.length,
    BisherCent: earning.reduce((sum, praemieCent) => sum + kostenCentOf(context, { praemieCent }), 0),
    DamitCent: earning.length * kostenCentOf(context, { praemieCent: WertCent }),
    OhneGutscheinCent: await withoutGutschein(context, WertCent),
  };
}

/** The parts of an amount that the pool of vouchers cannot pay out now, greatest first, over all splits between the sides. */
async function withoutGutschein(context: Context, wertCent: number): Promise<number[]> {
  const { MaxEmpfaengerPraemieCent, Gutschein } = context.konfiguration;
  const cents = partsOf(wertCent, MaxEmpfaengerPraemieCent);
  const found = await deliverable(context, Gutschein?.Haendler ?? null, cents);
  return cents.filter((cent) => !found.has(cent));
}
