import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { blockAddress, mailedLink, newAccount, protokollOf, setPassword, tryLogin } from '../../../test/support/konto.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { momentAfter, TEST_NOW } from '../../../test/support/parts.ts';
import { findRewardedProdukt, login, PASSWORD, recommendation } from '../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';
import { renewSession } from './session.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

const NEW = 'Fensterbank7';
const at = (seconds: number) => app.clock.set(momentAfter({ seconds }));
const validate = (Token: string, tenant = 'telko') => app.api(tenant, 'PUT', '/account/validateResetPassword', { body: { Token } });
const user = (bearer: string) => app.api('telko', 'GET', '/account/user', { bearer });

describe('setting a password by a mailed link', () => {
  test('logs in, ends every other session, mails the owner and writes to the audit log', async () => {
    const { email, id } = await newAccount(app);
    const sessions = [await login(app, 'telko', email), await login(app, 'telko', email)];
    const reply = await setPassword(app, await mailedLink(app, email), NEW);
    expect(reply).toMatchObject({ status: 200, body: { Email: email, Vorname: 'Karla', Ablauf: '2026-11-20T22:00:00.000Z' } });
    expect(String(reply.headers['set-cookie'])).toMatch(new RegExp(`^psoe_token=${reply.body.Token}; Max-Age=43200; Path=/; HttpOnly`));
    for (const session of sessions) expectProblem(await user(session), 401, 'PSOF0204');
    expect((await user(reply.body.Token)).status).toBe(200);
    expectProblem(await tryLogin(app, email, PASSWORD), 401, 'PasswortOderEmailFalsch');
    expect((await tryLogin(app, email, NEW)).status).toBe(200);
    await app.jobs.drainMails();
    expect(app.mails.to(email).betreff).toBe('Ihr Passwort wurde geändert');
    expect(app.mails.to(email).text).toContain('http://telko.localhost:3000/de/passwortvergessen');
    expect(await protokollOf(app, id)).toEqual([{ wer: 'Besucher', was: 'passwort.gesetzt' }]);
  });

  test('confirms an unconfirmed address and cancels the deletion of its account', async () => {
    const { email, id } = await newAccount(app, 'telko', 'offen');
    expect((await setPassword(app, await mailedLink(app, email), NEW)).status).toBe(200);
    const row = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('account').select(['bestaetigt_am', 'loeschen_am']).where('account_id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ bestaetigt_am: TEST_NOW, loeschen_am: null });
    expect((await tryLogin(app, email, NEW)).status).toBe(200);
  });

  test('uses up every open link of the account, and none of another account', async () => {
    const { email } = await newAccount(app);
    const other = await newAccount(app);
    const [first, second, others] = [await mailedLink(app, email), await mailedLink(app, email), await mailedLink(app, other.email)];
    expect(first).not.toBe(second);
    expect((await setPassword(app, second, NEW)).status).toBe(200);
    for (const used of [second, first]) {
      expectProblem(await setPassword(app, used, 'Dachfenster8'), 409, 'TokenBereitsVerwendet');
      expect((await validate(used)).body).toEqual({ Gueltig: false, Verwendet: true, Ablauf: '2026-11-21T10:00:00.000Z', Email: null });
    }
    expect((await tryLogin(app, email, NEW)).status).toBe(200);
    expect((await setPassword(app, others, NEW)).status).toBe(200);
  });

  test('happens once for one idempotency key: both clicks log in, and one mail is sent', async () => {
    const { email } = await newAccount(app);
    const body = { Token: await mailedLink(app, email), Password: NEW };
    const headers = { 'idempotency-key': email };
    const set = () => app.api('telko', 'PUT', '/account/resetPassword', { body, headers });
    const [first, second] = await Promise.all([set(), set()]);
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    expect(second.headers['set-cookie']).toEqual(first.headers['set-cookie']);
    expect((await user(first.body.Token)).status).toBe(200);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email).filter(({ betreff }) => betreff === 'Ihr Passwort wurde geändert')).toHaveLength(1);
    expectProblem(await setPassword(app, body.Token, NEW), 409, 'TokenBereitsVerwendet');
  });

  test('succeeds for exactly one of ten concurrent calls with two links', async () => {
    const { email, id } = await newAccount(app);
    const [one, two] = [await mailedLink(app, email), await mailedLink(app, email)];
    const passwords = Array.from({ length: 10 }, (_, index) => `Fensterbank${index}0`);
    const replies = await Promise.all(passwords.map((password, index) => setPassword(app, index % 2 === 0 ? one : two, password)));
    const passed = replies.findIndex(({ status }) => status === 200);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    const logins = await Promise.all(passwords.map((password) => tryLogin(app, email, password)));
    expect(logins.findIndex(({ status }) => status === 200)).toBe(passed);
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await protokollOf(app, id)).toHaveLength(1);
  });

  test('works for 24 hours, not a second longer', async () => {
    const { email } = await newAccount(app);
    const token = await mailedLink(app, email);
    at(86_400 - 1);
    expect((await validate(token)).body.Gueltig).toBe(true);
    at(86_400);
    expect((await validate(token)).body).toEqual({ Gueltig: false, Verwendet: false, Ablauf: '2026-11-21T10:00:00.000Z', Email: null });
    expectProblem(await setPassword(app, token, NEW), 410, 'Abgelaufen');
    at(86_400 - 1);
    expect((await setPassword(app, token, NEW)).status).toBe(200);
  });

  test('returns 404 for a link that is unknown, of another tenant or for another purpose', async () => {
    const { email } = await newAccount(app);
    const token = await mailedLink(app, email);
    const { Id } = await findRewardedProdukt(app, 'telko');
    const empfehler = { Vorname: 'Neu', Nachname: 'Hier', Email: 'opt-in@muessig.example' };
    await app.api('telko', 'POST', '/Empfehlen/create', { body: recommendation({ produkt: Id, empfehler }) });
    await app.jobs.drainMails();
    const optIn = tokenOf(app.mails.to(empfehler.Email));
    for (const wrong of ['unbekannt', optIn, token.slice(1)]) {
      expectProblem(await setPassword(app, wrong, NEW), 404, 'NichtGefunden');
      expectProblem(await validate(wrong), 404, 'NichtGefunden');
    }
    expectProblem(await setPassword(app, token, NEW, 'energie'), 404, 'NichtGefunden');
    expectProblem(await validate(token, 'energie'), 404, 'NichtGefunden');
    expect((await validate(token)).body.Gueltig).toBe(true);
  });

  test('is refused for an address barred in the meantime, and the link stays valid', async () => {
    const { email, id } = await newAccount(app);
    const token = await mailedLink(app, email);
    await blockAddress(app, email);
    expectProblem(await setPassword(app, token, NEW), 403, 'KontoGesperrtEinzel');
    await app.inTenant('telko', ({ tx }) => tx.deleteFrom('sperre').where('muster', '=', email).execute());
    await blockAddress(app, `${email.slice(0, -1)}*`);
    expectProblem(await setPassword(app, token, NEW), 403, 'KontoGesperrtWildcard');
    await app.inTenant('telko', ({ tx }) => tx.deleteFrom('sperre').where('muster', 'like', '%*').execute());
    expect(await protokollOf(app, id)).toEqual([]);
    expect((await setPassword(app, token, NEW)).status).toBe(200);
  });

  test('ends sessions that concurrent logins with the old password and renewals opened', async () => {
    const { email } = await newAccount(app);
    const session = await login(app, 'telko', email);
    const token = await mailedLink(app, email);
    const [set, ...others] = await Promise.all([
      setPassword(app, token, NEW),
      ...Array.from({ length: 4 }, () => tryLogin(app, email, PASSWORD)),
      ...Array.from({ length: 4 }, () => user(session)),
    ]);
    const opened = others.filter(({ status }) => status === 200).map(({ body }) => body.Token);
    for (const token of opened) expectProblem(await user(token), 401, 'PSOF0204');
    expect((await user(set?.body.Token)).status).toBe(200);
  });
});

