import * as z from 'zod/mini';
import { call } from './call.ts';
import { Praemie } from './praemie.ts';
import { Cent, QueryText } from './values.ts';

/** Product of the API `standard`. */
export const StandardProdukt = z.object({
  Id: z.int(),
  ExterneId: z.string(),
  Name: z.string(),
  Kategorie: z.string(),
  Beschreibung: z.string(),
  Praemien: z.array(Praemie),
});

const OptionalString = z.nullable(z.string());

/** Product of the API `telekom` (specification section 3), without its commission. */
export const TelekomProdukt = z.object({
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
  Fussnote: OptionalString,
  Preisaufteilung: OptionalString,
  Aktionsname: OptionalString,
  Aktionsrabatt: z.nullable(Cent),
  Praemien: z.array(Praemie),
});

/** Agent as a product of the API `berater`. */
export const BeraterProdukt = z.object({
  Id: z.int(),
  ExterneId: z.string(),
  Name: z.string(),
  Beschreibung: z.string(),
  LastName: z.string(),
  ZipCode: z.string(),
  City: z.string(),
  Photo: z.string(),
  Praemien: z.array(Praemie),
});

export const Produkt = z.union([TelekomProdukt, BeraterProdukt, StandardProdukt]);
export type Produkt = z.infer<typeof Produkt>;

export const listProdukte = call({
  name: 'listProdukte',
  method: 'GET',
  path: '/produkt',
  who: ['offen'],
  tag: 'Produkt',
  summary: 'Products of the API standard or telekom with their rewards valid today; empty quelle and kategorie are all',
  query: z.object({ quelle: QueryText, kategorie: QueryText, tarifId: QueryText }),
  answers: { 200: z.array(z.union([TelekomProdukt, StandardProdukt])) },
  errors: ['NichtGefunden'],
});

export const readProdukt = call({
  name: 'readProdukt',
  method: 'GET',
  path: '/produkt/:id',
  who: ['offen'],
  tag: 'Produkt',
  summary: "One product by its Id or ExterneId, in the shape of the tenant's product API",
  params: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,80}$/)) }),
  answers: { 200: Produkt },
  errors: ['NichtGefunden'],
});

const Berater = z.object({ ExterneId: z.string(), LastName: z.string(), ZipCode: z.string(), City: z.string(), Photo: z.string() });

const pageNumber = (standard: number, max: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}$/)),
      z.transform((value) => Math.min(Math.max(Number(value), 1), max)),
    ),
    standard,
  );

export const searchBerater = call({
  name: 'searchBerater',
  method: 'GET',
  path: '/Produkt/berater',
  who: ['offen'],
  tag: 'Produkt',
  summary: 'Page of agents whose name, postcode or town begins with the query',
  query: z.object({ query: QueryText, page: pageNumber(1, 100_000), pagesize: pageNumber(6, 100) }),
  answers: { 200: z.object({ Content: z.array(Berater), HasNext: z.boolean(), PageCount: z.int(), TotalCount: z.int() }) },
  errors: ['NichtGefunden'],
});

export const listAgents = call({
  name: 'listAgents',
  method: 'GET',
  path: '/Produkt/agents',
  who: ['offen'],
  tag: 'Produkt',
  summary: 'All agents of the API berater',
  answers: { 200: z.array(Berater) },
  errors: ['NichtGefunden'],
});
