import { beforeEach, describe, expect, it } from 'vitest';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { demoApp, type Reply } from '../../test/support/app.ts';
import { newAddress } from '../../test/support/konto.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { configured } from '../../test/support/mandant.ts';
import { loggedIn, newBrowser, OTHER_SITE, redirectOf } from '../../test/support/pages.ts';
import { momentAfter, TEST_NOW } from '../../test/support/parts.ts';
import { owning } from '../../test/support/registrierung.ts';
import { newEmail, PASSWORD } from '../../test/support/walk.ts';
import { listCodes } from '../modules/zugang/index.ts';

const app = demoApp();
beforeEach(() => app.clock.set(TEST_NOW));

const LOGIN = '/de/agentur/login';
const browse = () => newBrowser(app, 'telko', { machine: newAddress });
const newOwner = async () => makeBenutzer(app, 'telko', await makeAgentur(app));
const filled = (Email: string, Password = PASSWORD) => ({ Email, Password });

/** The words that a reader sees. */
const words = ({ body }: Reply) =>
  String(body)
    .replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ');

describe('AgencyLogin', () => {
  it('guards the pages of the portal and leads back to the wanted page with its parameters', async () => {
    const Email = await newOwner();
    const browser = browse();
    const wanted = '/de/agentur/bereich/auftraege?Status=Bestaetigt&Pagenumber=2';
    const place = `${LOGIN}?redirect=${encodeURIComponent('AgencyArea?bericht=auftraege&Status=Bestaetigt&Pagenumber=2').replace('%20', '+')}`;
    expect(redirectOf(await browser.get(wanted))).toEqual([302, place]);
    expect(words(await browser.get(place))).toContain('Danach geht es genau dort weiter');
    expect(redirectOf(await browser.post(place, filled(Email)))).toEqual([303, wanted]);
    expect([...browser.cookies.keys()]).toEqual(['psoe_agentur']);
    expect(redirectOf(await browser.get(LOGIN))).toEqual([302, '/de/agentur']);
    expect(redirectOf(await browser.get('/en/agentur/login'))).toEqual([302, '/en/agentur']);
  });

  it('never redirects outside the portal', async () => {
    const Email = await newOwner();
    for (const redirect of ['//boese.example', 'https://boese.example/', 'Dashboard', 'AgencyLogin', 'AgencyArea', '%00'])
      expect(redirectOf(await browse().post(`${LOGIN}?redirect=${encodeURIComponent(redirect)}`, filled(Email)))).toEqual([
        303,
        '/de/agentur',
      ]);
  });

  it('works without script, and has no banner, no tracker and a noindex tag', async () => {
    const opened = await browse().get(LOGIN);
    expect(opened.status).toBe(200);
    expect(opened.body).not.toMatch(/<script|class="consent|data-tracking/);
    expect(opened.body).toContain('content="noindex,nofollow"');
    for (const href of ['/de/agentur/regeln', '/de/agentur/datenschutz', '/de/agentur/info', '/de/impressum', '/en/agentur/login'])
      expect(opened.body).toContain(`href="${href}"`);
    expect(opened.body).toContain('formAction="/de/agentur/passwortvergessen"');
    const withChoice = newBrowser(app, 'telko', { cookies: { psoempf_er: '1', psoempf_an: '1', psoempf_ma: '1', psoempf_fu: '1' } });
    const trackings = [{ type: 'matomo', enabled: true, id: 'https://statistik.funkhof.invalid', tagId: '1' }];
    await configured(app, 'telko', { trackings }, async () => {
      expect((await withChoice.get('/de/')).headers['content-security-policy']).toContain('statistik.funkhof.invalid');
      expect((await withChoice.get(LOGIN)).headers['content-security-policy']).not.toContain('statistik.funkhof.invalid');
    });
  });

  it('keeps the address but not the password after a failed login, counts the failures, and shows how long to wait', async () => {
    const Email = await newOwner();
    const browser = browse();
    const wrong = await browser.post(LOGIN, filled(Email, 'Falsch-2026'));
    expect(wrong.status).toBe(401);
    expect(wrong.body).toContain(`value="${Email}"`);
    expect(wrong.body).not.toContain('Falsch-2026');
    expect(wrong.body).toContain('<title>Fehler: Anmelden für Agenturen');
    expect(browser.cookies.size).toBe(0);
    for (const from of [OTHER_SITE, { origin: 'http://boese.example' }, {}])
      expect((await browse().post(LOGIN, filled(Email), from)).status).toBe(403);
    for (let count = 1; count < 10; count += 1) await browser.post(LOGIN, filled(Email, 'x'));
    const limited = await browser.post('/en/agentur/login', filled(Email));
    expect([limited.status, words(limited).includes('Please wait 15 minutes.')]).toEqual([429, true]);
  });

  it('reports an empty field as required, not as invalid', async () => {
    const empty = words(await browse().post(LOGIN, filled('', ' ')));
    for (const field of ['E-Mail-Adresse', 'Passwort']) expect(empty).toContain(`${field} ist ein Pflichtfeld.`);
    expect(empty).not.toContain('keine gültige');
    expect(words(await browse().post(LOGIN, filled('ohne-at')))).toContain('keine gültige E-Mail-Adresse');
  });

  it('asks for the second factor on the same page and allows another try after a wrong code', async () => {
    const Email = await newOwner();
    const bearer = await loginAgentur(app, 'telko', Email);
    const codeOf = async () => (await app.inTenant('telko', listCodes)).find(({ email }) => email === Email)?.code ?? '';
    const prepared = await app.api('telko', 'POST', '/agentur/zweitfaktor', { bearer, body: { Password: PASSWORD } });
    expect(prepared.status).toBe(200);
    const { TOTP, Secret } = await import('otpauth');
    const first = new TOTP({ secret: Secret.fromBase32(prepared.body.Geheimnis) }).generate({ timestamp: app.clock.now().getTime() });
    expect((await app.api('telko', 'PUT', '/agentur/zweitfaktor', { bearer, body: { Code: first } })).status).toBe(200);
    app.clock.set(momentAfter({ minutes: 2 }));

    const browser = browse();
    const place = `${LOGIN}?redirect=AgencyRewardOverview`;
    const step = await browser.post(place, filled(Email));
    expect([step.status, step.headers['cache-control'], browser.cookies.size]).toEqual([200, 'no-store', 0]);
    expect(words(step)).toContain('Geben Sie jetzt den Code aus Ihrer Authenticator-App ein.');
    const [, MfaToken = ''] = /name="MfaToken" value="([^"]+)"/.exec(step.body) ?? [];
    const wrong = await browser.post(place, { MfaToken, Code: '000000' });
    expect([wrong.status, wrong.headers['cache-control']]).toEqual([401, 'no-store']);
    // The browser may not store these answers, so its history has to know them as pages.
    for (const answer of [step, wrong]) expect(answer.body).toContain('<html lang="de" data-posted="true">');
    for (const page of [await browser.get(place), await browser.post('/de/agentur/passwortvergessen', {})])
      expect(page.body).not.toContain('data-posted');
    expect(words(wrong)).toContain('Dieser Code stimmt nicht.');
    expect(wrong.body).toContain('href="#feld-Code"');
    expect(words(await browser.post(place, { MfaToken, Code: '' }))).toContain('Geben Sie den Code aus Ihrer App ein.');
    const Code = await codeOf();
    expect(redirectOf(await browser.post(place, { MfaToken, Code }))).toEqual([303, '/de/agentur/praemienuebersicht']);
    expect(browser.cookies.has('psoe_agentur')).toBe(true);

    const again = await browse().post(place, { MfaToken, Code });
    expect(again.status).toBe(409);
    expect(words(again)).toContain('Geben Sie bitte noch einmal E-Mail-Adresse und Passwort ein.');
    expect(again.body).not.toContain('name="MfaToken"');
    expect(words(await browse().post(LOGIN, { MfaToken: 'x', Code: '1' }))).toContain('noch einmal E-Mail-Adresse');
  });
});

