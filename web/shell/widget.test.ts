import { describe, expect, it } from 'vitest';
import { openPage, type VisitOptions } from './open.fixture.ts';
import { block } from './visit.fixture.ts';

const produkt = { Id: 1, Name: 'Strom', Beschreibung: 'Zeile', Praemien: [{ WertCent: 5000, Wert: '50,00 €' }] };
const answers = { listProdukte: { body: [produkt] } };
const agreed = { Funktional: true, Analytisch: true, Marketing: true };
const shell = {
  script: '/s.js',
  trackingScript: '/t.js',
  frameHosts: ['www.firma.example', 'b.example:8080'],
  address: 'http://a.example/de/',
};
const open = (page: 'Homepage' | 'Faq' | 'Login', query: VisitOptions['query'], options: VisitOptions = {}) =>
  openPage(
    page,
    { page, query: query ?? {}, ...options, konfiguration: { ExitIntent: true, EmpfehlenPath: '/#los', ...options.konfiguration } },
    answers,
    shell,
  );

describe.each(['', '1', 'nein'])('a page opened with widget=%s', (widget) => {
  it('has no header and no navigation, and only legal links in the footer, which open in a new window', async () => {
    const { html } = await open('Faq', { widget });
    expect(html).not.toMatch(/<header|<nav/);
    const links = [...html.matchAll(/<a href="(\/[^"]+)" (target="_blank" rel="noopener")?/g)].map(([, href, outside]) => [
      href,
      Boolean(outside),
    ]);
    expect(links).toEqual(
      ['/de/agb', '/de/impressum', '/de/datenschutz', '/de/barrierefreiheitserklaerung', '/de/faq'].map((href) => [href, true]),
    );
  });

  it('also links to the reward conditions in a new window if the tenant has some', async () => {
    const inhalte = { 'content-bloecke': [block('praemienbedingungen', '<p>x</p>')] };
    const { html } = await open('Faq', { widget }, { inhalte });
    expect(html).toContain('<a href="/de/praemienbedingungen" target="_blank" rel="noopener"');
  });

  it('shows no cookie banner, no trackers and no exit intent dialog', async () => {
    expect((await open('Homepage', { widget }, { consent: null })).html).not.toContain('data-consent');
    expect((await open('Homepage', { widget, cookies: 'wahl' }, { consent: null })).html).not.toContain('data-consent');
    const { html, origins } = await open('Homepage', { widget }, { consent: agreed });
    expect(html).not.toMatch(/data-tracking|exit-intent/);
    expect(origins).toEqual([]);
  });

  it('has the hosts that may frame it, loads the script that sends its height, and is not indexed', async () => {
    const { html, frameHosts } = await open('Faq', { widget });
    expect(html).toContain('data-frame-hosts="www.firma.example b.example:8080"');
    expect(html).toContain('src="/s.js"');
    expect(html).toContain('content="noindex,nofollow"');
    expect(html).not.toContain('hrefLang');
    expect(frameHosts).toEqual(shell.frameHosts);
  });
});

it('a widget shows only the form of the home, with its own headline', async () => {
  const { html, text } = await open('Homepage', { widget: '' });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('name="Empfehlung.Produkt"');
  expect(text).not.toContain('Zeile');
});

it('a widget explains at Login what to do if the browser accepts no cookies', async () => {
  const { html, text } = await open('Login', { widget: '', redirect: 'Recommendation?empfehlungsnummer=a1' });
  expect(text).toContain('In eigenem Fenster öffnen');
  expect(html).toContain('href="/de/login?redirect=Recommendation%3Fempfehlungsnummer%3Da1" target="_blank"');
  expect((await open('Faq', { widget: '' })).text).not.toContain('keine Cookies');
});

it('a page without the parameter is complete and does not send its height', async () => {
  const { html } = await open('Homepage', { channel: 'widget' }, { consent: agreed });
  expect(html).toMatch(/<header.*<nav.*exit-intent/s);
  expect(html).toContain('data-tracking');
  expect(html).not.toContain('data-frame-hosts');
});
