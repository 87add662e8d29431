import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openPage } from './shell/open.fixture.ts';
import { frage } from './shell/visit.fixture.ts';

const konfiguration = {
  Name: 'Muster & Söhne',
  ProgrammName: 'Musterfreunde',
  RoutePaths: { Imprint: '/wer-wir-sind' },
  SupportedLanguage: { Sprache: ['de' as const, 'en' as const] },
  SupportEmail: 'hilfe@muster.example',
  produktApi: 'standard' as const,
};
const produkt = (Id: number, Name = `Produkt ${Id}`) => ({
  Id,
  Name,
  Beschreibung: `Zeile ${Id}`,
  Praemien: [{ WertCent: 7000, Wert: '70,00 €' }],
});
const shell = { css: 'h1{color:red}.x{color:blue}' };

function home(locale: 'de' | 'en', produkte = [produkt(1)]) {
  const answers = { listProdukte: { body: produkte } };
  const inhalte = { faq: [frage('a', 'Eine Frage?', '<p>Eine Antwort.</p>')] };
  return openPage('Homepage', { locale, konfiguration, inhalte }, answers, shell);
}

/** Visible text of the body. */
const visible = (html: string) =>
  html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ');

describe('renderPage Homepage', () => {
  it('shows the amount, its condition, the steps and every product with its reward', async () => {
    const { html } = await home('de', [produkt(1), produkt(2)]);
    const text = visible(html);
    expect(html).toMatch(/^<!doctype html><html lang="de">/);
    expect(text).toContain('70 € für Ihre Empfehlung');
    for (const part of [
      'gibt es nach der Freigabe 70 €: für Sie',
      'Auswählen',
      'Empfehlen',
      'Freuen',
      'Produkt 1',
      'Zeile 2',
      'Prämie 70 €',
    ])
      expect(text).toContain(part);
    expect(html).toContain('href="/de/?produkt=2#empfehlen-form"');
    expect(html.match(/<details/g)).toHaveLength(1);
    expect(text).toContain('Eine Frage?');
  });

  it('folds products from the thirteenth on', async () => {
    const folded = async (count: number) => {
      const produkte = Array.from({ length: count }, (_, index) => produkt(index + 1));
      return (await home('de', produkte)).html;
    };
    expect(visible(await folded(12))).not.toContain('weitere)');
    const [before, after] = (await folded(15)).split('Alle anzeigen (3 weitere)');
    expect(before).toContain('Zeile 12<');
    expect(before).not.toContain('Zeile 13<');
    expect(after).toContain('Zeile 15<');
  });

  it('escapes data', async () => {
    const { html } = await home('de', [produkt(1, '<img src=x onerror=alert(1)>')]);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
    expect(html).toContain('<title>Musterfreunde – Muster &amp; Söhne</title>');
  });

  it('contains no inline scripts, and returns the hash of its single style element', async () => {
    const { html, styleHash } = await home('de');
    expect(html).not.toMatch(/<script(?! type="module" src=)|\son\w+=|javascript:| style="/i);
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => match[1] ?? '');
    expect(styles).toHaveLength(1);
    expect(styleHash).toBe(
      `sha256-${createHash('sha256')
        .update(styles[0] ?? '')
        .digest('base64')}`,
    );
    expect(styles[0]).toMatch(/h1\{color:red\}$/);
  });

  it("links the pages of the footer by the tenant's paths, and the other language", async () => {
    const { html } = await home('en');
    for (const path of ['/en/faq', '/en/agb', '/en/wer-wir-sind', '/en/datenschutz', '/en/kontakt', '/de/'])
      expect(html).toContain(`href="${path}"`);
    expect(visible(html)).toContain('€70 for your recommendation');
  });

  it('works without rewards', async () => {
    const text = visible((await home('de', [])).html);
    expect(text).toContain('Empfehlen Sie weiter, was Sie überzeugt');
    expect(text).toContain('Zurzeit ist mit keiner Empfehlung eine Prämie verbunden.');
    expect(text).not.toContain('gibt es nach der Freigabe');
  });
});

describe('renderPage FileNotFound', () => {
  it('shows the error, is not indexed and links to the home', async () => {
    const { html, status } = await openPage(null, { konfiguration }, {}, shell);
    expect(status).toBe(404);
    expect(visible(html)).toMatch(/Diese Seite gibt es nicht\..*404 - Datei nicht gefunden/);
    expect(html).toContain('<meta name="robots" content="noindex,nofollow"/>');
    expect(html).toMatch(/href="\/de\/"[^>]*>Zur Startseite/);
  });
});
