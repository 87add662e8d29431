import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import { type FormNode, fieldNamesOf } from '../../contract/rules/ordner-form.ts';
import type { FieldTexts } from '../../texts/fields/fields.ts';

type Feld = keyof MandantKonfiguration;

/** Where a setting acts: pages by their names, calls, mails. */
const ACTS_IN: Readonly<Record<Feld, string>> = {
  Name: 'pages, mails, preview tags, `content/variables`',
  ProgrammName: 'pages, mails, preview tags, `content/variables`',
  CmsAppName: 'refresh of the content',
  MandantUrl: 'links in mails, redirects, preview tags',
  ModuleAdv: 'Imprint, footer, home',
  ModuleErzwingeLogin: 'pages',
  produktApi: 'product calls, home, recommend pages',
  trackings: 'pages, for who agreed',
  useInternalConsentManager: 'pages',
  SupportedLanguage: 'pages, calls, language switch',
  language: 'pages, calls, mails',
  fallbackLanguage: 'pages, `content`',
  themePath: 'later: theme editor',
  apiRoute: 'addresses of pictures, captcha',
  EmpfehlungslinkDomain: '`KurzURL`',
  RoutePaths: 'pages, links, `route/default`',
  SupportEmail: 'pages, mails, `content/variables`',
  ReferralUrl: '`content/variables`, product links, footer with `ModuleAdv`',
  ModuleAgentRecommendation: 'agent calls, home, AgentRecommendations, RecommendAgent, RewardOverview, `Empfehlen/create`',
  EmailWhitelist: '`Empfehlen/create`, logins by link',
  RecommenderDefaultShare: 'recommend forms',
  ModuleStoringBankdata: 'calls and pages of bank data',
  AllowSelfRecommendation: '`Empfehlen/create`, joining, bank data',
  ModuleCompanyRecommendation: 'RecommendEmployee, EmployeeArea, calls `mitarbeiter/*`, invitations of employees',
  ModuleIntegratedFrame: 'cookies, `frame-ancestors`, `widget.js`',
  IsAutologin: 'pages, login calls',
  ModuleErstelleOfflineEmpfehlungCode: 'share page, Thanks',
  ModuleAuftragsdatumMindestalterTage: 'release, `NaechsterSchritt`, home',
  MaxEmpfaengerPraemieCent: 'rewards, pages, messages',
  ModuleNewsletterPermission: 'newsletter calls',
  ModuleIBANNurDE: 'bank data',
  AgbCheckBoxAutoAccept: 'recommend forms',
  ShowProductCategory:
    'RewardOverview; product API `telekom`: pages of the categories and the one that lists them, home, foot of every page, sitemap',
  EmpfehlenPath: 'buttons of personal area, ends and login',
  EmpfehlenWebPage: "end of the recipient's way, product links",
  ModuleEmailClient: 'share page, `Teilen`',
  ModuleGmail: 'share page, `Teilen`',
  ModuleOutlook: 'share page, `Teilen`',
  ModuleYahoo: 'share page, `Teilen`',
  ModuleFacebook: 'share page, `Teilen`',
  ModuleWhatsapp: 'share page, `Teilen`',
  ModuleTwitter: 'share page, `Teilen`',
  ModuleXing: 'share page, `Teilen`',
  ModuleLinkedIn: 'share page, `Teilen`',
  ModuleSms: 'share page, `Teilen`',
  ModuleMessenger: 'share page, `Teilen`',
  ModuleInstagram: 'share page, `Teilen`',
  FacebookId: 'Facebook, Messenger',
  KontoAuskunft: 'login, `resetPassword`, `resendWelcomeMail`, `createEmpfehler`, `Empfehlen/create`',
  FreigabeAutomatisch: 'release',
  EmpfehlungGueltigTage: 'referrals, recipients',
  AuftragFristTage: 'recipients',
  PraemieGueltigTage: 'grants',
  AuszahlungFristTage: 'pages, `NaechsterSchritt`',
  Gutschein: 'Reward, RewardDetails, RewardThanks, mails, pool of codes',
  Banknoten: 'RewardThanks',
  ExitIntent: 'home, recommend pages, RewardOverview, AgentRecommendations',
  Produktanzeige: 'home',
  CallToAction: 'home',
  Startseite: 'home',
  LoginAusnahmen: 'pages',
  Zwischenseite: 'pages',
  AdditionalRoutes: 'pages, `route/additional`',
  Banner: 'personal area, Reward, `showbanner` calls',
  Bonus: 'release, grants, mails, personal area, Reward',
  CaptchaAb: 'recommend forms, Contact, `Empfehlen/create`, `kontakt`',
  Limits: 'all calls with a limit, sending of mails',
  ProduktlinkHosts: '`empfehlung/{nr}/produkt/produktlink`',
  FrameHosts: '`frame-ancestors`, `widget.js`',
  Vorauswahl: '`produktkategorie`, `produkt`, home, catalogue',
  Bestellweg: "the recipient's page, `empfaenger/anfrage`",
  WiderrufsfristTage: 'release, `NaechsterSchritt`, reports, pages, mails, `content/variables`',
  ProduktArt: 'the words of pages, mails, messages, previews',
  EmpfaengerPflichtfelder: 'RecipientData, `tracking/abschliessen`',
  TeilenAnrede: 'share page, `Teilen`',
  PraemieAlsLohn: 'release, reward and personal area, mails, back office `Lohn` (404 when off)',
  ModuleProfiseller: "pages and calls of the sellers' portal (404 when off), back office, footer",
  ModuleAgentur: "pages and calls of the agencies' portal (404 when `Aus`), footer, Privacy",
  Anmeldedienst: 'AgencyLogin, `agentur/sso`, Privacy',
  Dienste:
    'refresh of the content, forms that ask for a captcha, login by token, product links, goals of people who agreed, mails; never shown to programs',
  MitarbeiterSehenAlles: 'reports of agencies',
  MitarbeiterGebenFrei: 'release by agencies',
  StatistikJeMitarbeiter: '`agentur/statistik`',
  AgenturGebuehrCent: 'release, ledger',
  GebuehrBeiStorno: 'cancellation, expiry, ledger',
  KreditCent: 'release',
  PlanMinCent: 'reward plan of agencies',
  PlanMaxCent: 'reward plan of agencies',
  Rechnungssteller: 'invoices of agencies',
  Zahlungssteller: 'payout runs',
  PraemieDurchlaufend: 'invoices of agencies',
  Navbar: 'pages',
};

