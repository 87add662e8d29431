import { describe, expect, it } from 'vitest';
import { columnsOf, statesOf } from '../../../../contract/calls/bericht.ts';
import { NAVBAR } from '../../../../contract/calls/mandant.ts';
import { listProvisionen, listSellerAuftraege } from '../../../../contract/calls/seller/verkauf.ts';
import { SELLER_TEXTE } from '../../../../contract/rules/seller.ts';
import { SELLER_COLUMNS } from '../../../../texts/spalte.ts';
import { openPage, type VisitOptions } from '../../../shell/open.fixture.ts';
import { block, seller } from '../../../shell/visit.fixture.ts';
import { PORTAL_DATA_ID, type PortalData } from '../../shell/data.ts';
import type { Own } from '../own.ts';

const konfiguration = { ModuleProfiseller: true } as const;
const bedingungen = block(SELLER_TEXTE.Bedingungen, '<p>Was gilt.</p>');
const gutschrift = block(SELLER_TEXTE.Gutschriftverfahren, '<p>Wer abrechnet.</p>');

describe('documents of profi sellers', () => {
  it('do not speak of agencies', async () => {
    const token = { body: { Gueltig: true, Ablauf: '2026-12-24T13:05:00Z', Zweck: 'Registrierung', Email: 'paula@example.org' } };
    const answers = { verifySellerToken: token, readPasswortregeln: { body: { MinLaenge: 8, Regeln: [] } } };
    const query = { token: 'geheim' };
    for (const page of ['SellerLogin', 'SellerRegister', 'SellerConfirm', 'SellerRegisterPassword', 'SellerForgotPassword'] as const) {
      const { html } = await openPage(page, { page, konfiguration, query }, answers);
      expect(html, page).not.toMatch(/Agentur|\/agentur/);
      expect(html, page).toContain('Für Profiseller');
    }
  });

  it('link from the login to the registration, unless the tenant has autologin', async () => {
    const linkAt = async (IsAutologin: boolean) =>
      (await openPage('SellerLogin', { page: 'SellerLogin', konfiguration: { ...konfiguration, IsAutologin } })).html.includes(
        'href="/de/profiseller/registrieren"',
      );
    expect([await linkAt(false), await linkAt(true)]).toEqual([true, false]);
  });
});

describe('SellerInterstitial', () => {
  const open = (more: VisitOptions['konfiguration'], options: Partial<VisitOptions> = {}) =>
    openPage('SellerInterstitial', {
      page: 'SellerInterstitial',
      konfiguration: { ...konfiguration, ModuleErzwingeLogin: true, ...more },
      ...options,
    });
  const redirect = 'SellerBilling?zeile=AB-00012';
  const LOGIN = 'redirect=SellerBilling%3Fzeile%3DAB-00012"';

  it.each([
    ['de', 'Hier verkaufen geprüfte Profiseller', 'sind Sie 12 Stunden lang angemeldet'],
    ['en', 'Approved profi sellers sell here', 'stay logged in for 12 hours'],
  ] as const)('leads in %s to the login, which leads back, and to the same page in other languages', async (locale, title, sentence) => {
    const { html, text, status } = await open({ Navbar: { ...NAVBAR, Sprachwahl: true } }, { locale, query: { redirect } });
    expect(status).toBe(200);
    for (const part of [title, sentence]) expect(text).toContain(part);
    expect(html).toContain(`href="/${locale}/profiseller/login?${LOGIN}`);
    expect(html).toContain(`href="/${locale === 'de' ? 'en' : 'de'}/profiseller/willkommen?${LOGIN}`);
  });

  it('offers the registration, and under autologin says that there is none', async () => {
    const shown = async (IsAutologin: boolean) => {
      const { html, text } = await open({ IsAutologin });
      return [html.includes('/profiseller/registrieren'), text.includes('Registrieren können Sie sich hier nicht')];
    };
    expect([await shown(false), await shown(true)]).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('SellerConditions', () => {
  const open = (blocks: (typeof bedingungen)[]) =>
    openPage('SellerConditions', { page: 'SellerConditions', konfiguration, inhalte: { 'content-bloecke': blocks } });

  it('shows the texts that the tenant has, and is linked in the footer then', async () => {
    const both = await open([bedingungen, gutschrift]);
    expect(both.text).toMatch(/Was gilt\..*Gutschriftverfahren.*Wer abrechnet\./);
    expect(both.html).toContain('href="/de/profiseller/bedingungen"');
    const one = await open([bedingungen]);
    expect([one.status, one.text.includes('Gutschriftverfahren')]).toEqual([200, false]);
  });

  it('is 404 at a tenant without any', async () => {
    expect((await open([])).status).toBe(404);
  });
});

describe('the app of profi sellers', () => {
  const user = {
    Token: 'geheimes-token',
    Sellernummer: 'P-2001',
    Name: 'Probst Vertrieb',
    Status: 'Zusatzdaten',
    Vorname: 'Paula',
    Nachname: 'Probst',
    Email: 'paula@example.org',
    Language: 'de',
    GueltigBis: '2026-11-20T22:00:00Z',
  };
  const open = (page: 'SellerData' | 'SellerOrders', more: VisitOptions['konfiguration'] = {}) =>
    openPage(
      page,
      { page, konfiguration: { ...konfiguration, ...more }, portalHolder: seller, inhalte: { 'content-bloecke': [bedingungen] } },
      { readSeller: { body: user } },
    );
  const dataIn = (html: string): PortalData<Own> =>
    JSON.parse(new RegExp(`<script[^>]*id="${PORTAL_DATA_ID}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1] ?? 'null');

  it('hands the seller to the screens without the token of the session', async () => {
    const { html, status } = await open('SellerData');
    expect(status).toBe(200);
    expect(html).not.toContain('geheimes-token');
    for (const part of ['Probst Vertrieb', 'P-2001', 'Mein Bereich', 'Meine Daten', '/de/profiseller/bedingungen'])
      expect(html).toContain(part);
  });

  it('hands the screens a title of each column of the reports, and a word for each status', async () => {
    const { texte } = dataIn((await open('SellerOrders')).html);
    for (const { report } of [listSellerAuftraege, listProvisionen])
      for (const [name, { words }] of Object.entries(columnsOf(report))) {
        expect(texte[SELLER_COLUMNS[name] ?? `agentur.spalte.${name}`], name).toBeTruthy();
        if (words) for (const status of statesOf(report)) expect(texte[`${words}.${status}`], status).toBeTruthy();
      }
  });

  it('names the page where codes are entered only if the tenant has code entry', async () => {
    const pathWith = async (ModuleErstelleOfflineEmpfehlungCode: boolean) =>
      dataIn((await open('SellerOrders', { ModuleErstelleOfflineEmpfehlungCode })).html).own.codePath;
    expect([await pathWith(true), await pathWith(false)]).toEqual(['/de/code', null]);
  });
});
