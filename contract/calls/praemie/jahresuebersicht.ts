import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Cent, Datum, Nummer, pageNumber } from '../../values/wire.ts';
import { OffeneForderung } from '../forderung.ts';

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
        Art: z.enum(['Ueberweisung', 'Gutschein', 'Gehalt']),
        WertCent: Cent,
        IBAN: z.optional(z.string()),
        Zweck: z.optional(z.string()),
        ZurueckgefordertAm: z.optional(Datum),
        Forderung: z.optional(OffeneForderung),
      }),
    ),
    SummeCent: Cent,
  })
  .register(named, {
    id: 'Jahresuebersicht',
    description:
      'The rewards that were paid or handed out to a recommender in a calendar year in Berlin, oldest first. A transfer has the masked `IBAN` of its account while that is stored, and `Zweck`, the text on the bank statement. `ZurueckgefordertAm` is present if the order was cancelled afterwards; the amount still counts, because the recommender received it, and `Forderung` is what is claimed back. `Jahre` are the years with such rewards, and the current year.',
  });
export type Jahresuebersicht = z.infer<typeof Jahresuebersicht>;

export const readJahresuebersicht = call({
  name: 'readJahresuebersicht',
  method: 'GET',
  path: '/empfehler/jahresuebersicht',
  recht: 'Bereich',
  tag: 'Praemie',
  summary: "The recommender's rewards of a calendar year that were paid or handed out; by default of the current year",
  description:
    'Lists the rewards that were paid or handed out to the recommender in one calendar year, oldest first, with their sum, for a tax return. `jahr` selects another year than the current one. `Zeilen` has at most `anzahl` rewards (500 without it, which is the most), `SummeCent` counts all of the year. `nach` is the last Praemierungsnummer of the answer before; one that is no reward of the year is NichtGefunden.',
  query: z.object({
    jahr: z.optional(z.string().check(z.regex(/^2\d{3}$/))),
    anzahl: pageNumber(500, 500),
    nach: z.optional(Nummer),
  }),
  answers: { 200: Jahresuebersicht },
  errors: ['LoginFirst', 'PSOF0204', 'NichtGefunden'],
});
