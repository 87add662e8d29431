import type { MandantKonfiguration } from '../../../contract/mandant.ts';
import {
  BeraterProdukt,
  listAgents,
  listProdukte,
  readGrafik,
  readProdukt,
  StandardProdukt,
  searchBerater,
  TelekomProdukt,
} from '../../../contract/produkt.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { answer, headerOf, type Mount, mount } from '../../http/mount.ts';
import { headersOfBild } from '../content/content.ts';
import { readPraemien } from '../praemie/praemie.ts';
import { searchBerater as search } from './berater.ts';
import { grafikOf } from './grafik.ts';
import { findProdukt, isRecommendable, toWire } from './produkt.ts';
import { listAgents as readAgents } from './reads.ts';
import { hasKategorie, type ProduktRow, listProdukte as readProdukte } from './store.ts';

type ProduktApi = MandantKonfiguration['produktApi'];

const SHAPES = { standard: StandardProdukt, telekom: TelekomProdukt, berater: BeraterProdukt };

/** Makes of a product what the tenant's product API answers, with its rewards of today. */
async function shaperOf(context: Context) {
  const praemien = await readPraemien(context);
  const shape = SHAPES[context.konfiguration.produktApi] as typeof StandardProdukt;
  const day = dayOf(context.now);
  return (produkt: ProduktRow) => shape.parse(toWire(produkt, praemien, context.locale, day));
}

/** Browsers show a photo again without asking for an hour; a changed one then shows. */
const GRAFIK_HEADERS = { 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' };

/** A call of another product API than the tenant's is not there. */
function needApi(konfiguration: MandantKonfiguration, ...apis: ProduktApi[]): void {
  if (!apis.includes(konfiguration.produktApi)) refuse('NichtGefunden');
}

export function mountProdukt(mounting: Mount): void {
  mount(mounting, listProdukte, async (context, { input }) => {
    needApi(context.konfiguration, 'standard', 'telekom');
    const { quelle, kategorie } = input.query;
    if (kategorie && !(await hasKategorie(context, kategorie))) throw new Refusal('NichtGefunden', { detail: '404 - Unknown category' });
    const produkte = await readProdukte(context, { quelle, kategorie });
    return answer(200, produkte.map(await shaperOf(context)));
  });

  mount(mounting, readProdukt, async (context, { input }) => {
    const found = isRecommendable(context.konfiguration) ? await findProdukt(context, input.params.id) : undefined;
    const produkt = found ?? refuse('NichtGefunden');
    const shape = await shaperOf(context);
    return answer(200, shape(produkt));
  });

  mountBerater(mounting);
}

/** Agents are found where the tenant has them and has switched their recommendation on. */
function needAgents(konfiguration: MandantKonfiguration): void {
  needApi(konfiguration, 'berater');
  if (!isRecommendable(konfiguration)) refuse('NichtGefunden');
}

/** Calls of the product API `berater` alone. */
function mountBerater(mounting: Mount): void {
  mount(mounting, searchBerater, async (context, { input }) => {
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
  });

  mount(mounting, listAgents, async (context) => {
    needAgents(context.konfiguration);
    return answer(200, await readAgents(context, context.locale));
  });

  mount(mounting, readGrafik, async (context, { mandant, input, request, reply }) => {
    needApi(context.konfiguration, 'berater');
    const produkt = (await findProdukt(context, input.params.id)) ?? refuse('NichtGefunden');
    const { name, hash, inhalt } = await grafikOf(context, mandant, produkt);
    reply.headers({ ...headersOfBild(name), ...GRAFIK_HEADERS, etag: `"${hash}"` });
    if (headerOf(request, 'if-none-match') === `"${hash}"`) return answer(304, null);
    // Bytes are sent as they are; the contract has no other word for them.
    return answer(200, inhalt as unknown as string);
  });
}
