import { renderToStaticMarkup } from 'react-dom/server';
import { isPersonal, mayOpen, type PageName, portalOf } from '../contract/pages/public.ts';
import { framingHosts, isNeverFramed, isWidget, openOwnWindows } from '../contract/pages/widget.ts';
import type { CaptchaDienst } from '../contract/values/dienste.ts';
import type { Theme } from '../contract/values/theme.ts';
import { preventBreaks } from '../texts/no-break.ts';
import { consentBanner } from './features/consent/banner.tsx';
import { exitIntent } from './features/exit-intent/exit-intent.tsx';
import { pageOf, renderedPages } from './pages.ts';
import { showForbidden } from './portals/agentur/documents/forbidden/page.tsx';
import { fileNotFound, showFileNotFound } from './public/file-not-found/page.tsx';
import { showOwnWindow } from './public/own-window/page.tsx';
import { type BuiltPortals, Document, type PortalFiles } from './shell/document.tsx';
import { type FontFiles, firstFonts } from './shell/fonts.ts';
import { gateOf } from './shell/gate.ts';
import type { PortalScreen } from './shell/head.ts';
import { openPage } from './shell/outage.ts';
import type { ContextVisit, DependsOn, OpenedPage } from './shell/page.ts';
import { type Preview, PreviewTags } from './shell/preview-tags.tsx';
import { problemPage } from './shell/problem-page.tsx';
import { alternatesOf, type Listed, sitemapOf } from './shell/sitemap.ts';
import { withPortalStyle, withStyle } from './shell/style.ts';
import { pageTracking, trackerOrigins } from './shell/trackers.ts';
import type { Fields, Posted, Problem, Target, Visit } from './shell/visit.ts';

/** The tenant's sitemap, including the pages of `listed`. */
export const renderSitemap = (konfiguration: Visit['konfiguration'], base: string, listed: Listed): string =>
  sitemapOf(konfiguration, base, renderedPages(), listed);

export interface Shell {
  readonly theme: Theme;
  /** The built style sheet. */
  readonly css: string;
  /** Address of the built client script. */
  readonly script?: string | undefined;
  /** Address of the script that leaves the page when the session ends. */
  readonly sessionScript?: string | undefined;
  /** Address of the script that solves captchas. */
  readonly captchaScript?: string | undefined;
  /** Address of the script that shows the widget of a captcha service. */
  readonly friendlyScript?: string | undefined;
  /** Address of the script for trackers. */
  readonly trackingScript?: string | undefined;
  readonly portals?: BuiltPortals;
  /** Whether the document answers a form and the browser may not store it. */
  readonly isPosted?: boolean;
  /** Address of the script that reloads the page when the sources change; only in development. */
  readonly reloadScript?: string;
  /** Addresses of the built font files by their name. */
  readonly fonts?: FontFiles;
  /** Absolute address of the page without its query, for previews. */
  readonly address?: string;
  /** Hosts whose pages may frame the page. */
  readonly frameHosts?: readonly string[];
}

export interface RenderedDocument {
  readonly status: number;
  readonly html: string;
  readonly styleHash: string;
  /** Origins of other sites to which the page may connect. */
  readonly origins: readonly string[];
  /** Hosts whose pages may frame the page. */
  readonly frameHosts: readonly string[];
  /** The captcha service of the page's form. */
  readonly captcha: CaptchaDienst | null;
  /** Hosts to which the page's form may lead on. */
  readonly formHosts: readonly string[];
  /** Seconds after which a retry may succeed. */
  readonly retryAfterSeconds?: number;
}

export type RenderedPage = { readonly redirect: Target } | RenderedDocument;

/**
 * Opens a page and renders it to a complete document. `styleHash` (`sha256-…`, without quotes) belongs in `style-src` of the
 * Content-Security-Policy. Nothing is hydrated, so the HTML has no React markers.
 */
export async function renderPage(name: PageName | null, visit: Visit, shell: Shell): Promise<RenderedPage> {
  if (name !== null && isNeverFramed(name) && isWidget(visit.query)) return renderDocument(showOwnWindow(visit), visit, shell);
  const page = pageOf(name) ?? fileNotFound;
  const opened = gateOf(visit, name) ?? (await openPage(page, visit));
  if ('redirect' in opened) return opened;
  if ('problem' in opened) {
    const forbidden = opened.problem.status === 403 ? await showForbidden(visit) : null;
    return forbidden ? renderDocument(forbidden, visit, shell) : renderProblem(visit, opened.problem, shell);
  }
  const document = renderDocument(opened, visit, shell);
  return visit.form ? { ...document, ...retryAfter(visit.form.problem) } : document;
}

