import { renderToStaticMarkup } from 'react-dom/server';
import { isClosed, isDisabled, PAGES, type PageName } from '../../contract/pages.ts';
import type { Theme } from '../../contract/theme.ts';
import { isWidget } from '../../contract/widget.ts';
import { accessibilityDeclaration } from '../pages/accessibility-declaration/page.tsx';
import { agentRecommendations } from '../pages/agent-recommendations/page.tsx';
import { annualStatement } from '../pages/annual-statement/page.tsx';
import { bankDetailsRecipient } from '../pages/bank-details-recipient/page.tsx';
import { bankDetailsRecommender } from '../pages/bank-details-recommender/page.tsx';
import { changePassword } from '../pages/change-password/page.tsx';
import { code } from '../pages/code/page.tsx';
import { confirmation } from '../pages/confirmation/page.tsx';
import { contact } from '../pages/contact/page.tsx';
import { customerNumber } from '../pages/customer-number/page.tsx';
import { dashboard } from '../pages/dashboard/page.tsx';
import { expiredRecommendation } from '../pages/expired-recommendation/page.tsx';
import { faq } from '../pages/faq/page.tsx';
import { fileNotFound, showFileNotFound } from '../pages/file-not-found/page.tsx';
import { forgotPassword } from '../pages/forgot-password/page.tsx';
import { homepage } from '../pages/homepage/page.tsx';
import { imprint } from '../pages/imprint/page.tsx';
import { interstitial } from '../pages/interstitial/page.tsx';
import { loginPage } from '../pages/login/page.tsx';
import { loginToken } from '../pages/login-token/page.tsx';
import { logoutPage } from '../pages/logout/page.tsx';
import { newsletterRecommenderOptIn } from '../pages/newsletter-recommender-opt-in/page.tsx';
import { newsletterRecommenderOptOut } from '../pages/newsletter-recommender-opt-out/page.tsx';
import { privacy } from '../pages/privacy/page.tsx';
import { produktkategorie } from '../pages/produktkategorie/page.tsx';
import { produktkategorien } from '../pages/produktkategorien/page.tsx';
import { recipientConfirmation } from '../pages/recipient-confirmation/page.tsx';
import { recipientData } from '../pages/recipient-data/page.tsx';
import { recipientTosConsent } from '../pages/recipient-tos-consent/page.tsx';
import { recommend } from '../pages/recommend/page.tsx';
import { recommendAgent } from '../pages/recommend-agent/page.tsx';
import { recommendEmployee } from '../pages/recommend-employee/page.tsx';
import { recommendation } from '../pages/recommendation/page.tsx';
import { recommendationCard } from '../pages/recommendation-card/page.tsx';
import { registration } from '../pages/registration/page.tsx';
import { reward } from '../pages/reward/page.tsx';
import { rewardDetails } from '../pages/reward-details/page.tsx';
import { rewardOverview } from '../pages/reward-overview/page.tsx';
import { rewardThanks } from '../pages/reward-thanks/page.tsx';
import { setPassword } from '../pages/set-password/page.tsx';
import { settings } from '../pages/settings/page.tsx';
import { thanks } from '../pages/thanks/page.tsx';
import { tos } from '../pages/tos/page.tsx';
import { consentBanner } from './consent-banner.tsx';
import { Document } from './document.tsx';
import { exitIntent } from './exit-intent.tsx';
import { type FontFiles, firstFonts } from './fonts.ts';
import { gateOf } from './gate.ts';
import { openPage } from './outage.ts';
import type { ContextVisit, DependsOn, OpenedPage, Page } from './page.ts';
import { type Preview, PreviewTags } from './preview-tags.tsx';
import { problemPage } from './problem-page.tsx';
import { alternatesOf, type Listed, sitemapOf } from './sitemap.ts';
import { withStyle } from './style.ts';
import { pageTracking, trackerOrigins } from './trackers.ts';
import type { Posted, Problem, Target, Visit } from './visit.ts';

