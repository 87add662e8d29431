import type { MandantKonfiguration } from '../../../contract/mandant.ts';
import {
  BeraterProdukt,
  listAgents,
  listProdukte,
  readProdukt,
  StandardProdukt,
  searchBerater,
  TelekomProdukt,
} from '../../../contract/produkt.ts';
import { dayOf } from '../../calendar.ts';
import { Refusal, refuse } from '../../errors.ts';
import { answer, type Mount, mount } from '../../http/mount.ts';
import { readPraemien } from '../praemie/praemie.ts';
import { findProdukt, toWire } from './produkt.ts';
import { listAgents as readAgents } from './reads.ts';
import { hasKategorie, listProdukte as readProdukte } from './store.ts';

type ProduktApi = MandantKonfiguration['produktApi'];

const SHAPES = { standard: StandardProdukt, telekom: TelekomProdukt, berater: BeraterProdukt };

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
    const praemien = await readPraemien(context);
    const day = dayOf(context.now);
    const shape = SHAPES[context.konfiguration.produktApi] as typeof StandardProdukt;
    return answer(
      200,
      produkte.map((produkt) => shape.parse(toWire(produkt, praemien, context.locale, day))),
    );
  });

  mount(mounting, searchBerater, async (context, { input }) => {
    needApi(context.konfiguration, 'berater');
    const { query = '', page, pagesize } = input.query;
    const wanted = query.trim().toLowerCase();
    const found = (await readAgents(context)).filter((agent) =>
      [agent.LastName, agent.ZipCode, agent.City].some((value) => value.toLowerCase().startsWith(wanted)),
    );
    const PageCount = Math.ceil(found.length / pagesize);
    return answer(200, {
      Content: found.slice((page - 1) * pagesize, page * pagesize),
      HasNext: page < PageCount,
      PageCount,
      TotalCount: found.length,
    });
  });

  mount(mounting, listAgents, async (context) => {
    needApi(context.konfiguration, 'berater');
    return answer(200, await readAgents(context));
  });

  mount(mounting, readProdukt, async (context, { input }) => {
    const produkt = (await findProdukt(context, input.params.id)) ?? refuse('NichtGefunden');
    const praemien = await readPraemien(context);
    const shape = SHAPES[context.konfiguration.produktApi] as typeof StandardProdukt;
    return answer(200, shape.parse(toWire(produkt, praemien, context.locale, dayOf(context.now))));
  });
}
