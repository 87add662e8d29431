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
    'Products of the API standard or telekom with their rewards valid today; an empty quelle or kategorie means all. With tarifId (API telekom) the mobile offers of that tariff',
  description:
    "Lists the products that can be recommended, each with the rewards that an order of today earns. The shape of an entry follows the tenant's `produktApi`; at a tenant that recommends people the list is not found. `kategorie` takes a slug; an unknown slug is not found. With `tarifId`, an Id or ExterneId, the answer has the offers of devices with that tariff instead; an unknown tariff has none. The product that the tenant preselects in the category comes first.",
  query: z.object({ quelle: QueryText, kategorie: QueryText, tarifId: QueryText }),
  answers: { 200: z.array(z.union([Handyangebot, TelekomProdukt, StandardProdukt])) },
  errors: ['NichtGefunden'],
});

/** `Id` or `ExterneId` of a product in an address. */
const ProduktId = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,80}$/));

/** `quelle` must be that of the product unless it is empty; `handyId` requests the tariff's offer with that device. */
const Herkunft = z.object({ quelle: QueryText, handyId: QueryText });

export const readProdukt = call({
  name: 'readProdukt',
  method: 'GET',
  path: '/produkt/:id',
  recht: 'Besuch',
  tag: 'Produkt',
  summary: "One product by its Id or ExterneId, in the shape of the tenant's product API",
  description:
    "Returns one product with the rewards that an order of today earns. The number can be the number of the product or its number in the tenant's own system. With `handyId` the answer is the tariff's offer with that device. A product of another source than `quelle` is not found.",
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
    "Returns one product by its number in the tenant's own system, in exactly that spelling. With `handyId` the answer is the tariff's offer with that device.",
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
  summary: 'Offers of the API telekom for a device by its HandyId, one for each tariff',
  description:
    "Lists all offers for one mobile device, one for each tariff, by the number of the device. The tariff is recommended, so the rewards are the tariff's.",
  params: z.object({ id: ProduktId }),
  answers: { 200: z.array(Handyangebot) },
  errors: ['NichtGefunden'],
});

/** Default and maximum number of agents on a page of the search. */
const BERATER_PAGE_SIZE = 6;
const MAX_BERATER_PAGE_SIZE = 50;

export const searchBerater = call({
  name: 'searchBerater',
  method: 'GET',
  path: '/Produkt/berater',
  recht: 'Besuch',
  tag: 'Produkt',
  summary: 'Page of agents; each word of the query must begin a word of name, postcode or town; page from 1, pagesize 1 to 50',
  description:
    'Finds agents by name, postcode or town: each word of `query` must begin a word in one of these. Letter case and diacritical marks do not matter, and `ue` finds `ü`. An empty query lists all, by name. A page after the last is empty. A page or page size outside its bounds is replaced by the nearest valid one. Rewards are returned by GET produkt/{id}.',
  query: z.object({ query: QueryText, page: pageNumber(1, 100_000), pagesize: pageNumber(BERATER_PAGE_SIZE, MAX_BERATER_PAGE_SIZE) }),
  answers: { 200: z.object({ Content: z.array(Berater), HasNext: z.boolean(), PageCount: z.int(), TotalCount: z.int() }) },
  errors: ['NichtGefunden'],
});

/** Maximum number of agents in one answer. */
const MAX_AGENTS = 500;

export const listAgents = call({
  name: 'listAgents',
  method: 'GET',
  path: '/Produkt/agents',
  recht: 'Besuch',
  tag: 'Produkt',
  summary: 'All agents of the API berater',
  description:
    'Lists the agents of the tenant by name. An answer has at most `anzahl` agents (500 without it, which is the most). `nach` is the last ExterneId of the answer before; an answer with fewer than `anzahl` agents is the last. A `nach` that is no agent is NichtGefunden. For a search with page numbers see Produkt/berater.',
  query: z.object({ anzahl: pageNumber(MAX_AGENTS, MAX_AGENTS), nach: QueryText }),
  answers: { 200: z.array(Berater) },
  errors: ['NichtGefunden'],
});

/** Declares a call that returns a picture. */
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
    // The body is the picture itself; its type is in the header.
    answers: { 200: z.string(), 304: null },
    answerTypes: ['image/*'],
    errors: ['NichtGefunden'],
  });

export const readGrafik = picture(
  'readGrafik',
  '/Produkt/:id/grafik',
  "The tenant's picture of a product, or the photo of an agent; without one its name or the initials in the tenant's colours",
  "Returns the tenant's picture of a product or agent. If there is none, a picture is drawn from the name or the initials, so that a list has no gap. The tenant names its pictures `produkt-{externeid}`, those of agents `berater-{externeid}`. The answer has an `ETag` and may be cached for an hour.",
);

export const readKleineGrafik = picture(
  'readKleineGrafik',
  '/produkt/:id/sgrafik',
  'The same in small: a square of 160 pixels, or a photo of that width',
  'Returns the picture of a product or agent in the size for a list. The answer may be cached for an hour.',
);

/** Path of an agent's photo below the tenant's API, by Id or ExterneId. */
export const grafikPath = (id: number | string): string => readGrafik.path.replace(':id', encodeURIComponent(id));