/** What the documentation says of a setting beyond the words of its form: names in the code, links and constraints. */
const MORE: Readonly<Partial<Record<Feld, string>>> = {
  CmsAppName: 'Used by the service of `Dienste.Inhalte`; null without one.',
  MandantUrl: 'Null: `PUBLIC_URL`, else `{tenant}.localhost`.',
  ModuleAdv: 'That website is `ReferralUrl`.',
  ModuleErzwingeLogin:
    "The exceptions are `LoginAusnahmen`. The page in front of the login of `ModuleProfiseller`'s portal is `SellerInterstitial`.",
  fallbackLanguage: 'It is one of `SupportedLanguage`, as `language` is.',
  apiRoute: 'It is `/api/v1/{tenant}`, and may be left out.',
  EmpfehlungslinkDomain: '[`ENVIRONMENT`](settings.md) says which counts.',
  SupportEmail: 'Orders by email are those of `Bestellweg`.',
  ReferralUrl:
    'The shop is `EmpfehlenWebPage`, the way to order is `Bestellweg`. Its host is one of those to which product links may lead.',
  ModuleAgentRecommendation: 'A matter of product API `berater`.',
  PraemieAlsLohn:
    'There is nothing to choose and no account. Needs `ModuleCompanyRecommendation`, `MaxEmpfaengerPraemieCent` 0 and no `ModuleStoringBankdata`.',
  ModuleIntegratedFrame: 'The hosts are `FrameHosts`.',
  ModuleAuftragsdatumMindestalterTage: 'They count from `FristBeginn` of the order.',
  ShowProductCategory: 'The catalogue is that of product API `telekom`.',
  EmpfehlenWebPage: 'Recipients are led there from the end of their way too.',
  ModuleMessenger: 'Needs a `FacebookId`.',
  Gutschein: 'What was picked keeps its shop and terms, and gets a code of that shop.',
  ExitIntent: 'They are asked when the pointer leaves the page at the upper edge, 15 seconds after it opened; phones tell of no leaving.',
  Startseite:
    '`Schritte`, `Vertrauen`, `Fragen`: how it goes, who stands behind it, what people ask. `Hinweis`, `Partner`: the text block `home-hinweis`, the pictures `partner`. `Produkte`: tiles of what can be recommended, or the search for agents. `Tempo`: the product with the highest reward, then products that say a speed, the fastest and the cheapest. `Aushang`: products by family or category. `Menschen`: agents by large portraits. `Geschichte`: the pictures `geschichte`, each with the text block of its number (`geschichte-1`).',
  LoginAusnahmen: 'Null: `LOGIN_AUSNAHMEN` in `contract/pages/public.ts`.',
  Zwischenseite: 'Logins without a password are `IsAutologin`.',
  AdditionalRoutes:
    'One that has an address in common with another page or another of the list, or not the parameters of its page, stops the reading.',
  Banner: 'One without `Text` is a name for programs alone.',
  Bonus:
    'From the `AbKunde`-th customer on who is released within `Tage` days of the first one of that period, `BetragCent` cents for each.',
  Limits: 'Names, uses and times stand in `contract/values/limits.ts`.',
  FrameHosts: 'How pages are embedded says [embedding](embedding.md).',
  Vorauswahl: 'By the slug of the category; the product has to be shown there.',
  Bestellweg:
    "`Shop`: the product's own address; without one as with `EMail`. `Anfrage`: a form of ours that is mailed to `SupportEmail` and stands as an order; a product with a `Produktlink` leads there instead, as to an application form of the tenant's. `EMail`: a mail to `SupportEmail`, filled in.",
  WiderrufsfristTage:
    'By `ProduktArt`. A release is not possible before `ModuleAuftragsdatumMindestalterTage` either; both count from `FristBeginn` of the order.',
  ProduktArt: "A product's `Daten` may say another.",
  EmpfaengerPflichtfelder: '`adresse` is street, number, postcode and town.',
  Anmeldedienst: 'The secret is set by a command ([tenant](tenant.md#secrets-of-outside-services)).',
  Dienste:
    'What each needs says [services](services.md). `Kundenportal` needs `IsAutologin`, `Inhalte` needs `CmsAppName`, `Ziele` needs a Matomo in `trackings`.',
  MitarbeiterSehenAlles: 'What the agency allows is a right of each employee.',
  KreditCent: "An agency's own limit is `agentur.kredit_cent`.",
  Rechnungssteller:
    'Decision [034](decisions/034-documents-over-the-ledger.md) has the reasons. The e-invoice has the number of `Register`, such as HRB 12, as BT-30 and the line as BT-33.',
};

