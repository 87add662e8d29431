import * as z from 'zod/mini';
import type { MandantKonfiguration } from '../calls/mandant.ts';
import { PrintableText } from '../values/druckbar.ts';
import { Haendler } from '../values/gutschein.ts';
import type { IssueCode } from '../values/issue-code.ts';
import { isOwnPath } from '../values/own-path.ts';
import { ProduktArt } from '../values/produktart.ts';
import { Cent, Datum, Slug, Text } from '../values/wire.ts';
import { parseProvision } from './provision.ts';

/** The files of a tenant's folder (docs/tenant.md), each entry as a schema. */

/** The greatest number that a column of the database holds. */
const MAX_INTEGER = 2_147_483_647;

const Id = z.int().check(z.positive(), z.maximum(MAX_INTEGER));
const Host = z.string().check(z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'host' satisfies IssueCode));
const Klasse = z.nullable(z.enum(['S', 'M', 'L', 'XL']));
const Hinweis = z._default(z.nullable(Text(400)), null);

/** `hosts` of `mandant.json`. A host of art `seite` shows the tenant's pages, one of art `link` holds its short referral links. */
export const MandantHost = z.strictObject({ host: Host, art: z.enum(['seite', 'link']) });

/** `kategorien.json`. `Breadcrumb` holds the slugs of the parents, topmost first, so that their titles follow the language. */
export const Kategorie = z.strictObject({
  Id,
  Slug,
  Titel: Text(),
  Quelle: z.optional(Slug),
  Breadcrumb: z._default(z.array(Slug), []),
  En: z.strictObject({ Titel: Text() }),
});

const Produkt = z.strictObject({
  Id,
  /** Never only digits, since an address names a product by `Id` or by `ExterneId`. */
  ExterneId: z.string().check(z.regex(/^[A-Z][A-Z0-9-]{1,39}$/, 'externeId' satisfies IssueCode)),
  /** Printed on invoices of agencies. */
  Name: PrintableText(),
  /** Slug of its category. */
  Kategorie: Slug,
  /** If missing, the source of its category. */
  Quelle: z.optional(Slug),
  Beschreibung: Text(),
  /** Hidden from all lists. */
  Versteckt: z.optional(z.literal(true)),
  Sortierung: z.int(),
  En: z.strictObject({ Name: Text(), Beschreibung: Text() }),
});

/** Optional data of products of every API. */
const OWN = {
  /** Facts that people see: speed, term, region, hours. */
  Fakten: z.optional(
    z
      .array(z.strictObject({ Titel: Text(40), Wert: Text(120), En: z.strictObject({ Titel: Text(40), Wert: Text(120) }) }))
      .check(z.maxLength(6)),
  ),
  /** The kind of result of a recommendation, if it differs from the tenant's `ProduktArt`. */
  ProduktArt: z.optional(ProduktArt),
  /** The age from which it can be ordered, in years. */
  Mindestalter: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
};

/** Where the product is ordered: on a host of the tenant's `ProduktlinkHosts`, or at a path below the tenant's own address. */
const Produktlink = z.optional(
  z.string().check(z.refine((address) => isOwnPath(address) || URL.canParse(address), 'produktlink' satisfies IssueCode)),
);

/** Telecom product; prices and discount in cents. */
const TelekomDaten = z.strictObject({
  ...OWN,
  /** TP includes television, DP does not. */
  Kategorie: z.enum(['DP', 'TP']),
  Young: z._default(z.boolean(), false),
  Hybrid: z._default(z.boolean(), false),
  Gruppe: Text(),
  Klasse,
  PreisMonatlich: Cent,
  PreisEinmalig: Cent,
  AnzeigeName: Text(),
  Beschreibung1: Text(),
  Beschreibung2: Text(),
  Beschreibung3: Text(),
  Beschreibung4: Text(),
  /** The commission of a profi seller: name and cents of each part, joined by a comma. */
  Provision: z.string().check(z.refine((text) => parseProvision(text) !== null, 'provision' satisfies IssueCode)),
  /** Identifier of a footnote of the tenant's content. */
  Fussnote: z._default(z.nullable(Slug), null),
  Preisaufteilung: Hinweis,
  Aktionsname: Hinweis,
  Aktionsrabatt: z._default(z.nullable(Cent), null),
  /** Maximum download in Mbit/s. */
  Download: z.optional(Id),
  /** Minimum term in months; 1: it can be cancelled monthly. */
  Laufzeit: z.optional(Id),
  Produktlink,
  En: z.strictObject({
    AnzeigeName: Text(),
    Beschreibung1: Text(),
    Beschreibung2: Text(),
    Beschreibung3: Text(),
    Beschreibung4: Text(),
    Preisaufteilung: Hinweis,
    Aktionsname: Hinweis,
  }),
});

