import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../contract/values/limits.ts';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { blockAddress, newAddress } from '../../../test/support/konto.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { configured } from '../../../test/support/mandant.ts';
import { call, loginSeller, makeSeller, registeredSeller, registerSeller } from '../../../test/support/seller.ts';
import { newEmail, PASSWORD } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = testApp();
const TENANT = 'telko';

const confirm = (Token: string) => call(app, 'POST', 'bestaetigen', undefined, { Token });
const setPassword = (Token: string, Password = PASSWORD) => call(app, 'PUT', 'passwort', undefined, { Token, Password });
const user = (session: string) => call(app, 'GET', 'user', session);
const verify = (t: string) => app.api(TENANT, 'GET', `/token/verifySellerToken?t=${t}`);
const subjects = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(email).map(({ betreff }) => betreff);
};

describe('the registration of a seller', () => {
  test('leads from the mailed link to a session, a password and a login', async () => {
    const { email, token } = await registeredSeller(app);
    expect((await verify(token)).body).toMatchObject({ Gueltig: true, Zweck: 'Registrierung', Email: email });
    const confirmed = await confirm(token);
    expect(confirmed.body).toMatchObject({ Name: 'Paula Probst', Status: 'AdresseBestaetigt', Email: email });
    expect(confirmed.body.Sellernummer).toMatch(/^P-\d+$/);
    expect((await user(confirmed.body.Token)).body.Sellernummer).toBe(confirmed.body.Sellernummer);
    expect((await setPassword(token)).status).toBe(204);
    expectProblem(await user(confirmed.body.Token), 401, 'PSOF0204');
    expect((await user(await loginSeller(app, email))).body.Sellernummer).toBe(confirmed.body.Sellernummer);
    expectProblem(await confirm(token), 409, 'TokenBereitsVerwendet');
    expect((await verify(token)).body).toEqual({ Gueltig: false, Zweck: 'Registrierung', Ablauf: expect.any(String) });
  });

  test('creates one seller however often the link is confirmed, at once too', async () => {
    const { token } = await registeredSeller(app);
    const answers = await atOnce(4, () => confirm(token));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.Sellernummer)).size).toBe(1);
    const rows = await app.inTenant(TENANT, ({ tx }) =>
      tx
        .selectFrom('protokoll')
        .select('was')
        .where('bezug', '=', answers[0]?.body.Sellernummer)
        .where('was', '=', 'seller.angelegt')
        .execute(),
    );
    expect(rows).toHaveLength(1);
  });

  test('of the same address takes the names of the link that is confirmed last, until a password is set', async () => {
    const { email, token } = await registeredSeller(app);
    await registerSeller(app, email, { Vorname: 'Pia' });
    await app.jobs.drainMails();
    const second = tokenOf(app.mails.to(email, 'bestaetigen'));
    const first = (await confirm(token)).body;
    expect((await confirm(second)).body).toMatchObject({ Sellernummer: first.Sellernummer, Vorname: 'Pia' });
    expect((await setPassword(token)).status).toBe(204);
    expectProblem(await confirm(second), 409, 'TokenBereitsVerwendet');
  });

  test('is answered alike for an address of a seller, which gets a mail with the way to the login', async () => {
    const { email } = await makeSeller(app);
    const [known, fresh] = [await registerSeller(app, email), await registerSeller(app, newEmail('neu', 'verkauf.example'))];
    expect([known.status, known.raw.toString(), fresh.status, fresh.raw.toString()]).toEqual([202, '', 202, '']);
    expect(await subjects(email)).toEqual(['Sie haben schon einen Zugang als Profiseller']);
  });

  test('mails nothing to a barred address, and its session ends once it is barred', async () => {
    const email = newEmail('gesperrt', 'verkauf.example');
    await blockAddress(app, email);
    expect((await registerSeller(app, email)).status).toBe(202);
    expect(await subjects(email)).toEqual([]);
    const seller = await makeSeller(app);
    await blockAddress(app, seller.email);
    expectProblem(await user(seller.session), 401, 'PSOF0204');
    expectProblem(await call(app, 'POST', 'login', undefined, { Email: seller.email, Password: PASSWORD }), 401, 'PasswortOderEmailFalsch');
  });

  test('is not there under autologin, and nothing of sellers is at a tenant without them', async () => {
    await configured(app, TENANT, { IsAutologin: true }, async () => {
      expectProblem(await registerSeller(app, newEmail('auto')), 404, 'NichtGefunden');
      expectProblem(await call(app, 'GET', 'registrieren?cmd=IsCaptchaRequired'), 404, 'NichtGefunden');
    });
    const { session } = await makeSeller(app);
    await configured(app, TENANT, { ModuleProfiseller: false }, async () => {
      expectProblem(await user(session), 404, 'NichtGefunden');
      expectProblem(await registerSeller(app, newEmail('aus')), 404, 'NichtGefunden');
    });
    expect((await user(session)).status).toBe(200);
  });

  test('asks for a captcha where the tenant wants one, and mails one address three times an hour', async () => {
    const from = newAddress();
    const email = newEmail('oft', 'verkauf.example');
    for (const _ of [1, 2, 3]) expect((await registerSeller(app, email, {}, from)).status).toBe(202);
    expectProblem(await registerSeller(app, email, {}, newAddress()), 429, 'ZuVieleAnfragen');
    await configured(app, TENANT, { CaptchaAb: 0 }, async () => {
      expect((await call(app, 'GET', 'registrieren?cmd=IsCaptchaRequired')).body).toMatchObject({ CaptchaRequired: true });
      expectProblem(await registerSeller(app, newEmail('robot')), 403, 'CaptchaRequired');
      expectProblem(await registerSeller(app, newEmail('robot'), { Captcha: 'x' }), 403, 'CaptchaWrong');
    });
  });

  test('ends with the mailed link, after 14 days', async () => {
    const { token } = await registeredSeller(app);
    app.clock.pass({ days: 14 });
    expectProblem(await confirm(token), 410, 'Abgelaufen');
    expectProblem(await setPassword(token), 410, 'Abgelaufen');
    expect((await verify(token)).body).toMatchObject({ Gueltig: false });
  });
});

