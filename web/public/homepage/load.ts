import type { Inhalt } from '../../../contract/calls/inhalt.ts';
import { readMaxPraemiewert } from '../../../contract/calls/praemie.ts';
import { listProdukte } from '../../../contract/calls/produkt.ts';
import { listProduktkategorien, type Produktkategorie } from '../../../contract/calls/produktkategorie.ts';
import { hasAgents, hasKatalog } from '../../../contract/rules/katalog.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { freigabeTage } from '../../../contract/values/days.ts';
import { type Agents, loadAgents } from '../../features/agents/load.ts';
import { type RecommendForm, readRecommendForm } from '../../features/recommend/form.ts';
import type { FormView } from '../../shell/form.ts';
import { type ContextVisit, type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';

/** A product as each of the product APIs answers it, as far as the home shows it. */
export interface ProduktAnswer {
  readonly Id: number;
  readonly Name: string;
  readonly Beschreibung?: string | null;
  readonly Beschreibung1?: string | null;
  /** Name of the family of products it belongs to. */
  readonly Gruppe?: string;
  /** First the one that an order today would earn. */
  readonly Praemien: readonly PraemieWert[];
}

interface PraemieWert {
  readonly WertCent: number;
  readonly Wert: string;
}

interface Tile {
  readonly Id: number;
  readonly Name: string;
  readonly Beschreibung: string;
  readonly Gruppe: string | undefined;
  readonly Praemie: PraemieWert;
}

export interface HomepageProps extends PageContext, RecommendForm {
  /** The agents found, where these are recommended; each on a page of its own, so the home has no form then. */
  readonly agents: Agents | null;
  /** What of the home the tenant has switched on. */
  readonly zeigt: { readonly produkte: boolean; readonly knopf: boolean };
  readonly titelDerProdukte: string;
  /** The best reward, as short as it can be said (`110 €`); null without one. */
  readonly maxPraemie: string | null;
  /** What can be recommended, the one with the best reward first. */
  readonly produkte: readonly Tile[];
  /** The topmost categories of the tenant's catalogue; empty without one. */
  readonly kategorien: readonly Produktkategorie[];
  readonly maxEmpfaengerCent: number | null;
  /** Days after the order from which its reward can be released. */
  readonly freigabeTage: number;
  readonly auszahlungFristTage: number;
  /** What people ask first. */
  readonly fragen: readonly Inhalt<'faq'>[];
  /** The tenant's key visual and what it shows, else its theme's, which says nothing. */
  readonly bild: HomeBild | null;
  /** What else the tenant says and shows on its home, where it does. */
  readonly hinweis: Inhalt<'content-bloecke'> | null;
  readonly partner: Inhalt<'bilder'> | null;
}

type HomeBild = NonNullable<PageContext['look']['keyVisual']> & { readonly alt: string };

interface HomepageAnswers extends RecommendForm {
  readonly produkte: readonly ProduktAnswer[];
  readonly kategorien?: readonly Produktkategorie[];
  /** Answer of `produkt/maxpraemiewert`; null or 0 when no reward is active. */
  readonly maxPraemie: PraemieWert | null;
}

/** Opens the home: what can be recommended, the best reward, and the form, filled with the name of who is logged in. */
export async function loadHomepage(visit: Visit): Promise<Loaded<HomepageProps>> {
  if (hasAgents(visit.konfiguration)) return loadWithAgents(visit);
  const [produkte, best, form, kategorien] = await Promise.all([
    visit.call(listProdukte),
    visit.call(readMaxPraemiewert),
    readRecommendForm(visit),
    readKategorien(visit),
  ]);
  const maxPraemie = best.ok ? best.body : null;
  return { props: homepageProps(visit, { produkte: produkte.ok ? produkte.body : [], kategorien, maxPraemie, ...form }) };
}

async function readKategorien(visit: Visit): Promise<readonly Produktkategorie[]> {
  const kategorien = hasKatalog(visit.konfiguration) ? await visit.call(listProduktkategorien) : null;
  return kategorien?.ok ? (kategorien.body ?? []) : [];
}

/** The same with agents; a page after the last one is the last one. */
async function loadWithAgents(visit: Visit): Promise<Loaded<HomepageProps>> {
  const [agents, form] = await Promise.all([loadAgents(visit), readRecommendForm(visit)]);
  if (agents.seite > agents.seiten) return { redirect: { page: 'Homepage', params: agents.params(agents.seiten) } };
  const props = homepageProps(visit, { produkte: [], maxPraemie: agents.maxPraemie, ...form });
  return { props: { ...props, agents, hier: { page: 'Homepage', params: agents.params(agents.seite) } } };
}

type HomeVisit = ContextVisit & Pick<Visit, 'inhalte'>;

/** Questions on the home; all of them have a page of their own. */
const MAX_FRAGEN = 3;

/** Props of the home from the answers of the API; products without a reward are left out. */
export function homepageProps(visit: HomeVisit, { produkte, kategorien = [], maxPraemie, ...recommend }: HomepageAnswers): HomepageProps {
  const context = pageContext(visit);
  const { locale, konfiguration } = visit;
  const tiles = bestFirst(produkte.flatMap(toTile));
  const tileOf = (id: string | number | undefined) => tiles.find(({ Id }) => String(Id) === String(id));
  const gewaehlt = tileOf(visit.query.produkt) ?? tileOf(konfiguration.Vorauswahl[visit.query.kategorie ?? '']) ?? tiles[0];
  return {
    ...context,
    ...recommend,
    form: withProdukt(recommend.form, gewaehlt),
    agents: null,
    zeigt: { produkte: konfiguration.Produktanzeige, knopf: konfiguration.CallToAction },
    titelDerProdukte: context.t(konfiguration.produktApi === 'berater' ? 'home.berater.titel' : 'home.produkte.titel'),
    maxPraemie: maxPraemie && maxPraemie.WertCent > 0 ? shortCent(maxPraemie.WertCent, locale) : null,
    produkte: tiles,
    kategorien: kategorien.filter(({ Breadcrumb }) => Breadcrumb.length === 0),
    maxEmpfaengerCent: konfiguration.MaxEmpfaengerPraemieCent,
    freigabeTage: freigabeTage(konfiguration.ModuleAuftragsdatumMindestalterTage),
    auszahlungFristTage: konfiguration.AuszahlungFristTage,
    fragen: visit.inhalte.needAny('faq').slice(0, MAX_FRAGEN),
    bild: bildOf(visit),
    hinweis: visit.inhalte.find('content-bloecke', 'home-hinweis'),
    partner: visit.inhalte.find('bilder', 'partner'),
  };
}

function toTile({ Id, Name, Beschreibung, Beschreibung1, Gruppe, Praemien }: ProduktAnswer): Tile[] {
  const [Praemie] = Praemien;
  return Praemie && Praemie.WertCent > 0 ? [{ Id, Name, Beschreibung: Beschreibung ?? Beschreibung1 ?? '', Gruppe, Praemie }] : [];
}

/** The product named in the address, else the tenant's choice for the category named there, else the one with the best reward, until somebody chose another. */
const withProdukt = (form: FormView, gewaehlt: Tile | undefined): FormView =>
  gewaehlt ? { ...form, values: { 'Empfehlung.Produkt': String(gewaehlt.Id), ...form.values } } : form;

/** The first with the highest reward moves to the front, the others keep the tenant's order. */
function bestFirst(tiles: readonly Tile[]): readonly Tile[] {
  const highest = Math.max(...tiles.map(({ Praemie }) => Praemie.WertCent));
  const best = tiles.find(({ Praemie }) => Praemie.WertCent === highest);
  return best ? [best, ...tiles.filter((tile) => tile !== best)] : tiles;
}

function bildOf({ inhalte, look: { keyVisual } }: HomeVisit): HomeBild | null {
  const own = inhalte.find('keyvisual', 'home');
  if (!own) return keyVisual && { ...keyVisual, alt: '' };
  const shown = (bilder: typeof own.Webp) =>
    bilder.map(({ Adresse, Breite, Hoehe }) => ({ adresse: Adresse, breite: Breite, hoehe: Hoehe }));
  return { avif: shown(own.Avif), webp: shown(own.Webp), jpg: shown(own.Jpg), alt: own.Alternativtext };
}
