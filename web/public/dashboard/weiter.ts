import type { EigeneEmpfehlung } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { listProdukte } from '../../../contract/calls/produkt/produkt.ts';
import { hasAgents } from '../../../contract/rules/katalog.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { type Person, readTap, type Tap } from '../../features/recommend/tap.ts';
import type { Visit } from '../../shell/visit.ts';

/** Number of products that the personal area offers with one tap. */
const SHOWN = 3;

/** Products that the recommender can recommend with one tap. */
export interface NextRecommendations {
  readonly tap: Tap;
  readonly page: 'Recommend' | 'RecommendAgent';
  readonly produkte: readonly { readonly id: string; readonly name: string; readonly praemie: string }[];
}

interface Choice {
  readonly Id: number;
  readonly Name: string;
  readonly WertCent: number;
}

/** Products that the recommender recommended last and can recommend again, then those with the highest reward; null if one tap is not enough. */
export async function readNextRecommendations(
  visit: Visit,
  person: Person,
  own: readonly EigeneEmpfehlung[],
): Promise<NextRecommendations | null> {
  const tap = await readTap(visit, person);
  if (tap === null) return null;
  const isAgents = hasAgents(visit.konfiguration);
  const again = own.flatMap(({ Produkt, Praemie }) => (Praemie ? [{ ...Produkt, WertCent: Praemie.WertCent }] : []));
  const choices = new Map([...again, ...(isAgents ? [] : await readMaxPraemie(visit))].map((choice) => [choice.Id, choice]));
  const produkte = [...choices.values()].slice(0, SHOWN).map(({ Id, Name, WertCent }) => ({
    id: String(Id),
    name: Name,
    praemie: shortCent(WertCent, visit.locale),
  }));
  return produkte.length > 0 ? { tap, page: isAgents ? 'RecommendAgent' : 'Recommend', produkte } : null;
}

async function readMaxPraemie(visit: Visit): Promise<readonly Choice[]> {
  const listed = await visit.call(listProdukte);
  const produkte = listed.ok ? listed.body : [];
  return produkte
    .flatMap(({ Id, Name, Praemien: [praemie] }) => (praemie ? [{ Id, Name, WertCent: praemie.WertCent }] : []))
    .toSorted((a, b) => b.WertCent - a.WertCent);
}
