import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { PROVISION_STATUS } from '../../rules/provision.ts';
import { named } from '../../values/named.ts';
import { AuftragStatus } from '../../values/status.ts';
import { Betrag, Cent, Datum, Zeitpunkt } from '../../values/wire.ts';
import { type ReportSpec, reportParts } from '../bericht.ts';
import { SELLER_ERRORS } from './login.ts';

const SellerLink = z
  .object({
    Empfehlungsnummer: z.string(),
    Empfehlungslink: z.string(),
    KurzURL: z.string(),
    Empfehlungscode: z.string(),
    GueltigBis: Datum,
    Geoeffnet: z.int(),
    Eingetragen: z.int(),
    Bestellt: z.int(),
  })
  .register(named, {
    id: 'SellerLink',
    description:
      'The link of a profi seller for a product, for any number of customers. `Geoeffnet` counts how often it was opened, once an hour for each visitor, `Eingetragen` who entered data, `Bestellt` orders that are not cancelled. The last day is `GueltigBis`.',
  });
export type SellerLink = z.infer<typeof SellerLink>;

const SellerProdukt = z
  .object({ ProduktId: z.int(), Name: z.string(), ProvisionCent: Cent, EmpfaengerCent: Cent, Link: z.nullable(SellerLink) })
  .register(named, {
    id: 'SellerProdukt',
    description:
      'A product that a profi seller can sell today: the sum of its commission, what the customer gets as a reward, and the running link of the seller, if there is one.',
  });
export type SellerProdukt = z.infer<typeof SellerProdukt>;

export const listSellerProdukte = call({
  name: 'listSellerProdukte',
  method: 'GET',
  path: '/seller/produkte',
  recht: 'Seller',
  tag: 'Seller',
  summary: 'The products that a profi seller can sell, with their commission',
  description:
    'Lists the products that have a commission and a reward today, in the order of the catalogue. The customer gets half of the reward, up to the most that the tenant pays to recipients; the seller gets the commission in place of the rest.',
  answers: { 200: z.object({ Produkte: z.array(SellerProdukt) }) },
  errors: SELLER_ERRORS,
});

export const readSellerLink = call({
  name: 'readSellerLink',
  method: 'GET',
  path: '/seller/link',
  writes: true,
  recht: 'Seller',
  tag: 'Seller',
  summary: 'The link of the profi seller for a product',
  description:
    'Returns the running link of the seller for the product; without one, or once it has ended, makes a new one. Only a seller who is Aktiv has links (409 otherwise); their links end when the tenant deactivates them. The numbers say what became of the link, so that a page can follow it.',
  query: z.object({ produkt: z.coerce.number().check(z.int(), z.positive()) }),
  answers: { 200: SellerLink },
  errors: [...SELLER_ERRORS, 'NichtAuthorisiert', 'Konflikt'],
});

const Monatszahlen = z
  .object({
    Monat: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
    Geoeffnet: z.int(),
    Bestellt: z.int(),
    Freigegeben: z.int(),
    ProvisionCent: Betrag,
  })
  .register(named, {
    id: 'SellerMonat',
    description:
      'A calendar month of a profi seller (Berlin): openings of the links, orders by their day that are not cancelled, orders released in it, and commissions booked in it less those taken back in it. `ProvisionCent` can be below zero.',
  });

export const readSellerUebersicht = call({
  name: 'readSellerUebersicht',
  method: 'GET',
  path: '/seller/uebersicht',
  recht: 'Seller',
  tag: 'Seller',
  summary: 'This month and the last one of the profi seller, and what is coming',
  description:
    'Sums up this month and the last one. `VorgemerktCent` is the commission of confirmed orders that are not released yet, `OffenCent` what is booked and stands on no statement yet. `UstGrenze` says that the seller is a small business whose commissions are above 25,000 € in the year before or 100,000 € in this one, so that the tax status has to be checked.',
  answers: {
    200: z.object({
      DieserMonat: Monatszahlen,
      VorigerMonat: Monatszahlen,
      VorgemerktCent: Cent,
      OffenCent: Betrag,
      UstGrenze: z.boolean(),
    }),
  },
  errors: SELLER_ERRORS,
});
export type SellerMonat = z.infer<typeof Monatszahlen>;

export const SellerAuftragZeile = z
  .object({
    Auftragsnummer: z.string(),
    Auftragsdatum: Datum,
    Produkt: z.string(),
    Empfaenger: z.string(),
    Status: AuftragStatus,
    FreigabeAb: Datum,
    ProvisionCent: Cent,
    Grund: z.nullable(z.string()),
  })
  .register(named, {
    id: 'SellerAuftragZeile',
    description:
      'An order that came by a link of the seller. The customer is shown by first name and initial. `ProvisionCent` is its commission, of an order that is not confirmed yet the one that it will have, `Grund` says why it has none.',
  });
export type SellerAuftragZeile = z.infer<typeof SellerAuftragZeile>;

export const ProvisionZeile = z
  .object({
    Id: z.string(),
    Auftragsnummer: z.string(),
    Produkt: z.string(),
    Teil: z.string(),
    BetragCent: Betrag,
    Status: z.enum(PROVISION_STATUS),
    GebuchtAm: z.nullable(Zeitpunkt),
    Abrechnungsnummer: z.nullable(z.string()),
  })
  .register(named, {
    id: 'ProvisionZeile',
    description:
      'A part of the commission of an order. It is Vorgemerkt once the order is confirmed, Gebucht once it is released, and Abgerechnet once it stands on a statement. If the order is cancelled after that, a row with the negative amount takes it back.',
  });
export type ProvisionZeile = z.infer<typeof ProvisionZeile>;

const QUERY =
  'The query is that of the reports of agencies. `Filter` is an object, or a text that is searched: the beginnings of words and numbers of the shown columns.';

/** A report of the seller's own rows. */
const report = <
  const Name extends string,
  Row extends z.ZodMiniObject,
  const Computed extends keyof Row['shape'] & string = never,
  const Sum extends keyof Row['shape'] & string = never,
>({
  name,
  path,
  summary,
  description,
  ...spec
}: ReportSpec<Row, Computed, Sum> & {
  readonly name: Name;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
}) =>
  call({
    name,
    path,
    recht: 'Seller',
    tag: 'Seller',
    summary,
    description: `${description} ${QUERY}`,
    ...reportParts<Row, Computed, Sum>(spec),
    errors: SELLER_ERRORS,
  });

export const listSellerAuftraege = report({
  name: 'listSellerAuftraege',
  path: '/seller/auftraege',
  summary: 'Orders that came by the links of a profi seller',
  description: 'Lists the orders of the seller, by default the latest first.',
  row: SellerAuftragZeile,
  computed: ['ProvisionCent', 'Grund'],
  words: { Status: 'status.auftrag' },
});

export const listProvisionen = report({
  name: 'listProvisionen',
  path: '/seller/provisionen',
  summary: 'Commissions of a profi seller',
  description:
    'Lists the parts of the commissions of the orders, by default the latest first, with the sum of those that are not taken back. `Von` and `Bis` go by the day of the order.',
  row: ProvisionZeile,
  sums: ['BetragCent'],
  words: { Status: 'seller.status.provision' },
});
