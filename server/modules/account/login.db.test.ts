import { describe, expect, test } from 'vitest';
import { demoApp, type Reply } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { blockAddress, newAddress } from '../../../test/support/konto.ts';
import { configured } from '../../../test/support/mandant.ts';
import { ERIKA, newEmail, PASSWORD } from '../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

const app = demoApp({ trustProxy: ['127.0.0.1'] });

/** Each login comes from a new network address, so that the limit does not apply. */
const login = (Email: string, Password: string, { tenant = 'telko', headers = {} as Record<string, string> } = {}): Promise<Reply> =>
  app.request({
    method: 'POST',
    url: `/api/v1/${tenant}/account/login`,
    payload: { Email, Password },
    headers: { 'x-forwarded-for': newAddress(), ...headers },
  });

const cookiesOf = (reply: Reply): string[] => [reply.headers['set-cookie'] ?? []].flat().map(String);

describe('the right password', () => {
  test.each(['telko', 'energie', 'berater', 'intern'])('logs erika in at %s', async (tenant) => {
    const reply = await login(ERIKA.Email, PASSWORD, { tenant });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      Email: ERIKA.Email,
      Anrede: null,
      Vorname: 'Erika',
      Nachname: 'Muster',
      Empfehlerhash: expect.stringMatching(/^\S{10,}$/),
      Token: expect.stringMatching(/^[A-Za-z0-9_-]{22,}$/),
      Ablauf: '2026-11-20T22:00:00.000Z',
      NewsletterOptinGegeben: false,
      NewsletterOptinVersendetAm: null,
      Language: 'de',
    });
    expect((await app.api(tenant, 'GET', '/account/user', { bearer: reply.body.Token })).status).toBe(200);
  });

  test('sets a cookie that is HttpOnly and SameSite=Lax', async () => {
    const reply = await login(ERIKA.Email, PASSWORD);
    expect(cookiesOf(reply)).toEqual([`psoe_token=${reply.body.Token}; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax`]);
  });

  test('sets a Secure cookie where the address of the tenant is https', async () => {
    await configured(app, 'telko', { MandantUrl: 'https://telko.example' }, async () => {
      const [cookie = ''] = cookiesOf(await login(ERIKA.Email, PASSWORD));
      expect(cookie.split('; ').slice(1)).toEqual(['Max-Age=43200', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']);
    });
  });

  test('sets a partitioned third-party cookie where the tenant allows frames, on https only', async () => {
    await configured(app, 'berater', { ModuleIntegratedFrame: true }, async () => {
      expect(cookiesOf(await login(ERIKA.Email, PASSWORD, { tenant: 'berater' }))[0]).toMatch(/; HttpOnly; SameSite=Lax$/);
    });
    await configured(app, 'berater', { ModuleIntegratedFrame: true, MandantUrl: 'https://berater.example' }, async () => {
      const framed = await login(ERIKA.Email, PASSWORD, { tenant: 'berater' });
      expect(cookiesOf(framed)[0]).toMatch(/; Secure; Partitioned; SameSite=None$/);
    });
  });

  test.each(['ERIKA@EXAMPLE.ORG', '  erika@example.org ', 'Erika@Example.Org'])('logs in with the address typed as %j', async (typed) => {
    expect((await login(typed, PASSWORD)).body.Email).toBe(ERIKA.Email);
  });

  test('gives each of five concurrent logins its own token', async () => {
    const replies = await atOnce(5, () => login(ERIKA.Email, PASSWORD));
    expect(new Set(replies.map((reply) => reply.body.Token)).size).toBe(5);
    for (const { body } of replies) expect((await app.api('telko', 'GET', '/account/user', { bearer: body.Token })).status).toBe(200);
  });
});

describe('a wrong login', () => {
  test('gets an identical answer for known and unknown addresses', async () => {
    const raw = async (Email: string, Password: string) => {
      const { body, headers } = await login(Email, Password);
      const { 'x-request-id': _, date: __, ...rest } = headers;
      return JSON.stringify([body, rest]);
    };
    const wrong = await raw(ERIKA.Email, 'Falsch-2026');
    expect(await raw(newEmail(), PASSWORD)).toBe(wrong);
    expect(await raw(newEmail(), 'Falsch-2026')).toBe(wrong);
    expect(await raw('erika@example.com', PASSWORD)).toBe(wrong);
  });

  test.each(['demo-2026', 'Demo-2026 ', ' Demo-2026', 'Demo-202', 'x'.repeat(500)])('is refused with the password %j', async (password) => {
    const reply = await login(ERIKA.Email, password);
    expectProblem(reply, 401, 'PasswortOderEmailFalsch');
    expect(cookiesOf(reply)).toEqual([]);
  });

  test('is refused with any password if the account has none', async () => {
    const email = newEmail('ohne');
    const body = {
      Empfehlung: { Produkt: 462, Channel: 'email', Empfehlungslink: true, AnteilEmpfehler: 100, AgbText: 'ja' },
      Empfehler: { Vorname: 'Ohne', Nachname: 'Passwort', Email: email },
    };
    expect((await app.api('telko', 'POST', '/Empfehlen/create', { body })).status).toBe(201);
    for (const password of [PASSWORD, ' ', 'null', 'nobody']) expectProblem(await login(email, password), 401, 'PasswortOderEmailFalsch');
  });

  test.each([
    [{ Email: 'erika', Password: PASSWORD }, 'EmailUngueltig', { Email: 'email' }],
    [{ Email: ERIKA.Email }, 'Validierung', { Password: 'pflichtfeld' }],
    [{ Password: PASSWORD }, 'Validierung', { Email: 'pflichtfeld' }],
    [{ Email: ERIKA.Email, Password: '' }, 'Validierung', { Password: 'pflichtfeld' }],
    [{ Email: ERIKA.Email, Password: 'a\0' }, 'Validierung', { Password: 'zeichen' }],
    [{ Email: ERIKA.Email, Password: 'x'.repeat(501) }, 'Validierung', { Password: 'zuLang' }],
  ] as const)('is refused with 422 and the invalid fields for %j', async (body, code, fields) => {
    const reply = await app.api('telko', 'POST', '/account/login', { body });
    expectProblem(reply, 422, code);
    expect(fieldCodes(reply)).toEqual(fields);
  });
});

describe('a barred address', () => {
  test('gets KontoGesperrt by its own entry or a wildcard, and only with the right password', async () => {
    await blockAddress(app, '*@example.org', 'energie');
    expectProblem(await login(ERIKA.Email, 'Falsch-2026', { tenant: 'energie' }), 401, 'PasswortOderEmailFalsch');
    const wildcard = await login(ERIKA.Email, PASSWORD, { tenant: 'energie' });
    expectProblem(wildcard, 403, 'KontoGesperrtWildcard');
    expect(cookiesOf(wildcard)).toEqual([]);
    await blockAddress(app, ERIKA.Email, 'energie');
    expectProblem(await login('Erika@example.org', PASSWORD, { tenant: 'energie' }), 403, 'KontoGesperrtEinzel');
    expectProblem(await login(newEmail('wer', 'example.org'), PASSWORD, { tenant: 'energie' }), 401, 'PasswortOderEmailFalsch');
  });

  test('can still log in at another tenant', async () => {
    await blockAddress(app, ERIKA.Email, 'intern');
    expect((await login(ERIKA.Email, PASSWORD, { tenant: 'intern' })).status).toBe(403);
    expect((await login(ERIKA.Email, PASSWORD, { tenant: 'telko' })).status).toBe(200);
  });
});