describe('the session of a seller', () => {
  test('lasts 12 hours, ends by logout, and is refused by other portals, as theirs are here', async () => {
    const { session } = await makeSeller(app);
    const { GueltigBis } = (await user(session)).body;
    expect(new Date(GueltigBis).getTime() - app.clock.now().getTime()).toBe(12 * 3_600_000);
    expectProblem(await app.api(TENANT, 'GET', '/agentur/user', { bearer: session }), 401, 'PSOF0204');
    expectProblem(await app.api(TENANT, 'GET', '/empfehler/empfehlungen', { bearer: session }), 401, 'PSOF0204');
    expect((await call(app, 'POST', 'logout', session)).status).toBe(204);
    expectProblem(await user(session), 401, 'PSOF0204');
    const other = await makeSeller(app);
    app.clock.pass({ minutes: 12 * 60 });
    expectProblem(await user(other.session), 401, 'PSOF0204');
  });

  test('is refused for wrong passwords, which are counted apart from those of other portals', async () => {
    const { email } = await makeSeller(app);
    const login = (Password: string) => call(app, 'POST', 'login', undefined, { Email: email, Password });
    for (let n = 0; n < LIMITS.falscheAnmeldung.anzahl; n += 1) expectProblem(await login('Falsch-2026'), 401, 'PasswortOderEmailFalsch');
    expect((await login(PASSWORD)).status).toBe(429);
    app.clock.pass({ minutes: 16 });
    expect((await login(PASSWORD)).status).toBe(200);
  });

  test('can change the password, which ends the others, and set a new one by mail', async () => {
    const { email, session } = await makeSeller(app);
    const other = await loginSeller(app, email);
    const change = (Password: string) => call(app, 'PUT', 'passwortaendern', session, { Password, NewPassword: 'Neues-2027' });
    expect((await change('Falsch-2026')).body.errors).toMatchObject([{ field: 'Password', code: 'passwortFalsch' }]);
    expect((await change(PASSWORD)).status).toBe(204);
    expectProblem(await user(other), 401, 'PSOF0204');
    expect((await user(session)).status).toBe(200);
    expect(await subjects(email)).toEqual(['Ihr Passwort als Profiseller wurde geändert']);
    for (const address of [email, newEmail('fremd')])
      expect((await call(app, 'GET', `passwortvergessen/${encodeURIComponent(address)}`)).status).toBe(204);
    await app.jobs.drainMails();
    const token = tokenOf(app.mails.to(email, 'passwortsetzen'));
    expect((await verify(token)).body).toMatchObject({ Gueltig: true, Zweck: 'Passwort', Email: email });
    expect((await setPassword(token)).status).toBe(204);
    expectProblem(await user(session), 401, 'PSOF0204');
    expect((await user(await loginSeller(app, email))).status).toBe(200);
    expectProblem(await setPassword(token), 409, 'TokenBereitsVerwendet');
  });
});
