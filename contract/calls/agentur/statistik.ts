import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Cent, Datum } from '../../values/wire.ts';
import { ANSTEHEND } from '../bericht.ts';
import { IN_AGENTUR_ERRORS, InAgentur } from './in-agentur.ts';
import { NOTIZ_BERICHTE } from './notiz-berichte.ts';

/** Dimensions by which the figures can be grouped. */
export const STATISTIK_GRUPPEN = ['woche', 'produkt', 'channel', 'mitarbeiter'] as const;
export type StatistikGruppe = (typeof STATISTIK_GRUPPEN)[number];

/** Longest period of one request in days: two years with a leap day. */
export const MAX_STATISTIK_TAGE = 731;

/** Maximum number of rows by product, channel or employee. The last one is the sum of the groups with the fewest events, with this key. */
export const MAX_STATISTIK_ZEILEN = 100;
export const STATISTIK_WEITERE = '…';

export const Statistikzahlen = z
  .object({
    Einladungen: z.int(),
    Angenommen: z.int(),
    Klicks: z.int(),
    Daten: z.int(),
    Auftraege: z.int(),
    Freigaben: z.int(),
    Gezahlt: z.int(),
    WertCent: Cent,
  })
  .register(named, {
    id: 'Statistikzahlen',
    description:
      'Counts of a period: invitations made and accepted, clicks counted, people who entered data, orders, releases and payments, each by the moment at which it happened. `WertCent` is the released amount.',
  });
export type Statistikzahlen = z.infer<typeof Statistikzahlen>;

export const readStatistik = call({
  name: 'readStatistik',
  method: 'GET',
  path: '/agentur/statistik/:agentur',
  recht: 'Statistik',
  tag: 'Agentur',
  summary: 'Results of invitations and referrals in a period, compared with the period before',
  description:
    'Counts events from `von` to `bis`, both included, and in as many days before that, by week, product, channel or employee. Without days the period is the last twelve weeks; `von` alone counts until today, `bis` alone from twelve weeks before. Grouping by employee returns 403 unless the tenant allows it (`StatistikJeMitarbeiter`). More than two years, or an end before the beginning, is a field error. A figure counts the events of the period, whenever the referral was made, so there can be more releases than orders. `Daten` counts people who entered data; `Gezahlt` counts people whose rewards have all ended, at least one by payment. Rows by product use the product of the referral, and for orders the product of the order. Invitations have neither product nor channel and are counted in the row with an empty `Schluessel`. Of more than 100 groups those with the most events have a row, and one row with `Schluessel` `…` is the sum of the others. Clicks are stored for a year.',
  params: InAgentur,
  query: z.object({ von: z.optional(Datum), bis: z.optional(Datum), gruppe: z._default(z.enum(STATISTIK_GRUPPEN), 'woche') }),
  answers: {
    200: z.object({
      Von: Datum,
      Bis: Datum,
      Gruppe: z.enum(STATISTIK_GRUPPEN),
      Summe: Statistikzahlen,
      Vorher: Statistikzahlen,
      Zeilen: z.array(z.extend(Statistikzahlen, { Schluessel: z.string(), Name: z.string() })),
    }),
  },
  errors: IN_AGENTUR_ERRORS,
});

export const readAgenturHeute = call({
  name: 'readAgenturHeute',
  method: 'GET',
  path: '/agentur/heute/:agentur',
  recht: 'Auftraege',
  tag: 'Agentur',
  summary: 'Open tasks of today, and four figures compared with the month before',
  description:
    'Counts the orders that can be released now with their sum, the rows with a reminder until today, the recommended people who have the next step to take, the invitations that end within three days, and invoices that are overdue, if there are any: their sum, and the due day of the oldest in `FaelligAm`. It does not count rows that the caller may not see. The report of each number lists its rows with `Anstehend` in the filter. Rows with a reminder are in several reports, each named with its count in `Berichte`. The figures cover the current month until today and the same days of the month before.',
  params: InAgentur,
  answers: {
    200: z
      .object({
        Anstehend: z.array(
          z.object({
            Art: z.enum(ANSTEHEND),
            Anzahl: z.int(),
            WertCent: z.optional(Cent),
            FaelligAm: z.optional(Datum),
            Berichte: z.optional(z.array(z.object({ Bericht: z.enum(NOTIZ_BERICHTE), Anzahl: z.int() }))),
          }),
        ),
        Monat: z.object({ Empfehlungen: z.int(), Leads: z.int(), Auftraege: z.int(), WertCent: Cent }),
        Vormonat: z.object({ Empfehlungen: z.int(), Leads: z.int(), Auftraege: z.int(), WertCent: Cent }),
        IstLeer: z.boolean(),
      })
      .register(named, {
        id: 'AgenturHeute',
        description: '`IstLeer` is true for an agency that has no invitation and no referral yet.',
      }),
  },
  errors: IN_AGENTUR_ERRORS,
});
