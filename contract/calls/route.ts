import * as z from 'zod/mini';
import { call } from '../call.ts';
import { AdditionalRoute } from '../pages/additional-routes.ts';
import { PAGE_NAMES, type PageName } from '../pages/public.ts';
import { LOCALES } from '../values/wire.ts';

const pathByName = Object.fromEntries(PAGE_NAMES.map((name) => [name, z.string()])) as Record<PageName, z.ZodMiniString>;

export const readRoutes = call({
  name: 'readRoutes',
  method: 'GET',
  path: '/route/default',
  recht: 'Besuch',
  tag: 'Mandant',
  summary: "The tenant's page paths by route name, and its languages",
  description:
    'Returns the path of every page below its language, by the name of the page, with the changes of the tenant. Parameters are written as `:name`.',
  answers: {
    200: z.object({ SupportedLanguage: z.object({ Sprache: z.array(z.enum(LOCALES)) }), ...pathByName }),
  },
  errors: ['NichtGefunden'],
});

export const readAdditionalRoutes = call({
  name: 'readAdditionalRoutes',
  method: 'GET',
  path: '/route/additional',
  recht: 'Besuch',
  tag: 'Mandant',
  summary: 'Further paths of pages by route name',
  description: 'Lists additional paths under which pages of the tenant open. The answer may be cached for five minutes.',
  answers: { 200: z.array(AdditionalRoute), 304: null },
  errors: ['NichtGefunden'],
});
