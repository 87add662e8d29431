import { describe, expect, it } from 'vitest';
import type { PageName } from '../../contract/pages.ts';
import demo from '../../mandanten/telko/texte.json' with { type: 'json' };
import { openPage, type Wish } from './open.fixture.ts';
import { renderPage } from './render.tsx';
import { theme } from './theme.fixture.ts';
import { visitOf } from './visit.fixture.ts';

async function html(name: PageName, locale: 'de' | 'en', texte: Record<string, string> = demo[locale]): Promise<string> {
  const page = await openPage(name, { locale, texte });
  expect(page.status).toBe(200);
  expect(page.html).not.toMatch(/<script| style="/);
  return page.html;
}

describe('pages of the tenant’s texts', () => {
  it.each([
    ['TOS', 'de', 'Teilnahmebedingungen', ['Stand: Februar 2026', 'Ein eigener Vertrag bei Funkhof']],
    ['TOS', 'en', 'Terms of participation', ['As of February 2026', 'You do not need a Funkhof contract']],
    ['Imprint', 'de', 'Impressum', ['Angaben nach § 5 DDG', 'mailto:hilfe@funkhof.example', 'DE000000417']],
    ['Imprint', 'en', 'Imprint', ['Represented by']],
    [
      'Privacy',
      'de',
      'Datenschutz',
      ['Wer verantwortlich ist', 'Wie lange', 'Ihre Rechte', 'Empfänger', 'Vor einer Einwilligung wird nichts gesetzt'],
    ],
    ['Privacy', 'en', 'Privacy', ['Your rights', 'nothing that would need it is set or loaded before']],
    ['AccessibilityDeclaration', 'de', 'Erklärung zur Barrierefreiheit', ['EN 301 549', 'MLBF', 'Hürde melden']],
    ['AccessibilityDeclaration', 'en', 'Accessibility statement', ['Report a barrier']],
  ] as const)('%s in %s', async (name, locale, title, parts) => {
    const page = await html(name, locale);
    expect(page).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(page).toContain('<meta name="robots" content="index,follow"/>');
    for (const part of parts) expect(page).toContain(part);
  });

  it('load no script but, for who is logged in, the one that ends with the session', async () => {
    const scripts = { script: '/client.js', sessionScript: '/session.js' };
    const loaded = async (sessionSeconds: number | null) =>
      (await openPage('Privacy', { texte: demo.de, sessionSeconds }, {}, scripts)).html.match(/<script[^>]* src="[^"]+"/g);
    expect(await loaded(null)).toBeNull();
    expect(await loaded(600)).toEqual([expect.stringMatching(/ src="\/session\.js"$/)]);
  });

  it('escape the text, and say whom to ask where there is none', async () => {
    expect(await html('Imprint', 'de', { 'impressum.text': '<img src=x>' })).toContain('&lt;img src=x&gt;');
    const empty = await html('Imprint', 'de', {});
    expect(empty).toContain('wird gerade überarbeitet');
    expect(empty).toContain('mailto:hilfe@lindtal.example');
  });

  it('show no version that is no month', async () => {
    expect(await html('TOS', 'de', { 'agb.text': 'x', 'agb.version': '2026-13' })).not.toContain('Stand:');
  });
});

describe('ModuleAdv', () => {
  const adv = (ReferralUrl: string | null): Wish => ({ page: 'Faq', konfiguration: { ModuleAdv: true, ReferralUrl } });
  const imprintOf = async (wish: Wish) => /<a href="([^"]*)"([^>]*)>(?:Impressum)/.exec((await openPage('Faq', wish)).html)?.slice(1);

  it('leads Imprint home, and the footer to the site of the tenant', async () => {
    const { visit } = visitOf({ ...adv('https://www.muster.example/?a=1&b'), page: 'Imprint' });
    expect(await renderPage('Imprint', visit, { theme, css: '' })).toEqual({ redirect: { page: 'Homepage' } });
    const [address, more] = (await imprintOf(adv('https://www.muster.example/?a=1&b'))) ?? [];
    expect(address).toBe('https://www.muster.example/?a=1&amp;b');
    expect(more).toContain('rel="external"');
    expect((await openPage('Faq', adv('https://www.muster.example'))).text).toContain('(auf der Website des Anbieters)');
  });

  it.each([null, 'javascript:alert(1)'])('leads the footer to Imprint with %j as site', async (url) => {
    expect((await imprintOf(adv(url)))?.[0]).toBe('/de/impressum');
  });

  it('changes nothing where it is off', async () => {
    const off = { konfiguration: { ModuleAdv: false, ReferralUrl: 'https://www.muster.example' } };
    expect((await imprintOf(off))?.[0]).toBe('/de/impressum');
    expect((await openPage('Imprint', { ...off, texte: demo.de })).status).toBe(200);
  });
});

describe('Faq', () => {
  it('asks all that the tenant has, by number, each answer folded', async () => {
    const texte = {
      'faq.10.frage': 'Zehn & mehr?',
      'faq.10.antwort': 'Fragen Sie {support}.',
      'faq.4.frage': 'Vier?',
      'faq.4.antwort': 'Ja.',
    };
    const page = await html('Faq', 'de', { ...texte, 'faq.5.frage': 'Ohne Antwort?' });
    const questions = [...page.matchAll(/<summary[^>]*>([^<]*)</g)].map(([, words]) => words);
    expect(questions).toEqual(expect.arrayContaining(['Vier?', 'Zehn &amp; mehr?']));
    expect(questions).toHaveLength(5);
    expect(questions.at(-1)).toBe('Zehn &amp; mehr?');
    expect(page).toContain('mailto:hilfe@lindtal.example');
  });

  it('has the seven of the demo', async () => {
    for (const locale of ['de', 'en'] as const) expect((await html('Faq', locale)).match(/<details/g)).toHaveLength(7);
  });
});