/** The pages that stand, by route name; what is not here answers as not found. */
const pages: Partial<Record<PageName, Page>> = {
  Homepage: homepage,
  Recommend: recommend,
  RecommendAgent: recommendAgent,
  Confirmation: confirmation,
  Recommendation: recommendation,
  Dashboard: dashboard,
  Settings: settings,
  AnnualStatement: annualStatement,
  RecommendationCard: recommendationCard,
  Registration: registration,
  Login: loginPage,
  Logout: logoutPage,
  ForgotPassword: forgotPassword,
  SetPassword: setPassword,
  ChangePassword: changePassword,
  Code: code,
  Contact: contact,
  AccessibilityDeclaration: accessibilityDeclaration,
  Faq: faq,
  Imprint: imprint,
  Privacy: privacy,
  Reward: reward,
  RewardDetails: rewardDetails,
  RewardThanks: rewardThanks,
  TOS: tos,
  RecipientData: recipientData,
  RecipientTOSConsent: recipientTosConsent,
  BankDetailsRecipient: bankDetailsRecipient,
  BankDetailsRecommender: bankDetailsRecommender,
  RecipientConfirmation: recipientConfirmation,
  NewsletterRecommenderOptIn: newsletterRecommenderOptIn,
  NewsletterRecommenderOptOut: newsletterRecommenderOptOut,
  ExpiredRecommendation: expiredRecommendation,
  FileNotFound: fileNotFound,
  AgentRecommendations: agentRecommendations,
  CustomerNumber: customerNumber,
  RecommendEmployee: recommendEmployee,
  RewardOverview: rewardOverview,
  Thanks: thanks,
  Interstitial: interstitial,
  LoginToken: loginToken,
  Admin: loginToken,
  Produktkategorien: produktkategorien,
  Produktkategorie: produktkategorie,
};

/** Whether the page of a route is no page of its own but a referral's link, which is followed. */
export const isLink = (name: PageName | null): name is 'Click' => name === 'Click';

/** Route names of the pages that stand. */
export const standingPages = (): readonly PageName[] => [...(Object.keys(pages) as PageName[]), 'Click'];

/** The tenant's sitemap, with the pages of what is listed. */
export const renderSitemap = (konfiguration: Visit['konfiguration'], base: string, listed: Listed): string =>
  sitemapOf(konfiguration, base, standingPages(), listed);

export interface Shell {
  readonly theme: Theme;
  /** The built style sheet. */
  readonly css: string;
  /** Address of the built client script. */
  readonly script?: string | undefined;
  /** Address of the script that ends a page with its session. */
  readonly sessionScript?: string | undefined;
  /** Address of the script that solves captchas. */
  readonly captchaScript?: string | undefined;
  /** Address of the script that speaks to trackers. */
  readonly trackingScript?: string | undefined;
  /** Address of the script by which pages follow changes of the sources, in development alone. */
  readonly reloadScript?: string;
  /** Addresses of the built font files by their name. */
  readonly fonts?: FontFiles;
  /** Whole address of the page without its query, for previews. */
  readonly address?: string;
  /** Hosts whose pages may frame the page. */
  readonly frameHosts?: readonly string[];
}

export interface RenderedDocument {
  readonly status: number;
  readonly html: string;
  readonly styleHash: string;
  /** Hosts of others that the page may ask. */
  readonly origins: readonly string[];
  /** Hosts whose pages may frame it. */
  readonly frameHosts: readonly string[];
  /** Seconds after which what failed may go well. */
  readonly retryAfterSeconds?: number;
}

export type RenderedPage = { readonly redirect: Target } | RenderedDocument;

/**
 * Opens a page and renders it to a whole document. `styleHash` (`sha256-…`, without quotes) belongs into `style-src` of the
 * Content-Security-Policy. Nothing is hydrated, so it is written without React's marks.
 */
export async function renderPage(name: PageName | null, visit: Visit, shell: Shell): Promise<RenderedPage> {
  const page = (name === null ? undefined : pages[name]) ?? fileNotFound;
  const opened = gateOf(visit, name) ?? (await openPage(page, visit));
  if ('redirect' in opened) return opened;
  if ('problem' in opened) return renderProblem(visit, opened.problem, shell);
  const document = renderDocument(opened, visit, shell);
  return visit.form ? { ...document, ...againAfter(visit.form.problem) } : document;
}