const HEAD = `# A tenant's configuration

The fields of a tenant's \`konfiguration\`; the environment variables of the installation are its [settings](settings.md). It is checked when it is loaded: a value that does not fit stops the start, named by tenant and field.
A field with a default may be left out, and so may \`apiRoute\`: the folder of a tenant ([tenant](tenant.md)) needs only \`Name\`, \`ProgrammName\` and \`SupportEmail\`. An empty value
is null. Amounts are whole cents. "Later" says with what a field begins to act; until then it is checked and answered.

What people accept is content, no setting: the text blocks \`agb\` and \`praemienbedingungen\` of \`inhalte.json\`. Without the second there is no page
RewardConditions (404), and ticks speak of the terms alone; with it a tenant's own \`LoginAusnahmen\` need \`RewardConditions\` beside \`TOS\`.

A test writes this page: names and meanings are the words of the back office (\`texts/fields/en.ts\`), defaults those of the code ([how](testing.md#one-test)).
`;

const INSIDE = `## Fields inside a field

Entries of a list have no number here: \`Banner.Name\` is the name of each banner. A dash means that the field has to be given, where the field around it is.
`;

/** Default of a setting as JSON, or null if it has none. */
type Defaults = (form: FormNode, name: string) => string | null;

/** A field with its name in the texts. */
export interface Field {
  readonly name: string;
  readonly form: FormNode;
}

/** The page of all settings: a table of the fields, then one of the fields inside them. */
export function writeConfigurationPage(konfiguration: FormNode, texts: FieldTexts, defaultOf: Defaults): string {
  const prefix = 'mandant.konfiguration';
  const fields = fieldsOf(konfiguration, prefix);
  const shown = fields.map(({ name, form }) => {
    const own = name.slice(prefix.length + 1);
    return { own, form, meaning: meaningOf(name, form, texts), standard: defaultOf(form, own) ?? '–' };
  });
  const rows = shown
    .filter(({ own }) => isFeld(own))
    .map(({ own, meaning, standard }) => {
      const more = MORE[own as Feld];
      return `| \`${own}\` | ${more === undefined ? meaning : `${meaning} ${more}`} | ${standard} | ${ACTS_IN[own as Feld]} |`;
    });
  const inside = shown.filter(({ own }) => !isFeld(own)).map(({ own, meaning, standard }) => `| \`${own}\` | ${meaning} | ${standard} |`);
  return [
    HEAD,
    ['| field | meaning | default | acts in |', '| --- | --- | --- | --- |', ...rows, ''].join('\n'),
    INSIDE,
    ['| field | meaning | default |', '| --- | --- | --- |', ...inside, ''].join('\n'),
  ].join('\n');
}

const isFeld = (name: string): name is Feld => Object.hasOwn(ACTS_IN, name);

/** The form of an entry, below lists and entries by name. */
const entryOf = (form: FormNode): FormNode => (form.kind === 'list' || form.kind === 'record' ? entryOf(form.entry) : form);

/** All fields of a form with their names, in their order. Languages are none. */
export function fieldsOf(form: FormNode, name: string): Field[] {
  const entry = entryOf(form);
  if (entry.kind !== 'fields') return [];
  return Object.entries(entry.fields).flatMap(([field, inside]) => {
    const [own] = fieldNamesOf({ ...entry, fields: { [field]: inside } }, name);
    const isField = own === `${name}.${field}`;
    return [...(isField ? [{ name: own, form: inside }] : []), ...fieldsOf(inside, isField ? own : name)];
  });
}

/** What a field means: its label, its effect, and what its values are called. */
function meaningOf(name: string, form: FormNode, texts: FieldTexts): string {
  const text = texts[name];
  if (text === undefined) throw new Error(`${name} has no words`);
  return [`${text.name}.`, text.effect ?? '', valuesOf(form, text.values)].filter(Boolean).join(' ');
}

/** Values whose label says more than the value itself. Pages are left out, because all their names are in `docs/pages.md`. */
function valuesOf(form: FormNode, values: Readonly<Record<string, string>> = {}): string {
  if ((form.kind !== 'choice' && form.kind !== 'choices') || form.values.length > 20) return '';
  return `Values: ${form.values.map((value) => `\`${value}\` (${values[value] ?? value})`).join(', ')}.`;
}
