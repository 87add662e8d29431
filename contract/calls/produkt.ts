import * as z from 'zod/mini';
import { call } from '../call.ts';
import { named } from '../values/named.ts';
import { Fakt, ProduktArt } from '../values/produktart.ts';
import { Cent, pageNumber, QueryText } from '../values/wire.ts';
import { Handyangebot } from './handyangebot.ts';
import { Praemie } from './praemie.ts';

/** What every product says of itself. */
const OWN = {
  /** In the language asked for; a price among them where the product has one. */
  Fakten: z.array(Fakt),
  ProduktArt,
  /** The age from which it can be ordered, in years; null: nobody asks. */
  Mindestalter: z.nullable(z.int()),
};

/** A product as whoever it is recommended to sees it; also of one that is offered no more. */
export const EmpfohlenesProdukt = z.object({ Id: z.int(), Name: z.string(), ...OWN, Young: z.boolean() }).register(named, {
  id: 'EmpfohlenesProdukt',
  description: 'What is recommended, and what holds for it; `Young` is an offer for people below 28.',
});
export type EmpfohlenesProdukt = z.infer<typeof EmpfohlenesProdukt>;

export const StandardProdukt = z
  .object({
    Id: z.int(),
    ExterneId: z.string(),
    Name: z.string(),
    Kategorie: z.string(),
    Beschreibung: z.string(),
    ...OWN,
    Praemien: z.array(Praemie),
  })
  .register(named, { id: 'StandardProdukt', description: 'Product of the API `standard`.' });

const OptionalString = z.nullable(z.string());

export const TelekomProdukt = z
  .object({
    Id: z.int(),
    ExterneId: z.string(),
    Kategorie: z.enum(['DP', 'TP']),
    Name: z.string(),
    Young: z.boolean(),
    Hybrid: z.boolean(),
    Gruppe: z.string(),
    Klasse: z.nullable(z.enum(['S', 'M', 'L', 'XL'])),
    PreisMonatlich: Cent,
    PreisEinmalig: Cent,
    AnzeigeName: z.string(),
    Beschreibung1: OptionalString,
    Beschreibung2: OptionalString,
    Beschreibung3: OptionalString,
    Beschreibung4: OptionalString,
    /** Identifier of a footnote of the content, or the footnote itself. */
    Fussnote: OptionalString,
    Preisaufteilung: OptionalString,
    Aktionsname: OptionalString,
    Aktionsrabatt: z.nullable(Cent),
    ...OWN,
    Praemien: z.array(Praemie),
  })
  .register(named, { id: 'TelekomProdukt', description: 'Product of the API `telekom`, without its commission.' });

export const Berater = z
  .object({
    Id: z.int(),
    ExterneId: z.string(),
    Name: z.string(),
    Beschreibung: z.string(),
    LastName: z.string(),
    ZipCode: z.string(),
    City: z.string(),
    Photo: z.string(),
  })
  .register(named, { id: 'Berater', description: 'Agent in a list; `Id` is what is recommended, `Name` the whole name.' });
export type Berater = z.infer<typeof Berater>;

export const BeraterProdukt = z
  .extend(Berater, { ...OWN, Praemien: z.array(Praemie) })
  .register(named, { id: 'BeraterProdukt', description: 'Agent as a product of the API `berater`.' });
export type BeraterProdukt = z.infer<typeof BeraterProdukt>;

export const Produkt = z.union([TelekomProdukt, BeraterProdukt, StandardProdukt]);
export type Produkt = z.infer<typeof Produkt>;

export const listProdukte = call({
  name: 'listProdukte',
  method: 'GET',
  path: '/produkt',
  recht: 'Besuch',
  tag: 'Produkt',
  summary:
    'Products of the API standard or telekom with their rewards valid today; empty quelle and kategorie are all. With tarifId (API telekom) the mobile offers of that tariff',
  description:
    "Lists what can be recommended, each with the rewards that an order of today earns. The shape of an entry follows the tenant's `produktApi`; at a tenant that recommends people the list is not found. `kategorie` takes a slug, and an unknown one is not found.",
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
    "One product with the rewards that an order of today earns. The number can be that of the product or the one that the tenant's own system has for it. With `handyId` it is the tariff's offer with that device.",
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
    'Finds agents by name, postcode or town: each word of `query` has to begin one of these, in any letter case. An empty query lists all, by name. A page after the last is empty.',
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
  'The picture that the tenant has for a product or agent. Where there is none, one is drawn of the name or the initials, so a list has no gap. May be kept for an hour.',
);

export const readKleineGrafik = picture(
  'readKleineGrafik',
  '/produkt/:id/sgrafik',
  'The same small: a square of 160 pixels, or a photo of that width',
  'The picture of a product or agent in the size of a list. May be kept for an hour.',
);

/** Path of an agent's photo below the tenant's API, by Id or ExterneId. */
export const grafikPath = (id: number | string): string => readGrafik.path.replace(':id', encodeURIComponent(id));
