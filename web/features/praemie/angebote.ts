import {
  listAlleZeitraeume,
  listPraemien,
  type Praemie,
  type ProduktZeitraeume,
  type Zeitraum,
} from '../../../contract/calls/praemie/praemie.ts';
import { listAgents, listProdukte } from '../../../contract/calls/produkt/produkt.ts';
import { listProduktkategorien } from '../../../contract/calls/produkt/produktkategorie.ts';
import { hasAgents } from '../../../contract/rules/katalog.ts';
import type { ProduktArt } from '../../../contract/values/produktart.ts';
import type { Translate } from '../../../texts/texts.ts';
import { withArtTexts } from '../../shell/art.ts';
import { pageContext } from '../../shell/page.ts';
import type { Target, Visit } from '../../shell/visit.ts';

/** A product or agent that can be recommended today, with its reward. */
export interface Angebot {
  readonly id: number;
  readonly name: string;
  readonly beschreibung: string;
  readonly wertCent: number;
  /** Periods of order dates: the one that earns this reward, then those that follow. */
  readonly zeitraeume: readonly Zeitraum[];
  readonly ziel: Target;
  /** Texts in the words of the product's kind (ProduktArt). */
  readonly t: Translate;
}

/** Offers that belong together; the name is null if the tenant does not sort them. */
export interface Gruppe {
  readonly name: string | null;
  readonly angebote: readonly Angebot[];
}

/** A product of any product API, as far as the overview shows it. */
interface RecommendableProdukt {
  readonly Id: number;
  readonly Name: string;
  readonly Beschreibung?: string | null;
  readonly Beschreibung1?: string | null;
  readonly Gruppe?: string;
  readonly Kategorie?: string;
  readonly ProduktArt?: ProduktArt;
  /** The first one is the reward for an order today. */
  readonly Praemien: readonly Praemie[];
}

/** Whether the tenant recommends agents. Their rewards are the same, except for agents with a reward of their own. */
export const recommendsAgents = ({ konfiguration }: Pick<Visit, 'konfiguration'>): boolean => konfiguration.produktApi === 'berater';

/** All rewards of today: products by category; for agents the common reward, then agents with one of their own. */
export const readGruppen = (visit: Visit): Promise<readonly Gruppe[]> =>
  recommendsAgents(visit) ? readAgentGruppen(visit) : readProduktGruppen(visit);

type AngebotInput = Pick<RecommendableProdukt, 'Name'> & Pick<Angebot, 'beschreibung' | 'ziel' | 't'> & { readonly praemie: Praemie };

/**
 * One offer with the periods of `produktId`. If no order earns its reward any more, its only period ends on the last day on which it is shown
 * (`EnddatumAnzeige`).
 */
function angebotOf(alle: readonly ProduktZeitraeume[], produktId: number, { Name, beschreibung, praemie, ziel, t }: AngebotInput): Angebot {
  const own = alle.find(({ ProduktId }) => ProduktId === produktId) ?? alle.find(({ ProduktId }) => ProduktId === null);
  const zeitraeume = own?.Zeitraeume ?? [];
  const { Id: PraemieId, Startdatum, EnddatumAnzeige: Enddatum, WertCent, Wert } = praemie;
  const shown = { PraemieId, Startdatum, Enddatum, WertCent, Wert };
  return {
    id: produktId,
    name: Name,
    beschreibung,
    wertCent: WertCent,
    zeitraeume: zeitraeume[0]?.PraemieId === PraemieId ? zeitraeume : [shown],
    ziel,
    t,
  };
}

async function readZeitraeume(visit: Visit): Promise<readonly ProduktZeitraeume[]> {
  const answered = await visit.call(listAlleZeitraeume);
  return answered.ok ? answered.body : [];
}

async function readProduktGruppen(visit: Visit): Promise<readonly Gruppe[]> {
  const [produkte, kategorien, alle] = await Promise.all([
    visit.call(listProdukte),
    visit.call(listProduktkategorien),
    readZeitraeume(visit),
  ]);
  const names = new Map((kategorien.ok ? (kategorien.body ?? []) : []).map(({ Slug, Name }) => [Slug, Name]));
  const empfehlbar: readonly RecommendableProdukt[] = produkte.ok ? produkte.body : [];
  const nameOf = ({ Gruppe, Kategorie }: RecommendableProdukt) =>
    visit.konfiguration.ShowProductCategory ? (Gruppe ?? names.get(Kategorie ?? '') ?? null) : null;
  const context = pageContext(visit);
  const shown = empfehlbar.flatMap((produkt) => {
    const [praemie] = produkt.Praemien;
    if (!praemie || praemie.WertCent === 0) return [];
    const beschreibung = produkt.Beschreibung ?? produkt.Beschreibung1 ?? '';
    const ziel: Target = { page: 'Recommend', params: { produktId: String(produkt.Id) } };
    return [
      [
        nameOf(produkt),
        angebotOf(alle, produkt.Id, {
          Name: produkt.Name,
          beschreibung,
          praemie,
          ziel,
          t: withArtTexts(context, visit, produkt.ProduktArt).t,
        }),
      ] as const,
    ];
  });
  return [...new Set(shown.map(([name]) => name))].map((name) => ({
    name,
    angebote: shown.flatMap(([other, angebot]) => (other === name ? [angebot] : [])),
  }));
}

/** Id of the offer for all agents without a reward of their own. */
const FOR_ALL = 0;

async function readAgentGruppen(visit: Visit): Promise<readonly Gruppe[]> {
  if (!hasAgents(visit.konfiguration)) return [];
  const { t } = pageContext(visit);
  const [agents, praemien, alle] = await Promise.all([visit.call(listAgents), visit.call(listPraemien), readZeitraeume(visit)]);
  const best = (praemien.ok ? praemien.body : []).toSorted((a, b) => b.WertCent - a.WertCent);
  const forAll = best.find(({ ProduktId }) => ProduktId === undefined);
  const all = { Name: t('uebersicht.alleAgenten'), ziel: { page: 'AgentRecommendations' }, t } as const;
  const own = (agents.ok ? agents.body : []).flatMap(({ Id, ExterneId, Name, Beschreibung }) => {
    const praemie = best.find(({ ProduktId }) => ProduktId === Id);
    const ziel: Target = { page: 'RecommendAgent', params: { produktId: ExterneId } };
    return praemie ? [angebotOf(alle, Id, { Name, beschreibung: Beschreibung, praemie, ziel, t })] : [];
  });
  const beschreibung = t(own.length > 0 ? 'uebersicht.alleAgenten.text' : 'uebersicht.alleAgenten.gleich');
  const angebote = [...(forAll ? [angebotOf(alle, FOR_ALL, { ...all, beschreibung, praemie: forAll })] : []), ...own];
  return angebote.length > 0 ? [{ name: null, angebote }] : [];
}