describe('AgencyLogout', () => {
  it('logs out only by its form, ends only this session, and answers a repeat in the same manner', async () => {
    const Email = await newOwner();
    const browser = browse();
    await browser.post(LOGIN, filled(Email));
    browser.cookies.set('psoe_token', (await loggedIn(app, 'telko')).cookies.get('psoe_token') ?? '');
    expect(words(await browser.get('/de/agentur/logout'))).toContain('Möchten Sie sich abmelden?');
    expect((await browser.post('/de/agentur/logout', {}, OTHER_SITE)).status).toBe(403);
    const stale = browser.twin();
    for (const one of [browser, browser.twin()])
      expect(redirectOf(await one.post('/de/agentur/logout'))).toEqual([303, `${LOGIN}?abgemeldet=1`]);
    expect(words(await browser.get(`${LOGIN}?abgemeldet=1`))).toContain('Sie sind abgemeldet.');
    expect((await stale.get('/de/agentur/logout')).headers.location).toBe(`${LOGIN}?redirect=AgencyLogout`);
    expect([stale.cookies.has('psoe_agentur'), stale.cookies.has('psoe_token')]).toEqual([false, true]);
    expect((await stale.get('/de/persoenlicherbereich')).status).toBe(200);
  });

  it('happens automatically when the session expires', async () => {
    const browser = browse();
    await browser.post(LOGIN, filled(await newOwner()));
    expect((await browser.get('/de/agentur/logout')).body).toContain('data-session-seconds="43200"');
    app.clock.set(momentAfter({ hours: 12, seconds: 1 }));
    expect((await browser.get('/de/agentur')).headers.location).toBe(`${LOGIN}?redirect=AgencyHome`);
    expect(browser.cookies.size).toBe(0);
  });
});

