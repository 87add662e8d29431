import * as z from 'zod/mini';
import { call } from '../call.ts';
import { AdditionalRoute, faultOfRoutes } from '../pages/additional-routes.ts';
import { LinkPath } from '../pages/path.ts';
import { MODULE_AGENTUR, PAGE_NAMES, routePaths } from '../pages/public.ts';
import { ROOTS } from '../roots.ts';
import { BonusListe } from '../rules/bonus.ts';
import { Anmeldedienst } from '../values/anmeldedienst.ts';
import { GutscheinDaten } from '../values/gutschein.ts';
import { Limits } from '../values/limits.ts';
import { named } from '../values/named.ts';
import { Bestellweg, Pflichtfeld, ProduktArt, WIDERRUFSFRIST_TAGE, WiderrufsfristTage } from '../values/produktart.ts';
import { STARTSEITE, Startseite } from '../values/startseite.ts';
import { Cent, Email, LOCALES, Locale, Slug } from '../values/wire.ts';
import { Rechnungssteller } from './agentur/rechnungssteller.ts';
import { BannerListe } from './banner.ts';

/** Names that no tenant can have: `mandant`, `admin`, the languages, and what addresses of every host begin with. */
const RESERVED: readonly string[] = ['mandant', 'admin', ...ROOTS, ...LOCALES];

/** A tenant's name: path segment, `{tenant}.localhost`, and key of all its data. */
export const MandantName = z.string().check(
  z.regex(/^[a-z][a-z0-9-]{1,30}$/),
  z.refine((name) => !RESERVED.includes(name), { params: { code: 'auswahl' } }),
);

/** -1 switches a channel off, a non-negative number is its place in the order. */
const ChannelModule = z.int().check(z.minimum(-1));

const PagePath = z.string().check(z.regex(/^\/[A-Za-z0-9\-_./:]*(:[A-Za-z]+\*)?$/));

/** Product APIs of the product: one shape each, chosen by the tenant. */
export const PRODUKT_APIS = ['standard', 'telekom', 'berater'] as const;

/** Whether the fee of an order that came to nothing is taken back. */
export const GEBUEHR_BEI_STORNO = ['Zurueck', 'Bleibt'] as const;

/** A host name as addresses write it, with its port where it has one. */
const Host = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/));

/** A tracker of a tenant, loaded only for visitors who consented. */
const Tracking = z.strictObject({
  type: z.enum(['matomo', 'gtm', 'gtag']),
  enabled: z.boolean(),
  /** Base address of the tracker's scripts. */
  id: z.url({ protocol: /^https?$/ }),
  /** Id of the site or container at the tracker. */
  tagId: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  dataLayerName: z.optional(z.string().check(z.regex(/^[A-Za-z_]\w{0,39}$/))),
});

const USUAL = { Container: true, Hamburger: true, Icons: true, Emblem: false, Sprachwahl: false };

/** The navigation at the head of a tenant's pages; `USUAL` has the defaults. */
const Navbar = z.strictObject({
  /** As wide as the content; otherwise as the window. */
  Container: z._default(z.boolean(), USUAL.Container),
  /** Below the medium breakpoint the pages are in a menu; otherwise in rows. */
  Hamburger: z._default(z.boolean(), USUAL.Hamburger),
  /** Each page has its icon. */
  Icons: z._default(z.boolean(), USUAL.Icons),
  /** The tenant's icon and name in place of its logo. */
  Emblem: z._default(z.boolean(), USUAL.Emblem),
  /** Links to the same page in the tenant's other languages. */
  Sprachwahl: z._default(z.boolean(), USUAL.Sprachwahl),
});
type Navbar = z.infer<typeof Navbar>;

/** The navigation of a tenant without settings for it. */
export const NAVBAR: Navbar = USUAL;