test('a renewal that started before the password changed opens no session', async () => {
  const { email, id } = await newAccount(app);
  const session = await login(app, 'telko', email);
  await setPassword(app, await mailedLink(app, email), NEW);
  const renewal = app.inTenant('telko', (context) => renewSession(context, id, session));
  await expect(renewal).rejects.toMatchObject({ code: 'PSOF0204' });
});

describe('account/resetPassword', () => {
  test.each([
    ['', ['pflichtfeld']],
    ['Kurz1', ['passwortLaenge']],
    ['kleinbuchstaben1', ['passwortGrossbuchstabe']],
    ['GROSSBUCHSTABEN1', ['passwortKleinbuchstabe']],
    ['OhneZahlen', ['passwortZiffer']],
    ['abc', ['passwortLaenge', 'passwortGrossbuchstabe', 'passwortZiffer']],
    ['Passwort1', ['passwortHaeufig']],
    ['qWERTZ123', ['passwortHaeufig']],
    ['Password123!', ['passwortHaeufig']],
    ['A'.repeat(501), ['zuLang']],
    ['Nul\0zeichen1', ['zeichen']],
  ])('refuses %.20j with %j and keeps the link valid', async (password, codes) => {
    const { email } = await newAccount(app);
    const token = await mailedLink(app, email);
    const reply = await setPassword(app, token, password);
    expectProblem(reply, 422, 'Validierung');
    expect(reply.body.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)).toEqual(
      codes.map((code) => `Password ${code}`),
    );
    expect((await validate(token)).body.Gueltig).toBe(true);
  });

  test.each(['Öffnung7', 'ÄÖÜßäöü9', 'lang und mit Leerzeichen 1 A', `Aa1${'x'.repeat(497)}`])('accepts %.30j', async (password) => {
    const { email } = await newAccount(app);
    expect((await setPassword(app, await mailedLink(app, email), password)).status).toBe(200);
    expect((await tryLogin(app, email, password)).status).toBe(200);
  });

  test('requires Token and Password and refuses other fields', async () => {
    const empty = await app.api('telko', 'PUT', '/account/resetPassword', { body: {} });
    expect(fieldCodes(empty)).toEqual({ Token: 'pflichtfeld', Password: 'pflichtfeld' });
    const foreign = await app.api('telko', 'PUT', '/account/resetPassword', { body: { Token: 'x', Password: NEW, Email: 'x' } });
    expect(fieldCodes(foreign)).toEqual({ Email: 'unbekannt' });
  });
});
