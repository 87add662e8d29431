import { describe, expect, test } from 'vitest';
import { CALLS } from '../../contract/calls.ts';
import { demoApp } from '../../test/support/app.ts';
import { changeMandant } from '../../test/support/mandant.ts';
import { login, recommendation } from '../../test/support/walk.ts';
import { text } from '../../texts/texts.ts';
import { expectProblem, fieldCodes } from '../http/problem.fixture.ts';

const app = demoApp();

const JSON_TYPE = { 'content-type': 'application/json' };
const LOGIN = '/api/v1/telko/account/login';
const post = (url: string, payload: string, headers: Record<string, string> = JSON_TYPE) =>
  app.request({ method: 'POST', url, payload, headers });

describe('the detail of a problem', () => {
  const order = { Auftragsnummer: 'A-404', ProduktId: 462, Auftragsdatum: '2026-11-20', Status: 'Bestaetigt' };
  const sendOrder = (bearer: string, numbers: object) => app.api('telko', 'POST', '/auftrag', { bearer, body: { ...order, ...numbers } });

  test('distinguishes an unknown key from an ended session', async () => {
    const reply = await sendOrder('kein-schluessel', { Empfaengernummer: 'abcdefghijklm' });
    expectProblem(reply, 401, 'PSOF0204');
    expect(reply.body.detail).toBe(text('de', 'fehler.PSOF0204.schluessel'));
    const session = await app.api('telko', 'GET', '/empfehler/empfehlungen', { bearer: 'keine-sitzung' });
    expect(session.body.detail).toBe(text('de', 'fehler.PSOF0204'));
  });

  test.each(['Empfaengernummer', 'Empfehlungsnummer'])('for an unknown %s of an order names that field', async (field) => {
    const reply = await sendOrder('demo-telko', { [field]: 'abcdefghijklm' });
    expectProblem(reply, 404, 'NichtGefunden');
    expect(fieldCodes(reply)).toEqual({ [field]: 'nummer' });
  });

  test('for a key names the field as on the wire and lists the values that are allowed', async () => {
    const allowed = ['Eingegangen', 'Bestaetigt', 'Freigegeben', 'Storniert', 'Widerrufen'];
    const reply = await sendOrder('demo-telko', { Empfaengernummer: 'abcdefghijklm', Status: 'neu', FristBeginn: 'morgen' });
    expectProblem(reply, 422, 'Validierung');
    expect(reply.body.errors).toEqual([
      { field: 'FristBeginn', code: 'datum', message: text('de', 'feld.datum', { feld: 'FristBeginn' }) },
      {
        field: 'Status',
        code: 'auswahl',
        message: text('de', 'feld.auswahl.erlaubt', { feld: 'Status', erlaubt: allowed.join(', ') }),
        allowed,
      },
    ]);
  });

  test('for unreadable input does not suggest another try', async () => {
    const broken = await post(LOGIN, '{"Email":');
    expect(broken.body.detail).toBe(text('de', 'fehler.Default.400'));
    const form = await post(LOGIN, 'Email=x', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(form.body.detail).toBe(text('de', 'fehler.Default.415'));
    const wrongMethod = await app.api('telko', 'DELETE', '/account/login');
    expect([wrongMethod.body.detail, wrongMethod.headers.allow]).toEqual([text('de', 'fehler.Default.405'), 'POST, GET']);
  });
});

describe('a body', () => {
  test.each(['{"Email":', '{Email: 1}', "{'Email': 1}", '[', '"', 'nonsense', '{"a":1}}', '{"__proto__": {}}', '\0'])(
    'that is invalid JSON returns 400: %j',
    async (payload) => {
      expectProblem(await post(LOGIN, payload), 400, 'Default');
    },
  );

  test('over 100 kB returns 413, and up to that size is read', async () => {
    const bodyOf = (length: number) => JSON.stringify({ Email: 'x'.repeat(length - '{"Email":""}'.length) });
    expectProblem(await post(LOGIN, bodyOf(100 * 1024 + 1)), 413, 'Default');
    const large = await post(LOGIN, bodyOf(1_000_000));
    expectProblem(large, 413, 'Default');
    expect(large.body.detail).toContain('100 kB');
    expectProblem(await post(LOGIN, bodyOf(100 * 1024)), 422, 'Validierung');
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'json',
    '',
  ])('of type %j returns 415, even if it looks like JSON', async (type) => {
    const payload = JSON.stringify({ Email: 'erika@example.org', Password: 'Demo-2026' });
    expectProblem(await post(LOGIN, payload, { 'content-type': type }), 415, 'Default');
    expectProblem(await post(LOGIN, 'Email=erika%40example.org&Password=Demo-2026', { 'content-type': type }), 415, 'Default');
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
    'of type %j is read',
    async (type) => {
      const reply = await post(LOGIN, JSON.stringify({ Email: 'niemand@example.org' }), { 'content-type': type });
      expect(fieldCodes(reply)).toEqual({ Password: 'pflichtfeld' });
    },
  );

  test('that is empty counts as absent, with and without its type', async () => {
    for (const headers of [JSON_TYPE, {}, { 'content-type': 'application/x-www-form-urlencoded' }]) {
      expect((await post('/api/v1/telko/Empfehlen/create', '', headers)).body).toEqual({ CaptchaRequired: false });
      const reply = await post(LOGIN, '', headers);
      expectProblem(reply, 422, 'Validierung');
      expect(fieldCodes(reply)).toEqual({ '': 'pflichtfeld' });
    }
  });

  test.each(['[]', '"text"', '5', 'true'])('that is %s instead of an object returns a type error', async (payload) => {
    expect(fieldCodes(await post(LOGIN, payload))).toEqual({ '': 'typ' });
  });

  test('is not read if the tenant is unknown or the login is missing', async () => {
    expectProblem(await post('/api/v1/nirgendwo/account/login', '{'), 404, 'NichtGefunden');
    expectProblem(await post('/api/v1/telko/auftrag', '{'), 401, 'LoginFirst');
  });
});

describe('a method that the call does not have', () => {
  const pathOf = (path: string) => (path.startsWith('/api/') ? path : `/api/v1/telko${path}`).replace(/:\w+/g, 'a1');
  const same = (a: string, b: string) => a.toLowerCase().replace(/:\w+/g, ':') === b.toLowerCase().replace(/:\w+/g, ':');

  test.each(CALLS.map((call) => [call.path, CALLS.filter((one) => same(one.path, call.path)).map((one) => one.method)] as const))(
    'at %s returns 405 with Allow, for any body',
    async (path, allowed) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
        if (allowed.some((one) => one === method)) continue;
        const body = method === 'GET' ? {} : { payload: '{broken', headers: { 'content-type': 'text/xml' } };
        const reply = await app.request({ method, url: pathOf(path), ...body });
        expectProblem(reply, 405, 'Default');
        expect(String(reply.headers.allow).split(', ').sort()).toEqual([...allowed].sort());
      }
    },
  );

  test('returns 404 at a path without calls, for any body', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const body = method === 'GET' ? {} : { payload: '{broken', headers: JSON_TYPE };
      expectProblem(await app.request({ method, url: '/api/v1/telko/nirgends', ...body }), 404, 'NichtGefunden');
    }
  });

  test('returns 405 for HEAD and OPTIONS too', async () => {
    for (const method of ['HEAD', 'OPTIONS'] as const) {
      const reply = await app.request({ method, url: LOGIN });
      expect([reply.status, reply.headers.allow]).toEqual([405, 'POST, GET']);
    }
  });
});

