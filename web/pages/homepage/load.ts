import { listPraemien, readMaxPraemiewert } from '../../../contract/praemie.ts';
import { listAgents, listProdukte } from '../../../contract/produkt.ts';
import { formatCent, type Locale } from '../../../contract/values.ts';
import { type PageContext, pageContext } from '../../app/page.ts';
import type { Loaded, Visit } from '../../app/visit.ts';

/** A product as each of the product APIs answers it, as far as the home shows it. */
export interface ProduktAnswer {
  /** What stands in the address of its page: the Id, for agents the ExterneId. */
  readonly Id: number | string;
  readonly Name: string;
  readonly Beschreibung?: string | null;
  readonly Beschreibung1?: string | null;
  readonly Praemien: readonly PraemieWert[];
}

interface PraemieWert {
  readonly WertCent: number;
  readonly Wert: string;
}

export interface HomepageProps extends PageContext {
  readonly titelDerProdukte: string;
  /** The best reward, as short as it can be said (`110 €`); null without one. */
  readonly maxPraemie: string | null;
  readonly produkte: readonly {
    readonly Id: number | string;
    readonly Name: string;
    readonly Beschreibung: string;
    readonly Praemie: PraemieWert;
  }[];
  readonly faq: readonly { readonly frage: string; readonly antwort: string }[];
}

interface HomepageAnswers {
  readonly produkte: readonly ProduktAnswer[];
  /** Answer of `produkt/maxpraemiewert`; null or 0 when no reward is active. */
  readonly maxPraemie: PraemieWert | null;
}

/** Opens the home: what can be recommended, and the best reward. */
export async function loadHomepage(visit: Visit): Promise<Loaded<HomepageProps>> {
  const [produkte, best] = await Promise.all([readTiles(visit), visit.call(readMaxPraemiewert)]);
  return { props: homepageProps(visit, { produkte, maxPraemie: best.ok ? best.body : null }) };
}

/** Products with their rewards, or agents with the reward that every one of them earns. */
async function readTiles(visit: Visit): Promise<readonly ProduktAnswer[]> {
  if (visit.konfiguration.produktApi !== 'berater') {
    const produkte = await visit.call(listProdukte);
    return produkte.ok ? produkte.body : [];
  }
  const [agents, praemien] = await Promise.all([visit.call(listAgents), visit.call(listPraemien)]);
  if (!agents.ok || !praemien.ok) return [];
  const Praemien = praemien.body.filter(({ ProduktId }) => ProduktId === undefined);
  return agents.body.map(({ ExterneId, LastName, ZipCode, City }) => ({
    Id: ExterneId,
    Name: LastName,
    Beschreibung: `${ZipCode} ${City}`,
    Praemien,
  }));
}

/** Props of the home from the answers of the API; products without a reward are left out. */
export function homepageProps(
  visit: Pick<Visit, 'konfiguration' | 'locale' | 'texte' | 'isLoggedIn'>,
  { produkte, maxPraemie }: HomepageAnswers,
): HomepageProps {
  const context = pageContext(visit);
  const { locale, konfiguration } = visit;
  return {
    ...context,
    titelDerProdukte: context.t(konfiguration.produktApi === 'berater' ? 'home.berater.titel' : 'home.produkte.titel'),
    maxPraemie: maxPraemie && maxPraemie.WertCent > 0 ? shortAmount(maxPraemie.WertCent, locale) : null,
    produkte: bestFirst(
      produkte.flatMap((produkt) => {
        const best = bestPraemie(produkt.Praemien);
        const Beschreibung = produkt.Beschreibung ?? produkt.Beschreibung1 ?? '';
        return best ? [{ Id: produkt.Id, Name: produkt.Name, Beschreibung, Praemie: best }] : [];
      }),
    ),
    faq: questions(context, konfiguration.SupportEmail),
  };
}

/** Amount without the cents of a round sum, on one line. */
export const shortAmount = (cent: number, locale: Locale): string =>
  formatCent(cent, locale)
    .replace(/[.,]00(?!\d)/, '')
    .replace(' ', '\u00a0');

const bestPraemie = (praemien: readonly PraemieWert[]): PraemieWert | undefined =>
  praemien
    .filter(({ WertCent }) => WertCent > 0)
    .reduce<PraemieWert | undefined>((best, next) => (best && best.WertCent >= next.WertCent ? best : next), undefined);

/** The first with the highest reward moves to the front, the others keep the tenant's order. */
function bestFirst<T extends { readonly Praemie: PraemieWert }>(tiles: readonly T[]): readonly T[] {
  const highest = Math.max(...tiles.map(({ Praemie }) => Praemie.WertCent));
  const best = tiles.find(({ Praemie }) => Praemie.WertCent === highest);
  return best ? [best, ...tiles.filter((tile) => tile !== best)] : tiles;
}

function questions({ t, mandant }: PageContext, support: string): HomepageProps['faq'] {
  const values = { mandant: mandant.Name, programm: mandant.ProgrammName, support };
  return ([1, 2, 3] as const).map((nummer) => ({ frage: t(`faq.${nummer}.frage`, values), antwort: t(`faq.${nummer}.antwort`, values) }));
}
