import * as z from 'zod/mini';
import { Bankdaten } from './bankdaten.ts';
import { call } from './call.ts';
import { Cent, Datum, Nummer, QueryText, Seite } from './values.ts';

/** A reward on offer; `Wert` is the amount as shown. */
export const Praemie = z.object({
  Id: z.int(),
  ProduktId: z.optional(z.int()),
  Titel: z.string(),
  Startdatum: Datum,
  Enddatum: Datum,
  EnddatumAnzeige: Datum,
  WertCent: Cent,
  Wert: z.string(),
});
export type Praemie = z.infer<typeof Praemie>;

export const listPraemien = call({
  name: 'listPraemien',
  method: 'GET',
  path: '/praemie',
  who: ['offen'],
  tag: 'Praemie',
  summary: 'Rewards valid today',
  answers: { 200: z.array(Praemie) },
  errors: ['NichtGefunden'],
});

export const readMaxPraemiewert = call({
  name: 'readMaxPraemiewert',
  method: 'GET',
  path: '/produkt/maxpraemiewert',
  who: ['offen'],
  tag: 'Praemie',
  summary: 'Amount of the best reward valid today',
  answers: { 200: z.object({ WertCent: Cent, Wert: z.string() }) },
  errors: ['NichtGefunden'],
});

/** What orders of a product earn in a period of order dates. */
export const Zeitraum = z.object({ PraemieId: z.int(), Startdatum: Datum, Enddatum: Datum, WertCent: Cent, Wert: z.string() });
export type Zeitraum = z.infer<typeof Zeitraum>;

export const listZeitraeume = call({
  name: 'listZeitraeume',
  method: 'GET',
  path: '/praemie/zeitraeume/:produktId',
  who: ['offen'],
  tag: 'Praemie',
  summary: 'What orders of a product earn, from today on, period by period; none while it earns nothing',
  params: z.object({ produktId: Nummer }),
  answers: { 200: z.array(Zeitraum) },
  errors: ['NichtGefunden'],
});

/** The periods of one product, or, without an id, of every product that has none of its own. */
const ProduktZeitraeume = z.object({ ProduktId: z.nullable(z.int()), Zeitraeume: z.array(Zeitraum) });
export type ProduktZeitraeume = z.infer<typeof ProduktZeitraeume>;

export const listAlleZeitraeume = call({
  name: 'listAlleZeitraeume',
  method: 'GET',
  path: '/praemie/zeitraeume',
  who: ['offen'],
  tag: 'Praemie',
  summary: 'The same of all products at once: those with rewards of their own, and first, without an id, all others',
  answers: { 200: z.array(ProduktZeitraeume) },
  errors: ['NichtGefunden'],
});

/** What of a reward a picture shows: all of it for one side, both halves, or the half of one side. */
export const GRAFIKEN = ['100', '50', '50empfehler', '50empfaenger'] as const;
export type GrafikArt = (typeof GRAFIKEN)[number];

const grafik = (art: GrafikArt, name: string, summary: string) =>
  call({
    name,
    method: 'GET',
    path: `/praemie/:id/grafik${art}`,
    who: ['offen'],
    tag: 'Praemie',
    summary: `${summary}; SVG, or WebP for mails, in the tenant's colours`,
    params: z.object({ id: Nummer }),
    // Where a picture stands in a mail, its language cannot come as a header.
    query: z.object({ format: z.optional(z.enum(['svg', 'webp'])), lang: QueryText }),
    answers: { 200: z.string(), 304: null },
    errors: ['NichtGefunden'],
  });

export const readGrafik100 = grafik('100', 'readGrafik100', 'A reward that goes to one side, with its value drawn in');
export const readGrafik50 = grafik('50', 'readGrafik50', 'A shared reward, with the values of both halves drawn in');
export const readGrafik50Empfehler = grafik('50empfehler', 'readGrafik50Empfehler', "The recommender's half of a shared reward");
export const readGrafik50Empfaenger = grafik('50empfaenger', 'readGrafik50Empfaenger', "The recipient's half of a shared reward");

/** What of a reward is the recipient's, or will be: `WertCent` is the recipient's part. */
const EmpfaengerPraemie = z.object({ Id: z.int(), Titel: z.string(), WertCent: Cent, Wert: z.string() });
export type EmpfaengerPraemie = z.infer<typeof EmpfaengerPraemie>;

export const readEmpfaengerPraemie = call({
  name: 'readEmpfaengerPraemie',
  method: 'GET',
  path: '/empfaenger/:nr/praemie',
  who: ['R'],
  tag: 'Praemie',
  summary: 'The part of the reward that the recipient is promised',
  params: z.object({ nr: Nummer }),
  answers: { 200: EmpfaengerPraemie },
  errors: ['LoginFirst', 'NichtGefunden'],
});

export const PraemierungStatus = z.enum(['Offen', 'Bereitgestellt', 'Ausgezahlt', 'Abgeholt', 'Storniert', 'Abgelaufen']);
export type PraemierungStatus = z.infer<typeof PraemierungStatus>;
export const Art = z.enum(['Ueberweisung', 'Gutschein']);

const PraemieAuswahl = z.object({ Praemie: z.object({ Id: z.int(), Titel: z.string() }), Art });

/** A grant as its owner sees it; `BonusCent` is what of `WertCent` is a bonus, absent where there is none, `Gutscheincode` once the code is handed out, `IBAN` the masked one of bank data stored ahead while it can be picked. */
export const Praemierung = z.object({
  Praemierungsnummer: z.string(),
  Seite,
  Status: PraemierungStatus,
  WertCent: Cent,
  Wert: z.string(),
  BonusCent: z.optional(Cent),
  Auswahl: z.array(PraemieAuswahl),
  Gewaehlt: z.optional(PraemieAuswahl),
  Gutscheincode: z.optional(z.string()),
  IBAN: z.optional(z.string()),
});
export type Praemierung = z.infer<typeof Praemierung>;

export const readPraemierung = call({
  name: 'readPraemierung',
  method: 'GET',
  path: '/praemierung',
  who: ['P'],
  tag: 'Praemie',
  summary: 'The grant of the token, with what can be picked',
  query: z.object({ details: QueryText }),
  answers: { 200: Praemierung },
  errors: ['LoginFirst', 'PraemieTokenUngueltig', 'PraemieTokenAbgelaufen'],
});

export const resendPraemieMail = call({
  name: 'resendPraemieMail',
  method: 'GET',
  path: '/empfehler/praemierungmail/:Praemierungsnummer',
  who: ['E'],
  tag: 'Praemie',
  summary: 'Mails the recommender the link to an own open grant once more',
  params: z.object({ Praemierungsnummer: Nummer }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtGefunden', 'Konflikt'],
  idempotent: true,
});

export const pickPraemierung = call({
  name: 'pickPraemierung',
  method: 'PUT',
  path: '/praemierung',
  who: ['P'],
  tag: 'Praemie',
  summary: 'Picks the reward, once: as a voucher, or by transfer to the bank data given or stored ahead',
  body: z.strictObject({ PraemieId: z.int(), Art, Bankdaten: z.optional(z.nullable(Bankdaten)) }),
  answers: { 200: Praemierung },
  errors: ['LoginFirst', 'PraemieTokenUngueltig', 'PraemieTokenAbgelaufen', 'PraemieBereitsAbgeholt', 'Konflikt'],
  idempotent: true,
});
