import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../../test/support/app.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { ERIKA, login, newEmail, produktOf, recommend } from '../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(TEST_NOW));

const colleague = () => newEmail('kollegin', 'werkring.example');
const at = (seconds: number) => app.clock.set(new Date(TEST_NOW.getTime() + seconds * 1000));

const issue = (Email: string, tenant = 'intern', bearer: string | undefined = `demo-${tenant}`): Promise<Reply> =>
  app.api(tenant, 'POST', '/logintoken', { body: { Email }, ...(bearer && { bearer }) });
async function tokenFor(email: string, tenant = 'intern'): Promise<string> {
  const issued = await issue(email, tenant);
  expect(issued.status, JSON.stringify(issued.body)).toBe(200);
  return issued.body.Token;
}
const enter = (token: string, tenant = 'intern', headers: Record<string, string> = {}): Promise<Reply> =>
  app.api(tenant, 'GET', `/account/login/?token=${encodeURIComponent(token)}`, { headers });
const user = (bearer: string, tenant = 'intern') => app.api(tenant, 'GET', '/account/user', { bearer });
const bar = (muster: string, tenant = 'intern') =>
  app.inTenant(tenant, ({ tx, now }) => tx.insertInto('sperre').values({ muster, erstellt_am: now }).execute());
const accountOf = (email: string, tenant = 'intern') =>
  app.inTenant(tenant, ({ tx }) => tx.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst());
const protokollOf = (bezug: string, tenant = 'intern') =>
  app.inTenant(tenant, ({ tx }) => tx.selectFrom('protokoll').select(['wer', 'was', 'daten']).where('bezug', '=', bezug).execute());

describe('POST logintoken', () => {
  test('answers a login address of the tenant that ends after ten minutes', async () => {
    const { status, body } = await issue(ERIKA.Email);
    expect(status).toBe(200);
    expect(body).toEqual({
      Adresse: `http://intern.localhost:3000/de/anmeldelink?token=${body.Token}`,
      Token: expect.stringMatching(/^[\w-]{22,}$/),
      Ablauf: '2026-11-20T10:10:00.000Z',
    });
  });

  test('speaks the language asked for', async () => {
    const reply = await app.api('intern', 'POST', '/logintoken', {
      body: { Email: ERIKA.Email },
      bearer: 'demo-intern',
      headers: { 'x-accept-language': 'en' },
    });
    expect(reply.body.Adresse).toContain('/en/anmeldelink?token=');
  });

  test('is for the tenant’s own systems alone', async () => {
    expectProblem(await issue(ERIKA.Email, 'intern', ''), 401, 'LoginFirst');
    for (const bearer of ['demo-telko', 'falsch', await login(app, 'intern')])
      expectProblem(await issue(ERIKA.Email, 'intern', bearer), 401, 'PSOF0204');
  });

  test('refuses what is no address, and fields it does not know', async () => {
    expectProblem(await issue('erika'), 422, 'EmailUngueltig');
    const reply = await app.api('intern', 'POST', '/logintoken', { body: { Email: ERIKA.Email, Rolle: 'x' }, bearer: 'demo-intern' });
    expect(fieldCodes(reply)).toEqual({ Rolle: 'unbekannt' });
  });

  test('refuses who may not take part: not on the whitelist, or barred', async () => {
    expectProblem(await issue(newEmail()), 403, 'EmailNotAllowed');
    const barred = colleague();
    await bar(barred);
    expectProblem(await issue(barred), 403, 'EmailNotAllowed');
    expect(await accountOf(barred)).toBeUndefined();
  });

  test('makes an account under autologin, unconfirmed until its owner comes, and elsewhere none', async () => {
    const email = colleague();
    const token = await tokenFor(email);
    expect(await accountOf(email)).toMatchObject({ bestaetigt_am: null, passwort_hash: null, loeschen_am: expect.any(Date) });
    expect((await enter(token)).body).toMatchObject({ Email: email, Vorname: '', Nachname: '' });
    expect(await accountOf(email)).toMatchObject({ bestaetigt_am: TEST_NOW, loeschen_am: null });

    const stranger = newEmail();
    expectProblem(await issue(stranger, 'telko'), 404, 'NichtGefunden');
    expect(await accountOf(stranger, 'telko')).toBeUndefined();
  });

  test('keeps no token, only its hash, and says in the audit log for whom it was made and by which system', async () => {
    const { email, id } = await newAccount(app, 'telko');
    const token = await tokenFor(email, 'telko');
    const links = await app.inTenant('telko', ({ tx }) => tx.selectFrom('zugangslink').selectAll().where('bezug', '=', id).execute());
    expect(links).toHaveLength(1);
    expect(JSON.stringify(links)).not.toContain(token);
    expect(await protokollOf(links[0]?.zugangslink_id ?? '', 'telko')).toEqual([
      { wer: expect.stringMatching(/^Schluessel:/), was: 'logintoken.erstellt', daten: { account: id, neu: false } },
    ]);
  });
});

