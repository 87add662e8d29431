import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadHomepage } from '../pages/homepage/load.ts';
import { pageContext } from './page.ts';
import { renderPage } from './render.tsx';
import { theme } from './theme.fixture.ts';

const konfiguration = {
  Name: 'Muster & Söhne',
  ProgrammName: 'Musterfreunde',
  RoutePaths: { Imprint: '/wer-wir-sind' },
  SupportedLanguage: { Sprache: ['de' as const, 'en' as const] },
  SupportEmail: 'hilfe@muster.example',
};
const produkt = (Id: number, Name = `Produkt ${Id}`) => ({
  Id,
  Name,
  Beschreibung: `Zeile ${Id}`,
  Praemien: [{ WertCent: 7000, Wert: '70,00 €' }],
});
const shell = { theme, stylesheets: ['/assets/client-1.css'] };

function home(
  locale: 'de' | 'en',
  produkte = [produkt(1)],
  maxPraemie: { WertCent: number; Wert: string } | null = { WertCent: 11000, Wert: '' },
) {
  return renderPage({ page: 'Homepage', props: loadHomepage({ locale, konfiguration, texte: {}, produkte, maxPraemie }), shell });
}

/** What a reader sees of the body. */
const visible = (html: string) =>
  html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ');

describe('renderPage Homepage', () => {
  it('says the amount, its condition, the steps and every product with its reward', () => {
    const html = home('de', [produkt(1), produkt(2)]).html;
    const text = visible(html);
    expect(html).toMatch(/^<!doctype html><html lang="de">/);
    expect(text).toContain('Bis zu 110 € für jede Empfehlung');
    for (const part of ['Widerrufsfrist', 'Auswählen', 'Empfehlen', 'Freuen', 'Produkt 1', 'Zeile 2', '70,00 €'])
      expect(text).toContain(part);
    expect(html).toContain('href="/de/empfehlen/2"');
    expect(html.match(/<details/g)).toHaveLength(3);
  });

  it('folds the thirteenth product and all after it', () => {
    const folded = (count: number) =>
      home(
        'de',
        Array.from({ length: count }, (_, index) => produkt(index + 1)),
      ).html;
    expect(visible(folded(12))).not.toContain('weitere)');
    const [before, after] = folded(15).split('Alle anzeigen (3 weitere)');
    expect(before).toContain('Zeile 12<');
    expect(before).not.toContain('Zeile 13<');
    expect(after).toContain('Zeile 15<');
  });

  it('escapes what data says', () => {
    const { html } = home('de', [produkt(1, '<img src=x onerror=alert(1)>')]);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
    expect(html).toContain('<title>Musterfreunde – Muster &amp; Söhne</title>');
  });

  it('runs no script and hashes its one style as it is written', () => {
    const { html, styleHash } = home('de');
    expect(html).not.toMatch(/<script|\son\w+=|javascript:| style="/i);
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => match[1] ?? '');
    expect(styles).toHaveLength(1);
    expect(styleHash).toBe(
      `sha256-${createHash('sha256')
        .update(styles[0] ?? '')
        .digest('base64')}`,
    );
    expect(html).toContain('<link rel="stylesheet" href="/assets/client-1.css"/>');
  });

  it("links the pages of the footer by the tenant's paths, and the other language", () => {
    const { html } = home('en');
    for (const path of ['/en/faq', '/en/kontakt', '/en/agb', '/en/wer-wir-sind', '/en/datenschutz', '/de/'])
      expect(html).toContain(`href="${path}"`);
    expect(visible(html)).toContain('Up to €110 for every recommendation');
  });

  it('stands without rewards too', () => {
    const text = visible(home('de', [], null).html);
    expect(text).toContain('Empfehlen Sie weiter, was Sie überzeugt');
    expect(text).toContain('Zurzeit ist kein Produkt mit einer Prämie verbunden.');
  });
});

describe('renderPage FileNotFound', () => {
  it('says so, stays out of search engines and leads home', () => {
    const { html } = renderPage({ page: 'FileNotFound', props: pageContext(konfiguration, 'de', {}), shell });
    expect(visible(html)).toContain('404 - Datei nicht gefunden');
    expect(html).toContain('<meta name="robots" content="noindex,nofollow"/>');
    expect(html).toMatch(/href="\/de\/"[^>]*>Zur Startseite/);
  });
});
