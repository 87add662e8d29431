import { listZeitraeume } from '../../../contract/calls/praemie/praemie.ts';
import { readProdukt } from '../../../contract/calls/produkt/produkt.ts';
import { YOUNG_BELOW } from '../../../contract/rules/alter.ts';
import { readOwn } from '../../features/praemie/own.ts';
import { bedingungenOf } from '../../features/recommend/bedingungen.ts';
import { type RecommendForm, readRecommendForm } from '../../features/recommend/form.ts';
import type { Offer } from '../../features/recommend/offer.tsx';
import { withArtTexts } from '../../shell/art.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

export interface RecommendProps extends PageContext, RecommendForm {
  /** The product to recommend, with today's best reward; null if that is not possible. */
  readonly angebot: (Offer & { readonly bedingungen: readonly string[]; readonly unter: number | null }) | null;
  readonly maxEmpfaengerCent: number | null;
}

/** Loads the recommend form of a product; redirects to the agent's page for an agent. */
export async function loadRecommend(visit: Visit): Promise<Loaded<RecommendProps>> {
  const { konfiguration, params } = visit;
  const [produkt, form, own] = await Promise.all([
    visit.call(readProdukt, { params: { id: params.produktId ?? '' } }),
    readRecommendForm(visit),
    readOwn(visit),
  ]);
  const isAgent = produkt.ok && konfiguration.produktApi === 'berater';
  if (isAgent && !visit.form) return { redirect: { page: 'RecommendAgent', params: agentParams(visit, produkt.body.ExterneId) } };
  const usual = produkt.ok ? produkt.body.Praemien[0] : undefined;
  const praemie = produkt.ok ? own(produkt.body).Praemien[0] : undefined;
  const art = produkt.ok && 'ProduktArt' in produkt.body ? produkt.body.ProduktArt : undefined;
  const context = withArtTexts(pageContext(visit), visit, art);
  // The tenant's periods do not apply to another amount that the recommender's agency promises.
  const zeitraeume =
    praemie && praemie.WertCent === usual?.WertCent && produkt.ok
      ? await visit.call(listZeitraeume, { params: { produktId: String(produkt.body.Id) } })
      : null;
  const angebot =
    produkt.ok && praemie
      ? {
          bedingungen: zeitraeume?.ok ? bedingungenOf(context, produkt.body.Name, zeitraeume.body) : [],
          Name: produkt.body.Name,
          WertCent: praemie.WertCent,
          unter: 'Young' in produkt.body && produkt.body.Young ? YOUNG_BELOW : null,
        }
      : null;
  return {
    props: { ...context, ...form, angebot, maxEmpfaengerCent: konfiguration.MaxEmpfaengerPraemieCent },
    status: angebot ? 200 : 404,
  };
}

/** Keeps the channel, which the referral stores. */
const agentParams = ({ query }: Visit, produktId: string): Record<string, string> => ({
  produktId,
  ...(query.channel && { channel: query.channel }),
});
