import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageName } from '../../contract/pages.ts';
import type { Theme } from '../../contract/theme.ts';
import type { Locale } from '../../contract/values.ts';
import { accessibilityDeclaration } from '../pages/accessibility-declaration/page.tsx';
import { code } from '../pages/code/page.tsx';
import { confirmation } from '../pages/confirmation/page.tsx';
import { dashboard } from '../pages/dashboard/page.tsx';
import { expiredRecommendation } from '../pages/expired-recommendation/page.tsx';
import { faq } from '../pages/faq/page.tsx';
import { fileNotFound } from '../pages/file-not-found/page.tsx';
import { homepage } from '../pages/homepage/page.tsx';
import { imprint } from '../pages/imprint/page.tsx';
import { loginPage } from '../pages/login/page.tsx';
import { logoutPage } from '../pages/logout/page.tsx';
import { privacy } from '../pages/privacy/page.tsx';
import { recipientConfirmation } from '../pages/recipient-confirmation/page.tsx';
import { recipientData } from '../pages/recipient-data/page.tsx';
import { recipientTosConsent } from '../pages/recipient-tos-consent/page.tsx';
import { recommend } from '../pages/recommend/page.tsx';
import { recommendation } from '../pages/recommendation/page.tsx';
import { reward } from '../pages/reward/page.tsx';
import { rewardDetails } from '../pages/reward-details/page.tsx';
import { rewardThanks } from '../pages/reward-thanks/page.tsx';
import { tos } from '../pages/tos/page.tsx';
import { Document } from './document.tsx';
import type { Page } from './page.ts';
import { themeStyle } from './theme.ts';
import type { Posted, Target, Visit } from './visit.ts';

/** The pages that stand, by route name; what is not here answers as not found. */
const pages: Partial<Record<PageName, Page>> = {
  Homepage: homepage,
  Recommend: recommend,
  Confirmation: confirmation,
  Recommendation: recommendation,
  Dashboard: dashboard,
  Login: loginPage,
  Logout: logoutPage,
  Code: code,
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
  RecipientConfirmation: recipientConfirmation,
  ExpiredRecommendation: expiredRecommendation,
  FileNotFound: fileNotFound,
};

export interface Shell {
  readonly theme: Theme;
  /** Addresses of the built style sheets. */
  readonly stylesheets: readonly string[];
  /** Address of the built client script. */
  readonly script?: string | undefined;
}

export type RenderedPage = { readonly redirect: Target } | { readonly status: number; readonly html: string; readonly styleHash: string };

/**
 * Opens a page and renders it to a whole document. `styleHash` (`sha256-…`, without quotes) belongs into `style-src` of the
 * Content-Security-Policy; the page's icon needs `img-src data:`. The shell itself is never hydrated, so it is written without React's marks.
 */
export async function renderPage(name: PageName | null, visit: Visit, { theme, stylesheets, script }: Shell): Promise<RenderedPage> {
  const page = (name === null ? undefined : pages[name]) ?? fileNotFound;
  const opened = await page.open(visit);
  if ('redirect' in opened) return opened;
  const style = themeStyle(theme);
  const html = renderToStaticMarkup(
    <Document
      locale={visit.locale}
      head={opened.head}
      color={theme.color}
      style={style}
      stylesheets={stylesheets}
      script={opened.head.script || visit.sessionSeconds !== null ? script : undefined}
      sessionSeconds={visit.sessionSeconds}
    >
      {opened.content}
    </Document>,
  );
  const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
  return { status: opened.status, html: `<!doctype html>${html}`, styleHash };
}

/** Does what a page's form asks for; null where the page has no form. */
export const postPage = async (name: PageName | null, visit: Visit, fields: Readonly<Record<string, string>>): Promise<Posted | null> =>
  (await (name === null ? undefined : pages[name])?.post?.(visit, fields)) ?? null;

export interface Preview {
  readonly locale: Locale;
  readonly titel: string;
  readonly beschreibung: string;
  readonly adresse: string;
  readonly seitenname: string;
}

const OG_LOCALE: Record<Locale, string> = { de: 'de_DE', en: 'en_GB' };

/** What messengers read of a referral link: Open Graph and card tags, nothing to follow or index. */
export function renderPreview({ locale, titel, beschreibung, adresse, seitenname }: Preview): string {
  const og = { title: titel, description: beschreibung, url: adresse, type: 'website', locale: OG_LOCALE[locale], site_name: seitenname };
  const html = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{titel}</title>
        <meta name="robots" content="noindex,nofollow" />
        {Object.entries(og).map(([name, content]) => (
          <meta key={name} property={`og:${name}`} content={content} />
        ))}
        <meta name="twitter:card" content="summary_large_image" />
      </head>
      <body>{beschreibung}</body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

export { renderDevMails } from './dev-mails.tsx';
export { renderDevUi } from './dev-ui/page.tsx';
export type { FormState, Target, Visit } from './visit.ts';
