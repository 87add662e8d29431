import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ROOTS } from '../../contract/roots.ts';
import { MAX_FIELD } from '../../contract/values/max-field.ts';
import { demoApp, type Reply } from '../../test/support/app.ts';
import { headlinesOf, hrefsOf, partOf } from '../../test/support/html.ts';
import { newBrowser, redirectOf } from '../../test/support/pages.ts';

const app = demoApp();

const ask = (
  host: string,
  url: string,
  wish: { method?: 'GET' | 'HEAD' | 'POST'; headers?: Record<string, string> } = {},
): Promise<Reply> => app.request({ method: wish.method ?? 'GET', url, headers: { host: `${host}:3000`, ...wish.headers } });
const has = (reply: Reply, text: string) => expect(String(reply.body).includes(text), text).toBe(true);
const telko = (url: string, wish: Parameters<typeof ask>[2] = {}) => ask('telko.localhost', url, wish);

describe('the language of an address', () => {
  it.each([
    ['no language', undefined, 'de'],
    ['English', 'en-GB,en;q=0.9', 'en'],
    ['French, then English', 'fr-FR,fr;q=0.9,en;q=0.8,de;q=0.7', 'en'],
    ['German after English', 'de;q=0.5,en;q=0.6', 'en'],
    ['anything but English', 'en;q=0, *', 'de'],
    ['only French', 'fr', 'de'],
    ['nonsense', ';;q=,=', 'de'],
  ])('is chosen for a browser that asks for %s', async (_, language, locale) => {
    const reply = await telko('/', { headers: language === undefined ? {} : { 'accept-language': language } });
    expect(redirectOf(reply)).toEqual([302, `/${locale}/`]);
    expect(reply.headers.vary).toContain('accept-language');
    expect(reply.headers['cache-control']).toContain('private');
  });

  it.each([
    ['/faq', '/de/faq'],
    ['/faq/?c=1', '/de/faq/?c=1'],
    ['/empfehlen/7?x=a?b&y=%20', '/de/empfehlen/7?x=a?b&y=%20'],
    ['/deutsch', '/de/deutsch'],
    ['//fremd.example/', '/de//fremd.example/'],
  ])('%s is redirected below it, with its query and on its own host', async (url, location) => {
    const reply = await telko(url, { headers: { host: 'telko.localhost', 'x-forwarded-host': 'fremd.example' } });
    expect(redirectOf(reply)).toEqual([302, location]);
  });

  it.each(['/fr', '/fr/', '/xx/faq', '/zz/', '/zz/empfehlen/1'])('%s returns 404 in the fallback language', async (url) => {
    const reply = await telko(url, { headers: { 'accept-language': 'en' } });
    expect(reply.status).toBe(404);
    has(reply, '<html lang="de">');
    expect(headlinesOf(reply.body)).toEqual(['Diese Seite gibt es nicht.']);
    expect(hrefsOf(partOf(reply.body, 'main'), 'Zur Startseite')).toEqual(['/de/']);
  });

  it.each(['/de', '/de/', '/de//', '/DE/', '/en', '/En/'])('%s opens the home page, whatever language the browser prefers', async (url) => {
    for (const language of ['de', 'en', 'fr']) {
      const reply = await telko(url, { headers: { 'accept-language': language } });
      expect(reply.status).toBe(200);
      has(reply, `<html lang="${url.slice(1, 3).toLowerCase()}">`);
      expect(headlinesOf(reply.body)[0]).toContain('110');
    }
  });

  it.each(['/de/gibt-es-nicht', '/de/404', '/en/empfehlen', '/en/de/faq', '/de/..%2f', '/de/%00', `/de/${'x'.repeat(2000)}`])(
    '%s returns a 404 page',
    async (url) => {
      const reply = await telko(url);
      expect(reply.status).toBe(404);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      has(reply, `href="/${url.slice(1, 3)}/"`);
    },
  );

  it.each(['/de/%E0%A4%A', '/%E0%A4%A', '/en/%', '/de/faq%c3'])(
    'the malformed %s returns a problem, and a 404 page to a browser',
    async (url) => {
      const reply = await telko(url);
      expect([reply.status, reply.body.code]).toEqual([400, 'Default']);
      const page = await telko(url, { headers: { accept: 'text/html', cookie: 'psoe_token=falsch; psoempf_an=1' } });
      expect(page.status).toBe(404);
      const locale = url.startsWith('/en') ? 'en' : 'de';
      has(page, `<html lang="${locale}"`);
      has(page, `href="/${locale}/"`);
      const elsewhere = await ask('niemand.localhost', url, { headers: { accept: 'text/html' } });
      expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'NichtGefunden']);
    },
  );
});

