import { createHash } from 'node:crypto';
import type { Theme } from '../../contract/values/theme.ts';
import type { FontFiles } from './fonts.ts';
import { makeStylesheet, type Stylesheet } from './stylesheet.ts';
import { themeStyle } from './theme.ts';

/** A document as it is sent. */
export interface StyledDocument {
  readonly html: string;
  /** `sha256-…` of the one style element, without quotes, for `style-src` of the Content-Security-Policy. */
  readonly styleHash: string;
}

/** What the style element of `Document` holds until the document is whole. */
const EMPTY = '<style></style>';

/** A product has a style sheet of pages, one of portals, and one set of fonts, a theme its own values; they are taken apart at the theme's first page of each. */
const stylesheets = new WeakMap<Theme, Map<'page' | 'portal', { readonly css: string; readonly stylesheet: Stylesheet }>>();

/** Puts what the document needs of the theme's fonts and custom properties and of the style sheet behind them into its style element. */
export function withStyle(document: string, theme: Theme, css: string, fontFiles: FontFiles): StyledDocument {
  return styled(document, stylesheetOf('page', theme, css, fontFiles).usedBy(document));
}

/** The same of a document that an app goes on with: it has all values of the theme, since the app's own sheet speaks of others than the first frame. */
export function withPortalStyle(document: string, theme: Theme, css: string, fontFiles: FontFiles): StyledDocument {
  const spokenOf = document + themeStyle(theme, {});
  return styled(document, stylesheetOf('portal', theme, css, fontFiles).usedBy(spokenOf));
}

function styled(document: string, style: string): StyledDocument {
  const html = `<!doctype html>${document.replace(EMPTY, () => `<style>${style}</style>`)}`;
  return { html, styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}` };
}

function stylesheetOf(kind: 'page' | 'portal', theme: Theme, css: string, fontFiles: FontFiles): Stylesheet {
  const ofTheme = stylesheets.get(theme) ?? new Map();
  stylesheets.set(theme, ofTheme);
  const known = ofTheme.get(kind);
  if (known?.css === css) return known.stylesheet;
  const stylesheet = makeStylesheet(themeStyle(theme, fontFiles) + css);
  ofTheme.set(kind, { css, stylesheet });
  return stylesheet;
}
