import * as z from 'zod/mini';
import { call } from '../call.ts';
import { AdditionalRoute, faultOfRoutes } from '../pages/additional-routes.ts';
import { LinkPath } from '../pages/path.ts';
import { MODULE_AGENTUR, PAGE_NAMES, routePaths } from '../pages/public.ts';
import { ROOTS } from '../roots.ts';
import { BonusListe } from '../rules/bonus.ts';
import { Anmeldedienst } from '../values/anmeldedienst.ts';
import { Dienste } from '../values/dienste.ts';
import { GutscheinDaten } from '../values/gutschein.ts';
import type { IssueCode } from '../values/issue-code.ts';
import { Limits } from '../values/limits.ts';
import { named } from '../values/named.ts';
import { Bestellweg, Pflichtfeld, ProduktArt, WIDERRUFSFRIST_TAGE, WiderrufsfristTage } from '../values/produktart.ts';
import { STARTSEITE, Startseite } from '../values/startseite.ts';
import { Tracking } from '../values/tracking.ts';
import { Cent, Email, LOCALES, Locale, Slug } from '../values/wire.ts';
import { Rechnungssteller } from './agentur/rechnungssteller.ts';
import { BannerListe } from './banner.ts';
import { Zahlungssteller } from './betrieb/zahlungssteller.ts';

/** Names that no tenant and no chosen code can have: `mandant`, `admin`, the languages, and the first path segments reserved on every host. */
export const RESERVED: readonly string[] = ['mandant', 'admin', 'plattform', ...ROOTS, ...LOCALES];

/** A tenant's name: path segment, `{tenant}.localhost`, and key of all its data. */
export const MandantName = z.string().check(
  z.regex(/^[a-z][a-z0-9-]{1,30}$/),
  z.refine((name) => !RESERVED.includes(name), { params: { code: 'auswahl' } }),
);

/** -1 switches a channel off; a non-negative number is its place in the order. */
const ChannelModule = z.int().check(z.minimum(-1));

const PagePath = z.string().check(z.regex(/^\/[A-Za-z0-9\-_./:]*(:[A-Za-z]+\*)?$/, 'pfad' satisfies IssueCode));

/** Available product APIs, each with its own shape; a tenant chooses one. */
export const PRODUKT_APIS = ['standard', 'telekom', 'berater'] as const;

/** Whether the fee of a cancelled or expired order is taken back. */
export const GEBUEHR_BEI_STORNO = ['Zurueck', 'Bleibt'] as const;

/** A host name as in an address, with an optional port. */
const Host = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/, 'host' satisfies IssueCode));

const USUAL = { Container: true, Hamburger: true, Icons: true, Emblem: false, Sprachwahl: false };

/** The navigation at the top of a tenant's pages; `USUAL` has the defaults. */
const Navbar = z.strictObject({
  /** As wide as the content; otherwise as wide as the window. */
  Container: z._default(z.boolean(), USUAL.Container),
  /** Below the medium breakpoint the pages are in a menu; otherwise in rows. */
  Hamburger: z._default(z.boolean(), USUAL.Hamburger),
  /** Shows an icon for each page. */
  Icons: z._default(z.boolean(), USUAL.Icons),
  /** Shows the tenant's icon and name in place of its logo. */
  Emblem: z._default(z.boolean(), USUAL.Emblem),
  /** Shows links to the same page in the tenant's other languages. */
  Sprachwahl: z._default(z.boolean(), USUAL.Sprachwahl),
});
type Navbar = z.infer<typeof Navbar>;

/** The default navigation. */
export const NAVBAR: Navbar = USUAL;

