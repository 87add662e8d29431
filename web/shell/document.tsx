import type { ReactNode } from 'react';
import type { Look } from '../../contract/values/bild.ts';
import type { Theme } from '../../contract/values/theme.ts';
import type { Locale } from '../../contract/values/wire.ts';
import { FRAME_HOSTS, mark, SESSION_SECONDS, TRACKING } from '../ui/protocol.ts';
import { drawnIcon } from './drawn-icon.ts';
import type { PageHead } from './head.ts';
import { type Preview, PreviewTags } from './preview-tags.tsx';
import type { Alternate } from './sitemap.ts';
import type { PageTracking } from './trackers.ts';

/** The built apps of portals: their style sheet, its address, that of the script before the first paint, and the files of each app and screen by its source. */
export interface BuiltPortals {
  readonly css: string;
  readonly style: string;
  readonly beforePaint: string;
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/** Addresses of the files of a portal's app. */
export interface PortalFiles {
  readonly style: string;
  /** What has to be known before the first paint: no module, and short. */
  readonly beforePaint: string;
  readonly script: string;
  readonly preloads: readonly string[];
}

interface DocumentProps {
  readonly locale: Locale;
  readonly head: PageHead;
  readonly color: Theme['color'];
  readonly look: Pick<Look, 'icon' | 'touchIcon'>;
  /** Font files that the page needs at once. */
  readonly fonts: readonly string[];
  /** Address of the client script, on pages that run it. */
  readonly script: string | undefined;
  /** Address of the script that leads away when the session has ended, for who is logged in. */
  readonly sessionScript?: string | undefined;
  /** Address of the script that solves a captcha, on pages that ask for one. */
  readonly captchaScript?: string | undefined;
  /** Address of the script for the trackers that the visitor agreed to, and its data. */
  readonly trackingScript?: string | undefined;
  readonly tracking?: PageTracking | null;
  /** Addresses of the style sheet, the scripts and the preloads of a portal's app, on its screens. */
  readonly portal?: PortalFiles | undefined;
  /** Address of the script that reloads the page when the sources change, in development. */
  readonly reloadScript?: string | undefined;
  readonly sessionSeconds: number | null;
  /** Address by which the browser offers to install the personal area, on its pages. */
  readonly manifest?: string | undefined;
  /** Addresses of the same page in each language, where search engines show it. */
  readonly alternates?: readonly Alternate[];
  /** Hosts of the pages around a widget, which it tells its height. */
  readonly frameHosts?: readonly string[];
  readonly preview: Preview | false | undefined;
  readonly children: ReactNode;
}

/** The shell of every page. Scripts only add to what works without them. */
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
  manifest,
  alternates = [],
  frameHosts = [],
  preview,
  children,
}: DocumentProps) => (
  <html lang={locale} {...mark(SESSION_SECONDS, sessionSeconds)} {...mark(FRAME_HOSTS, frameHosts.join(' ') || null)}>
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
      {/* Filled once the document is whole, by withStyle. */}
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
      {/* The frame shows by the rules that it uses, in the style above; the sheet is there before the app, which waits for it. */}
      {portal && <link rel="stylesheet" href={portal.style} />}
    </body>
  </html>
);
