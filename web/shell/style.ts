import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Theme } from '../../contract/values/theme.ts';
import type { FontFiles } from './fonts.ts';
import { makeStylesheet, type Stylesheet, type Used } from './stylesheet.ts';
import { themeStyle } from './theme.ts';

/** A document as it is sent. */
export interface StyledDocument {
  readonly html: string;
  /** `sha256-…` of the one style element, without quotes, for `style-src` of the Content-Security-Policy. */
  readonly styleHash: string;
}

/** What the style element of `Document` holds until the document is whole. */
const EMPTY = '<style></style>';

/** Built style sheets by their text, of pages and of portals; in development a change of the sources makes another. They know no theme. */
const stylesheets = new LRUCache<string, Stylesheet>({ max: 4 });

/** Puts what the document needs of the style sheet into its style element, behind the theme's fonts and the custom properties that it needs. */
export function withStyle(document: string, theme: Theme, css: string, fontFiles: FontFiles): StyledDocument {
  return styled(document, theme, fontFiles, stylesheetOf(css).usedBy(document, Object.values(theme.shadow).join(' ')));
}

/**
 * Like `withStyle`, for a document that an app takes over. It has all values of the theme, because the app's own style sheet uses others
 * than the first frame.
 */
export function withPortalStyle(document: string, theme: Theme, css: string, fontFiles: FontFiles): StyledDocument {
  return styled(document, theme, fontFiles, stylesheetOf(css).usedBy(document, themeStyle(theme, {})));
}

function styled(document: string, theme: Theme, fontFiles: FontFiles, { css, properties }: Used): StyledDocument {
  const style = themeStyle(theme, fontFiles, properties) + css;
  const html = `<!doctype html>${document.replace(EMPTY, () => `<style>${style}</style>`)}`;
  return { html, styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}` };
}

function stylesheetOf(css: string): Stylesheet {
  const stylesheet = stylesheets.get(css) ?? makeStylesheet(css);
  stylesheets.set(css, stylesheet);
  return stylesheet;
}
