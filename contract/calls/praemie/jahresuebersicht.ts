import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Cent, Datum } from '../../values/wire.ts';

const Jahresuebersicht = z
  .object({
    Jahr: z.int(),
    Jahre: z.array(z.int()),
    Zeilen: z.array(
      z.object({
        Praemierungsnummer: z.string(),
        Datum,
        Produkt: z.string(),
        Anzeigename: z.string(),
        Art: z.enum(['Ueberweisung', 'Gutschein']),
        WertCent: Cent,
        ZurueckgefordertAm: z.optional(Datum),
      }),
    ),
    SummeCent: Cent,
  })
  .register(named, {
    id: 'Jahresuebersicht',
    description:
      'What was paid or handed out to a recommender in a calendar year in Berlin, oldest first. `ZurueckgefordertAm` where the order was cancelled afterwards; the amount counts all the same, since it was received. `Jahre` are those in which there is something, and this year.',
  });
export type Jahresuebersicht = z.infer<typeof Jahresuebersicht>;

export const readJahresuebersicht = call({
  name: 'readJahresuebersicht',
  method: 'GET',
  path: '/empfehler/jahresuebersicht',
  recht: 'Bereich',
  tag: 'Praemie',
  summary: "The recommender's rewards of a calendar year that were paid or handed out; without a year of this one",
  description:
    'Lists what was paid or handed out to the recommender in one calendar year, oldest first, with its sum, for a tax return. `jahr` chooses another year than this one.',
  query: z.object({ jahr: z.optional(z.string().check(z.regex(/^2\d{3}$/))) }),
  answers: { 200: Jahresuebersicht },
  errors: ['LoginFirst', 'PSOF0204'],
});
