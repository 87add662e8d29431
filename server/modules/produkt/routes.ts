import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import { readMaxPraemiewert } from '../../../contract/calls/praemie/praemie.ts';
import type { Handyangebot } from '../../../contract/calls/produkt/handyangebot.ts';
import * as calls from '../../../contract/calls/produkt/produkt.ts';
import { type Berater, BeraterProdukt, StandardProdukt, TelekomProdukt } from '../../../contract/calls/produkt/produktform.ts';
import { listProduktkategorien } from '../../../contract/calls/produkt/produktkategorie.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { dayOf } from '../../calendar.ts';
import { answerCacheable } from '../../calls/cacheable.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { readPraemien } from '../praemie/index.ts';
import { describeAngebot } from './angebot.ts';
import { searchBerater as search } from './berater.ts';
import { findProdukt, idIn, isRecommendable } from './find.ts';
import { grafikCalls } from './grafik-routes.ts';
import { describeKategorien, preselectedFirst } from './kategorie.ts';
import { maxWertCent } from './max-praemie.ts';
import { listAngebote, listAgents as readAgents } from './reads.ts';
import { toWire } from './shown.ts';
import { hasKategorie, listProdukte, type ProduktRow } from './store.ts';

type ProduktApi = MandantKonfiguration['produktApi'];

const SHAPES = { standard: StandardProdukt, telekom: TelekomProdukt, berater: BeraterProdukt };

/** Returns a function that shapes a product as the tenant's product API answers it, with the rewards of today. */
async function shaperOf(context: Context) {
  const praemien = await readPraemien(context);
  const shape = SHAPES[context.konfiguration.produktApi] as typeof StandardProdukt;
  const day = dayOf(context.now);
  return (produkt: ProduktRow) => shape.parse(toWire(produkt, praemien, { ...context, day }));
}

/** Refuses with NichtGefunden if the tenant's product API is none of these. */
function needApi(konfiguration: MandantKonfiguration, ...apis: ProduktApi[]): void {
  if (!apis.includes(konfiguration.produktApi)) refuse('NichtGefunden');
}

/** Calls that only the product API `telekom` has. */
const telekomCalls: readonly Served[] = [
  serve(calls.readExternesProdukt, {
    run: async (context, { input }) => {
      needApi(context.konfiguration, 'telekom');
      const { quelle, handyId } = input.query;
      const produkt = await findProdukt(context, input.params.id);
      if (produkt?.externe_id !== input.params.id) return refuse('NichtGefunden');
      return answer(200, (await describeOne(context, produkt, quelle, handyId)) as Handyangebot);
    },
  }),

  serve(calls.listHandytarife, {
    run: async (context, { input }) => {
      needApi(context.konfiguration, 'telekom');
      const found = await listAngebote(context, { handyId: idIn(input.params.id) ?? refuse('NichtGefunden') });
      if (found.length === 0) refuse('NichtGefunden');
      return answer(200, await describeAngebot(context, found));
    },
  }),
];

/** A product, or with `handyId` its offer with that device. Refuses with NichtGefunden if the source differs from `quelle`. */
async function describeOne(context: Context, produkt: ProduktRow, quelle: string | undefined, handyId: string | undefined) {
  if (quelle && quelle !== produkt.quelle) refuse('NichtGefunden');
  if (!handyId) return (await shaperOf(context))(produkt);
  needApi(context.konfiguration, 'telekom');
  const found = await listAngebote(context, { handyId: idIn(handyId) ?? refuse('NichtGefunden'), tarifId: produkt.id });
  const [angebot] = await describeAngebot(context, found);
  return angebot ?? refuse('NichtGefunden');
}

/** The mobile offers of a tariff, given by its Id or ExterneId; empty for an unknown tariff. */
async function angeboteOf(
  context: Context,
  { tarifId, ...filter }: { tarifId: string; quelle?: string | undefined; kategorie?: string | undefined },
) {
  needApi(context.konfiguration, 'telekom');
  const id = idIn(tarifId);
  return describeAngebot(context, await listAngebote(context, { ...filter, ...(id === null ? { externeId: tarifId } : { tarifId: id }) }));
}

/** Refuses with NichtGefunden unless the tenant has agents and allows recommending them. */
function needAgents(konfiguration: MandantKonfiguration): void {
  needApi(konfiguration, 'berater');
  if (!isRecommendable(konfiguration)) refuse('NichtGefunden');
}

/** The agents after the one that `nach` names. Throws NichtGefunden if it names none. */
function agentsAfter(
  all: readonly Berater[],
  { nach, anzahl }: { readonly nach?: string | undefined; readonly anzahl: number },
): Berater[] {
  const start = nach === undefined ? 0 : all.findIndex(({ ExterneId }) => ExterneId === nach) + 1;
  if (nach !== undefined && start === 0) refuse('NichtGefunden');
  return all.slice(start, start + anzahl);
}

/** Calls that only the product API `berater` has. */
const beraterCalls: readonly Served[] = [
  serve(calls.searchBerater, {
    run: async (context, { input }) => {
      needAgents(context.konfiguration);
      const { query = '', page, pagesize } = input.query;
      const found = search(await readAgents(context, context.locale), query);
      const PageCount = Math.ceil(found.length / pagesize);
      return answer(200, {
        Content: found.slice((page - 1) * pagesize, page * pagesize),
        HasNext: page < PageCount,
        PageCount,
        TotalCount: found.length,
      });
    },
  }),

  serve(calls.listAgents, {
    // Pages and the sitemap of the product need all agents.
    run: async (context, { input: { query }, isOfPage }) => {
      needAgents(context.konfiguration);
      const all = await readAgents(context, context.locale);
      return answer(200, isOfPage ? all : agentsAfter(all, query));
    },
  }),
];

export const produktCalls: readonly Served[] = [
  serve(calls.listProdukte, {
    run: async (context, { input }) => {
      needApi(context.konfiguration, 'standard', 'telekom');
      const { quelle, kategorie, tarifId } = input.query;
      if (kategorie && !(await hasKategorie(context, kategorie))) throw new Refusal('NichtGefunden', { detail: '404 - Unknown category' });
      if (tarifId) return answer(200, await angeboteOf(context, { tarifId, quelle, kategorie }));
      const produkte = preselectedFirst(context, await listProdukte(context, { quelle, kategorie }));
      return answer(200, produkte.map(await shaperOf(context)));
    },
  }),

  serve(calls.readProdukt, {
    run: async (context, { input }) => {
      const { quelle, handyId } = input.query;
      const found = isRecommendable(context.konfiguration) ? await findProdukt(context, input.params.id) : undefined;
      return answer(200, await describeOne(context, found ?? refuse('NichtGefunden'), quelle, handyId));
    },
  }),

  serve(readMaxPraemiewert, {
    run: async (context) => {
      const WertCent = await maxWertCent(context);
      return answer(200, { WertCent, Wert: formatCent(WertCent, context.locale) });
    },
  }),

  serve(listProduktkategorien, {
    run: async (context, request) => {
      needApi(context.konfiguration, 'standard', 'telekom');
      return answerCacheable(request, await describeKategorien(context));
    },
  }),

  ...telekomCalls,
  ...beraterCalls,
  ...grafikCalls,
];
