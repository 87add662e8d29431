import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { STEUERSTATUS } from '../../rules/seller.ts';
import { named } from '../../values/named.ts';
import { Postfachsperre } from '../../values/postfachsperre.ts';
import { Datum, Locale, Zeitpunkt } from '../../values/wire.ts';
import { SellerAbrechnungZeile } from './abrechnung.ts';
import { SellerDaten } from './daten.ts';
import { SELLER_ERRORS } from './login.ts';
import { ProvisionZeile, SellerAuftragZeile } from './verkauf.ts';

const NullableZeitpunkt = z.nullable(Zeitpunkt);
const optional = z.nullable(z.string());

const Sellerauskunft = z
  .object({
    Zeitpunkt,
    Mandant: z.string(),
    Konto: z.object({
      Email: z.string(),
      Language: Locale,
      PasswortGesetzt: z.boolean(),
      ErstelltAm: Zeitpunkt,
      BestaetigtAm: NullableZeitpunkt,
    }),
    Daten: z.omit(SellerDaten, { Email: true, Language: true, Fehlt: true }),
    Steuern: z.array(
      z.object({
        GiltAb: Datum,
        Steuerstatus: z.enum(STEUERSTATUS),
        Steuernummer: optional,
        UstId: optional,
        KuIdNr: optional,
      }),
    ),
    Registrierungen: z.array(
      z.object({
        Zweck: z.string(),
        Email: z.string(),
        Vorname: z.string(),
        Nachname: z.string(),
        Firma: optional,
        Language: Locale,
        ErstelltAm: Zeitpunkt,
      }),
    ),
    Auftraege: z.array(z.omit(SellerAuftragZeile, { Empfaenger: true })),
    Provisionen: z.array(ProvisionZeile),
    Abrechnungen: z.array(SellerAbrechnungZeile),
    Sessions: z.array(z.object({ ErstelltAm: Zeitpunkt, Ablauf: Zeitpunkt })),
    Zugangslinks: z.array(z.object({ Zweck: z.string(), GueltigBis: Zeitpunkt, VerwendetAm: NullableZeitpunkt })),
    Mails: z.array(z.object({ Vorlage: z.string(), ErstelltAm: Zeitpunkt, GesendetAm: NullableZeitpunkt, ZurueckAm: NullableZeitpunkt })),
    MailSperre: z.boolean(),
    Postfachsperren: z.array(Postfachsperre),
    Protokoll: z.array(z.object({ Zeit: Zeitpunkt, Was: z.string(), Bezug: z.string(), Daten: z.record(z.string(), z.unknown()) })),
  })
  .register(named, {
    id: 'Sellerauskunft',
    description:
      'All data that is stored about a profi seller (GDPR art. 15 and 20): registration, tax data with its past, orders, commissions, statements with their documents, mails and log. `Daten.Aenderungen` has all changes. Of the IBAN only the first and last four characters are shown; about customers it contains only the numbers of their orders. It contains no secret.',
  });
export type Sellerauskunft = z.infer<typeof Sellerauskunft>;

export const readSellerauskunft = call({
  name: 'readSellerauskunft',
  method: 'GET',
  path: '/seller/datenauskunft',
  recht: 'Seller',
  tag: 'Seller',
  summary: 'All data stored about the logged-in profi seller, as a file',
  description:
    'Returns all data stored about the logged-in profi seller as one file, in every status of the registration. About customers it contains only the numbers of their orders. It contains no password and no secret. Only the tenant can delete a seller.',
  answers: { 200: Sellerauskunft },
  errors: SELLER_ERRORS,
});
