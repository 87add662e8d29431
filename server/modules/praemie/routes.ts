import * as calls from '../../../contract/calls/praemie/praemie.ts';
import * as grafiken from '../../../contract/calls/praemie/praemiegrafik.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { dayOf } from '../../calendar.ts';
import { answer } from '../../calls/call-request.ts';
import { makePictureAnswer } from '../../calls/drawn.ts';
import { type Served, serve } from '../../calls/serve.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { inContext, supportedLocale } from '../../parts.ts';
import { headersOfBild } from '../content/index.ts';
import { drawGrafik, pictureOf } from './grafik.ts';
import { isActive, toWire, zeitraeumeFrom } from './on-offer.ts';
import type { PraemieRow } from './store.ts';
import { readPraemien } from './store.ts';

/** Answers with drawn pictures and caches up to 8 MiB of them for all tenants; a picture has about 30 kB. */
const answerDrawn = makePictureAnswer(8 * 1024 * 1024);

const GRAFIK_CALLS = {
  100: grafiken.readGrafik100,
  50: grafiken.readGrafik50,
  '50empfehler': grafiken.readGrafik50Empfehler,
  '50empfaenger': grafiken.readGrafik50Empfaenger,
};

/** `GET praemie/{id}/grafik…`: pictures of rewards that have begun, including ended ones, because mails still show them. */
const grafikenCalls: readonly Served[] = grafiken.GRAFIKEN.map((art) =>
  serve(GRAFIK_CALLS[art], {
    withoutTransaction: async ({ parts, mandant, locale, input, caller, reply }) => {
      const { format = 'svg', lang, empfehlung } = input.query;
      const spoken = supportedLocale(mandant, lang) ?? locale;
      const picture = await inContext(parts, mandant, { wer: 'Besucher', locale: spoken }, (context) =>
        pictureOf(context, mandant.theme, { id: input.params.id, art, empfehlung }),
      );
      if (picture === null) return refuse('NichtGefunden');
      return answerDrawn({ caller, reply }, headersOfBild(`grafik.${format}`), [format, picture], () => drawGrafik(picture, format));
    },
  }),
);

export const praemieCalls: readonly Served[] = [
  serve(calls.listPraemien, {
    run: async (context) => {
      const day = dayOf(context.now);
      const active = (await readPraemien(context)).filter((praemie) => isActive(praemie, day));
      return answer(
        200,
        active.map((praemie) => toWire(praemie, context.locale)),
      );
    },
  }),

  serve(calls.listZeitraeume, {
    run: async (context, { input }) => {
      if (!/^\d{1,10}$/.test(input.params.produktId)) refuse('NichtGefunden');
      return answer(200, zeitraeumeOf(context, await readPraemien(context), Number(input.params.produktId)));
    },
  }),

  serve(calls.listAlleZeitraeume, {
    run: async (context) => {
      const praemien = await readPraemien(context);
      const named = [...new Set(praemien.map((praemie) => praemie.produkt_id))].filter((id) => id !== null).sort((a, b) => a - b);
      const all = [null, ...named].map((ProduktId) => ({ ProduktId, Zeitraeume: zeitraeumeOf(context, praemien, ProduktId) }));
      return answer(
        200,
        all.filter(({ Zeitraeume }) => Zeitraeume.length > 0),
      );
    },
  }),

  ...grafikenCalls,
];

/** The reward periods of a product from today on, on the wire. */
const zeitraeumeOf = ({ now, locale }: Context, praemien: readonly PraemieRow[], produktId: number | null): calls.Zeitraum[] =>
  zeitraeumeFrom(praemien, produktId, dayOf(now)).map(({ praemie, von, bis }) => ({
    PraemieId: praemie.id,
    Startdatum: von,
    Enddatum: bis,
    WertCent: praemie.wert_cent,
    Wert: formatCent(praemie.wert_cent, locale),
  }));
