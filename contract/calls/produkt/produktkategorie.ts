import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { picture } from './produkt.ts';

export const Produktkategorie = z
  .object({
    Id: z.int(),
    Slug: z.string(),
    Name: z.string(),
    Quelle: z.string(),
    Breadcrumb: z.array(z.object({ Slug: z.string(), Name: z.string() })),
    Vorauswahl: z.nullable(z.int()),
    Grafik: z.string(),
    Icon: z.string(),
  })
  .register(named, {
    id: 'Produktkategorie',
    description: 'A category. `Breadcrumb` has its parents, topmost first; `Vorauswahl` is the Id of the preselected product.',
  });
export type Produktkategorie = z.infer<typeof Produktkategorie>;

export const listProduktkategorien = call({
  name: 'listProduktkategorien',
  method: 'GET',
  path: '/produktkategorie',
  recht: 'Besuch',
  tag: 'Produkt',
  summary: 'Categories of the API standard or telekom, each with the addresses of its pictures',
  description:
    "Lists the categories of the catalogue in the tenant's order, each with its parents and the addresses of its pictures. The answer may be cached for five minutes.",
  answers: { 200: z.array(Produktkategorie), 304: null },
  errors: ['NichtGefunden'],
});

export const readKategorieGrafik = picture(
  'readKategorieGrafik',
  '/produktkategorie/:id/grafik',
  "The tenant's picture of a category, or its name in the tenant's colours",
  "Returns the tenant's picture of a category (`kategorie-{id}`), otherwise a picture drawn from its name. The answer may be cached for an hour.",
);

export const readKategorieIcon = picture(
  'readKategorieIcon',
  '/produktkategorie/:id/icon',
  "The tenant's icon of a category, or its first letter in the tenant's colours",
  "Returns the tenant's small icon of a category (`kategorie-{id}-icon`), otherwise a picture of its first letter. The answer may be cached for an hour.",
);