const Konfiguration = z.strictObject({
  Name: z.string(),
  ProgrammName: z.string(),
  CmsAppName: z.nullable(z.string()),
  MandantUrl: z.nullable(z.url()),
  ModuleAdv: z.boolean(),
  ModuleErzwingeLogin: z.boolean(),
  produktApi: z.enum(PRODUKT_APIS, 'produktApi' satisfies IssueCode),
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
  /** Rewards are paid to the employees with their wages: nothing to choose, and all of it is the employee's. Needs `ModuleCompanyRecommendation`, no part for recipients and no stored bank data. */
  PraemieAlsLohn: z._default(z.boolean(), false),
  ModuleIntegratedFrame: z.boolean(),
  IsAutologin: z.boolean(),
  ModuleErstelleOfflineEmpfehlungCode: z.boolean(),
  ModuleAuftragsdatumMindestalterTage: z.int().check(z.nonnegative()),
  MaxEmpfaengerPraemieCent: z.nullable(Cent),
  ModuleNewsletterPermission: z.boolean(),
  ModuleIBANNurDE: z.boolean(),
  AgbCheckBoxAutoAccept: z.boolean(),
  ShowProductCategory: z.boolean(),
  /** Path below the language where recommending starts, with an optional anchor; null: the form on the home page. */
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
  /** Facebook's Messenger; only offered if `FacebookId` is set. */
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
  /** The shop of the vouchers and its terms; null: pages show neither. A picked voucher keeps the terms of that time. */
  Gutschein: z._default(z.nullable(GutscheinDaten), null),
  /** Shows flying banknotes when a reward is picked. */
  Banknoten: z._default(z.boolean(), true),
  /** Asks leaving visitors once whether they want to create a link first. */
  ExitIntent: z._default(z.boolean(), false),
  /** The home page shows the products that can be recommended, in addition to its form. */
  Produktanzeige: z._default(z.boolean(), true),
  /** The home page starts with a call-to-action button. */
  CallToAction: z._default(z.boolean(), true),
  /** Parts of the home page in their order. */
  Startseite: z._default(Startseite, [...STARTSEITE]),
  /** Pages that open without a login although the tenant forces one; null: `LOGIN_AUSNAHMEN`. */
  LoginAusnahmen: z._default(z.nullable(z.array(z.enum(PAGE_NAMES))), null),
  /** Shows an interstitial page to visitors of pages that need a login. */
  Zwischenseite: z._default(z.boolean(), false),
  /** Further paths of pages, in addition to those of `RoutePaths`. */
  AdditionalRoutes: z._default(z.array(AdditionalRoute).check(z.maxLength(100)), []),
  /** Banners, shown on their days next to the referrals of the personal area or at a reward. */
  Banner: z._default(BannerListe, []),
  /** Additional reward of recommenders for later customers. */
  Bonus: z._default(BonusListe, []),
  /** Referrals without login, or messages to support, per network address and hour after which a captcha is required; 0: always, null: never. */
  CaptchaAb: z._default(z.nullable(z.int().check(z.nonnegative())), 5),
  /** The tenant's own limits. */
  Limits: z._default(Limits, {}),
  /** Hosts of the tenant's shops. Product links lead only to these and to the hosts of the tenant's addresses above. */
  ProduktlinkHosts: z._default(z.array(Host).check(z.maxLength(50)), []),
  /** Hosts whose pages may frame the tenant's pages if `ModuleIntegratedFrame` is on. */
  FrameHosts: z._default(z.array(Host).check(z.maxLength(50)), []),
  /** Id of the preselected product by category slug; the category must show that product. */
  Vorauswahl: z._default(z.record(Slug, z.int().check(z.positive())), {}),
  /** How the recommended person orders. */
  Bestellweg: z._default(Bestellweg, 'Shop'),
  /** Kind of result of a referral, unless the product sets another. */
  ProduktArt: z._default(ProduktArt, 'Bestellung'),
  /** Withdrawal period in full days, by kind of product. Orders can be released after it. */
  WiderrufsfristTage: z._default(WiderrufsfristTage, WIDERRUFSFRIST_TAGE),
  /** Fields that the recommended person must enter in addition to names and mail address. */
  EmpfaengerPflichtfelder: z._default(z.array(Pflichtfeld), []),
  /** Form of address in the messages of recommenders to their contacts. */
  TeilenAnrede: z._default(z.enum(['Du', 'Sie']), 'Du'),
  /** Whether the tenant has agencies: none, only invited ones, or also agencies that register themselves. */
  ModuleAgentur: z._default(z.enum(MODULE_AGENTUR), 'Aus'),
  /** Whether the tenant has profi sellers, who sell by referral for a commission. */
  ModuleProfiseller: z._default(z.boolean(), false),
  /** Staff of an agency see all rows of the agency, not only those with their own number. */
  MitarbeiterSehenAlles: z._default(z.boolean(), false),
  /** Staff of an agency may release orders. */
  MitarbeiterGebenFrei: z._default(z.boolean(), false),
  /** Statistics of an agency can be grouped by employee. */
  StatistikJeMitarbeiter: z._default(z.boolean(), false),
  /** Fee that an agency pays for each order that earns a reward, in addition to the reward, in cents before VAT. */
  AgenturGebuehrCent: z._default(Cent, 0),
  /** What happens to that fee if the order is cancelled or its reward expires. */
  GebuehrBeiStorno: z._default(z.enum(GEBUEHR_BEI_STORNO), 'Zurueck'),
  /** Maximum open amount of an agency in cents; null: no maximum. An agency can have its own maximum. */
  KreditCent: z._default(z.nullable(Cent), null),
  /** Minimum and maximum reward of an entry in an agency's reward plan, in cents. */
  PlanMinCent: z._default(Cent.check(z.positive()), 100),
  PlanMaxCent: z._default(Cent.check(z.positive()), 50_000),
  /** Issuer of invoices to agencies, with its account; null: no invoices are issued. */
  Rechnungssteller: z._default(z.nullable(Rechnungssteller), null),
  /** The account that rewards are paid from; null: no payout runs are made. */
  Zahlungssteller: z._default(z.nullable(Zahlungssteller), null),
  /** Rewards promised by agencies are transitory items for the tenant, shown on separate documents without VAT. */
  PraemieDurchlaufend: z._default(z.boolean(), false),
  /** The tenant's own login provider for people of agencies; null: login by password only. */
  Anmeldedienst: z._default(z.nullable(Anmeldedienst), null),
  /** The tenant's services outside. */
  Dienste: z._default(Dienste, {}),
  /** The navigation at the top of the pages. */
  Navbar: z._default(Navbar, NAVBAR),
});

