import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { withoutNoBreaks } from '../../test/support/as-written.ts';
import { newBrowser, OTHER_SITE, redirectOf } from '../../test/support/pages.ts';
import { join, login, recommend } from '../../test/support/walk.ts';
import type { Db } from '../db/scope.ts';

const app = demoApp();
let session: string;
beforeAll(async () => {
  session = await login(app, 'energie');
});

const open = (url: string, headers: Record<string, string> = {}, tenant = 'energie') => newBrowser(app, tenant).get(url, headers);
const newReferral = async (): Promise<string> => (await recommend(app, 'energie', session)).Empfehlungsnummer;
const landing = (nummer: string) => `/de/empfaengerdaten/${nummer}?channel=whatsapp`;

/** Runs `work` while the transactions of a tenant are wrapped by `change`. */
async function withTransactions<T>(change: (inMandant: Db['inMandant']) => Db['inMandant'], work: () => Promise<T>): Promise<T> {
  const { db } = app.parts;
  const { inMandant } = db;
  Object.assign(db, { inMandant: change(inMandant) });
  return work().finally(() => Object.assign(db, { inMandant }));
}

/** Number of transactions while `work` runs. */
async function transactionsOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const counting =
    (inMandant: Db['inMandant']): Db['inMandant'] =>
    (...call) => {
      count += 1;
      return inMandant(...call);
    };
  await withTransactions(counting, work);
  return count;
}

const withoutDatabase = <T>(work: () => Promise<T>): Promise<T> =>
  withTransactions(() => () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })), work);

