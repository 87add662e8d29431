import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Theme } from '../../contract/theme.ts';
import { fileNotFound } from '../pages/file-not-found/page.tsx';
import { homepage } from '../pages/homepage/page.tsx';
import { Document } from './document.tsx';
import type { PageContext, PublicPage } from './page.ts';
import { themeStyle } from './theme.ts';

/** The pages that the server can render, by route name. */
const pages = { Homepage: homepage, FileNotFound: fileNotFound };

export type RenderedPage = keyof typeof pages;

type Props = { [P in RenderedPage]: Parameters<(typeof pages)[P]['View']>[0] };

const registry: { readonly [P in RenderedPage]: PublicPage<Props[P]> } = pages;

export interface Shell {
  readonly theme: Theme;
  /** Addresses of the built style sheets. */
  readonly stylesheets: readonly string[];
}

/**
 * Renders a page to a whole document. `styleHash` (`sha256-…`, without quotes) belongs into `style-src` of the Content-Security-Policy;
 * the page's icon needs `img-src data:`. The shell itself is never hydrated, so it is written without React's marks.
 */
export function renderPage<P extends RenderedPage>(input: { page: P; props: Props[P]; shell: Shell }): { html: string; styleHash: string } {
  const { View, head } = registry[input.page];
  const { theme, stylesheets } = input.shell;
  const props: Props[P] & PageContext = input.props;
  const style = themeStyle(theme);
  const html = renderToStaticMarkup(
    <Document locale={props.locale} head={head(props)} color={theme.color} style={style} stylesheets={stylesheets}>
      {View(props)}
    </Document>,
  );
  return { html: `<!doctype html>${html}`, styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}` };
}
