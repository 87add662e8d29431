import { describe, expect, it } from 'vitest';
import type { Benutzer } from '../../../contract/calls/account/account.ts';
import { benutzerOf } from '../../features/account/benutzer.fixture.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import type { Problem } from '../../shell/visit.ts';
import { postPage, renderPage } from '../../site.tsx';

const NAME = 'NewsletterRecommenderOptOut';
const refused = (code: Problem['code'], status: number): { problem: Problem } => ({ problem: { status, code, detail: 'Nein.' } });
const open = (user: Partial<Benutzer> = {}, options: VisitOptions = {}) =>
  openPage(NAME, { page: NAME, login: { who: 'E' }, ...options }, { readUser: { body: benutzerOf(user) } });
const ASKED = { NewsletterOptinVersendetAm: '2026-11-01T23:30:00.000Z' };

describe('leaving the newsletter', () => {
  it.each([
    [{ NewsletterOptinGegeben: true, ...ASKED }, 'Bisher bekommen Sie den Newsletter von Lindtal Energie an erika@example.org.'],
    [ASKED, 'noch nicht bestätigt'],
  ])('shows what the button ends for %j, and changes nothing when opened', async (user, words) => {
    const { text, html, made } = await open(user, { query: { abbestellt: '1' } });
    expect(text).toContain(words);
    expect(html).toMatch(/<form [^>]*method="post"[^>]*><button [^>]*>Vom Newsletter abmelden/);
    expect(made.map(({ name }) => name)).toEqual(['readUser']);
    expect((await open(user, { locale: 'en' })).text).toContain('Unsubscribe from the newsletter');
  });

  it('is confirmed, or shows that there was nothing to do', async () => {
    const done = await open({}, { query: { abbestellt: '1' } });
    expect(done.text).toContain('Sie sind vom Newsletter abgemeldet');
    expect(done.html).toContain('href="/de/meinedaten"');
    expect((await open()).text).toContain('Sie bekommen keinen Newsletter');
    const konfiguration = { IsAutologin: true, Zwischenseite: true };
    expect((await open({}, { konfiguration })).html).toMatch(/href="\/de\/persoenlicherbereich"[^>]*>Zu meinen Empfehlungen/);
  });

  it('is explained without a login, and when the session has just ended', async () => {
    for (const page of [
      await openPage(NAME, { page: NAME, query: { abbestellt: '1' } }),
      await openPage(NAME, { page: NAME, login: { who: 'E' } }, { readUser: refused('PSOF0204', 401) }),
    ]) {
      expect(page.status).toBe(200);
      expect(page.text).toContain('melden Sie sich bitte an');
      expect(page.html).toContain('href="/de/login?redirect=NewsletterRecommenderOptOut"');
      expect(page.html.slice(page.html.indexOf('<main'))).not.toContain('<button');
    }
    const failed = visitOf({ login: { who: 'E' } }, { readUser: refused('NetzwerkFehler', 503) });
    expect(await renderPage(NAME, failed.visit, { theme, css: '' })).toMatchObject({ status: 503 });
  });

  it('withdraws the consent by its button, and shows why it could not', async () => {
    const post = async (answer: { body: unknown } | { problem: Problem }) => {
      const { visit, made } = visitOf({ login: { who: 'E' } }, { setNewsletterOptin: answer });
      return { posted: await postPage(NAME, visit, {}), made };
    };
    const { posted, made } = await post({ body: { OptinMailAlreadySent: false, OptinAlreadySet: true } });
    expect(made).toEqual([{ name: 'setNewsletterOptin', input: { body: { Optin: false } } }]);
    expect(posted).toEqual({ redirect: { page: NAME, params: { abbestellt: '1' } } });
    expect((await post(refused('LoginFirst', 401))).posted).toEqual({ redirect: { page: 'Login', params: { redirect: NAME } } });
    const failed = refused('NetzwerkFehler', 503);
    expect((await post(failed)).posted).toEqual(failed);
    const told = await open({ NewsletterOptinGegeben: true }, { form: { values: {}, ...failed } });
    expect([told.status, told.text.includes('Nein.')]).toEqual([503, true]);
  });
});

describe('the newsletter under autologin, without Settings', () => {
  const konfiguration = { IsAutologin: true };

  it('can be requested by a plain form if the tenant has a newsletter', async () => {
    const { html, text } = await open({}, { konfiguration });
    expect(html).toMatch(/<form [^>]*method="post"[^>]*><button [^>]*value="newsletter"[^>]*name="schritt"/);
    expect(text).toContain('Erst wenn Sie dort bestätigen, gilt diese Einwilligung');
    expect((await open()).html).not.toContain('value="newsletter"');
    const without = await open({}, { konfiguration: { ...konfiguration, ModuleNewsletterPermission: false } });
    expect(without.html).not.toContain('value="newsletter"');
  });

  it('shows the outcome of the request', async () => {
    const post = async (answer: { body: unknown } | { problem: Problem }) => {
      const { visit, made } = visitOf({ konfiguration, login: { who: 'E' } }, { setNewsletterOptin: answer });
      return { posted: await postPage(NAME, visit, { schritt: 'newsletter' }), made };
    };
    const { posted, made } = await post({ body: { OptinMailAlreadySent: false, OptinAlreadySet: false } });
    expect(made).toEqual([{ name: 'setNewsletterOptin', input: { body: { Optin: true } } }]);
    expect(posted).toEqual({ redirect: { page: NAME, params: { newsletter: 'gesendet' } } });
    const told = await open(ASKED, { konfiguration, query: { newsletter: 'gesendet' } });
    expect(told.text).toContain('Wir haben Ihnen eine E-Mail geschickt.');
    expect((await post(refused('LoginFirst', 401))).posted).toEqual({ redirect: { page: 'Login', params: { redirect: NAME } } });
    const limited = { problem: { ...refused('ZuVieleAnfragen', 429).problem, retryAfterSeconds: 600 } };
    const again = await open({}, { konfiguration, form: { values: { schritt: 'newsletter' }, ...limited } });
    expect(again.text).toContain('In 10 Minuten können Sie den Newsletter wieder abonnieren.');
  });

  it('leads a visitor without a login to the login page', async () => {
    const { html } = await openPage(NAME, { page: NAME, konfiguration });
    expect(html).toContain('href="/de/exklusiv?redirect=NewsletterRecommenderOptOut"');
  });
});
