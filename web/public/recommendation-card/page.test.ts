import { describe, expect, it } from 'vitest';
import type { Empfehlung } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { benutzerOf } from '../../features/account/benutzer.fixture.ts';
import { empfehlung } from '../../features/share/referral.fixture.ts';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { renderPage } from '../../site.tsx';

const params = { empfehlungsnummer: 'nr1' };
const open = (
  one: Empfehlung = empfehlung(),
  options: VisitOptions = {},
  page: 'RecommendationCard' | 'Recommendation' = 'RecommendationCard',
) =>
  openPage(
    page,
    { page, params, login: { who: 'E' }, ...options },
    { listEmpfehlungen: { body: [one] }, readUser: { body: benutzerOf() } },
  );

describe('RecommendationCard', () => {
  it('needs a login, and returns after it', async () => {
    const sent = await renderPage('RecommendationCard', visitOf({ params }).visit, { theme, css: '' });
    expect(sent).toEqual({ redirect: { page: 'Login', params: { redirect: 'RecommendationCard?empfehlungsnummer=nr1' } } });
  });

  it('shows QR code, short link, code, product, amounts and last day, and the logo if there is one', async () => {
    const { html, text } = await open();
    expect(html).toContain('aria-label="QR-Code mit Ihrem Link https://muster.example/r/AB12CD34"');
    for (const part of ['muster.example/r/AB12CD34', 'AB12-CD34', 'muster.example/de/code', 'Strom &lt;Plus&gt;', '31.12.2026'])
      expect(text).toContain(part);
    expect(plain(text)).toContain('Eine Empfehlung von Erika');
    expect(plain(text)).toContain('25 € für Sie, 25,01 € für Erika');
    expect(html).toContain('data-prints');
    const look = {
      logo: { adresse: '/bilder/0a/logo.svg', breite: 285, hoehe: 56 },
      icon: null,
      touchIcon: null,
      keyVisual: null,
      szenen: {},
      stand: null,
    };
    const card = (await open(empfehlung(), { look })).html.split('aria-label="Karte"')[1];
    expect(card).toContain('src="/bilder/0a/logo.svg"');
  });

  it('leaves out the code if the tenant gives none, and the amounts without a reward', async () => {
    const { text } = await open(empfehlung({ Praemie: null }), { konfiguration: { ModuleErstelleOfflineEmpfehlungCode: false } });
    expect(text).not.toMatch(/AB12-CD34|€/);
  });

  it('explains why there is nothing to print, like the share page', async () => {
    const ended = empfehlung({ Status: 'Abgelaufen', NaechsterSchritt: { Schritt: 'Beendet', Wer: 'Niemand', Was: '' } });
    const over = await open(ended);
    expect(over.text).toContain('lässt sich nicht mehr teilen');
    expect(over.html).toMatch(/href="\/de\/empfehlen\/1"[^>]*>Neuen Link erstellen/);
    expect((await open(empfehlung({ Empfehlungsnummer: 'nr9' }))).status).toBe(404);
  });

  it('is linked from the share page', async () => {
    expect((await open(empfehlung(), {}, 'Recommendation')).html).toMatch(/href="\/de\/empfehlung\/nr1\/karte"[^>]*>Als Karte ausdrucken/);
  });
});