const retryAfter = ({ retryAfterSeconds }: Problem) => (retryAfterSeconds === undefined ? {} : { retryAfterSeconds });

/** The part of a visit that every document needs. */
type ProblemVisit = ContextVisit & Pick<Visit, 'sessionSeconds' | 'consent'>;

/** Renders the error page for a problem. */
export const renderProblem = (visit: ProblemVisit, problem: Problem, shell: Shell): RenderedDocument => ({
  ...renderDocument(problem.status === 404 ? showFileNotFound(visit) : problemPage(visit, problem), visit, shell),
  ...retryAfter(problem),
});

type ShownPage = Extract<OpenedPage, { content: unknown }>;

function renderDocument(
  { status, head, content }: ShownPage,
  visit: ProblemVisit,
  {
    theme,
    css,
    script,
    sessionScript,
    captchaScript,
    friendlyScript,
    trackingScript,
    portals,
    reloadScript,
    isPosted,
    fonts = {},
    address,
    frameHosts = [],
  }: Shell,
): RenderedDocument {
  const { locale, look, sessionSeconds, konfiguration } = visit;
  const { vorschau } = head;
  const isPortal = visit.page !== null && portalOf(visit.page) !== null;
  const tracking = isPortal ? null : pageTracking(visit);
  const exit = exitIntent(visit);
  const captcha = head.captcha?.dienst ?? null;
  const inWidget = !isPortal && isWidget(visit.query);
  const document = renderToStaticMarkup(
    <Document
      locale={locale}
      head={inWidget ? { ...head, robots: 'noindex,nofollow' } : head}
      color={theme.color}
      look={look}
      fonts={firstFonts(theme, fonts)}
      script={head.script || exit || inWidget ? script : undefined}
      sessionScript={sessionSeconds === null ? undefined : sessionScript}
      captchaScript={head.captcha && !head.portal ? (captcha ? friendlyScript : captchaScript) : undefined}
      trackingScript={tracking ? trackingScript : undefined}
      tracking={tracking}
      portal={head.portal && portals && portalFiles(portals, head.portal)}
      reloadScript={reloadScript}
      sessionSeconds={sessionSeconds}
      isPosted={isPosted}
      manifest={visit.page && !isPortal && isPersonal(visit.page) ? `/manifest.webmanifest?lang=${locale}` : undefined}
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
      {!isPortal && consentBanner(visit)}
      {content}
      {exit}
    </Document>,
  );
  const html = preventBreaks(inWidget ? openOwnWindows(document) : document, 'class="whitespace-nowrap"');
  const styled = head.portal && portals ? withPortalStyle(html, theme, portals.css, fonts) : withStyle(html, theme, css, fonts);
  const { formHosts = [] } = head;
  return {
    status,
    ...styled,
    origins: trackerOrigins(tracking),
    frameHosts: framingHosts(visit.page, inWidget, frameHosts),
    captcha,
    formHosts,
  };
}

/** The files of an app and one of its screens, without duplicates; undefined if the app is not built. */
function portalFiles({ files, style, beforePaint }: BuiltPortals, { app, screen }: PortalScreen): PortalFiles | undefined {
  const [script, ...begins] = files[app] ?? [];
  if (script === undefined) return undefined;
  return { style, beforePaint, script, preloads: [...new Set([...begins, ...(files[screen] ?? [])])].filter((file) => file !== script) };
}

/** Data on which a page depends if it can be cached for visitors without a login; undefined if it cannot, or if they may not open it. */
export const cacheOf = (name: PageName | null, konfiguration: Visit['konfiguration']): DependsOn | undefined =>
  name === null || !mayOpen(konfiguration, name, null) ? undefined : pageOf(name)?.cache;

/** Handles the form of a page, if the visitor may open the page; null for a page without a form. */
export const postPage = async (name: PageName | null, visit: Visit, fields: Fields): Promise<Posted | null> =>
  gateOf(visit, name) ?? (await pageOf(name)?.post?.(visit, fields)) ?? null;

/** Document of a referral link for crawlers: only its preview, `noindex,nofollow`. */
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

export { consentCameFrom, isConsentForm, postConsent } from './features/consent/choice.ts';
export { isLink, portalOfLogin, renderedPages } from './pages.ts';
export type { PortalDocuments } from './portals/documents/context.ts';
export { DIENST, DIENST_CODE, DIENST_START, type DienstEnd, dienstEndOf } from './portals/documents/login/dienst.ts';
export { MFA_TOKEN } from './portals/documents/login/load.ts';
export { drawnIcon } from './shell/drawn-icon.ts';
export { afterPortalLogin } from './shell/login.ts';
export { isSecret } from './shell/trackers.ts';
export type { FormState, Problem, Target, Visit } from './shell/visit.ts';
