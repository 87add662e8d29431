import * as calls from '../../../contract/produkt.ts';
import { readKategorieGrafik, readKategorieIcon } from '../../../contract/produktkategorie.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { makeDrawn } from '../../http/drawn.ts';
import { type CallRequest, type Mount, mountWithoutTransaction } from '../../http/mount.ts';
import { headersOfBild } from '../content/content.ts';
import { type Grafik, grafikOf, kategorieGrafikOf } from './grafik.ts';
import { findKategorie } from './kategorie.ts';
import { findProdukt } from './produkt.ts';

/** Pictures in memory, of all tenants; most are about 10 kB. */
const MAX_PICTURES = 500;

type PictureCall = typeof calls.readGrafik;
type Find = (context: Context, request: CallRequest<PictureCall>) => Promise<Grafik | null>;

/** Pictures of products, agents and categories: the tenant's own, or drawn in its colours. */
export function mountGrafiken(mounting: Mount): void {
  const answerDrawn = makeDrawn(MAX_PICTURES);

  const mountPicture = (call: PictureCall, find: Find) =>
    mountWithoutTransaction(mounting, call, async (request) => {
      const grafik = await request.inContext((context) => find(context, request));
      if (grafik === null) return refuse('NichtGefunden');
      return answerDrawn(request, headersOfBild(grafik.name), grafik.facts, grafik.draw);
    });

  const ofProdukt =
    (form: 'breit' | 'klein'): Find =>
    async (context, { mandant, input }) => {
      const produkt = await findProdukt(context, input.params.id);
      return produkt ? grafikOf(context, mandant, produkt, form) : null;
    };
  mountPicture(calls.readGrafik, ofProdukt('breit'));
  mountPicture(calls.readKleineGrafik, ofProdukt('klein'));

  const ofKategorie =
    (form: 'breit' | 'icon'): Find =>
    async (context, { mandant, input }) => {
      if (mandant.konfiguration.produktApi === 'berater') return null;
      const kategorie = await findKategorie(context, input.params.id);
      return kategorie && kategorieGrafikOf(context, mandant, kategorie, form);
    };
  mountPicture(readKategorieGrafik, ofKategorie('breit'));
  mountPicture(readKategorieIcon, ofKategorie('icon'));
}
