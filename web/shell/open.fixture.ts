import type { PageName } from '../../contract/pages/public.ts';
import { asWritten } from '../../test/support/as-written.ts';
import { renderPage, type Shell } from '../site.tsx';
import { theme } from './theme.fixture.ts';
import { type Answers, visitOf } from './visit.fixture.ts';

export type VisitOptions = NonNullable<Parameters<typeof visitOf>[0]>;

/** Opens a page: its HTML with words as they are written, what people read of it, and the calls that it made. Fails when it leads elsewhere. */
export async function openPage(name: PageName | null, options: VisitOptions = {}, answers: Answers = {}, shell: Partial<Shell> = {}) {
  const { visit, made } = visitOf(options, answers);
  const page = await renderPage(name, visit, { theme, css: '', ...shell });
  if ('redirect' in page) throw new Error(`redirected to ${page.redirect.page}`);
  const html = asWritten(page.html);
  const text = html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  return { ...page, html, text, made };
}

/** Blanks at which no line breaks are blanks. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
