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

/** A product has one style sheet and one set of fonts, a theme its own values; both are taken apart at the theme's first page. */
const stylesheets = new WeakMap<Theme, { readonly css: string; readonly stylesheet: Stylesheet }>();

/** Puts what the document needs of the theme's fonts and custom properties and of the style sheet behind them into its style element. */
export function withStyle(document: string, theme: Theme, css: string, fontFiles: FontFiles): StyledDocument {
  const style = stylesheetOf(theme, css, fontFiles).usedBy(document);
  const html = `<!doctype html>${document.replace(EMPTY, () => `<style>${style}</style>`)}`;
  return { html, styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}` };
}

function stylesheetOf(theme: Theme, css: string, fontFiles: FontFiles): Stylesheet {
  const known = stylesheets.get(theme);
  if (known?.css === css) return known.stylesheet;
  const stylesheet = makeStylesheet(themeStyle(theme, fontFiles) + css);
  stylesheets.set(theme, { css, stylesheet });
  return stylesheet;
}
