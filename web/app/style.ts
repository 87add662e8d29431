import { createHash } from 'node:crypto';
import type { Theme } from '../../contract/theme.ts';
import type { FontFiles } from './fonts.ts';
import { themeStyle } from './theme.ts';

/** What stands in the one style element of a page. */
export interface PageStyle {
  readonly text: string;
  /** `sha256-…`, without quotes, for `style-src` of the Content-Security-Policy. */
  readonly hash: string;
}

const made = new WeakMap<Theme, { readonly css: string; readonly style: PageStyle }>();

/** The theme's fonts and custom properties and the style sheet behind them; made once a theme. */
export function pageStyle(theme: Theme, css: string, fontFiles: FontFiles): PageStyle {
  const known = made.get(theme);
  if (known?.css === css) return known.style;
  const text = themeStyle(theme, fontFiles) + css;
  const style = { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
  made.set(theme, { css, style });
  return style;
}
