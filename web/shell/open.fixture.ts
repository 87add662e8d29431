import type { PageName } from '../../contract/pages/public.ts';
import { withoutNoBreaks } from '../../test/support/as-written.ts';
import { renderPage, type Shell } from '../site.tsx';
import { theme } from './theme.fixture.ts';
import { type Answers, visitOf } from './visit.fixture.ts';

export type VisitOptions = NonNullable<Parameters<typeof visitOf>[0]>;

/** Opens a page and returns its HTML with texts as written, its visible text and the calls that it made. Throws if the page redirects. */
export async function openPage(name: PageName | null, options: VisitOptions = {}, answers: Answers = {}, shell: Partial<Shell> = {}) {
  const { visit, made } = visitOf(options, answers);
  const page = await renderPage(name, visit, { theme, css: '', ...shell });
  if ('redirect' in page) throw new Error(`redirected to ${page.redirect.page}`);
  const html = withoutNoBreaks(page.html);
  const text = html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  return { ...page, html, text, made };
}

/** Replaces no-break spaces by spaces. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
