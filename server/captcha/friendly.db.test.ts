import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { FAULTS, KINDS, openFaultyService, type Received } from '../../test/support/faulty-service.ts';
import { newAddress } from '../../test/support/konto.ts';
import { configure } from '../../test/support/mandant.ts';
import { jana } from '../../test/support/opt-in.ts';
import { newBrowser } from '../../test/support/pages.ts';
import { FRIENDLY_AT } from '../../test/support/parts.ts';
import { countEmpfehlungen, recommendation } from '../../test/support/walk.ts';
import { expectProblem } from '../http/problem.fixture.ts';
import { setSecret } from '../outside/secret.ts';
import { ARTEN, friendlyOf, newSolution, newWrong, SECRET, SITEKEY } from './friendly.fixture.ts';
import { friendlyService } from './friendly.ts';
import { FRIENDLY } from './friendly-access.ts';

const app = testApp();
const { connect, fail, base, received, states } = friendlyOf(app);

const recommend = (Captcha?: string, { from = newAddress(), body = {}, key = '' } = {}) =>
  app.api('telko', 'POST', '/Empfehlen/create', {
    from,
    body: { ...recommendation({ produkt: 462, empfehler: jana() }), ...body, ...(Captcha !== undefined && { Captcha }) },
    headers: key ? { 'idempotency-key': key } : {},
  });

describe.each(ARTEN)('%s', (Art) => {
  beforeEach(() => connect(Art));

  test('is named by the captcha check with what its widget needs, without asking the service', async () => {
    const Version = Art === 'friendly-v1' ? 'v1' : 'v2';
    const body = { CaptchaRequired: true, Art: 'friendly', Sitekey: SITEKEY, Version, Region: 'eu' };
    expect((await app.api('telko', 'POST', '/Empfehlen/create', { from: newAddress() })).body).toEqual(body);
    expect((await app.api('telko', 'GET', '/kontakt?cmd=IsCaptchaRequired')).body).toEqual(body);
    expect(received()).toEqual([]);
  });

  test('lets a right solution pass, and asks the service with the secret and the site key', async () => {
    const solution = newSolution();
    expect((await recommend(solution)).status).toBe(201);
    const [{ method, url, headers, body }] = received() as [Received];
    const sent = { method, url, key: headers['x-api-key'], body: JSON.parse(body) };
    expect(sent).toEqual(
      Art === 'friendly-v1'
        ? { method: 'POST', url: '/api/v1/siteverify', key: undefined, body: { solution, secret: SECRET, sitekey: SITEKEY } }
        : { method: 'POST', url: '/api/v2/captcha/siteverify', key: SECRET, body: { response: solution, sitekey: SITEKEY } },
    );
  });

  test.each([undefined, '', '.UNSTARTED', '.SOLVING', '.EXPIRED'])('takes %s as unsolved without asking the service', async (sent) => {
    expectProblem(await recommend(sent), 403, 'CaptchaRequired');
    expect(received()).toEqual([]);
  });

  test('refuses a wrong solution, and a right one at its second use', async () => {
    const before = await countEmpfehlungen(app, 'telko');
    expectProblem(await recommend(newWrong()), 403, 'CaptchaWrong');
    const solution = newSolution();
    expect((await recommend(solution)).status).toBe(201);
    expectProblem(await recommend(solution), 403, 'CaptchaWrong');
    expect(await countEmpfehlungen(app, 'telko')).toBe(before + 1);
  });

  test('stores a referral once for a double click with one solution', async () => {
    const [solution, from, body] = [newSolution(), newAddress(), { Empfehler: jana() }];
    const replies = await atOnce(2, () => recommend(solution, { from, body, key: `double-click-${Art}` }));
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(received()).toHaveLength(1);
  });

  test('lets a form pass without a secret or with one for another site key, and asks no one', async () => {
    await app.inTenant('telko', (context) => setSecret(context, 'captcha', SECRET, Art, 'eu', 'FCANDERS'));
    expect((await recommend(newSolution())).status).toBe(201);
    expect(received()).toEqual([]);
  });

  test('has a probe that says whether the service knows secret and site key', async () => {
    const mandant = app.parts.mandanten.get('telko');
    const access = { ...FRIENDLY, addressOf: () => base() };
    const run = async (secret: string) => {
      const service = mandant && friendlyService(access).readFrom(mandant.konfiguration);
      return mandant && service?.checks({ outside: app.parts.outside, mandant, secret })[0]?.run();
    };
    expect(await run(SECRET)).toBe('answers; it knows the secret and the site key');
    await expect(run('anders')).rejects.toMatchObject({ kind: 'refused', status: 401 });
    expect(await run(SECRET)).toContain('answers');
  });
});

