import { describe, expect, it } from 'vitest';
import type { Empfehlung } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { benutzerOf } from '../../features/account/benutzer.fixture.ts';
import { empfehlung } from '../../features/share/referral.fixture.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { scenesIn, standLook } from '../../shell/stand.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import { renderPage } from '../../site.tsx';

const konfiguration = {
  Name: 'Muster',
  ModuleErstelleOfflineEmpfehlungCode: true,
  MaxEmpfaengerPraemieCent: null,
  ModuleWhatsapp: 1,
  ModuleEmailClient: 0,
  ModuleFacebook: 2,
};
const answersOf = (change: Partial<Empfehlung>): Answers => ({
  listEmpfehlungen: { body: [empfehlung({ Empfehlungsnummer: 'nr0' }), empfehlung(change)] },
  readUser: { body: benutzerOf() },
});

async function open(change: Partial<Empfehlung> = {}, options: VisitOptions = {}) {
  const base = { login: { who: 'E' } as const, params: { empfehlungsnummer: 'nr1' }, ...options };
  const opened = { ...base, konfiguration: { ...konfiguration, ...options.konfiguration } };
  const page = await openPage('Recommendation', opened, answersOf(change), { script: '/assets/script-1.js' });
  return { ...page, message: /<textarea[^>]*>\n?([^<]*)</.exec(page.html)?.[1] };
}
const channels = (html: string) => [...html.matchAll(/data-shares-by="(\w+)"/g)].map(([, kanal]) => kanal);

