import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Theme } from '../../contract/values/theme.ts';
import type { FontFiles } from './fonts.ts';
import { makeStylesheet, type Stylesheet, type Used } from './stylesheet.ts';
import { themeStyle } from './theme.ts';

/** A complete document. */
export interface StyledDocument {
  readonly html: string;
  /** `sha256-…` of the one style element, without quotes, for `style-src` of the Content-Security-Policy. */
  readonly styleHash: string;
}

/** The empty style element of `Document`, which is filled when the document is complete. */
const EMPTY = '<style></style>';

/** Parsed style sheets of pages and portals by their text, without theme; in development each change of the sources adds one. */
const stylesheets = new LRUCache<string, Stylesheet>({ max: 4 });

/** Fills the document's style element: the theme's fonts, the custom properties that are used, and the rules that can match. */
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