const Konfiguration = z.strictObject({
  Name: z.string(),
  ProgrammName: z.string(),
  CmsAppName: z.nullable(z.string()),
  MandantUrl: z.nullable(z.url()),
  ModuleAdv: z.boolean(),
  ModuleErzwingeLogin: z.boolean(),
  produktApi: z.enum(PRODUKT_APIS, 'Keine/Unbekannte Produkt-API in Mandantenkonfiguration definiert'),
  trackings: z.array(Tracking),
  useInternalConsentManager: z.boolean(),
  SupportedLanguage: z.strictObject({ Sprache: z.array(Locale).check(z.minLength(1)) }),
  language: Locale,
  fallbackLanguage: Locale,
  themePath: z.nullable(z.string()),
  apiRoute: z.string(),
  EmpfehlungslinkDomain: z.strictObject({
    production: z.nullable(z.string()),
    staging: z.nullable(z.string()),
    testing: z.nullable(z.string()),
    development: z.nullable(z.string()),
  }),
  RoutePaths: z.partialRecord(z.enum(PAGE_NAMES), PagePath),
  SupportEmail: Email,
  ReferralUrl: z.nullable(z.url()),
  ModuleAgentRecommendation: z.boolean(),
  EmailWhitelist: z.array(z.string()),
  RecommenderDefaultShare: z.literal([100, 50, 0]),
  ModuleStoringBankdata: z.boolean(),
  AllowSelfRecommendation: z.boolean(),
  ModuleCompanyRecommendation: z.boolean(),
  ModuleIntegratedFrame: z.boolean(),
  IsAutologin: z.boolean(),
  ModuleErstelleOfflineEmpfehlungCode: z.boolean(),
  ModuleAuftragsdatumMindestalterTage: z.int().check(z.nonnegative()),
  MaxEmpfaengerPraemieCent: z.nullable(Cent),
  ModuleNewsletterPermission: z.boolean(),
  ModuleIBANNurDE: z.boolean(),
  AgbCheckBoxAutoAccept: z.boolean(),
  ShowProductCategory: z.boolean(),
  /** Where one begins to recommend, below the language, with what follows it; null: the form on the home. */
  EmpfehlenPath: z.nullable(LinkPath),
  EmpfehlenWebPage: z.nullable(z.url()),
  ModuleEmailClient: ChannelModule,
  ModuleGmail: ChannelModule,
  ModuleOutlook: ChannelModule,
  ModuleYahoo: ChannelModule,
  ModuleFacebook: ChannelModule,
  FacebookId: z.nullable(z.string()),
  ModuleWhatsapp: ChannelModule,
  ModuleTwitter: ChannelModule,
  ModuleXing: ChannelModule,
  ModuleLinkedIn: ChannelModule,
  ModuleSms: z._default(ChannelModule, -1),
  /** Facebook's Messenger; offered where there is a `FacebookId`. */
  ModuleMessenger: z._default(ChannelModule, -1),
  ModuleInstagram: z._default(ChannelModule, -1),
  KontoAuskunft: z.boolean(),
  FreigabeAutomatisch: z.boolean(),
  /** Days a recipient has to follow a referral. */
  EmpfehlungGueltigTage: z.int().check(z.positive()),
  /** Days within which an accepted recipient has to order. */
  AuftragFristTage: z.int().check(z.positive()),
  /** Days a grant can be picked. */
  PraemieGueltigTage: z.int().check(z.positive()),
  /** Days after release within which a transfer is promised. */
  AuszahlungFristTage: z.int().check(z.positive()),
  /** The shop of the vouchers and what holds for them; null: nothing is said of it. What was picked keeps what held then. */
  Gutschein: z._default(z.nullable(GutscheinDaten), null),
  /** Banknotes fly when a reward is picked. */
  Banknoten: z._default(z.boolean(), true),
  /** Who leaves is asked once whether to make a link first. */
  ExitIntent: z._default(z.boolean(), false),
  /** The home shows what can be recommended, beside its form. */
  Produktanzeige: z._default(z.boolean(), true),
  /** The home begins with a button that leads on. */
  CallToAction: z._default(z.boolean(), true),
  /** Parts of the home in their order. */
  Startseite: z._default(Startseite, [...STARTSEITE]),
  /** Pages that open without a login although the tenant forces one; null: `LOGIN_AUSNAHMEN`. */
  LoginAusnahmen: z._default(z.nullable(z.array(z.enum(PAGE_NAMES))), null),
  /** The tenant has a page of its own in front of those that need a login. */
  Zwischenseite: z._default(z.boolean(), false),
  /** Further paths of pages, beside those of `RoutePaths`. */
  AdditionalRoutes: z._default(z.array(AdditionalRoute).check(z.maxLength(100)), []),
  /** Banners, shown on their days: beside the referrals of the personal area, or at a reward. */
  Banner: z._default(BannerListe, []),
  /** What recommenders get on top for later customers. */
  Bonus: z._default(BonusListe, []),
  /** After so many referrals without login, or messages to support, of a network address in an hour a captcha is asked; 0: always, null: never. */
  CaptchaAb: z._default(z.nullable(z.int().check(z.nonnegative())), 5),
  /** Limits of the tenant's own. */
  Limits: z._default(Limits, {}),
  /** Hosts of the tenant's shops, beside those of its own addresses above: product links lead nowhere else. */
  ProduktlinkHosts: z._default(z.array(Host).check(z.maxLength(50)), []),
  /** Hosts of the tenant's own sites, whose pages may frame its pages where `ModuleIntegratedFrame` is on. */
  FrameHosts: z._default(z.array(Host).check(z.maxLength(50)), []),
  /** The product chosen beforehand in a category, by its slug: an Id of a product that is shown there. */
  Vorauswahl: z._default(z.record(Slug, z.int().check(z.positive())), {}),
  /** How the recommended person orders. */
  Bestellweg: z._default(Bestellweg, 'Shop'),
  /** What comes about by a referral, where a product says nothing else. */
  ProduktArt: z._default(ProduktArt, 'Bestellung'),
  /** Full days of withdrawal by kind of product: release counts from their end. */
  WiderrufsfristTage: z._default(WiderrufsfristTage, WIDERRUFSFRIST_TAGE),
  /** What the recommended person has to enter, beside names and address of mail. */
  EmpfaengerPflichtfelder: z._default(z.array(Pflichtfeld), []),
  /** How the messages of recommenders speak to their contacts. */
  TeilenAnrede: z._default(z.enum(['Du', 'Sie']), 'Du'),
  /** Whether the tenant has agencies: none, only invited ones, or also agencies that register themselves. */
  ModuleAgentur: z._default(z.enum(MODULE_AGENTUR), 'Aus'),
  /** Staff of an agency see all of it, not only what carries their own number. */
  MitarbeiterSehenAlles: z._default(z.boolean(), false),
  /** Staff of an agency release orders. */
  MitarbeiterGebenFrei: z._default(z.boolean(), false),
  /** The figures of an agency can be seen by employee. */
  StatistikJeMitarbeiter: z._default(z.boolean(), false),
  /** What an agency pays for each order that earns a reward, beside the reward, in cents before VAT. */
  AgenturGebuehrCent: z._default(Cent, 0),
  /** What becomes of that fee when the order is cancelled, or its reward expires. */
  GebuehrBeiStorno: z._default(z.enum(GEBUEHR_BEI_STORNO), 'Zurueck'),
  /** What can be open of an agency, in cents; null: any amount. An agency can have another bound of its own. */
  KreditCent: z._default(z.nullable(Cent), null),
  /** What an entry of an agency's reward plan can promise, in cents. */
  PlanMinCent: z._default(Cent.check(z.positive()), 100),
  PlanMaxCent: z._default(Cent.check(z.positive()), 50_000),
  /** Who issues invoices to agencies, and on which account; null: none are made. */
  Rechnungssteller: z._default(z.nullable(Rechnungssteller), null),
  /** Rewards that agencies promise are money that only passes through the tenant: they stand on documents of their own without VAT. */
  PraemieDurchlaufend: z._default(z.boolean(), false),
  /** Where people of agencies are logged in by the tenant's own provider; null: by password alone. */
  Anmeldedienst: z._default(z.nullable(Anmeldedienst), null),
  /** The navigation at the head of the pages. */
  Navbar: z._default(Navbar, NAVBAR),
});