describe('the text of an error', () => {
  const wrong = { Email: 'niemand@example.org', Password: 7 };
  const refusedIn = async (tenant: string, headers: Record<string, string> = {}) =>
    (await app.api(tenant, 'POST', '/account/login', { body: wrong, headers })).body;

  test.each([
    ['de', 'de'],
    ['en', 'en'],
    ['EN-gb,de;q=0.5', 'en'],
    ['fr', 'de'],
    ['', 'de'],
  ] as const)('is in the requested language: %j gives %s', async (asked, locale) => {
    const { detail, errors } = await refusedIn('telko', { 'x-accept-language': asked });
    expect(detail).toBe(text(locale, 'fehler.Validierung'));
    expect(errors).toEqual([
      { field: 'Password', code: 'typ', message: text(locale, 'feld.typ', { feld: text(locale, 'feldname.password') }) },
    ]);
  });

  test("is in the tenant's language and wording without a requested language", async () => {
    const texte = { en: { 'fehler.Validierung': 'Sandwall needs other details.' } };
    await changeMandant(app, 'berater', { konfiguration: { language: 'en' }, texte });
    expect((await refusedIn('berater')).detail).toBe('Sandwall needs other details.');
    expect((await refusedIn('berater', { 'x-accept-language': 'de' })).detail).toBe(text('de', 'fehler.Validierung'));
  });

  test("is in the user's language unless another one is requested", async () => {
    await app.inTenant('energie', ({ tx }) =>
      tx.updateTable('account').set({ language: 'en' }).where('email', '=', 'erika@example.org').execute(),
    );
    const bearer = await login(app, 'energie');
    const body = { ...recommendation({ produkt: 1 }), Unbekanntes: 1 };
    const refused = async (headers: Record<string, string>) =>
      (await app.api('energie', 'POST', '/Empfehlen/create', { bearer, body, headers })).body.detail;
    expect(await refused({})).toBe(text('en', 'fehler.Validierung'));
    expect(await refused({ 'x-accept-language': 'de' })).toBe(text('de', 'fehler.Validierung'));
  });
});

describe('an error before the call is known', () => {
  const EARLY = [
    ['GET', '/api/v1/nirgendwo/praemie', 'NichtGefunden'],
    ['GET', '/api/v1/mandant/nirgendwo', 'NichtGefunden'],
    ['GET', '/api/v1/mandant', 'Validierung'],
    ['GET', '/api/v1/telko/gibt/es/nicht', 'NichtGefunden'],
    ['POST', '/api/v1/telko/gibt/es/nicht', 'NichtGefunden'],
    ['GET', '/api/v1/telko/produkt/%ZZ', 'Default.400'],
    ['DELETE', '/api/v1/telko/account/login', 'Default.405'],
    ['GET', '/api/v9/x', 'NichtGefunden'],
  ] as const;

  test.each(EARLY)('is in the requested language: %s %s, %s', async (method, url, what) => {
    for (const locale of ['de', 'en'] as const) {
      const { body } = await app.request({ method, url, headers: { 'x-accept-language': locale } });
      expect(body.detail).toBe(text(locale, `fehler.${what}`));
    }
  });
});

test('answers of calls are never cached, in any letter case of their address', async () => {
  for (const url of ['/api/v1/telko/praemie', '/API/V1/Telko/Praemie', '/api/v1/telko/gibt/es/nicht'])
    expect((await app.request({ method: 'GET', url })).headers['cache-control']).toBe('no-store');
});

test('a server error reveals no details', async () => {
  await app.inTenant('intern', ({ tx }) => tx.updateTable('praemie').set({ startdatum: '-infinity' }).execute());
  const reply = await app.api('intern', 'GET', '/praemie');
  expect([reply.status, reply.body]).toEqual([
    500,
    { type: 'urn:empfehlwerk:fehler:Default', title: 'Default', status: 500, detail: text('de', 'fehler.Default'), code: 'Default' },
  ]);
});