type Lohn = Pick<
  z.infer<typeof Konfiguration>,
  'PraemieAlsLohn' | 'ModuleCompanyRecommendation' | 'MaxEmpfaengerPraemieCent' | 'ModuleStoringBankdata'
>;

/** Adds a refusal of a setting, with the values that its sentence names. */
type Refuse = (path: readonly string[], code: IssueCode, values?: Readonly<Record<string, string>>) => void;

/** Wages are paid to employees alone, so no part of a reward may be the recommended person's, and nobody has use for bank data. */
function checkLohn(konfiguration: Lohn, refuse: Refuse): void {
  if (!konfiguration.PraemieAlsLohn) return;
  if (!konfiguration.ModuleCompanyRecommendation) refuse(['PraemieAlsLohn'], 'lohnMitarbeitende');
  if (konfiguration.MaxEmpfaengerPraemieCent !== 0) refuse(['MaxEmpfaengerPraemieCent'], 'lohnEmpfaenger');
  if (konfiguration.ModuleStoringBankdata) refuse(['ModuleStoringBankdata'], 'lohnBankdaten');
}

export const MandantKonfiguration = Konfiguration.check(
  z.superRefine((konfiguration, context) => {
    const { RoutePaths, AdditionalRoutes, PlanMinCent, PlanMaxCent, Dienste, CmsAppName, IsAutologin } = konfiguration;
    const refuse: Refuse = (path, message, params = {}) => context.addIssue({ code: 'custom', path: [...path], message, params });
    checkLohn(konfiguration, refuse);
    const fault = faultOfRoutes(AdditionalRoutes, routePaths(RoutePaths));
    if (fault !== null) refuse(['AdditionalRoutes'], fault.code, fault.values);
    if (PlanMaxCent < PlanMinCent) refuse(['PlanMaxCent'], 'planMax');
    if (Dienste.Inhalte && !CmsAppName) refuse(['CmsAppName'], 'gebraucht', { dienst: 'Dienste.Inhalte' });
    if (Dienste.Kundenportal && !IsAutologin) refuse(['IsAutologin'], 'gebraucht', { dienst: 'Dienste.Kundenportal' });
    const twice = Dienste.InhalteApi?.Arten.filter((art) => Dienste.Inhalte?.Arten.includes(art)) ?? [];
    if (twice.length > 0) refuse(['Dienste', 'InhalteApi', 'Arten'], 'artDoppelt', { arten: twice.join(', ') });
  }),
);
export type MandantKonfiguration = z.infer<typeof MandantKonfiguration>;

/** Fields that only concern a tenant and its agencies or services; they are not public. */
const VEREINBART = {
  AgenturGebuehrCent: true,
  GebuehrBeiStorno: true,
  KreditCent: true,
  PlanMinCent: true,
  PlanMaxCent: true,
  Rechnungssteller: true,
  Zahlungssteller: true,
  PraemieDurchlaufend: true,
  Dienste: true,
} as const;

/** The public part of the configuration. */
const ShownKonfiguration = z.omit(Konfiguration, VEREINBART).register(named, {
  id: 'Konfiguration',
  description: 'Settings that pages and programs of the tenant use.',
});

/** Returns the public part of a configuration. */
export function shownKonfiguration(konfiguration: MandantKonfiguration): z.infer<typeof ShownKonfiguration> {
  const {
    AgenturGebuehrCent,
    GebuehrBeiStorno,
    KreditCent,
    PlanMinCent,
    PlanMaxCent,
    Rechnungssteller,
    Zahlungssteller,
    PraemieDurchlaufend,
    Dienste: _,
    ...shown
  } = konfiguration;
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
  answers: { 200: ShownKonfiguration },
  errors: ['NichtGefunden'],
});