describe('the tenant of an address', () => {
  it.each([
    ['telko.localhost', 'Funkhof'],
    ['ENERGIE.localhost', 'Lindtal Energie'],
    ['berater.localhost.', 'Sandwall Vorsorge'],
    ['localhost', 'Funkhof'],
    ['127.0.0.1', 'Funkhof'],
    ['[::1]', 'Funkhof'],
    ['freunde.funkhof.example', 'Funkhof'],
    ['intern.localhost', 'Werkring'],
  ])('%s is %s', async (host, name) => {
    const reply = await ask(host, '/de/faq');
    expect(reply.status).toBe(200);
    has(reply, `– ${name}</title>`);
    expect(hrefsOf(partOf(reply.body, 'header'), name)).toEqual(['/de/']);
  });

  it.each(['niemand.localhost', 'fremd.example', 'telko.localhost.fremd.example', 'a.telko.localhost', '10.0.0.1', 'mandant.localhost'])(
    '%s is unknown',
    async (host) => {
      const reply = await app.request({ method: 'GET', url: '/de/', headers: { host } });
      expect([reply.status, reply.body.code]).toEqual([404, 'NichtGefunden']);
    },
  );
});

describe('the headers of a page', () => {
  it('allow only its own style, no inline script, no frames and no other origins', async () => {
    const { body, headers } = await telko('/de/');
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(policy).toMatch(/default-src 'none'; script-src 'self';.* base-uri 'none'; frame-ancestors 'none'/);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/https?:|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('forbid shared caches and set no cookie, also on the 404 page', async () => {
    for (const url of ['/de/', '/de/gibt-es-nicht']) {
      const { headers } = await telko(url);
      expect(headers['cache-control']).toMatch(/private|no-store/);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});

describe('HEAD', () => {
  it.each(['/de/', '/', '/de/gibt-es-nicht', '/fr/', '/faq?a=1'])('%s answers like GET, without a body', async (url) => {
    const [get, head] = [await telko(url), await telko(url, { method: 'HEAD' })];
    expect(head.status).toBe(get.status);
    expect(head.body).toBe('');
    for (const name of ['location', 'content-type', 'content-security-policy', 'cache-control']) {
      expect(head.headers[name], name).toEqual(get.headers[name]);
    }
  });
});

describe('an address that is no page', () => {
  it('begins with a reserved root, or is a file or a tenant', () => {
    const lines = app.app.printRoutes({ commonPrefix: false }).split('\n');
    const begins = lines.flatMap((line) => /^[├└]── \/([^/ ]+)/.exec(line)?.[1] ?? []);
    expect(begins).toEqual(expect.arrayContaining(['api', 'bilder', 'r']));
    const others = begins.filter((first) => !ROOTS.some((root) => root === first));
    expect(others.filter((first) => !/[.:*]/.test(first))).toEqual([]);
  });

  // The app of the back office answers every address below its own.
  const withoutApp = ROOTS.filter((root) => root !== 'betrieb');
  it.each([...withoutApp.map((root) => `/${root}/unknown`), '/api/v1/telko/unknown', '/API/v1', '/api', '/assets/x.css', '/r/'])(
    '%s returns a problem without a language redirect',
    async (url) => {
      for (const method of ['GET', 'POST'] as const) {
        const reply = await telko(url, { method });
        expect([method, reply.status, reply.body.code]).toEqual([method, 404, 'NichtGefunden']);
        expect(reply.headers['content-type']).toContain('application/problem+json');
      }
      expect((await telko(url, { method: 'HEAD' })).status).toBe(404);
    },
  );
});

describe('a form with a field that is too long for any call', () => {
  const post = (url: string, fields: Record<string, string>) => newBrowser(app, 'telko').post(url, fields);

  it('shows the same page with the error at the field and does nothing else', async () => {
    const mails = app.mails.sent.length;
    const kontakt = { Name: 'Erika', Email: 'erika@example.org', Betreff: 'Frage', Nachricht: 'x'.repeat(MAX_FIELD + 1) };
    const { status, body } = await post('/de/kontakt', kontakt);
    expect(status).toBe(422);
    expect(body).toContain('ist zu lang. Bitte kürzen Sie die Eingabe.');
    await app.jobs.drainMails();
    expect(app.mails.sent).toHaveLength(mails);
  });

  it.each([
    ['/de/empfaengerdaten/x', 'empfaengerdaten.geburtsdatum', `1${' '.repeat(90_000)}x`],
    ['/de/code', 'Code', '/'.repeat(32_000)],
  ])('%s answers quickly', async (url, name, value) => {
    const { status, body } = await post(url, { [name]: value });
    expect([404, 422]).toContain(status);
    expect(body.length).toBeLessThan(2 * MAX_FIELD + 100_000);
  });
});
