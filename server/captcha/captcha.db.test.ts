import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CaptchaLoesung, Challenge } from '../../contract/calls/captcha.ts';
import { testApp } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { forge } from '../../test/support/forge.ts';
import { newAddress } from '../../test/support/konto.ts';
import { configure } from '../../test/support/mandant.ts';
import { jana } from '../../test/support/opt-in.ts';
import { countEmpfehlungen, ERIKA, login, recommendation } from '../../test/support/walk.ts';
import { expectProblem } from '../http/problem.fixture.ts';

const app = testApp();
beforeAll(async () => {
  for (const tenant of ['telko', 'energie']) await configure(app, tenant, { CaptchaAb: 0, Limits: {} });
});

const check = (from = newAddress(), tenant = 'telko') => app.api(tenant, 'POST', '/Empfehlen/create?produkt=462', { from });

const PRODUKTE: Record<string, number> = { telko: 462, energie: 1 };

interface Wish {
  readonly from?: string;
  readonly tenant?: string;
  readonly body?: object;
  readonly key?: string;
}

/** Recommends without a login, with the given captcha. */
const recommend = (Captcha?: string, { from = newAddress(), tenant = 'telko', body = {}, key }: Wish = {}) =>
  app.api(tenant, 'POST', '/Empfehlen/create', {
    from,
    body: { ...recommendation({ produkt: PRODUKTE[tenant] ?? 1, empfehler: jana() }), ...body, ...(Captcha !== undefined && { Captcha }) },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const write = (loesung: unknown) => Buffer.from(JSON.stringify(loesung)).toString('base64');

async function solve(challenge: Challenge): Promise<CaptchaLoesung> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge, solution };
}

const solved = async (tenant = 'telko') => solve((await check(newAddress(), tenant)).body.Challenge);

const usedLoesungen = (tenant = 'telko') => app.inTenant(tenant, ({ tx }) => tx.selectFrom('captcha_loesung').selectAll().execute());

describe('the captcha check', () => {
  test('returns a new task each time, which an ALTCHA library can solve', async () => {
    const [one, other] = [await check(), await check()];
    expect(one).toMatchObject({
      status: 200,
      body: { CaptchaRequired: true, Art: 'altcha', Challenge: { parameters: { algorithm: 'PBKDF2/SHA-256' } } },
    });
    expect(one.body.Challenge.signature).not.toBe(other.body.Challenge.signature);
    expect((await recommend(write(await solve(one.body.Challenge)))).status).toBe(201);
  });

  test('returns no task to a logged-in user, who needs none', async () => {
    const bearer = await login(app, 'telko');
    expect((await app.api('telko', 'POST', '/Empfehlen/create', { bearer })).body).toEqual({ CaptchaRequired: false });
    const body = recommendation({ produkt: 462, empfehler: ERIKA });
    expect((await app.api('telko', 'POST', '/Empfehlen/create', { bearer, body })).status).toBe(201);
  });

  test('counts in no limit', async () => {
    const from = newAddress();
    for (let time = 0; time < 12; time += 1) expect((await check(from)).status).toBe(200);
  });
});

describe('a referral without login', () => {
  test('without a solution is refused, stores nothing, and counts neither for the mailbox nor for the network', async () => {
    const before = await countEmpfehlungen(app, 'telko');
    const [from, Empfehler] = [newAddress(), jana()];
    for (let time = 0; time < 12; time += 1)
      expectProblem(await recommend(undefined, { from, body: { Empfehler } }), 403, 'CaptchaRequired');
    expectProblem(await recommend('', { from }), 403, 'CaptchaRequired');
    expect(await countEmpfehlungen(app, 'telko')).toBe(before);
    expect((await recommend(write(await solved()), { from, body: { Empfehler } })).status).toBe(201);
  });

  test('gets the same answers for an address with an account as for one without', async () => {
    expectProblem(await recommend(undefined, { body: { Empfehler: ERIKA } }), 403, 'CaptchaRequired');
    expectProblem(await recommend('falsch', { body: { Empfehler: ERIKA } }), 403, 'CaptchaWrong');
    const [known, unknown] = [
      await recommend(write(await solved()), { body: { Empfehler: ERIKA } }),
      await recommend(write(await solved())),
    ];
    const shape = { Empfehlungsnummer: expect.any(String), Status: 'Offen', OptInRequired: true };
    expect([known.body, unknown.body]).toEqual([shape, shape]);
  });

  test('is stored for one of twenty concurrent calls with the same solution, and refused for the others', async () => {
    const captcha = write(await solved());
    const before = await countEmpfehlungen(app, 'telko');
    const replies = await atOnce(20, () => recommend(captcha));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 201)) expectProblem(reply, 403, 'CaptchaWrong');
    expect(await countEmpfehlungen(app, 'telko')).toBe(before + 1);
  });

  test('is stored once for a double click with one solution', async () => {
    const body = { Empfehler: jana() };
    const [captcha, from] = [write(await solved()), newAddress()];
    const replies = await atOnce(2, () => recommend(captcha, { from, body, key: 'double-click' }));
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies[0]?.body).toEqual(replies[1]?.body);
  });

  test('leaves its solution valid if it is refused for another reason', async () => {
    const captcha = write(await solved());
    const empty = { ...recommendation({ produkt: 462 }).Empfehlung, AgbText: 'nein' };
    expectProblem(await recommend(captcha, { body: { Empfehlung: empty } }), 422, 'AcceptAgb');
    expect((await recommend(captcha)).status).toBe(201);
    expectProblem(await recommend(captcha), 403, 'CaptchaWrong');
  });
});

