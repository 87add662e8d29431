import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../test/support/app.ts';
import { mailedLink, newAccount, newAddress, setPassword, tryLogin } from '../../test/support/konto.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { login, newEmail, PASSWORD } from '../../test/support/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(TEST_NOW));

const NEW = 'Fensterbank7';
const FORM = { host: 'telko.localhost:3000', 'content-type': 'application/x-www-form-urlencoded' };
const OWN = { 'sec-fetch-site': 'same-origin' };

const get = (url: string, cookie = '', host = 'telko.localhost:3000') => app.request({ method: 'GET', url, headers: { host, cookie } });
const post = (url: string, fields: Record<string, string>, { cookie = '', headers = OWN as Record<string, string> } = {}) =>
  app.request({
    method: 'POST',
    url,
    headers: { ...FORM, cookie, ...headers },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: newAddress(),
  });
const place = ({ status, headers }: Reply) => `${status} ${headers.location}`;
const pageOf = (token: string) => `/de/passwortsetzen?token=${encodeURIComponent(token)}`;
const cookieOf = ({ headers }: Reply) => /psoe_token=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';

/** What people read. */
const words = ({ body }: Reply) =>
  String(body)
    .replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ');

describe('ForgotPassword', () => {
  it('says the same calm words for every address, with a clean address to reload', async () => {
    const { email } = await newAccount(app);
    for (const address of [email, newEmail('niemand')]) {
      const sent = await post('/de/passwortvergessen', { email: address });
      expect(place(sent)).toBe('303 /de/passwortvergessen?gesendet=1');
    }
    const shown = words(await get('/de/passwortvergessen?gesendet=1'));
    const said = [
      'Wenn es zu dieser Adresse ein Konto gibt',
      'Der Link gilt 24 Stunden und nur einmal.',
      'Spam-Ordner',
      'Noch einmal senden',
    ];
    for (const part of said) expect(shown).toContain(part);
    expect(words(await get('/en/passwortvergessen?gesendet=1'))).toContain('If there is an account for this address');
    await app.jobs.drainMails();
    expect(app.mails.sent.filter(({ an }) => an === email)).toHaveLength(1);
  });

  it('keeps what was typed and says what is wrong', async () => {
    const wrong = await post('/de/passwortvergessen', { email: 'erika@"<b>' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('value="erika@&quot;&lt;b&gt;"');
    expect(words(wrong)).toContain('Das ist keine gültige E-Mail-Adresse.');
    expect(words(await post('/de/passwortvergessen', {}))).toContain('Geben Sie Ihre E-Mail-Adresse ein.');
    expect((await post('/de/passwortvergessen', { email: 'a@b.example' }, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(
      403,
    );
  });

  it('says how long to wait after three', async () => {
    const email = newEmail('viele');
    for (let count = 0; count < 3; count += 1) await post('/de/passwortvergessen', { email });
    app.clock.set(new Date(TEST_NOW.getTime() + 17.5 * 60_000));
    const limited = await post('/de/passwortvergessen?gesendet=1', { email });
    expect(limited.status).toBe(429);
    expect(words(limited)).toContain('In 43 Minuten können Sie wieder einen Link anfordern.');
    expect(limited.body).toContain(`value="${email}"`);
    app.clock.set(new Date(TEST_NOW.getTime() + 59.5 * 60_000));
    expect(words(await post('/en/passwortvergessen', { email }))).toContain('You can request another link in 1 minute.');
  });

  it('takes an address over from Login by its form alone, and sends nothing by that', async () => {
    const { email } = await newAccount(app);
    expect((await get('/de/login')).body).toContain('formAction="/de/passwortvergessen"');
    const taken = await post('/de/passwortvergessen', { Email: email, Password: 'Geheimes-Wort', von: 'Login' });
    expect(taken.status).toBe(200);
    expect(taken.body).toContain(`value="${email}"`);
    expect(taken.body).not.toContain('Geheimes-Wort');
    await app.jobs.drainMails();
    expect(() => app.mails.to(email)).toThrow();
  });
});

describe('SetPassword', () => {
  it('shows whose link it is and the rules first, changes nothing by opening, and says nothing to others', async () => {
    const { email } = await newAccount(app);
    const token = await mailedLink(app, email);
    for (let times = 0; times < 2; times += 1) {
      const opened = await get(pageOf(token));
      expect(opened.status).toBe(200);
      expect(opened.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      expect(words(opened)).toContain(`Für ${email}. Der Link gilt bis 21.11.2026, 11:00 Uhr.`);
      const rules = String(opened.body).indexOf('mindestens 8 Zeichen');
      expect(rules).toBeGreaterThan(0);
      expect(String(opened.body).indexOf('autoComplete="new-password"')).toBeGreaterThan(rules);
    }
    expect(words(await get(pageOf(token).replace('/de/', '/en/')))).toContain('The link is valid until 21 November 2026, 11:00.');
    expect((await tryLogin(app, email, PASSWORD)).status).toBe(200);
  });

  it('sets it, logs in and says so at an address without the secret; a second time leads nowhere', async () => {
    const { email } = await newAccount(app);
    const token = await mailedLink(app, email);
    const set = await post(pageOf(token), { Password: NEW });
    expect(place(set)).toBe('303 /de/persoenlicherbereich?passwort=gesetzt');
    const area = await get(String(set.headers.location), cookieOf(set));
    expect(area.status).toBe(200);
    expect(words(area)).toContain('Ihr neues Passwort ist festgelegt, und Sie sind angemeldet.');
    expect(words(await get('/de/persoenlicherbereich', cookieOf(area)))).not.toContain('ist festgelegt');

    const again = await post(pageOf(token), { Password: 'Dachfenster8' });
    expect(again.status).toBe(409);
    for (const ended of [again, await get(pageOf(token))]) {
      expect(words(ended)).toContain('Dieser Link wurde schon benutzt');
      expect(ended.body).toContain('href="/de/passwortvergessen"');
    }
    expect((await get(pageOf(token))).status).toBe(200);
    expect((await tryLogin(app, email, NEW)).status).toBe(200);
  });

  it('says each broken rule at the field, never shows what was typed, and lets try again', async () => {
    const token = await mailedLink(app, (await newAccount(app)).email);
    const weak = await post(pageOf(token), { Password: 'geheimes' });
    expect(weak.status).toBe(422);
    expect(words(weak)).toContain('Ihr Passwort braucht noch einen Großbuchstaben und eine Ziffer.');
    expect(weak.body).not.toContain('geheimes');
    expect(weak.body).toContain('<title>Fehler: Neues Passwort festlegen');
    expect(weak.body).toContain('href="#feld-Password"');
    expect(words(await post(pageOf(token), { Password: 'Passwort1' }))).toContain('sehr verbreitet und leicht zu erraten');
    expect(words(await post(pageOf(token), {}))).toContain('Passwort ist ein Pflichtfeld.');
    expect((await post(pageOf(token), { Password: NEW }, { headers: { origin: 'http://boese.example' } })).status).toBe(403);
    expect((await post(pageOf(token), { Password: NEW })).status).toBe(303);
  });

  it('explains a link that is missing, unknown, another tenant’s or expired, and leads to a new one', async () => {
    const token = await mailedLink(app, (await newAccount(app)).email);
    const nowhere = [await get('/de/passwortsetzen'), await get(pageOf('x')), await get(pageOf('x'.repeat(600)))];
    for (const page of [...nowhere, await get(pageOf(token), '', 'energie.localhost:3000')]) {
      expect(page.status).toBe(200);
      expect(words(page)).toContain('Dieser Link führt nicht weiter');
      expect(page.body).toContain('href="/de/passwortvergessen"');
      expect(page.body).not.toContain('new-password');
    }
    app.clock.set(new Date(TEST_NOW.getTime() + 86_400_000));
    expect(words(await get(pageOf(token)))).toContain('Dieser Link ist abgelaufen');
    expect((await post(pageOf(token), { Password: NEW })).status).toBe(410);
  });
});

describe('ChangePassword', () => {
  async function loggedIn() {
    const { email } = await newAccount(app);
    return { email, cookie: `psoe_token=${await login(app, 'telko', email)}` };
  }

  it('needs a login and comes back after it, for a form whose session has ended too', async () => {
    const sentAway = '/de/login?redirect=ChangePassword';
    expect(place(await get('/de/passwortaendern'))).toBe(`302 ${sentAway}`);
    const { email, cookie } = await loggedIn();
    await setPassword(app, await mailedLink(app, email), NEW);
    expect(place(await post('/de/passwortaendern', { Password: PASSWORD, NewPassword: NEW }, { cookie }))).toBe(`303 ${sentAway}`);
    expect(place(await post(sentAway, { Email: email, Password: NEW }))).toBe('303 /de/passwortaendern');
  });

  it('changes it and says so, and the personal area leads here', async () => {
    const { email, cookie } = await loggedIn();
    const area = await get('/de/persoenlicherbereich', cookie);
    expect(area.body).toContain('href="/de/passwortaendern"');
    const form = await get('/de/passwortaendern', cookieOf(area));
    expect(form.body).toContain('autoComplete="current-password"');
    const changed = await post('/de/passwortaendern', { Password: PASSWORD, NewPassword: NEW }, { cookie: cookieOf(form) });
    expect(place(changed)).toBe('303 /de/passwortaendern?geaendert=1');
    expect(words(await get('/de/passwortaendern?geaendert=1', cookieOf(form)))).toContain('Passwort erfolgreich geändert.');
    expect((await tryLogin(app, email, NEW)).status).toBe(200);
  });

  it('says what is wrong at each field, and how long to wait after ten tries', async () => {
    const { cookie } = await loggedIn();
    const wrong = await post('/de/passwortaendern', { Password: 'Falsch-2026', NewPassword: NEW }, { cookie });
    expect(wrong.status).toBe(422);
    expect(words(wrong)).toContain('Passwort stimmt nicht mit Ihrem aktuellen überein.');
    expect(wrong.body).toContain('href="#feld-Password"');
    expect(wrong.body).not.toContain('Falsch-2026');
    const weak = await post('/en/passwortaendern', { Password: PASSWORD, NewPassword: 'kurz' }, { cookie });
    expect(words(weak)).toContain('Your password still needs at least 8 characters, an uppercase letter and a digit.');
    for (let count = 0; count < 9; count += 1) await post('/de/passwortaendern', { Password: 'x', NewPassword: NEW }, { cookie });
    const limited = await post('/de/passwortaendern', { Password: PASSWORD, NewPassword: NEW }, { cookie });
    expect(limited.status).toBe(429);
    expect(words(limited)).toContain('In 15 Minuten können Sie es noch einmal versuchen.');
  });

  it('sends a link to who has no password yet', async () => {
    const { email, cookie } = await loggedIn();
    const form = await get('/de/passwortaendern', cookie);
    expect(words(form)).toContain(`über einen Link fest, den wir an ${email} senden.`);
    expect(form.body).toMatch(new RegExp(`action="/de/passwortvergessen"[^>]*><input type="hidden" name="email" value="${email}"`));
  });
});
