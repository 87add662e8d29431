import * as calls from '../../../contract/calls/produkt/produkt.ts';
import { readKategorieGrafik, readKategorieIcon } from '../../../contract/calls/produkt/produktkategorie.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import { makePictureAnswer } from '../../calls/drawn.ts';
import { type Served, serve } from '../../calls/serve.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { headersOfBild } from '../content/index.ts';
import { findProdukt } from './find.ts';
import { type Grafik, grafikOf, kategorieGrafikOf } from './grafik.ts';
import { findKategorie } from './kategorie.ts';

/** Answers with pictures and caches up to 5 MiB of them for all tenants; most have about 10 kB. */
const answerDrawn = makePictureAnswer(5 * 1024 * 1024);

type PictureCall = typeof calls.readGrafik;
type Find = (context: Context, request: CallRequest<PictureCall>) => Promise<Grafik | null>;

const servePicture = (call: PictureCall, find: Find): Served =>
  serve(call, {
    withoutTransaction: async (request) => {
      const grafik = await request.inContext((context) => find(context, request));
      if (grafik === null) return refuse('NichtGefunden');
      return answerDrawn(request, headersOfBild(grafik.name), grafik.facts, grafik.draw);
    },
  });

const ofProdukt =
  (form: 'breit' | 'klein'): Find =>
  async (context, { mandant, input }) => {
    const produkt = await findProdukt(context, input.params.id);
    return produkt ? grafikOf(context, mandant, produkt, form) : null;
  };

const ofKategorie =
  (form: 'breit' | 'icon'): Find =>
  async (context, { mandant, input }) => {
    if (mandant.konfiguration.produktApi === 'berater') return null;
    const kategorie = await findKategorie(context, input.params.id);
    return kategorie && kategorieGrafikOf(context, mandant, kategorie, form);
  };

/** Pictures of products, agents and categories: the tenant's own, or drawn in its colours. */
export const grafikCalls: readonly Served[] = [
  servePicture(calls.readGrafik, ofProdukt('breit')),
  servePicture(calls.readKleineGrafik, ofProdukt('klein')),
  servePicture(readKategorieGrafik, ofKategorie('breit')),
  servePicture(readKategorieIcon, ofKategorie('icon')),
];
