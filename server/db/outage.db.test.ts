import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { eventually } from '../../test/support/eventually.ts';
import { newBrowser } from '../../test/support/pages.ts';
import { openProxy, type TestProxy } from '../../test/support/proxy.ts';
import { login, recommend } from '../../test/support/walk.ts';
import { DatabaseGone, isDatabaseGone } from './errors.ts';
import { openServer } from './server.ts';

/** An error as a driver throws it. */
const failed = (code: string | undefined, message = 'x') => Object.assign(new Error(message), { code });

describe('a database error', () => {
  test.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    'ENOSPC',
    'EDQUOT',
    '08006',
    '53100',
    '53300',
    '57P01',
    '57P03',
    '57014',
    '40P01',
  ])('%s means that the database is gone or too busy', (code) => expect(isDatabaseGone(failed(code))).toBe(true));

  test.each([
    'Connection terminated unexpectedly',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ])('"%s" means that the database is gone', (message) => expect(isDatabaseGone(failed(undefined, message))).toBe(true));

  test.each(['23505', '42P01', '22P02', undefined])('%s does not mean that the database is gone', (code) =>
    expect(isDatabaseGone(failed(code))).toBe(false),
  );

  test('keeps the message and the code of the driver', () => {
    const gone = new DatabaseGone(failed('53300', 'sorry, too many clients already'));
    expect([gone.code, gone.message]).toEqual(['53300', 'the database cannot be used: sorry, too many clients already']);
    expect(isDatabaseGone(new DatabaseGone(failed(undefined, 'timeout exceeded when trying to connect')))).toBe(true);
  });
});

if (inject('database').kind === 'server') {
  let proxy: TestProxy;
  /** Shorter limits than in the product. */
  const SOON = { statement: 5_000, silence: 3_000, wait: 3_000, connect: 2_000 };
  const app = testApp({}, undefined, async (url) => {
    proxy = await openProxy(url);
    return openServer(proxy.url, SOON);
  });

  let session: string;
  beforeAll(async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    await app.jobs.start();
    session = await login(app, 'energie');
    expect((await open('/de/faq')).status).toBe(200);
  });
  afterAll(() => proxy.close());

  const HTML = { accept: 'text/html' };
  const open = (url: string, headers: Record<string, string> = {}, tenant = 'energie') =>
    newBrowser(app, tenant).get(url, { ...HTML, ...headers });

  const isReady = async () => (await app.request({ method: 'GET', url: '/health/ready' })).status;

  /** A referral whose page is not cached; waits until the database answers. */
  const newNummer = async (): Promise<string> => {
    await eventually(isReady).toBe(200);
    return (await recommend(app, 'energie', session)).Empfehlungsnummer;
  };

  const BREAKS = [
    ['refuses connections', () => proxy.cut()],
    ['does not respond', () => proxy.silence()],
  ] as const;

  describe.each(BREAKS)('while the server %s', (_, breakIt) => {
    afterEach(() => proxy.mend());

    test('answers any number of calls and every page that is not cached with 503 and Retry-After', async () => {
      const nummer = await newNummer();
      await breakIt();
      const calls = [
        ...Array.from({ length: 25 }, () => app.api('energie', 'GET', '/produkt/?quelle=&kategorie=')),
        app.api('energie', 'GET', '/empfehler/empfehlungen', { bearer: session }),
        app.api('energie', 'POST', '/account/login', { body: { Email: 'erika@example.org', Password: 'Demo-2026' } }),
        open('/sitemap.xml'),
      ];
      const german = [
        open(`/de/empfaengerdaten/${nummer}`),
        open(`/de/bestaetigung?empfehlungsnummer=${nummer}`),
        open('/de/persoenlicherbereich', { cookie: `psoe_token=${session}` }),
        open(`/de/klick/${nummer}`),
        open('/r/7K3M9QAB', { 'accept-language': 'de' }),
        newBrowser(app, 'energie').post('/de/bestaetigung?token=abc', {}, { ...HTML, 'sec-fetch-site': 'same-origin' }),
      ];
      const english = ['/en/aktuellepraemienuebersicht', '/en/tarife', '/en/'].map((url) => open(url, {}, 'telko'));
      const ready = app.request({ method: 'GET', url: '/health/ready' });

      for (const { status, body, headers } of await Promise.all(calls))
        expect([status, body.code, headers['retry-after']]).toEqual([503, 'NetzwerkFehler', '5']);
      expect((await calls[0])?.body.detail).toContain('liegt an uns');
      expect(await ready).toMatchObject({ status: 503, body: { datenbank: false } });
      const said = { de: ['Wir sind gleich wieder da', 'Lindtal Energie'], en: ['We will be right back', 'Funkhof'] };
      for (const [locale, pages] of [['de', german] as const, ['en', english] as const]) {
        for (const { status, body, headers } of await Promise.all(pages)) {
          expect([status, headers['retry-after'], headers['cache-control'], headers['set-cookie']]).toEqual([
            503,
            '5',
            'no-store',
            undefined,
          ]);
          for (const words of [...said[locale], `<html lang="${locale}"`]) expect(body).toContain(words);
        }
      }
      expect((await open('/de/faq')).status).toBe(200);
      const [logo = ''] = /\/bilder\/[^"]+logo[^"]+/.exec((await english[0])?.body) ?? [];
      expect((await open(logo, {}, 'telko')).status).toBe(200);
    });

    test('works again, including mails, as soon as the server is back', async () => {
      const nummer = await newNummer();
      await breakIt();
      expect(await isReady()).toBe(503);
      await proxy.mend();
      await eventually(isReady).toBe(200);
      expect((await open(`/de/empfaengerdaten/${nummer}`)).status).toBe(200);
      const before = app.mails.sent.length;
      expect((await app.api('energie', 'GET', '/account/resetPassword/erika@example.org')).status).toBeLessThan(300);
      await eventually(() => app.mails.sent.length).toBe(before + 1);
    });
  });
}
