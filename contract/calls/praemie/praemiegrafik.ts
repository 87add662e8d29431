import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Nummer, QueryText } from '../../values/wire.ts';

/** What of a reward a picture shows: all of it for one side, both halves, or the half of one side. */
export const GRAFIKEN = ['100', '50', '50empfehler', '50empfaenger'] as const;
export type GrafikArt = (typeof GRAFIKEN)[number];

const grafik = (art: GrafikArt, name: string, summary: string, description: string) =>
  call({
    name,
    method: 'GET',
    path: `/praemie/:id/grafik${art}`,
    recht: 'Besuch',
    tag: 'Praemie',
    summary: `${summary}; SVG, or WebP for mails, in the tenant's colours`,
    description,
    params: z.object({ id: Nummer }),
    // Where a picture stands in a mail, its language cannot come as a header.
    query: z.object({ format: z.optional(z.enum(['svg', 'webp'])), lang: QueryText, empfehlung: z.optional(Nummer) }),
    answers: { 200: z.string(), 304: null },
    answerTypes: ['image/svg+xml', 'image/webp'],
    errors: ['NichtGefunden'],
  });

export const readGrafik100 = grafik(
  '100',
  'readGrafik100',
  'A reward that goes to one side, with its value drawn in',
  'A picture with the whole amount drawn in, for pages and mails. With the number of a referral in `empfehlung` it is what holds for that one, where its agency promises another amount. Mail programs leave out SVG, so ask for `format=webp` there, and give the language by `lang`. Rewards that have ended have their picture too, those to come none. The title of the picture has the whole amount. May be kept for an hour.',
);
export const readGrafik50 = grafik(
  '50',
  'readGrafik50',
  'A shared reward, with the values of both halves drawn in',
  'A picture with both halves of the amount drawn in, for a referral that shares its reward. May be kept for an hour.',
);
export const readGrafik50Empfehler = grafik(
  '50empfehler',
  'readGrafik50Empfehler',
  "The recommender's half of a shared reward",
  'A picture of the half that goes to the recommender. May be kept for an hour.',
);
export const readGrafik50Empfaenger = grafik(
  '50empfaenger',
  'readGrafik50Empfaenger',
  "The recipient's half of a shared reward",
  'A picture of the half that goes to the recipient. May be kept for an hour.',
);
