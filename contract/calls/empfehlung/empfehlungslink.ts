import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { EmpfaengerStatus } from '../../values/status.ts';
import { Cent, Datum, Geheimnis, Nummer, QueryText } from '../../values/wire.ts';
import { EmpfohlenesProdukt } from '../produkt/produktform.ts';
import { Empfehlung } from './empfehlungsform.ts';

export const readEmpfehlung = call({
  name: 'readEmpfehlung',
  method: 'GET',
  path: '/empfehlen/:nr',
  recht: 'Besuch',
  tag: 'Empfehlung',
  summary: 'The part of a referral that anyone with the link may see',
  description:
    "Returns the data that a page shows before a person joins: the recommender's first name, the product with its facts, and the reward. `Verkaeufer` is true on the link of a profi seller, who gets a commission and no reward; it is omitted on that of a recommender. `Agentur` is the agency that invited the recommender and sees part of the entered data; `Oeffnungszeiten` are in its own words. The referral is found after its end too, with its status, and is shown as Offen before it is confirmed. The answer has no other personal data.",
  params: z.object({ nr: Nummer }),
  answers: {
    200: z.object({
      Empfehlungsnummer: z.string(),
      Vorname: z.string(),
      Produkt: EmpfohlenesProdukt,
      Praemie: z.object({ EmpfehlerWert: z.string(), EmpfaengerWert: z.string(), Wert: z.string(), WertCent: Cent }),
      GueltigBis: Datum,
      Status: EmpfaengerStatus,
      Verkaeufer: z.optional(z.literal(true)),
      Agentur: z.optional(z.string()),
      Oeffnungszeiten: z.optional(z.string()),
    }),
  },
  errors: ['NichtGefunden'],
});

const GeteilteEmpfehlung = z
  .extend(Empfehlung, {
    Teilen: z.array(z.object({ Kanal: z.string(), Adresse: z.string(), Text: z.string(), Betreff: z.optional(z.string()) })),
  })
  .register(named, {
    id: 'GeteilteEmpfehlung',
    description: "A referral as its recommender sees it, with the address and text of each channel of the tenant, in the tenant's order.",
  });
export type GeteilteEmpfehlung = z.infer<typeof GeteilteEmpfehlung>;

export const openEmpfehlung = call({
  name: 'openEmpfehlung',
  method: 'GET',
  path: '/empfehlen/:nr/:hex',
  recht: 'Besuch',
  tag: 'Empfehlung',
  summary: 'A referral by the secret of its recommender, with all ways to share it, while it can be followed',
  description:
    'Opens a referral by the secret that its recommender got with it, with address and text for each channel of the tenant. No login is needed. A referral that has ended returns 410. A wrong secret is not found.',
  params: z.object({ nr: Nummer, hex: Geheimnis }),
  answers: { 200: GeteilteEmpfehlung },
  errors: ['NichtGefunden', 'Abgelaufen'],
});

export const openAnyEmpfehlung = call({
  name: 'openAnyEmpfehlung',
  method: 'GET',
  path: '/empfehlen/any/:nr/:hex',
  recht: 'Besuch',
  tag: 'Empfehlung',
  summary: 'The same for a referral that may have ended',
  description: 'Returns the same for a referral in any state, so that a recommender can look at a referral that has ended.',
  params: z.object({ nr: Nummer, hex: Geheimnis }),
  answers: { 200: GeteilteEmpfehlung },
  errors: ['NichtGefunden'],
});

export const countBesuch = call({
  name: 'countBesuch',
  method: 'PUT',
  path: '/empfehlung/:nr',
  recht: 'Besuch',
  tag: 'Empfehlung',
  summary: 'Counts a visit of a referral, separately from clicks',
  description:
    'Reports that a page of a referral was viewed. Visits are counted separately from clicks, are shown to no one and are never part of `Klicks`. Programs that name themselves in `User-Agent` and are no browser, such as previews of messengers, count nothing. An unconfirmed referral counts nothing and returns 204 too; an ended one returns Abgelaufen.',
  params: z.object({ nr: Nummer }),
  answers: { 204: null },
  errors: ['NichtGefunden', 'Abgelaufen'],
});

