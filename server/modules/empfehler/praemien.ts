import type { EigenePraemie } from '../../../contract/calls/account/empfehler.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { accountEmail } from '../account/index.ts';
import { geltendePraemie, readAngebot } from '../praemie/index.ts';
import { agenturOf } from './agentur.ts';

/** Rewards of today's orders by referrals that the recommender makes now; only products for which the agency promises another amount than the tenant. */
export async function eigenePraemienOf(context: Context, empfehlerId: string): Promise<EigenePraemie[]> {
  const { agenturnummer } = await agenturOf(context, empfehlerId, [await accountEmail(context, empfehlerId)]);
  if (agenturnummer === null) return [];
  const angebot = await readAngebot(context, [agenturnummer]);
  const tag = dayOf(context.now);
  const produkte = [...new Set(angebot.plan.map(({ produkt_id }) => produkt_id))].sort((a, b) => a - b);
  return produkte.flatMap((produkt_id) => {
    const fall = { produkt_id, tag, beigetreten_am: null };
    const own = geltendePraemie(angebot, { ...fall, agenturnummer });
    const usual = geltendePraemie(angebot, { ...fall, agenturnummer: null });
    if (!own || own.wert_cent === usual?.wert_cent) return [];
    return [{ ProduktId: produkt_id, WertCent: own.wert_cent, Wert: formatCent(own.wert_cent, context.locale) }];
  });
}