export const MandantKonfiguration = Konfiguration.check(
  z.superRefine(({ RoutePaths, AdditionalRoutes, PlanMinCent, PlanMaxCent }, context) => {
    const fault = faultOfRoutes(AdditionalRoutes, routePaths(RoutePaths));
    if (fault !== null) context.addIssue({ code: 'custom', path: ['AdditionalRoutes'], message: fault });
    if (PlanMaxCent < PlanMinCent) context.addIssue({ code: 'custom', path: ['PlanMaxCent'], message: 'is less than PlanMinCent' });
  }),
);
export type MandantKonfiguration = z.infer<typeof MandantKonfiguration>;

/** What a tenant and its agencies have agreed on: theirs alone. */
const VEREINBART = {
  AgenturGebuehrCent: true,
  GebuehrBeiStorno: true,
  KreditCent: true,
  PlanMinCent: true,
  PlanMaxCent: true,
  Rechnungssteller: true,
  PraemieDurchlaufend: true,
} as const;

/** The configuration as anybody reads it. */
const GezeigteKonfiguration = z.omit(Konfiguration, VEREINBART).register(named, {
  id: 'Konfiguration',
  description: 'Settings that pages and programs of the tenant use.',
});

/** What of a configuration anybody reads. */
export function shownKonfiguration(konfiguration: MandantKonfiguration): z.infer<typeof GezeigteKonfiguration> {
  const { AgenturGebuehrCent, GebuehrBeiStorno, KreditCent, PlanMinCent, PlanMaxCent, Rechnungssteller, PraemieDurchlaufend, ...shown } =
    konfiguration;
  return shown;
}

export const readMandantOfHost = call({
  name: 'readMandantOfHost',
  method: 'GET',
  path: '/api/v1/mandant',
  recht: 'Besuch',
  tag: 'Mandant',
  summary: 'Name of the tenant behind a host name',
  description:
    'Returns the tenant that answers at a host name, so that a program that only knows the address can find its calls. Host names of referral links are known too.',
  query: z.object({ host: z.string().check(z.maxLength(253)) }),
  answers: { 200: z.object({ tenant: MandantName }) },
  errors: ['NichtGefunden'],
});

export const readMandant = call({
  name: 'readMandant',
  method: 'GET',
  path: '/api/v1/mandant/:tenant',
  recht: 'Besuch',
  tag: 'Mandant',
  summary: 'Configuration of a tenant, without any secret',
  description:
    'Returns the settings that pages and programs of the tenant use: name, languages, modules, periods and addresses. `apiRoute` is the path below which its calls are. The answer holds no secret, so anyone may read it.',
  params: z.object({ tenant: z.string() }),
  answers: { 200: GezeigteKonfiguration },
  errors: ['NichtGefunden'],
});
