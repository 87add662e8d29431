import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { pageNumber, QueryText } from '../../values/wire.ts';
import { Handyangebot } from './handyangebot.ts';
import { Berater, Produkt, StandardProdukt, TelekomProdukt } from './produktform.ts';

export const listProdukte = call({
  name: 'listProdukte',
  method: 'GET',
  path: '/produkt',
  recht: 'Besuch',
  tag: 'Produkt',
  summary:
    'Products of the API standard or telekom with their rewards valid today; empty quelle and kategorie are all. With tarifId (API telekom) the mobile offers of that tariff',
  description:
    "Lists what can be recommended, each with the rewards that an order of today earns. The shape of an entry follows the tenant's `produktApi`; at a tenant that recommends people the list is not found. `kategorie` takes a slug, and an unknown one is not found. With `tarifId`, an Id or ExterneId, the answer has the offers of devices with that tariff instead; of an unknown tariff none. The product that the tenant preselects in the category comes first.",
  query: z.object({ quelle: QueryText, kategorie: QueryText, tarifId: QueryText }),
  answers: { 200: z.array(z.union([Handyangebot, TelekomProdukt, StandardProdukt])) },
  errors: ['NichtGefunden'],
});

/** `Id` or `ExterneId` of a product in an address. */
const ProduktId = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,80}$/));

/** `quelle` has to be the product's where it is not empty; `handyId` asks for the tariff's offer with that device. */
const Herkunft = z.object({ quelle: QueryText, handyId: QueryText });

export const readProdukt = call({
  name: 'readProdukt',
  method: 'GET',
  path: '/produkt/:id',
  recht: 'Besuch',
  tag: 'Produkt',
  summary: "One product by its Id or ExterneId, in the shape of the tenant's product API",
  description:
    "One product with the rewards that an order of today earns. The number can be that of the product or the one that the tenant's own system has for it. With `handyId` it is the tariff's offer with that device. A product of another source than `quelle` is not found.",
  params: z.object({ id: ProduktId }),
  query: Herkunft,
  answers: { 200: z.union([Handyangebot, ...Produkt.def.options]) },
  errors: ['NichtGefunden'],
});

export const readExternesProdukt = call({
  name: 'readExternesProdukt',
  method: 'GET',
  path: '/produkt/extern/:id',
  recht: 'Besuch',
  tag: 'Produkt',
  summary: "One product of the API telekom by its ExterneId; with handyId the tariff's offer with that device",
  description:
    "The same by the number that the tenant's own system has for the product, in exactly that spelling. With `handyId` it is the tariff's offer with that device.",
  params: z.object({ id: ProduktId }),
  query: Herkunft,
  answers: { 200: z.union([Handyangebot, TelekomProdukt]) },
  errors: ['NichtGefunden'],
});

export const listHandytarife = call({
  name: 'listHandytarife',
  method: 'GET',
  path: '/produkt/handytarife/:id',
  recht: 'Besuch',
  tag: 'Produkt',
  summary: 'Offers of the API telekom for a device by its HandyId, with all its tariffs',
  description:
    "All offers for one mobile device, one a tariff, by the number of the device. What is recommended is the tariff, so the rewards are the tariff's.",
  params: z.object({ id: ProduktId }),
  answers: { 200: z.array(Handyangebot) },
  errors: ['NichtGefunden'],
});

/** Agents on a page of the search, and the most that can be asked for. */
const BERATER_JE_SEITE = 6;
const MAX_BERATER_JE_SEITE = 50;

export const searchBerater = call({
  name: 'searchBerater',
  method: 'GET',
  path: '/Produkt/berater',
  recht: 'Besuch',
  tag: 'Produkt',
  summary: 'Page of agents of whose name, postcode and town each word of the query begins a word; page from 1, pagesize 1 to 50',
  description:
    'Finds agents by name, postcode or town: each word of `query` has to begin one of these, in any letter case. An empty query lists all, by name. A page after the last is empty. Marks do not matter either, and `ue` finds `ü`. A page or page size out of its bounds is the nearest within. Rewards are answered by GET produkt/{id}.',
  query: z.object({ query: QueryText, page: pageNumber(1, 100_000), pagesize: pageNumber(BERATER_JE_SEITE, MAX_BERATER_JE_SEITE) }),
  answers: { 200: z.object({ Content: z.array(Berater), HasNext: z.boolean(), PageCount: z.int(), TotalCount: z.int() }) },
  errors: ['NichtGefunden'],
});

export const listAgents = call({
  name: 'listAgents',
  method: 'GET',
  path: '/Produkt/agents',
  recht: 'Besuch',
  tag: 'Produkt',
  summary: 'All agents of the API berater',
  description: 'Lists all agents of the tenant by name, without pages. For a search with pages see Produkt/berater.',
  answers: { 200: z.array(Berater) },
  errors: ['NichtGefunden'],
});

/** A call that answers with a picture. */
export const picture = (name: string, path: string, summary: string, description: string) =>
  call({
    name,
    method: 'GET',
    path,
    recht: 'Besuch',
    tag: 'Produkt',
    summary,
    description,
    params: z.object({ id: ProduktId }),
    // The body is the picture itself, of the type that its head says.
    answers: { 200: z.string(), 304: null },
    answerTypes: ['image/*'],
    errors: ['NichtGefunden'],
  });

export const readGrafik = picture(
  'readGrafik',
  '/Produkt/:id/grafik',
  "The tenant's picture of a product, photo of an agent; without one its name, or the initials, in the tenant's colours",
  'The picture that the tenant has for a product or agent. Where there is none, one is drawn of the name or the initials, so a list has no gap. The tenant names its pictures `produkt-{externeid}`, of an agent `berater-{externeid}`. The answer has an `ETag`. May be kept for an hour.',
);

export const readKleineGrafik = picture(
  'readKleineGrafik',
  '/produkt/:id/sgrafik',
  'The same small: a square of 160 pixels, or a photo of that width',
  'The picture of a product or agent in the size of a list. May be kept for an hour.',
);

/** Path of an agent's photo below the tenant's API, by Id or ExterneId. */
export const grafikPath = (id: number | string): string => readGrafik.path.replace(':id', encodeURIComponent(id));
