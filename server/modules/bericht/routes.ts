import {
  listAuftraege,
  listEinladungen,
  listEmpfehler,
  listEmpfehlungen,
  listLeads,
  listMitarbeiter,
  listPraemienplan,
  listPraemierungen,
} from '../../../contract/calls/agentur-berichte.ts';
import { readAgenturFilter } from '../../../contract/calls/agentur-filter.ts';
import { readStammdaten } from '../../../contract/calls/agentur-stammdaten.ts';
import { readAgenturHeute } from '../../../contract/calls/agentur-statistik.ts';
import { searchAgentur } from '../../../contract/calls/agentur-suche.ts';
import { answer } from '../../calls/call-request.ts';
import type { Login } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import type { Context } from '../../context.ts';
import type { Abfrage } from './abfrage.ts';
import { BERICHTE, type BerichtFuer } from './berichte.ts';
import { filterOf } from './filter/filter.ts';
import { heuteOf } from './heute/heute.ts';
import { pageOf } from './seite.ts';
import { type Sicht, sichtOf } from './sicht.ts';
import { stammdatenOf } from './stammdaten/stammdaten.ts';
import { suchen } from './suchen/suchen.ts';

type Make<Row, Zeile> = (context: Context, sicht: Sicht) => BerichtFuer<Row, Zeile> | Promise<BerichtFuer<Row, Zeile>>;

interface Asked {
  readonly login: Login | null;
  readonly input: { readonly params: { readonly agentur: string }; readonly body: Abfrage | null };
}

/** A page of a report as its call answers it. */
async function page<Row, Zeile>(make: Make<Row, Zeile>, context: Context, { login, input: { params, body } }: Asked) {
  const { bericht, zeilen } = await make(context, sichtOf(context, login, params.agentur));
  const { rows, ...page } = await pageOf(context, bericht, body ?? {});
  return { ...page, Content: await zeilen(rows) };
}

/** A report with sums of these columns. */
const withSummen = <Name extends string, Page extends { readonly Summen: Readonly<Record<string, number>> }>(
  page: Page,
  names: readonly Name[],
) => ({
  ...page,
  Summen: Object.fromEntries(names.map((name) => [name, page.Summen[name] ?? 0])) as Record<Name, number>,
});

/** The reports of an agency, a call each. */
export const berichtCalls: readonly Served[] = [
  serve(listAuftraege, {
    run: async (context, request) => answer(200, withSummen(await page(BERICHTE.auftraege, context, request), ['WertCent'])),
  }),
  serve(listEmpfehlungen, {
    run: async (context, request) => answer(200, withSummen(await page(BERICHTE.empfehlungen, context, request), ['Klicks', 'Empfaenger'])),
  }),
  serve(listEmpfehler, {
    run: async (context, request) =>
      answer(200, withSummen(await page(BERICHTE.empfehler, context, request), ['Empfehlungen', 'Auftraege', 'WertCent'])),
  }),
  serve(listPraemierungen, {
    run: async (context, request) => answer(200, withSummen(await page(BERICHTE.praemien, context, request), ['WertCent'])),
  }),
  serve(listLeads, { run: async (context, request) => answer(200, await page(BERICHTE.leads, context, request)) }),
  serve(listEinladungen, { run: async (context, request) => answer(200, await page(BERICHTE.einladungen, context, request)) }),
  serve(listPraemienplan, { run: async (context, request) => answer(200, await page(BERICHTE.praemienplan, context, request)) }),
  serve(listMitarbeiter, { run: async (context, request) => answer(200, await page(BERICHTE.mitarbeiter, context, request)) }),

  serve(searchAgentur, { run: async (context, { login, input }) => answer(200, { Treffer: await suchen(context, login, input.query.q) }) }),
  serve(readAgenturFilter, {
    run: async (context, { login, input: { params } }) => answer(200, await filterOf(context, sichtOf(context, login, params.agentur))),
  }),
  serve(readStammdaten, {
    run: async (context, { login, input: { params } }) =>
      answer(200, await stammdatenOf(context, sichtOf(context, login, params.agentur).agenturnummer)),
  }),
  serve(readAgenturHeute, {
    run: async (context, { login, input: { params } }) =>
      answer(200, await heuteOf(context, login, sichtOf(context, login, params.agentur))),
  }),
];