describe('a solution is refused', () => {
  test('of another tenant', async () => {
    const captcha = write(await solved('energie'));
    expectProblem(await recommend(captcha), 403, 'CaptchaWrong');
    expect((await recommend(captcha, { tenant: 'energie' })).status).toBe(201);
  });

  test('of another purpose, in both directions', async () => {
    const { body } = await app.api('telko', 'GET', '/kontakt?cmd=IsCaptchaRequired');
    expectProblem(await recommend(write(await solve(body.Challenge))), 403, 'CaptchaWrong');
    const message = { Name: 'Nora Nord', Email: jana().Email, Betreff: 'Frage', Nachricht: 'Hallo' };
    const sent = await app.api('telko', 'POST', '/kontakt', { body: { ...message, Captcha: write(await solved()) } });
    expectProblem(sent, 403, 'CaptchaWrong');
  });

  test('with another counter, key or lifetime than the signed task', async () => {
    const { challenge, solution } = await solved();
    const parameters = { ...challenge.parameters, data: { Ablauf: '2030-01-01T00:00:00.000Z' } };
    const easy = { ...challenge.parameters, cost: 1 };
    for (const spoiled of [
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      { challenge, solution: { ...solution, derivedKey: forge(solution.derivedKey, ['0', '1']) } },
      { challenge: { ...challenge, parameters }, solution },
      { challenge: { ...challenge, parameters: easy }, solution },
      { challenge: { ...challenge, signature: forge(challenge.signature, ['0', '1']) }, solution },
    ])
      expectProblem(await recommend(write(spoiled)), 403, 'CaptchaWrong');
    expect((await recommend(write({ challenge, solution }))).status).toBe(201);
  });

  test.each(['x', 'e30=', write(null), write({ challenge: {}, solution: {} }), write([1])])('that is malformed: %s', async (captcha) => {
    expectProblem(await recommend(captcha), 403, 'CaptchaWrong');
  });

  test('after 20 minutes, exact to the second; used ones are deleted then', async () => {
    const [late, early] = [write(await solved()), write(await solved())];
    app.clock.pass({ minutes: 19, seconds: 59 });
    expect((await recommend(early)).status).toBe(201);
    expect((await usedLoesungen()).length).toBeGreaterThan(0);
    app.clock.pass({ seconds: 1 });
    expectProblem(await recommend(late), 403, 'CaptchaWrong');
    await app.jobs.drain();
    expect(await usedLoesungen()).toEqual([]);
    expectProblem(await recommend(early), 403, 'CaptchaWrong');
  });
});

describe('a tenant that requires a captcha after three referrals', () => {
  test('requires it from a network address from its fourth in an hour, not from others or at other tenants', async () => {
    await configure(app, 'telko', { CaptchaAb: 3 });
    const from = newAddress();
    const required = async (who = from, tenant = 'telko') => (await check(who, tenant)).body.CaptchaRequired;
    for (let time = 0; time < 3; time += 1) {
      expect(await required()).toBe(false);
      expect((await recommend(undefined, { from })).status).toBe(201);
    }
    expect([await required(), await required(newAddress())]).toEqual([true, false]);
    expectProblem(await recommend(undefined, { from }), 403, 'CaptchaRequired');
    expect((await recommend(write(await solve((await check(from)).body.Challenge)), { from })).status).toBe(201);
    app.clock.pass({ hours: 1 });
    expect((await recommend(undefined, { from })).status).toBe(201);
  });

  test('accepts three of eight concurrent referrals without one', async () => {
    await configure(app, 'telko', { CaptchaAb: 3 });
    const from = newAddress();
    const statuses = (await atOnce(8, () => recommend(undefined, { from }))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
  });

  test('never requires it if it is switched off', async () => {
    await configure(app, 'telko', { CaptchaAb: null });
    const from = newAddress();
    for (let time = 0; time < 10; time += 1) expect((await recommend(undefined, { from })).status).toBe(201);
    expect((await check(from)).body).toEqual({ CaptchaRequired: false });
  });
});