const againAfter = ({ retryAfterSeconds }: Problem) => (retryAfterSeconds === undefined ? {} : { retryAfterSeconds });

/** What of a visit every document shows. */
type ProblemVisit = ContextVisit & Pick<Visit, 'sessionSeconds' | 'consent'>;

/** What is in the way of a page, as a page. */
export const renderProblem = (visit: ProblemVisit, problem: Problem, shell: Shell): RenderedDocument => ({
  ...renderDocument(problem.status === 404 ? showFileNotFound(visit) : problemPage(visit, problem), visit, shell),
  ...againAfter(problem),
});

type ShownPage = Extract<OpenedPage, { content: unknown }>;

function renderDocument(
  { status, head, content }: ShownPage,
  visit: ProblemVisit,
  { theme, css, script, sessionScript, captchaScript, trackingScript, reloadScript, fonts = {}, address, frameHosts = [] }: Shell,
): RenderedDocument {
  const { locale, look, sessionSeconds, konfiguration } = visit;
  const { vorschau } = head;
  const tracking = pageTracking(visit);
  const exit = exitIntent(visit);
  const inWidget = isWidget(visit.query);
  const document = renderToStaticMarkup(
    <Document
      locale={locale}
      head={inWidget ? { ...head, robots: 'noindex,nofollow' } : head}
      color={theme.color}
      look={look}
      fonts={firstFonts(theme, fonts)}
      script={head.script || exit || inWidget ? script : undefined}
      sessionScript={sessionSeconds === null ? undefined : sessionScript}
      captchaScript={head.captcha ? captchaScript : undefined}
      trackingScript={tracking ? trackingScript : undefined}
      tracking={tracking}
      reloadScript={reloadScript}
      sessionSeconds={sessionSeconds}
      manifest={visit.page && 'login' in PAGES[visit.page] ? `/manifest.webmanifest?lang=${locale}` : undefined}
      alternates={
        head.robots === 'index,follow' && !inWidget && visit.page && address
          ? alternatesOf(konfiguration, address, { page: visit.page, params: visit.params })
          : []
      }
      frameHosts={inWidget ? frameHosts : []}
      preview={
        vorschau &&
        address !== undefined && {
          ...vorschau,
          locale,
          adresse: address,
          seitenname: konfiguration.Name,
          bild: new URL(vorschau.bild, address).href,
        }
      }
    >
      {consentBanner(visit)}
      {content}
      {exit}
    </Document>,
  );
  return { status, ...withStyle(document, theme, css, fonts), origins: trackerOrigins(tracking), frameHosts };
}

/** Whether a page can be kept for visitors without a login or data of their own, and what it then depends on; none that they may not open. */
export const cacheOf = (name: PageName | null, konfiguration: Visit['konfiguration']): DependsOn | undefined =>
  name === null || isClosed(konfiguration, name) || isDisabled(konfiguration, name) ? undefined : pages[name]?.cache;

/** Does what a page's form asks for, of who may open the page; null where it has no form. */
export const postPage = async (name: PageName | null, visit: Visit, fields: Readonly<Record<string, string>>): Promise<Posted | null> =>
  gateOf(visit, name) ?? (await (name === null ? undefined : pages[name])?.post?.(visit, fields)) ?? null;

/** What crawlers read of a referral link: its preview, nothing to follow or index. */
export function renderPreview(preview: Preview): string {
  const html = renderToStaticMarkup(
    <html lang={preview.locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{preview.titel}</title>
        <meta name="robots" content="noindex,nofollow" />
        <PreviewTags {...preview} />
      </head>
      <body>{preview.beschreibung}</body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

export { isConsentForm, postConsent } from './consent.ts';
export { renderDevMails } from './dev-mails.tsx';
export { renderDevUi } from './dev-ui/page.tsx';
export { renderDevWidget } from './dev-widget.tsx';
export { drawnIcon } from './drawn-icon.ts';
export { isSecret } from './trackers.ts';
export type { FormState, Problem, Target, Visit } from './visit.ts';