/** Address at which the app itself answers over HTTP. */
const listening = async (): Promise<string> =>
  app.app.server.listening
    ? `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`
    : app.app.listen({ port: 0, host: '127.0.0.1' });

/** The service answers again, and is used without a restart. */
async function recover(): Promise<void> {
  fail(null);
  expect((await recommend(newSolution())).status).toBe(201);
  expect(received()).toHaveLength(1);
  expect(states()[0]?.failing).toBeNull();
}

describe.each(ARTEN)('while %s fails', (Art) => {
  test.each(FAULTS)('with %s, a form passes once with its solution, and a strict tenant refuses it for now', async (fault) => {
    await connect(Art);
    fail(fault);
    const before = await countEmpfehlungen(app, 'telko');
    const solution = newSolution();
    expect((await recommend(solution)).status).toBe(201);
    expect(states()).toEqual([
      expect.objectContaining({ instead: 'forms without check', failing: expect.objectContaining({ kind: KINDS[fault] }) }),
    ]);
    fail(fault);
    expectProblem(await recommend(solution), 403, 'CaptchaWrong');

    await recover();
    await connect(Art, { Streng: true });
    fail(fault);
    const refused = { status: 503, body: { code: 'NetzwerkFehler' }, headers: { 'retry-after': '30' } };
    expect(await recommend(newSolution())).toMatchObject(refused);
    expect(states()[0]?.instead).toBe('forms are refused');
    await recover();
    expect(await countEmpfehlungen(app, 'telko')).toBe(before + 3);
  });

  test('a form passes whose widget could not reach it either, and is refused by a strict tenant, or once it answers', async () => {
    await connect(Art);
    fail('500');
    for (const state of ['.ERROR', '.UNCONNECTED']) expect((await recommend(state)).status).toBe(201);
    await recover();
    for (const state of ['.ERROR', '.UNCONNECTED', '.FETCHING']) expectProblem(await recommend(state), 403, 'CaptchaRequired');
    await connect(Art, { Streng: true });
    fail('500');
    expect(await recommend('.ERROR')).toMatchObject({ status: 503, body: { code: 'NetzwerkFehler' } });
    await recover();
  });

  test('with 400, a form passes, since the service did not look at its solution', async () => {
    await connect(Art);
    const unknown = await openFaultyService(() => ({ status: 400, body: { success: false, error: { error_code: 'sitekey_invalid' } } }));
    FRIENDLY_AT.origin = unknown.base();
    expect((await recommend(newSolution())).status).toBe(201);
    expect(states()[0]?.failing).toMatchObject({ kind: 'refused' });
    await unknown.close();
    await recover();
  });
});

const open = async (path: string) => {
  const { status, body, headers } = await newBrowser(app, 'telko').get(path, { accept: 'text/html' });
  return { status, body: String(body), policy: String(headers['content-security-policy']) };
};