export const readEmpfehlungscode = call({
  name: 'readEmpfehlungscode',
  method: 'GET',
  writes: true,
  path: '/empfehlung/empfehlungscode/:code',
  recht: 'Besuch',
  tag: 'Empfehlung',
  summary: 'The referral of a typed code: in any case, with spaces or hyphens, O for 0, I or L for 1',
  description:
    'Finds a referral by its short code, as a person types it from a card. A network address has 20 tries in 15 minutes. A code of a referral that can be followed counts as a visit, stored with its `einsprungsquelle`.',
  params: z.object({ code: Nummer }),
  query: z.object({ einsprungsquelle: QueryText }),
  answers: { 200: z.object({ Empfehlungsnummer: z.string() }) },
  errors: ['NichtAuthorisiert', 'NichtGefunden'],
});

/** `Link` carries channel, Empfehlungsnummer and Empfaengernummer, so that the shop can send them back with the order. */
export const readProduktlink = call({
  name: 'readProduktlink',
  method: 'GET',
  path: '/empfehlung/:nr/produkt/produktlink',
  recht: 'Besuch',
  tag: 'Empfehlung',
  summary: 'The order address for the product of a referral, on a host that the tenant allows',
  description:
    "Returns the address of the tenant's shop where the product is ordered. It has `channel`, `empfehlungsnummer` and `empfaengernummer`; a shop keeps the last one and sends it with POST auftrag. If the tenant has them signed, the link also has `bis`, the end of its validity in seconds since 1970, and `signatur`: HMAC-SHA256 in hexadecimal with the shared secret over the values of `empfehlungsnummer`, `empfaengernummer`, `channel` and `bis` in this order, joined by line feeds, empty if absent. It is the product's own address if that is a path below the tenant's address, or if its host is one of the tenant's `ProduktlinkHosts` or addresses. Otherwise it is `EmpfehlenWebPage`, `ReferralUrl` or the landing page, the first that exists; with `Bestellweg` Anfrage it is the landing page, since requests have no shop. An ended referral returns Abgelaufen, except for a recipient who joined before; an unconfirmed one returns Konflikt, and a recipient of another referral is not found.",
  params: z.object({ nr: Nummer }),
  query: z.object({ channel: QueryText, empfaengernummer: QueryText }),
  answers: { 200: z.object({ Link: z.url() }) },
  errors: ['NichtGefunden', 'Abgelaufen', 'Konflikt'],
});

/** Whether a visitor can follow a referral: only after the recommender's address is confirmed, and before the referral ends. */
export const readAnnahme = call({
  name: 'readAnnahme',
  method: 'GET',
  path: '/empfehlen/annahme/:nr',
  recht: 'Besuch',
  tag: 'Empfehlung',
  summary: 'Whether a referral can be followed now, not yet, or no more',
  description:
    'Says whether a page should show the form, say that the recommender has not confirmed yet, or say that the referral is over.',
  params: z.object({ nr: Nummer }),
  answers: { 200: z.object({ Annahme: z.enum(['Moeglich', 'Unbestaetigt', 'Beendet']) }) },
  errors: ['NichtGefunden'],
});

export const clickEmpfehlung = call({
  name: 'clickEmpfehlung',
  method: 'GET',
  writes: true,
  isLink: true,
  path: '/empfehlen/click/:nr',
  recht: 'Besuch',
  tag: 'Empfehlung',
  summary: 'The referral link: counts the click and redirects to the landing page; preview programs get its tags as HTML',
  description:
    "Follows a referral link: counts the click and redirects to the landing page, after the end to a page that says so. Repeats of a visitor within an hour are not counted again. Programs that name themselves in `User-Agent` and are no browser, such as previews of messengers and search engines, get the tags of a preview as HTML and count nothing. The landing page is in the language that the browser requests, otherwise in the tenant's language. `empfaengernummer` is kept if it is a recipient of this referral, and ignored otherwise.",
  params: z.object({ nr: Nummer }),
  query: z.object({ channel: QueryText, empfaengernummer: QueryText }),
  answers: { 200: z.string(), 302: null },
  answerTypes: ['text/html'],
  errors: ['NichtGefunden'],
});
