import { describe, expect, test } from 'vitest';
import { PASSWORT_REGELN } from '../../../contract/calls/account/passwort.ts';
import { demoApp } from '../../../test/support/app.ts';
import { mailedLink, newAccount, newAddress, protokollOf, setPassword, tryLogin } from '../../../test/support/konto.ts';
import { login, PASSWORD } from '../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

const app = demoApp();

const NEW = 'Fensterbank7';
const user = (bearer: string) => app.api('telko', 'GET', '/account/user', { bearer });

interface Change {
  readonly old?: string;
  readonly next?: string;
  readonly tenant?: string;
  readonly from?: string;
}
const change = (token: string, { old = PASSWORD, next = NEW, tenant = 'telko', from = newAddress() }: Change = {}) =>
  app.request({
    method: 'PUT',
    url: `/api/v1/${tenant}/account/resetPasswordWithoutToken`,
    payload: { Password: old, NewPassword: next },
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: from,
  });

async function loggedIn(): Promise<{ email: string; id: string; token: string }> {
  const account = await newAccount(app);
  return { ...account, token: await login(app, 'telko', account.email) };
}

describe('changing the password', () => {
  test('ends all other sessions and all open links, mails the owner and writes to the audit log', async () => {
    const { email, id, token } = await loggedIn();
    const other = await login(app, 'telko', email);
    const link = await mailedLink(app, email);
    expect(await change(token)).toMatchObject({ status: 204, body: '' });
    expectProblem(await user(other), 401, 'PSOF0204');
    expect((await user(token)).status).toBe(200);
    expectProblem(await tryLogin(app, email, PASSWORD), 401, 'PasswortOderEmailFalsch');
    expect((await tryLogin(app, email, NEW)).status).toBe(200);
    expectProblem(await setPassword(app, link, 'Dachfenster8'), 409, 'TokenBereitsVerwendet');
    await app.jobs.drainMails();
    expect(app.mails.to(email).betreff).toBe('Ihr Passwort wurde geändert');
    expect(await protokollOf(app, id)).toEqual([{ wer: `Empfehler:${id}`, was: 'passwort.geaendert' }]);
  });

  test('needs X-Requested-With when the login is a cookie', async () => {
    const { email, token } = await loggedIn();
    const url = '/api/v1/telko/account/resetPasswordWithoutToken';
    const payload = { Password: PASSWORD, NewPassword: NEW };
    const headers = { cookie: `psoe_token=${token}`, host: 'telko.localhost:3000', origin: 'http://telko.localhost:3000' };
    expectProblem(await app.request({ method: 'PUT', url, payload, headers }), 403, 'NichtAuthorisiert');
    expect((await tryLogin(app, email, PASSWORD)).status).toBe(200);
    const own = { ...headers, 'x-requested-with': 'XMLHttpRequest' };
    expect((await app.request({ method: 'PUT', url, payload, headers: own })).status).toBe(204);
    expect((await user(token)).status).toBe(200);
  });

  test('is refused with a wrong current password, with a message at its field', async () => {
    const { email, token } = await loggedIn();
    const reply = await change(token, { old: 'Falsch-2026' });
    expectProblem(reply, 422, 'Validierung');
    expect(reply.body.errors).toEqual([
      {
        field: 'Password',
        code: 'passwortFalsch',
        message: 'Passwort stimmt nicht mit Ihrem aktuellen überein. Bitte geben Sie Ihr aktuelles Passwort ein.',
      },
    ]);
    expect((await tryLogin(app, email, PASSWORD)).status).toBe(200);
  });

  test('is refused for a new password that breaks a rule and for an empty current one', async () => {
    const { email, token } = await loggedIn();
    expect(fieldCodes(await change(token, { next: 'kurz' }))).toEqual({ NewPassword: 'passwortZiffer' });
    expect(fieldCodes(await change(token, { next: 'Qwertz123' }))).toEqual({ NewPassword: 'passwortHaeufig' });
    expect(fieldCodes(await change(token, { old: '' }))).toEqual({ Password: 'pflichtfeld' });
    expect((await tryLogin(app, email, PASSWORD)).status).toBe(200);
  });

  test('needs a login of this tenant', async () => {
    const { token } = await loggedIn();
    const body = { Password: PASSWORD, NewPassword: NEW };
    expectProblem(await app.api('telko', 'PUT', '/account/resetPasswordWithoutToken', { body }), 401, 'LoginFirst');
    for (const tenant of ['energie', 'berater']) expectProblem(await change(token, { tenant }), 401, 'PSOF0204');
  });

  test('is refused for an account without a password', async () => {
    const { email } = await newAccount(app, 'telko', 'bestaetigt');
    const { body } = await setPassword(app, await mailedLink(app, email), PASSWORD);
    await app.inTenant('telko', ({ tx }) => tx.updateTable('account').set({ passwort_hash: null }).where('email', '=', email).execute());
    expect(fieldCodes(await change(body.Token))).toEqual({ Password: 'passwortFalsch' });
  });

  test('succeeds for exactly one of five concurrent calls', async () => {
    const { token, email } = await loggedIn();
    const wishes = Array.from({ length: 5 }, (_, index) => `Fensterbank${index}0`);
    const replies = await Promise.all(wishes.map((next) => change(token, { next })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 422, 422, 422, 422]);
    const passed = wishes[replies.findIndex(({ status }) => status === 204)] ?? '';
    expect((await tryLogin(app, email, passed)).status).toBe(200);
  });

  test('takes effect once on a double click, and both requests get 204', async () => {
    const { token, email, id } = await loggedIn();
    const replies = await Promise.all([change(token), change(token)]);
    expect([...replies, await change(token)].map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await tryLogin(app, email, NEW)).status).toBe(200);
    expect(await protokollOf(app, id)).toHaveLength(1);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(1);
  });

  test('counts wrong guesses together with wrong logins, by account and by network address', async () => {
    const { email, token } = await loggedIn();
    for (let count = 0; count < 5; count += 1) expect((await tryLogin(app, email, 'Falsch-2026')).status).toBe(401);
    for (let count = 0; count < 5; count += 1) expect((await change(token, { old: 'Falsch-2026' })).status).toBe(422);
    const refused = await change(token);
    expectProblem(refused, 429, 'ZuVieleAnfragen');
    expect(refused.headers['retry-after']).toBe('900');

    const machine = newAddress();
    for (let count = 0; count < 10; count += 1) await change((await loggedIn()).token, { old: 'Falsch-2026', from: machine });
    const next = await loggedIn();
    expectProblem(await change(next.token, { from: machine }), 429, 'ZuVieleAnfragen');
    expect((await change(next.token)).status).toBe(204);
  });
});

