import { describe, expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { accountOf, newAccount } from '../../test/support/konto.ts';
import { configured } from '../../test/support/mandant.ts';
import { loggedIn, newBrowser, OTHER_SITE, redirectOf } from '../../test/support/pages.ts';
import { recommender } from '../../test/support/person.ts';
import { werbungOf } from '../../test/support/werbung.ts';

const app = demoApp();
const TENANT = 'energie';
const PAGE = '/de/meinedaten';
const { mailsTo, proof } = werbungOf(app, TENANT);

/** A new account and a browser in which it is logged in. */
async function own() {
  const account = await newAccount(app, TENANT);
  return { ...account, browser: await loggedIn(app, TENANT, account.email) };
}
const steps = async (id: string) => (await proof('Empfehler', id)).map(({ was }) => was);

describe('Settings', () => {
  it('require a login, are never cached, and refuse forms from other sites and without a login', async () => {
    const { browser, email, id } = await own();
    expect(redirectOf(await newBrowser(app, TENANT).get(PAGE))).toEqual([302, '/de/login?redirect=Settings']);
    const page = await browser.get(PAGE);
    expect([page.status, page.headers['cache-control'], page.body.includes(email)]).toEqual([200, 'no-store', true]);
    for (const schritt of ['sprache', 'newsletter', 'auskunft', 'loeschen']) {
      expect((await browser.post(PAGE, { schritt, Language: 'en' }, OTHER_SITE)).status, schritt).toBe(403);
      expect(redirectOf(await newBrowser(app, TENANT).post(PAGE, { schritt, Language: 'en' }))).toEqual([
        303,
        '/de/login?redirect=Settings',
      ]);
      expect(redirectOf(await browser.twin('telko').post(PAGE, { schritt, Language: 'en' }))[1]).toBe('/de/login?redirect=Settings');
    }
    expect(await accountOf(app, email, TENANT)).toMatchObject({ language: 'de', geloescht_am: null });
    expect(await steps(id)).toEqual([]);
  });

  it('redirect at a tenant with autologin', async () => {
    expect(redirectOf(await (await loggedIn(app, 'intern')).get(PAGE))).toEqual([302, '/de/persoenlicherbereich']);
  });

  it('save the language and continue in it, and refuse a language that the tenant does not support', async () => {
    const { browser, email } = await own();
    const saved = await browser.post(PAGE, { schritt: 'sprache', Language: 'en' });
    expect(redirectOf(saved)).toEqual([303, '/en/meinedaten?gespeichert=sprache']);
    expect((await browser.get('/en/meinedaten?gespeichert=sprache')).body).toContain('From now on we write to you in English.');
    expect((await accountOf(app, email, TENANT))?.language).toBe('en');
    expect((await browser.post(PAGE, { schritt: 'sprache', Language: 'fr' })).status).toBe(422);
    await configured(app, TENANT, { SupportedLanguage: { Sprache: ['de'] } }, async () => {
      expect((await browser.post(PAGE, { schritt: 'sprache', Language: 'en' })).status).toBe(422);
      expect((await browser.get(PAGE)).body).not.toContain('name="Language"');
    });
  });
});

describe('the newsletter in Settings', () => {
  it('is requested once for a double click, is pending until the mailed link, and can be revoked', async () => {
    const { browser, email, id } = await own();
    expect((await browser.get(PAGE)).body).toContain('Sie bekommen keinen Newsletter.');
    const clicks = await atOnce(2, () => browser.post(PAGE, { schritt: 'newsletter' }));
    expect(clicks.map((click) => redirectOf(click)[1]).sort()).toEqual([`${PAGE}?newsletter=gesendet`, `${PAGE}?newsletter=schon`]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await browser.get(PAGE)).body).toContain('Noch nicht bestätigt: Am 20.11.2026');
    expect(redirectOf(await browser.post('/de/empfehler/newsletter/optout'))).toEqual([
      303,
      '/de/empfehler/newsletter/optout?abbestellt=1',
    ]);
    expect((await browser.get(PAGE)).body).toContain('Sie bekommen keinen Newsletter.');
    expect(await steps(id)).toEqual(['Angefragt', 'Widerrufen']);
  });

  it('shows how long to wait after three mails', async () => {
    const { browser } = await own();
    for (let time = 0; time < 3; time += 1) {
      await browser.post(PAGE, { schritt: 'newsletter' });
      await browser.post('/de/empfehler/newsletter/optout');
    }
    const limited = await browser.post(PAGE, { schritt: 'newsletter' });
    expect([limited.status, limited.body.includes('In 60 Minuten können Sie den Newsletter wieder abonnieren.')]).toEqual([429, true]);
  });

  it('is neither offered nor accepted at a tenant without one', () =>
    configured(app, TENANT, { ModuleNewsletterPermission: false }, async () => {
      const { browser, id } = await own();
      expect((await browser.get(PAGE)).body).not.toContain('Newsletter');
      expect((await browser.post(PAGE, { schritt: 'newsletter' })).status).toBe(403);
      expect(await steps(id)).toEqual([]);
    }));
});

describe('the disclosure of personal data', () => {
  it('is a download that no cache stores', async () => {
    const { browser, email } = await own();
    const file = await browser.post(PAGE, { schritt: 'auskunft' });
    expect([file.status, file.headers['cache-control'], file.headers['content-type']]).toEqual([
      200,
      'no-store',
      'application/json; charset=utf-8',
    ]);
    expect(file.headers['content-disposition']).toBe('attachment; filename="datenauskunft.json"');
    expect(file.body.Konto).toMatchObject({ Email: email });
    expect((await browser.get(PAGE)).headers['content-disposition']).toBeUndefined();
  });
});

describe('deleting the account', () => {
  const STEP = `${PAGE}?schritt=loeschen`;

  it('is explained first, done by its button, and confirmed on the page after the logout', async () => {
    const person = await recommender(app, TENANT);
    const browser = newBrowser(app, TENANT, { cookies: { psoe_token: person.session } });
    const step = await browser.get(STEP);
    expect([step.status, step.body.includes('Konto und Daten löschen')]).toEqual([200, true]);
    expect(await accountOf(app, person.email, TENANT)).toBeDefined();
    const other = browser.twin();
    expect(redirectOf(await browser.post(STEP, { schritt: 'loeschen' }))).toEqual([303, '/de/logout?geloescht=1']);
    expect(browser.cookies.has('psoe_token')).toBe(false);
    expect((await browser.get('/de/logout?geloescht=1')).body).toContain('Ihr Konto ist gelöscht');
    expect(await accountOf(app, person.email, TENANT)).toBeUndefined();
    for (const page of [PAGE, STEP]) expect((await other.get(page)).status).toBe(302);
    expect((await other.post(STEP, { schritt: 'loeschen' })).headers.location).toMatch(/^\/de\/login\?redirect=Settings/);
  });

  it('happens once for many clicks', async () => {
    const { browser, email } = await own();
    const twins = [1, 2, 3].map(() => browser.twin());
    const clicks = await Promise.all(twins.map((twin) => twin.post(STEP, { schritt: 'loeschen' })));
    expect(clicks.filter((click) => redirectOf(click)[1] === '/de/logout?geloescht=1')).toHaveLength(1);
    expect(await accountOf(app, email, TENANT)).toBeUndefined();
  });
});