describe('GET account/login/?token=', () => {
  test('logs in as the person it was made for, by bearer and by cookie, and says so in the audit log', async () => {
    const { email, id } = await newAccount(app, 'telko');
    const reply = await enter(await tokenFor(email, 'telko'), 'telko');
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ Email: email, Vorname: 'Karla', Ablauf: '2026-11-20T22:00:00.000Z' });
    expect(String(reply.headers['set-cookie'])).toMatch(new RegExp(`^psoe_token=${reply.body.Token}; .*HttpOnly`));
    expect((await user(reply.body.Token, 'telko')).body.Email).toBe(email);
    expect((await protokollOf(id, 'telko')).filter(({ was }) => was === 'anmeldung.token')).toEqual([
      { wer: 'Besucher', was: 'anmeldung.token', daten: { link: expect.any(String), bestaetigt: false } },
    ]);
  });

  test('works once', async () => {
    const token = await tokenFor(ERIKA.Email);
    expect((await enter(token)).status).toBe(200);
    const again = await enter(token);
    expectProblem(again, 409, 'TokenBereitsVerwendet');
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('works once among twenty at the same time', async () => {
    const { email, id } = await newAccount(app, 'telko');
    const token = await tokenFor(email, 'telko');
    const replies = await Promise.all(Array.from({ length: 20 }, () => enter(token, 'telko')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)]);
    const sessions = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('session').select('token_hash').where('account_id', '=', id).execute(),
    );
    expect(sessions).toHaveLength(1);
  });

  test('answers a repeat with the same key the same, and another token with it not at all', async () => {
    const key = { 'idempotency-key': 'ein Klick' };
    const token = await tokenFor(ERIKA.Email);
    const first = await enter(token, 'intern', key);
    const second = await enter(token, 'intern', key);
    expect([second.status, second.body.Token]).toEqual([200, first.body.Token]);
    expect(String(second.headers['set-cookie'])).toContain(first.body.Token);
    expectProblem(await enter(await tokenFor(ERIKA.Email), 'intern', key), 422, 'Validierung');
  });

  test('works up to the last second of ten minutes', async () => {
    const [early, late] = [await tokenFor(ERIKA.Email), await tokenFor(ERIKA.Email)];
    at(599);
    expect((await enter(early)).status).toBe(200);
    at(600);
    expectProblem(await enter(late), 410, 'Abgelaufen');
  });

  test('refuses another tenant’s, an unknown, and a mailed link of another purpose', async () => {
    expectProblem(await enter(await tokenFor(ERIKA.Email), 'telko'), 404, 'NichtGefunden');
    expectProblem(await enter('gibt-es-nicht'), 404, 'NichtGefunden');
    expectProblem(await app.api('intern', 'GET', '/account/login'), 422, 'Validierung');
    const token = await tokenFor(ERIKA.Email);
    expectProblem(
      await app.api('intern', 'PUT', '/account/resetPassword', { body: { Token: token, Password: 'Fensterbank7' } }),
      404,
      'NichtGefunden',
    );
    expect((await enter(token)).status).toBe(200);
  });

  test('refuses who was barred meanwhile and keeps the token, should that end', async () => {
    const email = colleague();
    const token = await tokenFor(email);
    await bar(email);
    expectProblem(await enter(token), 403, 'KontoGesperrtEinzel');
    await app.inTenant('intern', ({ tx }) => tx.deleteFrom('sperre').where('muster', '=', email).execute());
    expect((await enter(token)).status).toBe(200);
  });

  test('renews a live session under autologin, and only there', async () => {
    const old = await login(app, 'intern');
    const renewed = await enter(old);
    expect([renewed.status, renewed.body.Email]).toEqual([200, ERIKA.Email]);
    expect(renewed.body.Token).not.toBe(old);
    at(60);
    expectProblem(await user(old), 401, 'PSOF0204');
    expect((await user(renewed.body.Token)).status).toBe(200);
    expectProblem(await enter(old), 404, 'NichtGefunden');
    expectProblem(await enter(await login(app, 'telko'), 'telko'), 404, 'NichtGefunden');
  });

  test.each(['cross-site', 'same-site', 'none'])('logs no browser in that comes from elsewhere (%s)', async (site) => {
    const token = await tokenFor(ERIKA.Email);
    const reply = await enter(token, 'intern', { 'sec-fetch-site': site });
    expectProblem(reply, 403, 'NichtAuthorisiert');
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect((await enter(token)).status).toBe(200);
  });

  test('has no HEAD that would use a token up', async () => {
    const token = await tokenFor(ERIKA.Email);
    expect((await app.request({ method: 'HEAD', url: `/api/v1/intern/account/login/?token=${token}` })).status).toBe(405);
    expect((await enter(token)).status).toBe(200);
  });
});

test('who came in by a token has a name from the first referral on', async () => {
  const email = colleague();
  const { Token } = (await enter(await tokenFor(email))).body;
  const empfehler = { Vorname: 'Ida', Nachname: 'Ingenieurin', Email: email };
  const produkt = (await produktOf(app, 'intern')).Id;
  await recommend(app, 'intern', Token, { produkt, empfehler });
  expect((await user(Token)).body).toMatchObject({ Vorname: 'Ida', Nachname: 'Ingenieurin' });
});
