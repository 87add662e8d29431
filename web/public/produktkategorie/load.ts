import type { Inhalt } from '../../../contract/calls/inhalt.ts';
import type { Handyangebot } from '../../../contract/calls/produkt/handyangebot.ts';
import { listProdukte } from '../../../contract/calls/produkt/produkt.ts';
import type { TelekomProdukt } from '../../../contract/calls/produkt/produktform.ts';
import { listProduktkategorien, type Produktkategorie } from '../../../contract/calls/produkt/produktkategorie.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { type Group, groupsOf } from '../../features/catalogue/groups.ts';
import { readTapper, type Tap } from '../../features/recommend/tap.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Problem, Visit } from '../../shell/visit.ts';
import { type GeraetCard, geraetCard } from './geraet.ts';
import { makeFussnoten, type TarifCard, tarifCard } from './tarif.ts';

/** Devices of a category, with their tariff and the others that can be chosen. */
export interface Geraete {
  readonly gewaehlt: TarifCard;
  readonly tarife: readonly TarifCard[];
  readonly cards: readonly GeraetCard[];
}

export interface KategorieProps extends PageContext {
  /** Data for recommending with one tap; null if the form is needed. */
  readonly tap: Tap | null;
  readonly kategorie: Produktkategorie;
  readonly groups: readonly Group[];
  /** Tariffs of the category, or those of its devices. */
  readonly tarife: readonly TarifCard[];
  readonly geraete: Geraete | null;
  readonly fussnoten: readonly Fussnote[];
  /** The lowest monthly price and the best reward, as shown; null if there is none. */
  readonly abPreis: string | null;
  readonly bestePraemie: string | null;
  /** The address names a tariff; search engines index only the page without one. */
  readonly hasChosenTarif: boolean;
}

/** A footnote of the tenant's content, a text of the product itself, or null if the content is missing. */
export type Fussnote = { readonly key: string } & ({ readonly inhalt: Inhalt<'fussnoten'> | null } | { readonly text: string });

type Telekom = ReturnType<(typeof TelekomProdukt)['parse']>;

const NOT_FOUND: Problem = { status: 404, code: 'NichtGefunden', detail: '' };

/** Loads the page of a category: its tariffs in the order of the call, or its devices with the tariff chosen in the address. */
export async function loadKategorie(visit: Visit): Promise<Loaded<KategorieProps>> {
  const context = pageContext(visit);
  if (!context.hasKatalog) return { problem: NOT_FOUND };
  const [kategorien, { tap }] = await Promise.all([visit.call(listProduktkategorien), readTapper(visit)]);
  if (!kategorien.ok) return { problem: kategorien.problem };
  const all = kategorien.body ?? [];
  const kategorie = all.find(({ Slug }) => Slug === visit.params.slug);
  if (!kategorie) return { problem: NOT_FOUND };
  const listed = await visit.call(listProdukte, { query: { quelle: kategorie.Quelle, kategorie: kategorie.Slug } });
  if (!listed.ok) return { problem: listed.problem };
  const produkte = listed.body.filter((one): one is Telekom => 'PreisMonatlich' in one);
  const gewaehlt = chosenOf(produkte, visit.query.tarifId, kategorie.Vorauswahl);
  const offers = gewaehlt ? await visit.call(listProdukte, { query: { tarifId: String(gewaehlt.Id) } }) : null;
  if (offers && !offers.ok) return { problem: offers.problem };
  const angebote = (offers?.body ?? []).filter((one): one is Handyangebot => 'HandyId' in one);
  return { props: { ...context, tap, ...propsOf(context, visit, { kategorie, produkte, gewaehlt, angebote }), groups: groupsOf(all) } };
}

/** The tariff that the address names, otherwise the tenant's preselection for the category, otherwise the first. */
function chosenOf(produkte: readonly Telekom[], tarifId: string | undefined, vorauswahl: number | null): Telekom | undefined {
  const named = produkte.find(({ Id, ExterneId }) => String(Id) === tarifId || ExterneId === tarifId);
  return named ?? produkte.find(({ Id }) => Id === vorauswahl) ?? produkte[0];
}

interface Found {
  readonly kategorie: Produktkategorie;
  readonly produkte: readonly Telekom[];
  readonly gewaehlt: Telekom | undefined;
  readonly angebote: readonly Handyangebot[];
}

function propsOf({ t }: PageContext, { locale, query, inhalte }: Visit, { kategorie, produkte, gewaehlt, angebote }: Found) {
  const fussnoten = makeFussnoten();
  const named = angebote.length > 0 && gewaehlt ? [gewaehlt] : [];
  // Footnotes are numbered in reading order; with devices only the chosen tariff has one.
  const noted = new Set((named.length > 0 ? named : produkte).map(({ Id }) => Id));
  const tarife = produkte.map((produkt) =>
    tarifCard(produkt, { t, locale, vorauswahl: kategorie.Vorauswahl, fussnote: noted.has(produkt.Id) ? fussnoten.nummerOf : () => null }),
  );
  const card = tarife.find(({ Id }) => Id === gewaehlt?.Id);
  const praemien = produkte.flatMap(({ Praemien }) => Praemien[0]?.WertCent ?? []);
  return {
    kategorie,
    tarife,
    geraete: angebote.length > 0 && card ? { gewaehlt: card, tarife, cards: sorted(angebote).map((one) => geraetCard(one, locale)) } : null,
    fussnoten: fussnoten.all.map((one) => fussnoteOf(inhalte, one)),
    abPreis: produkte.length > 0 ? shortCent(Math.min(...produkte.map(({ PreisMonatlich }) => PreisMonatlich)), locale) : null,
    bestePraemie: praemien.length > 0 ? shortCent(Math.max(...praemien), locale) : null,
    hasChosenTarif: query.tarifId !== undefined,
  };
}

/** The footnote of a product is the Identifier of a footnote in the tenant's content, or its text. */
function fussnoteOf(inhalte: Visit['inhalte'], said: string): Fussnote {
  const found = inhalte.list('fussnoten').find(({ Identifier }) => Identifier === said);
  if (found || /^[\w-]+$/.test(said)) return { key: said, inhalt: found ?? inhalte.need('fussnoten', said) };
  return { key: said, text: said };
}

/** Devices with a top position come first, the others in the tenant's order. */
function sorted(angebote: readonly Handyangebot[]): readonly Handyangebot[] {
  const last = Number.MAX_SAFE_INTEGER;
  return angebote.toSorted((a, b) => (a.TopPosition ?? last) - (b.TopPosition ?? last) || a.Position - b.Position);
}
