import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Cent, Datum } from '../../values/wire.ts';
import { ANSTEHEND } from '../bericht.ts';
import { NOTIZ_BERICHTE } from './einzeln.ts';
import { IN_AGENTUR_ERRORS, InAgentur } from './in-agentur.ts';

/** By what the figures can be told apart. */
export const STATISTIK_GRUPPEN = ['woche', 'produkt', 'channel', 'mitarbeiter'] as const;
export type StatistikGruppe = (typeof STATISTIK_GRUPPEN)[number];

/** The longest time that is asked for at once: two years with a leap day. */
export const MAX_STATISTIK_TAGE = 731;

const Zahlen = z
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
      'How many invitations were made and accepted, clicks counted, people who entered data, orders, releases and payments fell into the time, each by the moment at which it happened; `WertCent` is what was released.',
  });
export type Statistikzahlen = z.infer<typeof Zahlen>;

export const readStatistik = call({
  name: 'readStatistik',
  method: 'GET',
  path: '/agentur/statistik/:agentur',
  recht: 'Statistik',
  tag: 'Agentur',
  summary: 'What became of invitations and referrals in a time, beside the time before',
  description:
    'Counts what happened from `von` to `bis`, both included, and in as many days before that, by week, product, channel or employee; without days the last twelve weeks. By employee only where the tenant allows it (`StatistikJeMitarbeiter`), else 403. More than two years, or an end before the begin, is a field error. A figure counts what happened in the time, whenever its referral was made: more releases than orders are possible. `Daten` are people who entered data; `Gezahlt` people whose rewards have all ended, one at least by payment. The product is that of the referral, for orders their own; invitations have neither product nor channel and stand in the row with an empty `Schluessel`. Clicks are kept for a year. `von` alone counts until today, `bis` alone from twelve weeks before.',
  params: InAgentur,
  query: z.object({ von: z.optional(Datum), bis: z.optional(Datum), gruppe: z._default(z.enum(STATISTIK_GRUPPEN), 'woche') }),
  answers: {
    200: z.object({
      Von: Datum,
      Bis: Datum,
      Gruppe: z.enum(STATISTIK_GRUPPEN),
      Summe: Zahlen,
      Vorher: Zahlen,
      Zeilen: z.array(z.extend(Zahlen, { Schluessel: z.string(), Name: z.string() })),
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
  summary: 'What is to be done today, and four figures beside those of the month before',
  description:
    'Counts orders that can be released now with their sum, rows to come back to until today, recommended people whose turn it is, and invitations that end within three days; of what the caller may not see nothing is counted. The rows behind each number are those of its report with `Anstehend` in the filter; rows to come back to stand in several, each named with its count in `Berichte`. The figures are of the running month until today and of the same days of the month before.',
  params: InAgentur,
  answers: {
    200: z
      .object({
        Anstehend: z.array(
          z.object({
            Art: z.enum(ANSTEHEND),
            Anzahl: z.int(),
            WertCent: z.optional(Cent),
            Berichte: z.optional(z.array(z.object({ Bericht: z.enum(NOTIZ_BERICHTE), Anzahl: z.int() }))),
          }),
        ),
        Monat: z.object({ Empfehlungen: z.int(), Leads: z.int(), Auftraege: z.int(), WertCent: Cent }),
        Vormonat: z.object({ Empfehlungen: z.int(), Leads: z.int(), Auftraege: z.int(), WertCent: Cent }),
        IstLeer: z.boolean(),
      })
      .register(named, {
        id: 'AgenturHeute',
        description: '`IstLeer` is true of an agency that has neither invited anybody nor a referral yet.',
      }),
  },
  errors: IN_AGENTUR_ERRORS,
});
