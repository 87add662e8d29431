import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { blockAddress, newAccount } from '../../../test/support/konto.ts';
import { enter, issued } from '../../../test/support/logintoken.ts';
import { configured } from '../../../test/support/mandant.ts';
import { momentAfter, TEST_NOW } from '../../../test/support/parts.ts';
import { ERIKA, findRewardedProdukt, login, newEmail, recommend } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = demoApp();
beforeEach(() => app.clock.set(TEST_NOW));

const colleague = () => newEmail('kollegin', 'werkring.example');
const tokenFor = async (email: string, tenant = 'intern') => (await issued(app, email, tenant)).token;
const user = (bearer: string, tenant = 'intern') => app.api(tenant, 'GET', '/account/user', { bearer });

describe('GET account/login/?token=', () => {
  test('logs in the person of the token by bearer and cookie, and writes to the audit log', async () => {
    const { email, id } = await newAccount(app, 'telko');
    const reply = await enter(app, await tokenFor(email, 'telko'), 'telko');
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ Email: email, Vorname: 'Karla', Ablauf: '2026-11-20T22:00:00.000Z' });
    expect(String(reply.headers['set-cookie'])).toMatch(new RegExp(`^psoe_token=${reply.body.Token}; .*HttpOnly`));
    expect((await user(reply.body.Token, 'telko')).body.Email).toBe(email);
    const entries = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('protokoll').select(['wer', 'was', 'daten']).where('bezug', '=', id).where('was', '=', 'anmeldung.token').execute(),
    );
    expect(entries).toEqual([
      { wer: 'Besucher', was: 'anmeldung.token', daten: { link: expect.any(String), bestaetigt: false, administrator: true } },
    ]);
  });

  test('works once', async () => {
    const token = await tokenFor(ERIKA.Email);
    expect((await enter(app, token)).status).toBe(200);
    const again = await enter(app, token);
    expectProblem(again, 409, 'TokenBereitsVerwendet');
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('works for exactly one of twenty concurrent calls', async () => {
    const { email, id } = await newAccount(app, 'telko');
    const token = await tokenFor(email, 'telko');
    const replies = await atOnce(20, () => enter(app, token, 'telko'));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)]);
    const sessions = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('session').select('token_hash').where('account_id', '=', id).execute(),
    );
    expect(sessions).toHaveLength(1);
  });

  test('repeats the answer for the same idempotency key and refuses the key with another token', async () => {
    const key = { 'idempotency-key': 'ein Klick' };
    const token = await tokenFor(ERIKA.Email);
    const first = await enter(app, token, 'intern', key);
    const second = await enter(app, token, 'intern', key);
    expect([second.status, second.body.Token]).toEqual([200, first.body.Token]);
    expect(String(second.headers['set-cookie'])).toContain(first.body.Token);
    expectProblem(await enter(app, await tokenFor(ERIKA.Email), 'intern', key), 422, 'Validierung');
  });

  test('works up to the last second of ten minutes', async () => {
    const [early, late] = [await tokenFor(ERIKA.Email), await tokenFor(ERIKA.Email)];
    app.clock.set(momentAfter({ seconds: 599 }));
    expect((await enter(app, early)).status).toBe(200);
    app.clock.set(momentAfter({ seconds: 600 }));
    expectProblem(await enter(app, late), 410, 'Abgelaufen');
  });

  test('refuses a token that is missing, unknown or of another tenant; a login token sets no password', async () => {
    expectProblem(await enter(app, await tokenFor(ERIKA.Email), 'telko'), 404, 'NichtGefunden');
    expectProblem(await enter(app, 'gibt-es-nicht'), 404, 'NichtGefunden');
    expectProblem(await app.api('intern', 'GET', '/account/login'), 422, 'Validierung');
    const token = await tokenFor(ERIKA.Email);
    expectProblem(
      await app.api('intern', 'PUT', '/account/resetPassword', { body: { Token: token, Password: 'Fensterbank7' } }),
      404,
      'NichtGefunden',
    );
    expect((await enter(app, token)).status).toBe(200);
  });

  test.each([
    ['KontoGesperrtEinzel', (email: string) => email],
    ['KontoGesperrtWildcard', () => '*@werkring.example'],
  ] as const)('refuses an address barred in the meantime (%s); the token works once the bar is lifted', async (code, musterOf) => {
    const email = colleague();
    const token = await tokenFor(email);
    await blockAddress(app, musterOf(email), 'intern');
    expectProblem(await enter(app, token), 403, code);
    await app.inTenant('intern', ({ tx }) => tx.deleteFrom('sperre').where('muster', '=', musterOf(email)).execute());
    expect((await enter(app, token)).status).toBe(200);
  });

  test('refuses an address no longer on the whitelist; the token works once it is listed again', async () => {
    const token = await tokenFor(colleague());
    await configured(app, 'intern', { EmailWhitelist: ['erika@example.org'] }, async () => {
      expectProblem(await enter(app, token), 403, 'EmailNotAllowed');
    });
    expect((await enter(app, token)).status).toBe(200);
  });

  test('renews a live session under autologin, and only there', async () => {
    const old = await login(app, 'intern');
    const renewed = await enter(app, old);
    expect([renewed.status, renewed.body.Email]).toEqual([200, ERIKA.Email]);
    expect(renewed.body.Token).not.toBe(old);
    app.clock.set(momentAfter({ seconds: 60 }));
    expectProblem(await user(old), 401, 'PSOF0204');
    expect((await user(renewed.body.Token)).status).toBe(200);
    expectProblem(await enter(app, old), 404, 'NichtGefunden');
    expectProblem(await enter(app, await login(app, 'telko'), 'telko'), 404, 'NichtGefunden');
  });

  test('refuses a call of another page, and keeps the token', async () => {
    const token = await tokenFor(ERIKA.Email);
    const reply = await enter(app, token, 'intern', { 'x-requested-with': '', 'sec-fetch-site': 'cross-site' });
    expectProblem(reply, 403, 'NichtAuthorisiert');
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect((await enter(app, token)).status).toBe(200);
  });

  test('answers HEAD with 405 and does not use the token up', async () => {
    const token = await tokenFor(ERIKA.Email);
    expect((await app.request({ method: 'HEAD', url: `/api/v1/intern/account/login/?token=${token}` })).status).toBe(405);
    expect((await enter(app, token)).status).toBe(200);
  });
});

test('a person who logged in by token gets a name with the first referral', async () => {
  const email = colleague();
  const { Token } = (await enter(app, await tokenFor(email))).body;
  const empfehler = { Vorname: 'Ida', Nachname: 'Ingenieurin', Email: email };
  const produkt = (await findRewardedProdukt(app, 'intern')).Id;
  await recommend(app, 'intern', Token, { produkt, empfehler });
  expect((await user(Token)).body).toMatchObject({ Vorname: 'Ida', Nachname: 'Ingenieurin' });
});