describe('a page that is the same for all visitors', () => {
  it.each(['/de/', '/en/', '/de/faq', '/de/impressum', '/de/login', '/de/code'])('%s is made once', async (url) => {
    const first = await open(url);
    expect(first.status).toBe(200);
    const asked = await transactionsOf(async () => expect((await open(url)).body).toBe(first.body));
    expect(asked).toBe(0);
  });

  it('is sent in the accepted encoding with the same content', async () => {
    const plain = await open('/de/', { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const br = await open('/de/', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(withoutNoBreaks(brotliDecompressSync(br.raw).toString())).toBe(plain.body);
    const gzip = await open('/de/', { 'accept-encoding': 'gzip' });
    expect(withoutNoBreaks(gunzipSync(gzip.raw).toString())).toBe(plain.body);
    for (const reply of [plain, br, gzip]) {
      expect(reply.headers.vary).toContain('accept-encoding');
      expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  });

  it('returns 304 for its current etag', async () => {
    const { headers } = await open('/de/');
    const again = await open('/de/', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await open('/en/', { 'if-none-match': String(headers.etag) })).status).toBe(200);
  });

  it('is cached for each tenant and language', async () => {
    const bodies = [
      await open('/de/faq'),
      await open('/en/faq'),
      await open('/de/faq', {}, 'telko'),
      await open('/en/faq', {}, 'telko'),
    ].map(({ body }) => body);
    expect(new Set(bodies).size).toBe(4);
    expect(bodies[2]).toContain('Funkhof');
  });

  it('is rendered for each request of a logged-in user, and not shown to others', async () => {
    const anonymous = (await open('/de/')).body;
    const own = await open('/de/', { cookie: `psoe_token=${session}` });
    expect(own.body).toContain('/de/persoenlicherbereich');
    expect(own.body).toContain('Guten Tag Erika');
    expect(own.headers.etag).toBeUndefined();
    expect((await open('/de/')).body).toBe(anonymous);
    expect(anonymous).not.toContain('/de/persoenlicherbereich');
    expect(anonymous).not.toContain('Guten Tag');
  });

  it('shows a changed reward immediately', async () => {
    const before = (await open('/de/')).body;
    const bonus = (factor: number) =>
      app.inTenant('energie', ({ tx }) =>
        tx
          .updateTable('praemie')
          .set((eb) => ({ wert_cent: eb('wert_cent', '+', factor) }))
          .execute(),
      );
    await bonus(1100);
    expect((await open('/de/')).body).toContain('61\u00a0€');
    await bonus(-1100);
    expect((await open('/de/')).body).toBe(before);
  });
});

const VORGANG = /(?<= name="vorgang" value=")[0-9a-f-]{36}/;
const vorgangOf = (html: string) => VORGANG.exec(html)?.[0] ?? expect.fail('a form without an id');
const withoutVorgang = (html: string) => html.replace(VORGANG, '');

describe('the page of a referral link', () => {
  it('is made for each visitor, since the form of one must not act as that of another', async () => {
    const url = landing(await newReferral());
    const [first, second] = [await open(url), await open(url)];
    expect(first.status).toBe(200);
    expect(vorgangOf(first.body)).not.toBe(vorgangOf(second.body));
    expect(withoutVorgang(second.body)).toBe(withoutVorgang(first.body));
  });

  it('redirects immediately after the referral has expired', async () => {
    const nummer = await newReferral();
    expect((await open(landing(nummer))).status).toBe(200);
    await app.later(61);
    const ended = await open(landing(nummer));
    expect(redirectOf(ended)).toEqual([302, `/de/empfehlungabgelaufen?empfehlungsnummer=${nummer}`]);
    session = await login(app, 'energie');
  });

  it('shows a returning recipient the known data, and only that recipient', async () => {
    const nummer = await newReferral();
    const anonymous = withoutVorgang((await open(landing(nummer))).body);
    const { Hex } = await join(app, 'energie', nummer);
    const known = (await open(landing(nummer), { cookie: `psoe_empfaenger=${Hex}` })).body;
    expect(withoutVorgang(known)).not.toBe(anonymous);
    expect(known).toContain('/de/empfaenger/zustimmung');
    expect(withoutVorgang((await open(landing(nummer))).body)).toBe(anonymous);
  });

  it('is not cached if it does not exist or a call failed', async () => {
    const unknown = '/de/empfaengerdaten/gibt-es-nicht';
    expect((await open(unknown)).status).toBe(404);
    expect(await transactionsOf(() => open(unknown))).toBeGreaterThan(0);

    const url = landing(await newReferral());
    const broken = await withoutDatabase(() => open(url));
    expect(broken.status).not.toBe(200);
    expect((await open(url)).status).toBe(200);
  });
});

describe('a page that cannot be opened', () => {
  const html = { accept: 'text/html,application/xhtml+xml' };

  it('has the look of the tenant and offers to try again', async () => {
    const reply = await withoutDatabase(() => open('/en/login', { ...html, cookie: `psoe_token=${session}` }));
    expect(reply.status).toBe(503);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toContain('We will be right back');
    expect(reply.body).toContain('Lindtal Energie');
  });

  it('returns a problem to programs', async () => {
    const reply = await app.request({ method: 'POST', url: '/de/login', headers: { host: 'energie.localhost:3000' } });
    expect([reply.status, reply.body.code]).toEqual([403, 'NichtAuthorisiert']);
  });

  it('refuses a form from another site with a page', async () => {
    const reply = await newBrowser(app, 'energie').post('/de/login', {}, { ...html, ...OTHER_SITE });
    expect(reply.status).toBe(403);
    expect(reply.body).toContain('<html lang="de">');
  });

  it('explains what to do after an unknown short link', async () => {
    for (const [accept, type] of [
      ['text/html', 'text/html'],
      ['*/*', 'application/problem+json'],
    ] as const) {
      const reply = await open('/r/XXXXXXXX', { accept });
      expect([reply.status, String(reply.headers['content-type']).split(';')[0]]).toEqual([404, type]);
    }
    expect((await open('/r/XXXXXXXX', html)).body).toContain('href="/de/code"');
  });
});

describe('the other language', () => {
  it.each([
    ['/de/faq', '/en/faq'],
    ['/de/empfehlungabgelaufen?empfehlungsnummer=x1', '/en/empfehlungabgelaufen?empfehlungsnummer=x1'],
    ['/en/gibt-es-nicht', '/de/'],
  ])('of %s is %s', async (url, other) => {
    expect((await open(url)).body).toContain(`href="${other}"`);
  });
});
