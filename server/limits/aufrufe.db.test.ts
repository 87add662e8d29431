import { expect, test } from 'vitest';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { testApp } from '../../test/support/app.ts';
import { configured } from '../../test/support/mandant.ts';
import { released } from '../../test/support/money.ts';
import { newBrowser } from '../../test/support/pages.ts';
import { join, login, order, recommend } from '../../test/support/walk.ts';
import { expectProblem } from '../http/problem.fixture.ts';

const app = testApp();

const TOO_MANY = 'Das waren zu viele Anfragen in kurzer Zeit.';

test("limits the calls of a key, a grant and a recipient per minute, each separately, but not those of a recommender's session", async () => {
  const bearer = await login(app, 'energie');
  const { Empfaengernummer, Hex } = await join(app, 'energie', (await recommend(app, 'energie', bearer)).Empfehlungsnummer);
  const body = { ...order(app, Empfaengernummer, 1), Auftragsdatum: '2020-01-01', Status: 'Bestaetigt' };
  const byKey = () => app.api('energie', 'POST', '/auftrag', { bearer: 'demo-energie', body });
  const byRecipient = () => app.api('energie', 'GET', '/empfaenger/auftrag', { bearer: Hex });
  const bySession = () => app.api('energie', 'GET', '/empfehler/empfehlungen', { bearer });
  await configured(app, 'energie', { Limits: { aufrufe: 3 } }, async () => {
    for (let time = 0; time < 3; time += 1) {
      const { status, headers } = await byKey();
      expect([status, headers['ratelimit-policy'], headers.ratelimit]).toEqual([422, '"aufrufe";q=3;w=60', `"aufrufe";r=${2 - time};t=60`]);
    }
    const refused = await byKey();
    expectProblem(refused, 429, 'ZuVieleAnfragen');
    expect([refused.headers['retry-after'], refused.headers.ratelimit]).toEqual(['60', '"aufrufe";r=0;t=60']);
    expect(refused.body.detail).toBe(`${TOO_MANY} In 1 Minute können Sie es noch einmal versuchen.`);
    for (let time = 0; time < 3; time += 1) expect((await byRecipient()).status).toBe(404);
    expectProblem(await byRecipient(), 429, 'ZuVieleAnfragen');
    for (let time = 0; time < 5; time += 1) {
      const { status, headers } = await bySession();
      expect([status, headers.ratelimit]).toEqual([200, undefined]);
    }
    app.clock.pass({ minutes: 1 });
    expect((await byKey()).status).toBe(422);
  });
});

test('limits the calls of an agency user per minute over all sessions, and counts colleagues separately', async () => {
  const agentur = await makeAgentur(app, 'telko');
  const [inhaber, other] = [await makeBenutzer(app, 'telko', agentur), await makeBenutzer(app, 'telko', agentur)];
  const [first, second] = [await loginAgentur(app, 'telko', inhaber), await loginAgentur(app, 'telko', inhaber)];
  const byOther = await loginAgentur(app, 'telko', other);
  const ask = (bearer: string) => app.api('telko', 'GET', '/agentur/suche?q=abc', { bearer });
  await configured(app, 'telko', { Limits: { aufrufe: 3 } }, async () => {
    for (let time = 0; time < 3; time += 1) {
      const { status, headers } = await ask(time === 1 ? second : first);
      expect([status, headers['ratelimit-policy'], headers.ratelimit]).toEqual([200, '"aufrufe";q=3;w=60', `"aufrufe";r=${2 - time};t=60`]);
    }
    for (const bearer of [first, second]) {
      const refused = await ask(bearer);
      expectProblem(refused, 429, 'ZuVieleAnfragen');
      expect([refused.headers['retry-after'], refused.headers.ratelimit]).toEqual(['60', '"aufrufe";r=0;t=60']);
    }
    expect((await ask(byOther)).status).toBe(200);
    app.clock.pass({ minutes: 1 });
    expect((await ask(first)).status).toBe(200);
  });
});

test('counts pages that call with a grant in its limit, like other clients', async () => {
  const { empfehlerToken = '' } = await released(app, 'energie');
  const open = () => newBrowser(app, 'energie').get(`/de/praemie?token=${encodeURIComponent(empfehlerToken)}`);
  await configured(app, 'energie', { Limits: { aufrufe: 3 } }, async () => {
    expect((await open()).body).not.toContain(TOO_MANY);
    for (let time = 0; time < 3; time += 1) await open();
    expect((await open()).body).toContain(TOO_MANY);
    expectProblem(await app.api('energie', 'GET', '/praemierung/', { bearer: empfehlerToken }), 429, 'ZuVieleAnfragen');
    app.clock.pass({ minutes: 1 });
    expect((await open()).body).not.toContain(TOO_MANY);
  });
});