describe('a forgotten password', () => {
  const FORGOT = '/de/agentur/passwortvergessen';

  it('is replaced once through the mailed link, and the new one is valid at the next login', async () => {
    const Email = await newOwner();
    const browser = browse();
    for (const email of [Email, newEmail('niemand')])
      expect(redirectOf(await browser.post(FORGOT, { email }))).toEqual([303, `${FORGOT}?gesendet=1`]);
    expect(words(await browser.get(`${FORGOT}?gesendet=1`))).toContain('Wenn es zu dieser Adresse ein Konto gibt');
    await app.jobs.drainMails();
    const mail = app.mails.to(Email);
    const place = `/de/agentur/passwortsetzen?token=${tokenOf(mail)}`;
    expect(mail.html).toContain(`telko.localhost:3000${place}`);
    for (let times = 0; times < 2; times += 1) {
      const opened = await browser.get(place);
      expect(opened.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      expect(words(opened)).toContain(`Für ${Email}. Der Link gilt bis 21.11.2026, 11:00 Uhr.`);
    }
    await loginAgentur(app, 'telko', Email);
    const weak = await browser.post(place, { Password: 'geheimes', Wiederholung: 'geheimes' });
    expect([weak.status, words(weak).includes('braucht noch einen Großbuchstaben und eine Ziffer')]).toEqual([422, true]);
    const twice = { Password: 'Fensterbank7', Wiederholung: 'Fensterbank7' };
    expect((await browser.post(place, { ...twice, Wiederholung: 'anders' })).status).toBe(422);
    expect(redirectOf(await browser.post(place, twice))).toEqual([303, `${LOGIN}?passwort=gesetzt`]);
    expect(words(await browser.get(`${LOGIN}?passwort=gesetzt`))).toContain('Ihr Passwort ist festgelegt.');
    expect((await browse().post(LOGIN, filled(Email))).status).toBe(401);
    expect((await browser.post(LOGIN, filled(Email, 'Fensterbank7'))).status).toBe(303);

    const again = await browse().post(place, twice);
    expect(again.status).toBe(409);
    for (const ended of [again, await browse().get(place)]) {
      expect(words(ended)).toContain('Er wurde schon benutzt');
      expect(ended.body).toContain(`href="${FORGOT}"`);
    }
  });

  it('cannot be replaced with a link that is missing, unknown, of another kind or expired; the page offers a next step', async () => {
    const Email = await newOwner();
    const browser = browse();
    for (const place of ['', '?token=x', `?token=${'x'.repeat(600)}`])
      expect(words(await browser.get(`/de/agentur/passwortsetzen${place}`))).toContain('Dieser Link führt nicht weiter');
    await browser.post(FORGOT, { email: Email });
    await app.jobs.drainMails();
    const token = tokenOf(app.mails.to(Email));
    expect(words(await browser.get(`/de/passwortsetzen?token=${token}`))).toContain('Dieser Link führt nicht weiter');
    app.clock.set(momentAfter({ days: 2 }));
    const over = await browser.get(`/en/agentur/passwortsetzen?token=${token}`);
    expect(words(over)).toContain('expired on 21 November 2026 at 11:00');
    expect(
      (await browser.post(`/de/agentur/passwortsetzen?token=${token}`, { Password: 'Fensterbank7', Wiederholung: 'Fensterbank7' })).status,
    ).toBe(410);
  });

  it('takes an address over from AgencyLogin, and reports an invalid one', async () => {
    const taken = await browse().post(FORGOT, { von: 'AgencyLogin', Email: 'a@agentur.example', Password: 'Geheimes-Wort' });
    expect([taken.status, taken.body.includes('value="a@agentur.example"'), taken.body.includes('Geheimes-Wort')]).toEqual([
      200,
      true,
      false,
    ]);
    const wrong = await browse().post(FORGOT, { email: 'a@' });
    expect([wrong.status, words(wrong).includes('Das ist keine gültige E-Mail-Adresse.')]).toEqual([422, true]);
  });
});

describe('agreement to the texts of the tenant', () => {
  const REGISTER = '/de/agentur/registrieren';
  const person = () => ({ Firma: 'Agentur West', Vorname: 'Wiebke', Nachname: 'West', Email: newEmail('west', 'agentur.example') });
  const consent = '/de/agentur/zustimmung';

  it('is required by the registration form, which links the texts and keeps what was typed', async () => {
    const browser = browse();
    const form = await browser.get(REGISTER);
    const boxes = Object.fromEntries(
      [...String(form.body).matchAll(/type="checkbox"[^>]* name="(Zustimmungen\.\w+)" value="(\w+)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    expect(Object.keys(boxes)).toEqual(['Zustimmungen.Regeln', 'Zustimmungen.Auftragsverarbeitung']);
    for (const href of ['/de/agentur/regeln', '/de/agentur/auftragsverarbeitung'])
      expect(form.body).toContain(`href="${href}" target="_blank"`);
    const empty = await browser.post(REGISTER, { Firma: 'Agentur West' });
    for (const field of ['Vorname', 'Zustimmungen.Regeln', 'Zustimmungen.Auftragsverarbeitung'])
      expect(empty.body).toMatch(
        new RegExp(`<input[^>]*aria-invalid="true"[^>]*name="${field}"|<input[^>]*name="${field}"[^>]*aria-invalid="true"`),
      );
    const refused = await browser.post(REGISTER, { ...person(), 'Zustimmungen.Regeln': boxes['Zustimmungen.Regeln'] ?? '' });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain('value="Agentur West"');
    expect(refused.body).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="Zustimmungen.Auftragsverarbeitung"/);
    expect(redirectOf(await browser.post(REGISTER, { ...person(), ...boxes }))).toEqual([303, `${REGISTER}?gesendet=1`]);
    expect(words(await browser.get('/de/agentur/auftragsverarbeitung'))).toContain('Diese Vereinbarung nach Art. 28 DSGVO');
  });

  it('is asked of an owner at the next visit, who can read first, and not of the staff', async () => {
    const agentur = await makeAgentur(app);
    const [owner, staff] = [browse(), browse()];
    await owner.post(LOGIN, filled(await makeBenutzer(app, 'telko', agentur, { hasAgreed: false })));
    await staff.post(LOGIN, filled(await makeBenutzer(app, 'telko', agentur, { rollen: ['Mitarbeiter'], hasAgreed: false })));
    expect(redirectOf(await owner.get('/de/agentur'))).toEqual([302, consent]);
    expect(words(await owner.get('/de/agentur?spaeter=1'))).toContain(
      'Bis Sie zustimmen, kann Ihre Agentur nichts ändern oder exportieren.',
    );
    expect(words(await staff.get('/de/agentur'))).toContain('bis jemand zustimmt, der sie vertritt: Agathe Agenturin.');
    const forStaff = await staff.get(consent);
    expect(words(forStaff)).toContain('Zustimmen kann nur, wer die Agentur vertritt: Agathe Agenturin.');
    expect(forStaff.body).not.toContain('Zustimmungen.');

    const page = await owner.get(consent);
    const fields = Object.fromEntries(
      [...String(page.body).matchAll(/type="hidden" name="(Zustimmungen\.\w+)" value="(\w+)"/g)].map(([, name, value]) => [name, value]),
    );
    expect(Object.keys(fields)).toHaveLength(2);
    expect((await staff.post(consent, fields)).status).toBe(403);
    expect((await owner.post(consent, { ...fields, 'Zustimmungen.Regeln': 'alt' })).body).toContain(
      'Der Text hat sich inzwischen geändert',
    );
    expect(redirectOf(await owner.post(consent, fields))).toEqual([303, '/de/agentur']);
    expect((await owner.get('/de/agentur')).status).toBe(200);
    expect(words(await owner.get(consent))).toContain('Ihre Agentur hat zugestimmt');
  });
});

describe('AgencyAdditionalData', () => {
  it('says at the field that transfers go to accounts in the European Economic Area only, and keeps what was typed', async () => {
    const browser = newBrowser(app, 'telko', { cookies: { psoe_agentur: (await owning(app)).session } });
    const bank = { schritt: 'bank', Kontoinhaber: 'Westwind', IBAN: 'ch93 0076 2011 6238 5295 7' };
    for (const [language, sentence] of [
      ['de', 'IBAN: Wir überweisen nur auf Konten im Europäischen Wirtschaftsraum.'],
      ['en', 'IBAN: we transfer only to accounts in the European Economic Area.'],
    ] as const) {
      const refused = await browser.post(`/${language}/agentur/zusatzdaten?schritt=bank`, bank);
      expect(refused.status).toBe(422);
      expect(words(refused)).toContain(sentence);
      expect(refused.body).toContain('value="ch93 0076 2011 6238 5295 7"');
    }
    const kept = await browser.post('/de/agentur/zusatzdaten?schritt=bank', { ...bank, IBAN: 'AT61 1904 3002 3457 3201' });
    expect(redirectOf(kept)).toEqual([303, '/de/agentur/zusatzdaten?gespeichert=1']);
  });
});