describe('Recommendation', () => {
  it('needs a login, and returns after it', async () => {
    const sent = await renderPage('Recommendation', visitOf({ params: { empfehlungsnummer: 'nr1' } }).visit, { theme, css: '' });
    expect(sent).toEqual({ redirect: { page: 'Login', params: { redirect: 'Recommendation?empfehlungsnummer=nr1' } } });
  });

  it('shows the link, the code, the QR code and what happens next, in both languages', async () => {
    const { html } = await open();
    for (const part of ['AB12-CD34', '<svg role="img"', 'download="AB12-CD34.png"', 'Was danach passiert', '31.12.2026', 'script-1.js'])
      expect(html).toContain(part);
    expect(html).toContain('Strom &lt;Plus&gt;. Ihr Link gilt bis zum 31.12.2026.');
    expect((await open({}, { locale: 'en' })).html).toContain('until 31 December 2026');
    expect(html).not.toMatch(/ style="|<script>/);
  });

  it('shows first the scene of the link that is made, and no picture at a tenant without scenes', async () => {
    const { html } = await open({}, { look: standLook });
    expect(scenesIn(html)).toEqual([['link', 'Der Link ist da']]);
    expect(html.indexOf('stand-link')).toBeLessThan(html.indexOf('<h1'));
    expect(scenesIn((await open({}, { look: standLook, locale: 'en' })).html)).toEqual([['link', 'The link is ready']]);
    expect((await open()).html).not.toContain('<picture');
  });

  it('names the call that counts a shared link, only with consent and only if the tenant counts it', async () => {
    const trackings = [{ type: 'matomo', enabled: true, id: 'https://m.example', tagId: '1' }] as const;
    const consent = { Funktional: false, Analytisch: true, Marketing: false };
    const counting = { apiRoute: '/api/v1/muster', trackings: [...trackings], Dienste: { Ziele: { Geteilt: 2 } } };
    const counterOf = async (options: VisitOptions) => /zaehler&quot;:(?:&quot;)?([^&}]*)/.exec((await open({}, options)).html)?.[1];
    expect(await counterOf({ consent, konfiguration: counting })).toBe('/api/v1/muster/tracking/geteilt');
    for (const options of [
      { konfiguration: counting },
      { consent: { ...consent, Analytisch: false }, konfiguration: counting },
      { consent, konfiguration: { ...counting, Dienste: { Ziele: { Empfohlen: 1 } } } },
      { consent, konfiguration: { ...counting, trackings: [] } },
    ])
      expect(await counterOf(options)).toBe('null');
  });

  it('shows no code to type if the tenant gives out none', async () => {
    const { html } = await open({}, { konfiguration: { ModuleErstelleOfflineEmpfehlungCode: false } });
    expect(html).not.toContain('AB12-CD34');
    expect(html).not.toContain('/de/code');
    expect(html).toContain('download="qr-code.png"');
  });

  it('has the QR code before the code to type', async () => {
    const { html } = await open();
    const card = /<section aria-labelledby="qr".*?<dialog/s.exec(html)?.[0] ?? '';
    expect(card.indexOf('<svg role="img"')).toBeGreaterThan(0);
    expect(card.indexOf('<svg role="img"')).toBeLessThan(card.indexOf('AB12-CD34'));
  });

  it('shows a large QR code with the code to type, in a dialog that a link opens', async () => {
    const { html } = await open();
    expect(html).toMatch(/<a id="qr-gross-oeffnen" href="#qr-gross" aria-haspopup="dialog"[^>]*>QR-Code groß zeigen<\/a>/);
    const dialog = /<dialog id="qr-gross" aria-labelledby="qr-gross-titel".*?<\/dialog>/s.exec(html)?.[0] ?? '';
    expect(dialog).toContain('id="qr-gross-titel"');
    expect(dialog).toMatch(/href="#qr-gross-oeffnen"[^>]*aria-label="Schließen"/);
    const [small, large] = html.match(/<path fill="#000" d="[^"]+"/g) ?? [];
    expect(large).toBe(small);
    expect(dialog).toContain(large);
    expect(dialog).toContain('AB12-CD34');
  });

  it("offers WhatsApp first, then the others in the tenant's order, without disabled ones", async () => {
    expect(channels((await open()).html)).toEqual(['whatsapp', 'whatsapp', 'email', 'facebook', 'linkedin']);
    const off = { ModuleWhatsapp: -1, ModuleEmailClient: -1, ModuleFacebook: -1, ModuleLinkedIn: -1 };
    const { html } = await open({}, { konfiguration: off });
    expect(channels(html)).toEqual([]);
    expect(html).toContain('kopieren Sie Ihren Link');
  });

  it.each([
    [100, null, 'bestellst, bekomme ich 50,01\u00a0€: '],
    [50, null, '25\u00a0€ für dich und 25,01\u00a0€ für mich, wenn '],
    [0, null, '50,01\u00a0€ für dich, wenn '],
    [0, 1000, '10\u00a0€ für dich und 40,01\u00a0€ für mich, wenn '],
  ] as const)('writes the message for a share of %d %%, at most %s cents to the recipient', async (AnteilEmpfehler, max, words) => {
    const { message } = await open({ AnteilEmpfehler }, { konfiguration: { MaxEmpfaengerPraemieCent: max } });
    expect(message).toContain(words);
    expect(message).toMatch(/Strom &lt;Plus&gt; von Muster.*: https:\/\/muster\.example\/r\/AB12CD34$/);
  });

  it('promises no reward if there is none', async () => {
    const { html, message } = await open({ Praemie: null });
    expect(message).not.toContain('Prämie');
    expect(html).toContain('Strom &lt;Plus&gt;. Ihr Link gilt bis zum 31.12.2026.');
    expect(html).not.toContain('Die Prämie kommt');
  });

  it.each(['Bestellung', 'Vertrag', 'Gespraech', 'Bewerbung'] as const)(
    'explains for a %s that the person who gets the reward receives a mail',
    async (ProduktArt) => {
      const all = { ProduktArt, AnteilEmpfehler: 0 } as const;
      expect((await open(all)).html).toContain('Wer sie bekommt, erfährt es dann per E-Mail.');
      expect((await open(all, { locale: 'en' })).html).toContain('Whoever gets it then hears from us by email.');
    },
  );

  it('uses the texts of a single channel until the message is rewritten', async () => {
    const konfiguration = { ModuleSms: 3 };
    const texte = { 'teilen.text.beide.facebook': 'x', 'teilen.text.beide.whatsapp': 'Nur hier: {praemie} {link}' };
    const sent = async (options: VisitOptions) => {
      const { html } = await open({ AnteilEmpfehler: 50 }, { konfiguration, texte, ...options });
      return Object.fromEntries(
        [...html.matchAll(/<a href="([^"]+)" data-shares-by="(\w+)"/g)].map(([, href, kanal]) => [kanal, decodeURIComponent(href ?? '')]),
      );
    };
    const { sms, whatsapp, email } = await sent({});
    expect(sms).toMatch(/^sms:\?&amp;body=25 € für dich und 25,01 € für mich .* Mein Tipp: Strom/);
    expect(whatsapp).toContain('text=Nur hier: 50,01');
    expect(email).toContain('25 € für dich und 25,01 € für mich, wenn ');
    expect(email?.match(/Hallo/g)).toHaveLength(1);
    const { message = '' } = await open({ AnteilEmpfehler: 50 }, { konfiguration, texte });
    expect(message).toContain('25\u00a0€ für dich');
    const unchanged = await sent({ query: { text: message.replaceAll('&lt;', '<').replaceAll('&gt;', '>') } });
    expect(unchanged).toEqual(await sent({}));
    expect(Object.values(unchanged).join()).not.toContain('\u00a0');
    const rewritten = await sent({ query: { text: 'Eigenes' } });
    for (const kanal of ['sms', 'whatsapp', 'email']) expect(rewritten[kanal], kanal).toContain('Eigenes');
  });

  it("uses the rewritten message, and the tenant's texts", async () => {
    const { html, message } = await open({}, { query: { text: 'Schau </textarea> mal' } });
    expect(message).toBe('Schau &lt;/textarea&gt; mal');
    expect(html).toContain(
      'https://wa.me/?text=Schau%20%3C%2Ftextarea%3E%20mal%0Ahttps%3A%2F%2Fmuster.example%2Fr%2FAB12CD34%3Fchannel%3Dwhatsapp',
    );
    const texte = { 'teilen.text.beide': '{vorname} {nachname}, {mandant}, {praemie}: {link}' };
    expect((await open({}, { texte })).message).toBe('Erika Muster &amp; Co, Muster, 50,01\u00a0€: https://muster.example/r/AB12CD34');
  });

  it.each([
    [{ KurzURL: undefined, Status: 'Offen' }, 'zuerst Ihre E-Mail-Adresse', '/de/bestaetigung?empfehlungsnummer=nr1', 200],
    [{ Status: 'Abgelaufen' }, 'lässt sich nicht mehr teilen', '/de/', 200],
    [{ Empfehlungsnummer: 'other' }, 'finden wir nicht bei Ihnen', '/de/persoenlicherbereich', 404],
  ] as const)('explains why %o cannot be shared, with a link to continue', async (change, words, href, status) => {
    const page = await open(change);
    expect(page.html).toContain(words);
    expect(page.html).toContain(`href="${href}"`);
    expect(page.status).toBe(status);
    expect(page.html).not.toContain('wa.me');
  });

  it('redirects to Login if the session has ended, and shows any other failure', async () => {
    const failing = (status: number, code: 'PSOF0204' | 'NetzwerkFehler') =>
      renderPage(
        'Recommendation',
        visitOf(
          { login: { who: 'E' }, params: { empfehlungsnummer: 'nr1' } },
          {
            listEmpfehlungen: { problem: { status, code, detail: '' } },
            readUser: { body: benutzerOf() },
          },
        ).visit,
        { theme, css: '' },
      );
    expect(await failing(401, 'PSOF0204')).toMatchObject({ redirect: { page: 'Login' } });
    expect(await failing(503, 'NetzwerkFehler')).toMatchObject({ status: 503, html: expect.stringContaining('Wir sind gleich wieder da') });
  });
});
