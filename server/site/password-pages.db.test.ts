import { beforeEach, describe, expect, it } from 'vitest';
import { type Reply, testApp } from '../../test/support/app.ts';
import { mailedLink, newAccount, newAddress, setPassword, tryLogin } from '../../test/support/konto.ts';
import { newBrowser, OTHER_SITE, redirectOf } from '../../test/support/pages.ts';
import { momentAfter, TEST_NOW } from '../../test/support/parts.ts';
import { login, newEmail, PASSWORD } from '../../test/support/walk.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

const NEW = 'Fensterbank7';
/** The fields of a form with a new password and its repetition. */
const twice = (Password: string) => ({ Password, Wiederholung: Password });
const changed = (Password: string, NewPassword: string) => ({ Password, NewPassword, Wiederholung: NewPassword });
const pageOf = (token: string) => `/de/passwortsetzen?token=${encodeURIComponent(token)}`;

/** A browser with a new network address for each request, so that only the limits of an account apply. */
const browse = (cookies: Record<string, string> = {}) => newBrowser(app, 'telko', { cookies, machine: newAddress });

/** The words that a reader sees. */
const words = ({ body }: Reply) =>
  String(body)
    .replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ');

describe('ForgotPassword', () => {
  it('shows the same message for every address and redirects to an address without data', async () => {
    const { email } = await newAccount(app);
    const browser = browse();
    for (const address of [email, newEmail('niemand')]) {
      const sent = await browser.post('/de/passwortvergessen', { email: address });
      expect(redirectOf(sent)).toEqual([303, '/de/passwortvergessen?gesendet=1']);
    }
    const shown = words(await browser.get('/de/passwortvergessen?gesendet=1'));
    const said = [
      'Wenn es zu dieser Adresse ein Konto gibt',
      'Der Link gilt 24 Stunden und nur einmal.',
      'Spam-Ordner',
      'Noch einmal senden',
    ];
    for (const part of said) expect(shown).toContain(part);
    expect(words(await browser.get('/en/passwortvergessen?gesendet=1'))).toContain('If there is an account for this address');
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(1);
  });

  it('keeps the typed address and shows what is wrong', async () => {
    const browser = browse();
    const wrong = await browser.post('/de/passwortvergessen', { email: 'erika@"<b>' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('value="erika@&quot;&lt;b&gt;"');
    expect(words(wrong)).toContain('Das ist keine gültige E-Mail-Adresse.');
    expect(words(await browser.post('/de/passwortvergessen'))).toContain('Geben Sie Ihre E-Mail-Adresse ein.');
    expect((await browser.post('/de/passwortvergessen', { email: 'a@b.example' }, OTHER_SITE)).status).toBe(403);
  });

  it('shows how long to wait after three requests', async () => {
    const browser = browse();
    const email = newEmail('viele');
    for (let count = 0; count < 3; count += 1) await browser.post('/de/passwortvergessen', { email });
    app.clock.set(momentAfter({ minutes: 17.5 }));
    const limited = await browser.post('/de/passwortvergessen?gesendet=1', { email });
    expect(limited.status).toBe(429);
    expect(words(limited)).toContain('In 43 Minuten können Sie wieder einen Link anfordern.');
    expect(limited.body).toContain(`value="${email}"`);
    app.clock.set(momentAfter({ minutes: 59.5 }));
    expect(words(await browser.post('/en/passwortvergessen', { email }))).toContain('You can request another link in 1 minute.');
  });

  it('takes an address over from Login only by its form, and sends nothing then', async () => {
    const { email } = await newAccount(app);
    const browser = browse();
    expect((await browser.get('/de/login')).body).toContain('formAction="/de/passwortvergessen"');
    const taken = await browser.post('/de/passwortvergessen', { Email: email, Password: 'Geheimes-Wort', von: 'Login' });
    expect(taken.status).toBe(200);
    expect(taken.body).toContain(`value="${email}"`);
    expect(taken.body).not.toContain('Geheimes-Wort');
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toEqual([]);
  });
});

describe('SetPassword', () => {
  it('shows the owner and the rules first, changes nothing when opened, and sends no referrer', async () => {
    const { email } = await newAccount(app);
    const address = pageOf(await mailedLink(app, email));
    const browser = browse();
    for (let times = 0; times < 2; times += 1) {
      const opened = await browser.get(address);
      expect(opened.status).toBe(200);
      expect(opened.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      expect(words(opened)).toContain(`Für ${email}. Der Link gilt bis 21.11.2026, 11:00 Uhr.`);
      const rules = String(opened.body).indexOf('mindestens 8 Zeichen');
      expect(rules).toBeGreaterThan(0);
      expect(String(opened.body).indexOf('autoComplete="new-password"')).toBeGreaterThan(rules);
    }
    expect(words(await browser.get(address.replace('/de/', '/en/')))).toContain('The link is valid until 21 November 2026, 11:00.');
    expect((await tryLogin(app, email, PASSWORD)).status).toBe(200);
  });

  it('stores it, logs in and confirms it at an address without the secret; the link works only once', async () => {
    const { email } = await newAccount(app);
    const address = pageOf(await mailedLink(app, email));
    const browser = browse();
    expect(redirectOf(await browser.post(address, twice(NEW)))).toEqual([303, '/de/persoenlicherbereich?passwort=gesetzt']);
    const area = await browser.get('/de/persoenlicherbereich?passwort=gesetzt');
    expect(area.status).toBe(200);
    expect(words(area)).toContain('Ihr neues Passwort ist festgelegt, und Sie sind angemeldet.');
    expect(words(await browser.get('/de/persoenlicherbereich'))).not.toContain('ist festgelegt');

    const other = browse();
    const again = await other.post(address, twice('Dachfenster8'));
    expect(again.status).toBe(409);
    for (const ended of [again, await other.get(address)]) {
      expect(words(ended)).toContain('Dieser Link wurde schon benutzt');
      expect(ended.body).toContain('href="/de/passwortvergessen"');
    }
    expect((await other.get(address)).status).toBe(200);
    expect((await tryLogin(app, email, NEW)).status).toBe(200);
  });

  it('shows each broken rule at the field, never shows the typed password, and allows another try', async () => {
    const address = pageOf(await mailedLink(app, (await newAccount(app)).email));
    const browser = browse();
    const weak = await browser.post(address, twice('geheimes'));
    expect(weak.status).toBe(422);
    expect(words(weak)).toContain('Ihr Passwort braucht noch einen Großbuchstaben und eine Ziffer.');
    expect(weak.body).not.toContain('geheimes');
    expect(weak.body).toContain('<title>Fehler: Neues Passwort festlegen');
    expect(weak.body).toContain('href="#feld-Password"');
    expect(words(await browser.post(address, twice('Passwort1')))).toContain('sehr verbreitet und leicht zu erraten');
    expect(words(await browser.post(address))).toContain('Passwort ist ein Pflichtfeld.');
    expect((await browser.post(address, twice(NEW), { origin: 'http://boese.example' })).status).toBe(403);
    const other = await browser.post(address, { Password: 'geheimes', Wiederholung: 'Geheimes7' });
    expect(other.status).toBe(422);
    expect(words(other)).toContain('Das sind zwei verschiedene Passwörter. Geben Sie in beide Felder dasselbe ein.');
    expect(words(other)).toContain('Ihr Passwort braucht noch einen Großbuchstaben und eine Ziffer.');
    expect(other.body).toContain('href="#feld-Wiederholung"');
    expect(other.body).not.toMatch(/geheimes|Geheimes7/);
    expect((await browser.post(address, twice(NEW))).status).toBe(303);
  });

  it('shows an explanation for a missing, unknown, foreign or expired link, and offers a new one', async () => {
    const address = pageOf(await mailedLink(app, (await newAccount(app)).email));
    const browser = browse();
    const nowhere = ['/de/passwortsetzen', pageOf('x'), pageOf('x'.repeat(600))].map((url) => browser.get(url));
    for (const page of await Promise.all([...nowhere, newBrowser(app, 'energie').get(address)])) {
      expect(page.status).toBe(200);
      expect(words(page)).toContain('Dieser Link führt nicht weiter');
      expect(page.body).toContain('href="/de/passwortvergessen"');
      expect(page.body).not.toContain('new-password');
    }
    app.clock.set(momentAfter({ days: 1 }));
    expect(words(await browser.get(address))).toContain('Dieser Link ist abgelaufen');
    expect((await browser.post(address, twice(NEW))).status).toBe(410);
  });
});

describe('ChangePassword', () => {
  const PAGE = '/de/passwortaendern';
  async function loggedIn() {
    const { email } = await newAccount(app);
    return { email, browser: browse({ psoe_token: await login(app, 'telko', email) }) };
  }

  it('requires a login and returns after it, also for a form whose session has ended', async () => {
    const sentAway = '/de/login?redirect=ChangePassword';
    expect(redirectOf(await browse().get(PAGE))).toEqual([302, sentAway]);
    const { email, browser } = await loggedIn();
    await setPassword(app, await mailedLink(app, email), NEW);
    expect(redirectOf(await browser.post(PAGE, changed(PASSWORD, NEW)))).toEqual([303, sentAway]);
    expect(redirectOf(await browse().post(sentAway, { Email: email, Password: NEW }))).toEqual([303, PAGE]);
  });

  it('changes it with a confirmation, and is linked from Settings', async () => {
    const { email, browser } = await loggedIn();
    expect((await browser.get('/de/meinedaten')).body).toContain(`href="${PAGE}"`);
    expect((await browser.get(PAGE)).body).toContain('autoComplete="current-password"');
    expect(redirectOf(await browser.post(PAGE, changed(PASSWORD, NEW)))).toEqual([303, `${PAGE}?geaendert=1`]);
    expect(words(await browser.get(`${PAGE}?geaendert=1`))).toContain('Passwort erfolgreich geändert.');
    expect((await tryLogin(app, email, NEW)).status).toBe(200);
  });

  it('shows what is wrong at each field, and how long to wait after ten tries', async () => {
    const { browser } = await loggedIn();
    const wrong = await browser.post(PAGE, changed('Falsch-2026', NEW));
    expect(wrong.status).toBe(422);
    expect(words(wrong)).toContain('Passwort stimmt nicht mit Ihrem aktuellen überein.');
    expect(wrong.body).toContain('href="#feld-Password"');
    expect(wrong.body).not.toContain('Falsch-2026');
    const once = await browser.post('/en/passwortaendern', { Password: PASSWORD, NewPassword: NEW });
    expect([once.status, words(once).includes('Enter the new password in both fields.')]).toEqual([422, true]);
    const weak = await browser.post('/en/passwortaendern', changed(PASSWORD, 'kurz'));
    expect(words(weak)).toContain('Your password still needs at least 8 characters, an uppercase letter and a digit.');
    for (let count = 0; count < 9; count += 1) await browser.post(PAGE, changed('x', NEW));
    const limited = await browser.post(PAGE, changed(PASSWORD, NEW));
    expect(limited.status).toBe(429);
    expect(words(limited)).toContain('In 15 Minuten können Sie es noch einmal versuchen.');
  });

  it('sends a link to a user without a password', async () => {
    const { email, browser } = await loggedIn();
    const form = await browser.get(PAGE);
    expect(words(form)).toContain(`über einen Link fest, den wir an ${email} senden.`);
    expect(form.body).toMatch(new RegExp(`action="/de/passwortvergessen"[^>]*><input type="hidden" name="email" value="${email}"`));
  });
});
