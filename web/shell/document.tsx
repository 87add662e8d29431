import type { ReactNode } from 'react';
import type { Look } from '../../contract/values/bild.ts';
import type { Theme } from '../../contract/values/theme.ts';
import type { Locale } from '../../contract/values/wire.ts';
import { FRAME_HOSTS, mark, POSTED, SESSION_SECONDS, TRACKING } from '../ui/protocol.ts';
import { drawnIcon } from './drawn-icon.ts';
import type { PageHead } from './head.ts';
import { type Preview, PreviewTags } from './preview-tags.tsx';
import type { Alternate } from './sitemap.ts';
import type { PageTracking } from './trackers.ts';

/** Built files of the portals: text (`css`) and address (`style`) of the style sheet, address of `beforePaint`, files of each app and screen by source. */
export interface BuiltPortals {
  readonly css: string;
  readonly style: string;
  readonly beforePaint: string;
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/** Addresses of the files of a portal's app. */
export interface PortalFiles {
  readonly style: string;
  /** Short blocking script, not a module, that sets the state needed before the first paint. */
  readonly beforePaint: string;
  readonly script: string;
  readonly preloads: readonly string[];
}

interface DocumentProps {
  readonly locale: Locale;
  readonly head: PageHead;
  readonly color: Theme['color'];
  readonly look: Pick<Look, 'icon' | 'touchIcon'>;
  /** Font files to preload. */
  readonly fonts: readonly string[];
  /** Address of the client script, on pages that run it. */
  readonly script: string | undefined;
  /** Address of the script that leaves the page when the session ends, for logged-in visitors. */
  readonly sessionScript?: string | undefined;
  /** Address of the script that solves a captcha or shows its widget, on pages that ask for one. */
  readonly captchaScript?: string | undefined;
  /** Address of the script for the trackers that the visitor agreed to, and its data. */
  readonly trackingScript?: string | undefined;
  readonly tracking?: PageTracking | null;
  /** Addresses of the style sheet, the scripts and the preloads of a portal's app, on its screens. */
  readonly portal?: PortalFiles | undefined;
  /** Address of the script that reloads the page when the sources change, in development. */
  readonly reloadScript?: string | undefined;
  readonly sessionSeconds: number | null;
  /** Whether this answers a form and the browser may not store it. */
  readonly isPosted?: boolean | undefined;
  /** Address of the web app manifest of the personal area, on its pages. */
  readonly manifest?: string | undefined;
  /** Addresses of the same page in each language, on pages that search engines index. */
  readonly alternates?: readonly Alternate[];
  /** Hosts of the pages that may frame a widget, which receive its height. */
  readonly frameHosts?: readonly string[];
  readonly preview: Preview | false | undefined;
  readonly children: ReactNode;
}

/** HTML document of every page. Public pages work without scripts. */
export const Document = ({
  locale,
  head,
  color,
  look,
  fonts,
  script,
  sessionScript,
  captchaScript,
  trackingScript,
  tracking,
  portal,
  reloadScript,
  sessionSeconds,
  isPosted = false,
  manifest,
  alternates = [],
  frameHosts = [],
  preview,
  children,
}: DocumentProps) => (
  <html
    lang={locale}
    {...mark(SESSION_SECONDS, sessionSeconds)}
    {...mark(POSTED, isPosted || null)}
    {...mark(FRAME_HOSTS, frameHosts.join(' ') || null)}
  >
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.titel}</title>
      <meta name="description" content={head.beschreibung} />
      <meta name="robots" content={head.robots} />
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta name="theme-color" content={color.bg} />
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      <link rel="icon" href={look.icon?.adresse ?? `data:image/svg+xml,${encodeURIComponent(drawnIcon(color))}`} />
      {look.touchIcon && <link rel="apple-touch-icon" href={look.touchIcon.adresse} />}
      {manifest && <link rel="manifest" href={manifest} />}
      {/* Filled by withStyle when the document is complete. */}
      <style />
      {preview && <PreviewTags {...preview} />}
      {script && <script type="module" src={script} fetchPriority="low" />}
      {sessionScript && <script type="module" src={sessionScript} fetchPriority="low" />}
      {captchaScript && <script type="module" src={captchaScript} fetchPriority="low" />}
      {trackingScript && <script type="module" src={trackingScript} fetchPriority="low" {...mark(TRACKING, JSON.stringify(tracking))} />}
      {portal && <script src={portal.beforePaint} />}
      {portal && <script type="module" src={portal.script} fetchPriority="low" />}
      {portal?.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {reloadScript && <script type="module" src={reloadScript} fetchPriority="low" />}
    </head>
    <body>
      {children}
      {/* The first frame needs only the rules in the style element above. The app waits for this style sheet, so it loads at the end. */}
      {portal && <link rel="stylesheet" href={portal.style} />}
    </body>
  </html>
);