describe('account/passwortvalidator', () => {
  const read = (language = 'de') => app.api('telko', 'GET', '/account/passwortvalidator', { headers: { 'x-accept-language': language } });

  test('returns the rules in the language of the caller', async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body.MinLaenge).toBe(8);
    expect(body.Regeln.map(({ Name, Text }: { Name: string; Text: string }) => `${Name}: ${Text}`)).toEqual([
      'Laenge: mindestens 8 Zeichen',
      'Kleinbuchstabe: einen Kleinbuchstaben',
      'Grossbuchstabe: einen Großbuchstaben',
      'Ziffer: eine Ziffer',
    ]);
    expect((await read('en')).body.Regeln[3]).toEqual({ Name: 'Ziffer', Muster: '[0-9]', Text: 'a digit' });
  });

  test.each(['Fensterbank7', 'fensterbank7', 'FENSTERBANK7', 'Fensterbank', 'Fens7', 'Öffnung7', 'ÖFFNUNG7ß', '1234567890'])(
    'judges %s by its patterns as the server does',
    async (password) => {
      const { email } = await newAccount(app);
      const { body } = await read();
      const broken = body.Regeln.filter(({ Muster }: { Muster: string }) => !new RegExp(Muster).test(password));
      const reply = await setPassword(app, await mailedLink(app, email), password);
      const codes = (reply.body.errors ?? []).map(({ code }: { code: string }) => code);
      expect(codes).toEqual(broken.map(({ Name }: { Name: string }) => PASSWORT_REGELN.find((rule) => rule.Name === Name)?.code));
    },
  );
});
