import { describe, expect, it } from 'vitest';
import type { PageName } from '../../../contract/pages/public.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { block, frage, visitOf } from '../../shell/visit.fixture.ts';
import { renderPage } from '../../site.tsx';

const MISSING = { de: 'Inhalt nicht verfügbar', en: 'Content not available' };

const PAGES = [
  ['TOS', 'agb', 'Teilnahmebedingungen', 'Terms of participation'],
  ['Imprint', 'impressum', 'Impressum', 'Legal notice'],
  ['Privacy', 'datenschutz', 'Datenschutz', 'Privacy'],
  ['AccessibilityDeclaration', 'barrierefreiheit', 'Erklärung zur Barrierefreiheit', 'Accessibility statement'],
] as const;

async function html(name: PageName, options: VisitOptions = {}): Promise<string> {
  const page = await openPage(name, options);
  expect(page.status).toBe(200);
  expect(page.html).not.toMatch(/<script| style="/);
  return page.html;
}

describe.each(PAGES)('%s', (name, id, german, english) => {
  it.each([
    ['de', german],
    ['en', english],
  ] as const)('shows its text block in %s', async (locale, title) => {
    const shown = await html(name, {
      locale,
      inhalte: { 'content-bloecke': [block(id, '<h2>Eins</h2><p>Zwei</p>', { Sprache: locale })] },
    });
    expect(shown).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(shown).toContain('<meta name="robots" content="index,follow"/>');
    expect(shown).toContain('<div class="rich-text"><h2>Eins</h2><p>Zwei</p></div>');
    expect(shown).not.toContain(MISSING[locale]);
  });

  it.each(['de', 'en'] as const)('shows a notice in %s in place of a missing block, and the rest of the page', async (locale) => {
    const shown = await html(name, { locale, inhalte: { 'content-bloecke': [block('anderes', '<p>x</p>')] } });
    expect(shown.split(MISSING[locale])).toHaveLength(2);
    for (const part of ['<h1', '<footer', `href="/${locale}/faq"`]) expect(shown).toContain(part);
  });
});

describe('a text block', () => {
  const agb = (own: Parameters<typeof block>[2], locale: 'de' | 'en' = 'de') =>
    html('TOS', { locale, inhalte: { 'content-bloecke': [block('agb', '<table><tbody><tr><td>x</td></tr></tbody></table>', own)] } });

  it('shows the month of its version, but no version that is not a month', async () => {
    expect(await agb({ Version: '2026-02' })).toContain('Stand: Februar 2026');
    expect(await agb({ Version: '2026-02', Sprache: 'en' }, 'en')).toContain('As of February 2026');
    expect(await agb({ Version: '2026-13' })).not.toContain('Stand:');
  });

  it('has a lang attribute if its language differs from that of the page', async () => {
    expect(await agb({ Sprache: 'de' }, 'en')).toContain('<div class="rich-text" lang="de">');
    expect(await agb({ Sprache: 'de' })).toContain('<div class="rich-text"><');
  });

  it('makes a wide table scrollable by keyboard and gives it a name', async () => {
    expect(await agb({})).toContain(
      '<div role="group" tabindex="0" aria-label="Tabelle"><table><tbody><tr><td>x</td></tr></tbody></table></div>',
    );
    expect(await agb({}, 'en')).toContain('aria-label="Table"');
  });
});

describe('ModuleAdv', () => {
  const adv = (ReferralUrl: string | null): VisitOptions => ({ page: 'Faq', konfiguration: { ModuleAdv: true, ReferralUrl } });
  const imprintOf = async (options: VisitOptions) =>
    /<a href="([^"]*)"([^>]*)>(?:Impressum)/.exec((await openPage('Faq', options)).html)?.slice(1);

  it('redirects Imprint to the homepage and links the imprint in the footer to the site of the tenant', async () => {
    const { visit } = visitOf({ ...adv('https://www.muster.example/?a=1&b'), page: 'Imprint' });
    expect(await renderPage('Imprint', visit, { theme, css: '' })).toEqual({ redirect: { page: 'Homepage' } });
    const [address, more] = (await imprintOf(adv('https://www.muster.example/?a=1&b'))) ?? [];
    expect(address).toBe('https://www.muster.example/?a=1&amp;b');
    expect(more).toContain('rel="external"');
    expect((await openPage('Faq', adv('https://www.muster.example'))).text).toContain('(auf der Website des Anbieters)');
  });

  it.each([null, 'javascript:alert(1)'])('links the imprint in the footer to Imprint if the site is %j', async (url) => {
    expect((await imprintOf(adv(url)))?.[0]).toBe('/de/impressum');
  });

  it('changes nothing if it is off', async () => {
    const off = { konfiguration: { ModuleAdv: false, ReferralUrl: 'https://www.muster.example' } };
    expect((await imprintOf(off))?.[0]).toBe('/de/impressum');
    expect((await openPage('Imprint', off)).status).toBe(200);
  });
});

describe('Faq', () => {
  it('shows all questions of the tenant in its order, with folded answers', async () => {
    const faq = [frage('z', 'Zehn & mehr?', '<p>Ja.</p>'), frage('a', 'Vier?', '<ul><li>Nein</li></ul>')];
    const page = await html('Faq', { inhalte: { faq } });
    expect([...page.matchAll(/<summary[^>]*>([^<]*)</g)].map(([, words]) => words)).toEqual(['Zehn &amp; mehr?', 'Vier?']);
    expect(page).toContain('<ul><li>Nein</li></ul>');
    expect(page).toContain('mailto:hilfe@lindtal.example');
  });

  it('has a lang attribute if a question is in another language than the page', async () => {
    const page = await html('Faq', { locale: 'en', inhalte: { faq: [frage('a', 'Vier?', '<p>Ja.</p>')] } });
    expect(page).toContain('<span lang="de">Vier?</span>');
    expect(page).toContain('<div class="rich-text" lang="de"><p>Ja.</p></div>');
  });

  it('shows a notice and the support address if there are no questions', async () => {
    const page = await html('Faq', {});
    expect(page).toContain(MISSING.de);
    expect(page).toContain('mailto:hilfe@lindtal.example');
    expect(page).not.toContain('<details');
  });
});

describe('pages with text only', () => {
  it('load no script, except the session script for a logged-in recommender', async () => {
    const scripts = { script: '/client.js', sessionScript: '/session.js' };
    const loaded = async (sessionSeconds: number | null) =>
      (await openPage('Privacy', { sessionSeconds }, {}, scripts)).html.match(/<script[^>]* src="[^"]+"/g);
    expect(await loaded(null)).toBeNull();
    expect(await loaded(600)).toEqual([expect.stringMatching(/ src="\/session\.js"$/)]);
  });
});
