import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Nummer, QueryText } from '../../values/wire.ts';

/** Variants of a reward picture: the whole amount for one side, both halves, or the half of one side. */
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
    // A picture in a mail cannot be requested with X-Accept-Language, so the language is a parameter.
    query: z.object({ format: z.optional(z.enum(['svg', 'webp'])), lang: QueryText, empfehlung: z.optional(Nummer) }),
    answers: { 200: z.string(), 304: null },
    answerTypes: ['image/svg+xml', 'image/webp'],
    errors: ['NichtGefunden'],
  });

export const readGrafik100 = grafik(
  '100',
  'readGrafik100',
  'A reward for one side, with its value drawn in',
  'Returns a picture with the whole amount drawn in, for pages and mails. With the number of a referral in `empfehlung`, the amount is that of the referral, if its agency promises another amount. Mail programs leave out SVG, so request `format=webp` there, and set the language by `lang`. Past rewards have a picture too, future rewards have none. The title of the picture has the whole amount. The answer may be cached for an hour.',
);
export const readGrafik50 = grafik(
  '50',
  'readGrafik50',
  'A shared reward, with the values of both halves drawn in',
  'Returns a picture with both halves of the amount drawn in, for a referral that shares its reward. The answer may be cached for an hour.',
);
export const readGrafik50Empfehler = grafik(
  '50empfehler',
  'readGrafik50Empfehler',
  "The recommender's half of a shared reward",
  'Returns a picture of the half that the recommender gets. The answer may be cached for an hour.',
);
export const readGrafik50Empfaenger = grafik(
  '50empfaenger',
  'readGrafik50Empfaenger',
  "The recipient's half of a shared reward",
  'Returns a picture of the half that the recipient gets. The answer may be cached for an hour.',
);