const BeraterDaten = z.strictObject({
  ...OWN,
  LastName: Text(),
  ZipCode: z.string().check(z.regex(/^\d{5}$/, 'plz' satisfies IssueCode)),
  City: Text(),
  Photo: z.string().check(z.regex(/^\/api\/v1\/[a-z0-9-]+\/Produkt\/[A-Z0-9-]+\/grafik$/)),
});

const StandardDaten = z.strictObject({
  ...OWN,
  Produktlink,
});

const DATEN = { standard: z._default(StandardDaten, {}), telekom: TelekomDaten, berater: BeraterDaten };
type ProduktDaten = z.infer<(typeof DATEN)[MandantKonfiguration['produktApi']]>;

/** An entry of `produkte.json`; the fields of `Daten` depend on the tenant's product API. */
export const produkt = (api: MandantKonfiguration['produktApi']) => z.extend(Produkt, { Daten: DATEN[api] as z.ZodMiniType<ProduktDaten> });

/** `geraete.json`: mobile device offers; `TarifId` is the `Id` of a product, prices in cents. */
export const Geraet = z.strictObject({
  Id,
  GeraeteTyp: z.enum(['smartphone', 'tablet']),
  Hersteller: Text(),
  Klasse,
  TarifAnzeigeName: Text(),
  TarifBeschreibung: Text(),
  HandyAnzeigeName: Text(),
  HandyBeschreibung: Text(),
  HandyId: Id,
  PreisHandy: Cent,
  TarifId: Id,
  PreisTarif: Cent,
  Position: z.int(),
  Aktion: z._default(z.boolean(), false),
  TopPosition: z._default(z.nullable(z.int()), null),
  Aktionspreis: z._default(z.nullable(Cent), null),
  En: z.strictObject({ TarifAnzeigeName: Text(), TarifBeschreibung: Text(), HandyBeschreibung: Text() }),
});

/** `praemien.json`; `ProduktId` null means a reward of every product. */
export const Praemie = z.strictObject({
  Id,
  ProduktId: z.nullable(Id),
  Titel: Text(),
  Startdatum: Datum,
  Enddatum: Datum,
  EnddatumAnzeige: Datum,
  WertCent: Cent.check(z.positive(), z.maximum(MAX_INTEGER)),
  En: z.strictObject({ Titel: Text() }),
});

/** `aktionen.json`: campaigns that recommenders can agree to; `RechtsText` is HTML, `Enddatum` null means no end. */
export const Aktion = z.strictObject({
  AktionsId: Id,
  Titel: Text(),
  Text: Text(1000),
  RechtsText: Text(20_000),
  Version: Text(40),
  Startdatum: Datum,
  Enddatum: z.nullable(Datum),
  En: z.strictObject({ Titel: Text(), Text: Text(1000), RechtsText: Text(20_000) }),
});

/**
 * An entry of `gutscheine.json`: the codes of a value and a shop, which is by default that of the tenant's configuration. A number in place of codes
 * makes the demo invent as many, and other installations none.
 */
export const Gutschein = z.strictObject({
  WertCent: Cent.check(z.positive()),
  Haendler: z.optional(Haendler),
  Codes: z.union([z.int().check(z.positive()), z.array(Text(100))], 'codes' satisfies IssueCode),
});

const LongText = Text(20_000);

/** One language of `texte.json`, which overlays the product's texts; `{praemie}` in the key sentence is the best reward. */
export const Texte = z.catchall(
  z.object({
    'home.kernsatz': z.optional(Text().check(z.includes('{praemie}'))),
    'home.bedingung': z.optional(Text()),
    'mail.fuss': z.optional(Text(500)),
  }),
  LongText,
);
