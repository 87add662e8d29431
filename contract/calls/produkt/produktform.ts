import * as z from 'zod/mini';
import { named } from '../../values/named.ts';
import { Fakt, ProduktArt } from '../../values/produktart.ts';
import { Cent } from '../../values/wire.ts';
import { Praemie } from '../praemie/praemie.ts';

/** Fields of every product. */
const OWN = {
  /** In the requested language; includes the terms of the price if the product has one: monthly, one-off, minimum term. */
  Fakten: z.array(Fakt),
  ProduktArt,
  /** Minimum age for an order in years; null: no minimum. */
  Mindestalter: z.nullable(z.int()),
};

/** A product as the recommended person sees it, even if it is no longer offered. */
export const EmpfohlenesProdukt = z.object({ Id: z.int(), Name: z.string(), ...OWN, Young: z.boolean() }).register(named, {
  id: 'EmpfohlenesProdukt',
  description: 'The recommended product and its conditions; `Young` is an offer for people below 28.',
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
  .register(named, {
    id: 'TelekomProdukt',
    description:
      'Product of the API `telekom`, without its commission. Texts are in the requested language. `Aktionsrabatt` is deducted each month; `Preisaufteilung` says for how long, `Fussnote` until which order date. `Fussnote` is the `Identifier` of a footnote of the content, or its text.',
  });

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
  .register(named, { id: 'Berater', description: 'Agent in a list; `Id` is the number to recommend, `Name` the whole name.' });
export type Berater = z.infer<typeof Berater>;

export const BeraterProdukt = z
  .extend(Berater, { ...OWN, Praemien: z.array(Praemie) })
  .register(named, { id: 'BeraterProdukt', description: 'Agent as a product of the API `berater`.' });
export type BeraterProdukt = z.infer<typeof BeraterProdukt>;

export const Produkt = z.union([TelekomProdukt, BeraterProdukt, StandardProdukt]);
export type Produkt = z.infer<typeof Produkt>;