describe('a page whose form asks for it', () => {
  test('has the widget of version 1 with the policy that it needs', async () => {
    await connect('friendly-v1');
    const { status, body, policy } = await open('/de/kontakt');
    expect(status).toBe(200);
    expect(body).toContain(
      `data-sitekey="${SITEKEY}" data-lang="de" data-start="focus" data-puzzle-endpoint="https://eu-api.friendlycaptcha.eu/api/v1/puzzle" data-solution-field-name="Captcha"`,
    );
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'; ");
    expect(policy).toContain("connect-src 'self' https://eu-api.friendlycaptcha.eu; worker-src blob:; child-src blob:; ");
  });

  test('has the widget of version 2 with the policy that it needs', async () => {
    await connect('friendly-v2', { Region: 'global' });
    const { body, policy } = await open('/en/kontakt');
    expect(body).toContain(
      `data-sitekey="${SITEKEY}" data-lang="en" data-start="focus" data-api-endpoint="global" data-form-field-name="Captcha"`,
    );
    const hosts = 'https://global.frcapi.com https://global0.frcapi.com https://global1.frcapi.com';
    expect(policy).toContain(`connect-src 'self' ${hosts}; frame-src ${hosts}; `);
    expect(policy).toContain("script-src 'self'; ");
  });

  test('is the only page with such a policy', async () => {
    await connect('friendly-v2');
    expect((await open('/de/faq')).policy).not.toContain('frcapi');
    await configure(app, 'telko', { CaptchaAb: 5 });
    const { body, policy } = await open('/de/kontakt');
    expect(`${body}${policy}`).not.toMatch(/frc|frcapi/);
  });
});

describe('an address in place of the hosts of the vendor', () => {
  const PROXY = 'https://captcha.example/weg/';

  test('is where the widget asks, which the policy allows, and that programs read', async () => {
    await connect('friendly-v1', { Adresse: '/weg' });
    const below = await open('/de/kontakt');
    expect(below.body).toContain('data-puzzle-endpoint="/weg/api/v1/puzzle"');
    expect(below.policy).toContain("connect-src 'self'; worker-src blob:");
    await connect('friendly-v2', { Adresse: PROXY });
    const { body, policy } = await open('/de/kontakt');
    expect(body).toContain(`data-api-endpoint="${PROXY}"`);
    expect(policy).toContain("connect-src 'self' https://captcha.example; frame-src https://captcha.example; ");
    expect((await app.api('telko', 'GET', '/kontakt?cmd=IsCaptchaRequired')).body).toMatchObject({ Region: 'eu', Adresse: PROXY });
  });

  test('is where solutions are checked, by a secret that was set for it', async () => {
    expect(FRIENDLY.addressOf({ Art: 'friendly-v2', Region: 'eu', Adresse: PROXY })).toBe('https://captcha.example/weg');
    expect(FRIENDLY.addressOf({ Art: 'friendly-v2', Region: 'eu' })).toBe('https://eu.frcapi.com');
    await connect('friendly-v2', { Adresse: PROXY });
    expect((await recommend(newSolution())).status).toBe(201);
    expect(received()).toHaveLength(1);
    await app.inTenant('telko', (context) => setSecret(context, 'captcha', SECRET, 'friendly-v2', 'eu', SITEKEY));
    expect((await recommend(newWrong())).status).toBe(201);
    expect(received()).toHaveLength(1);
  });
});

test.each(ARTEN)("the demo's stand-in checks solutions of %s", async (Art) => {
  await connect(Art);
  await app.inTenant('telko', (context) => setSecret(context, 'captcha', 'demo', Art, 'eu', SITEKEY));
  FRIENDLY_AT.origin = `${await listening()}/dev/standin/captcha`;
  for (const [solution, status] of [
    [`frame-${Art}`, 201],
    ['bad', 403],
    ['used', 403],
    ['late', 403],
  ] as const)
    expect((await recommend(solution)).status).toBe(status);
  expect(states()[0]?.failing).toBeNull();
});

test('the settings that programs read do not name the service', async () => {
  await connect('friendly-v2');
  const { body } = await app.request({ method: 'GET', url: '/api/v1/mandant/telko' });
  expect(JSON.stringify(body)).not.toMatch(/Dienste|FCMTELKO|ein-geheimnis/);
});
