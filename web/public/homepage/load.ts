import type { Inhalt } from '../../../contract/calls/inhalt.ts';
import { listProdukte } from '../../../contract/calls/produkt/produkt.ts';
import { listProduktkategorien, type Produktkategorie } from '../../../contract/calls/produkt/produktkategorie.ts';
import { daysUntilFreigabe } from '../../../contract/rules/freigabe.ts';
import { hasAgents, hasKatalog } from '../../../contract/rules/katalog.ts';
import { type MaxPraemie, maxPraemieOf } from '../../../contract/rules/max-praemie.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import type { HomeTeil } from '../../../contract/values/startseite.ts';
import { maxPraemieText } from '../../../texts/max-praemie.ts';
import { type Agents, loadAgents } from '../../features/agents/load.ts';
import { readOwn } from '../../features/praemie/own.ts';
import { type RecommendForm, readRecommendForm } from '../../features/recommend/form.ts';
import type { FormView } from '../../shell/form.ts';
import { type ContextVisit, type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import { type Gruppe, gruppenOf, type ProduktAnswer, type Tile, tilesOf } from './produkt.ts';
import { type BestProdukt, type FastProdukt, speedOffer } from './tempo.ts';
import { readWelcome, type Welcome } from './welcome-view.ts';

/** The tenant's story: one picture per scene, and the text block with the number of the scene. */
export interface Geschichte {
  readonly titel: string | null;
  readonly szenen: readonly { readonly bild: Inhalt<'bilder'>['Bilder'][number]; readonly block: Inhalt<'content-bloecke'> | null }[];
}

export interface HomepageProps extends PageContext, RecommendForm {
  /** The agents found, if the tenant recommends agents. Each has a page of its own, so the homepage then has no form. */
  readonly agents: Agents | null;
  /** What the homepage tells a logged-in recommender; null for other visitors. */
  readonly welcome: Welcome | null;
  /** Parts of the homepage in the tenant's order. */
  readonly teile: readonly HomeTeil[];
  /** What the tenant has switched on. */
  readonly visibleParts: { readonly produkte: boolean; readonly knopf: boolean };
  readonly produkteTitle: string;
  /** The best reward in its shortest form (`110 €`); null without one. */
  readonly maxPraemie: string | null;
  /** The key sentence, and the condition of the reward in one sentence; empty without one. */
  readonly kernsatz: string;
  readonly bedingung: string;
  /** Products that can be recommended, the one with the best reward first. */
  readonly produkte: readonly Tile[];
  /** Products chosen for their speed below the one with the highest reward, and all products by kind; empty if the homepage has no such part. */
  readonly schnellste: readonly FastProdukt[];
  readonly best: BestProdukt | null;
  readonly gruppen: readonly Gruppe[];
  /** Top-level categories of the tenant's catalogue; empty without one. */
  readonly kategorien: readonly Produktkategorie[];
  readonly maxEmpfaengerCent: number | null;
  /** Days after the order from which its reward can be released. */
  readonly freigabeTage: number;
  readonly auszahlungFristTage: number;
  /** The first of the tenant's questions. */
  readonly fragen: readonly Inhalt<'faq'>[];
  /** The tenant's key visual with its alternative text, otherwise the theme's with an empty one. */
  readonly bild: HomeBild | null;
  /** Further content of the tenant, if there is any. */
  readonly hinweis: Inhalt<'content-bloecke'> | null;
  readonly partner: Inhalt<'bilder'> | null;
  readonly geschichte: Geschichte | null;
}

type HomeBild = NonNullable<PageContext['look']['keyVisual']> & { readonly alt: string };

interface HomepageAnswers extends RecommendForm {
  readonly welcome?: Welcome | null;
  readonly produkte: readonly ProduktAnswer[];
  readonly kategorien?: readonly Produktkategorie[];
  /** The best reward of the agents, if the tenant recommends agents; otherwise it is that of the products. */
  readonly maxPraemieOfAgents?: MaxPraemie | null;
}

/** Loads the homepage: the products, the best reward, and the form, filled with the name of a logged-in recommender. */
export async function loadHomepage(visit: Visit): Promise<Loaded<HomepageProps>> {
  if (hasAgents(visit.konfiguration)) return loadWithAgents(visit);
  const [produkte, form, welcome, kategorien, own] = await Promise.all([
    visit.call(listProdukte),
    readRecommendForm(visit),
    readWelcome(visit),
    readKategorien(visit),
    readOwn(visit),
  ]);
  return {
    props: homepageProps(visit, {
      produkte: produkte.ok ? produkte.body.map((produkt) => own(produkt)) : [],
      kategorien,
      welcome,
      ...form,
    }),
  };
}

async function readKategorien(visit: Visit): Promise<readonly Produktkategorie[]> {
  const { Startseite } = visit.konfiguration;
  const kategorien = hasKatalog(visit.konfiguration) || Startseite.includes('Aushang') ? await visit.call(listProduktkategorien) : null;
  return kategorien?.ok ? (kategorien.body ?? []) : [];
}

/** Loads the homepage with agents; redirects from a page after the last one to the last page. */
async function loadWithAgents(visit: Visit): Promise<Loaded<HomepageProps>> {
  const [agents, form, welcome] = await Promise.all([loadAgents(visit), readRecommendForm(visit), readWelcome(visit)]);
  if (agents.seite > agents.seiten) return { redirect: { page: 'Homepage', params: agents.params(agents.seiten) } };
  const props = homepageProps(visit, { produkte: [], maxPraemieOfAgents: agents.best, welcome, ...form });
  return { props: { ...props, agents, currentPage: { page: 'Homepage', params: agents.params(agents.seite) } } };
}

type HomeVisit = ContextVisit & Pick<Visit, 'inhalte'>;

/** Number of questions on the homepage; the Faq page has all of them. */
const MAX_FRAGEN = 3;

/** Props of the homepage from the answers of the API; products without a reward are left out. */
export function homepageProps(
  visit: HomeVisit,
  { produkte, kategorien = [], maxPraemieOfAgents, welcome = null, ...recommend }: HomepageAnswers,
): HomepageProps {
  const context = pageContext(visit);
  const { locale, konfiguration } = visit;
  const tiles = tilesOf(produkte);
  const best = maxPraemieOfAgents ?? maxPraemieOf(tiles.map(({ Praemie }) => Praemie.WertCent));
  const teile = konfiguration.Startseite;
  const shows = (teil: HomeTeil) => konfiguration.Produktanzeige && teile.includes(teil);
  const tileOf = (id: string | number | undefined) => tiles.find(({ Id }) => String(Id) === String(id));
  const gewaehlt = tileOf(visit.query.produkt) ?? tileOf(konfiguration.Vorauswahl[visit.query.kategorie ?? '']) ?? tiles[0];
  return {
    ...context,
    ...recommend,
    form: withProdukt(recommend.form, gewaehlt),
    welcome,
    agents: null,
    teile,
    visibleParts: { produkte: konfiguration.Produktanzeige, knopf: konfiguration.CallToAction },
    produkteTitle: context.t(konfiguration.produktApi === 'berater' ? 'home.berater.titel' : 'home.produkte.titel'),
    maxPraemie: best ? shortCent(best.wertCent, locale) : null,
    kernsatz: best ? maxPraemieText(context.t, 'home.kernsatz', best, locale) : context.t('home.kernsatzOhnePraemie'),
    bedingung: best ? maxPraemieText(context.t, 'home.bedingung', best, locale) : '',
    produkte: tiles,
    ...(shows('Tempo') ? speedOffer(produkte) : { best: null, schnellste: [] }),
    gruppen: shows('Aushang') ? gruppenOf(tiles, kategorien) : [],
    kategorien: hasKatalog(konfiguration) ? kategorien.filter(({ Breadcrumb }) => Breadcrumb.length === 0) : [],
    maxEmpfaengerCent: konfiguration.MaxEmpfaengerPraemieCent,
    freigabeTage: daysUntilFreigabe(konfiguration, konfiguration.ProduktArt),
    auszahlungFristTage: konfiguration.AuszahlungFristTage,
    fragen: visit.inhalte.needAny('faq').slice(0, MAX_FRAGEN),
    bild: bildOf(visit),
    hinweis: visit.inhalte.find('content-bloecke', 'home-hinweis'),
    partner: visit.inhalte.find('bilder', 'partner'),
    geschichte: teile.includes('Geschichte') ? geschichteOf(visit) : null,
  };
}

function geschichteOf({ inhalte }: HomeVisit): Geschichte | null {
  const bilder = inhalte.find('bilder', 'geschichte');
  if (!bilder) return null;
  const szenen = bilder.Bilder.map((bild, index) => ({ bild, block: inhalte.find('content-bloecke', `geschichte-${index + 1}`) }));
  return { titel: bilder.Titel, szenen };
}

/** Preselects the product: the visitor's choice, else the given one (named in the address, the category's choice, or the best reward). */
const withProdukt = (form: FormView, gewaehlt: Tile | undefined): FormView =>
  gewaehlt ? { ...form, values: { 'Empfehlung.Produkt': String(gewaehlt.Id), ...form.values } } : form;

function bildOf({ inhalte, look: { keyVisual } }: HomeVisit): HomeBild | null {
  const own = inhalte.find('keyvisual', 'home');
  if (!own) return keyVisual && { ...keyVisual, alt: '' };
  const shown = (bilder: typeof own.Webp) =>
    bilder.map(({ Adresse, Breite, Hoehe }) => ({ adresse: Adresse, breite: Breite, hoehe: Hoehe }));
  return { avif: shown(own.Avif), webp: shown(own.Webp), jpg: shown(own.Jpg), alt: own.Alternativtext };
}
