import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { newAddress } from '../../../../test/support/konto.ts';
import { statementsOf } from '../../../../test/support/statements.ts';
import { login, recommend } from '../../../../test/support/walk.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';

const app = demoApp();
let session: string;
beforeAll(async () => {
  session = await login(app, 'telko');
});

const newLink = () => recommend(app, 'telko', session, { produkt: 462 });
const get = (url: string, headers: Record<string, string> = {}) =>
  app.request({ method: 'GET', url, headers: { host: 'telko.localhost:3000', ...headers } });

const countKlicks = (nummer: string) =>
  app.inTenant('telko', async ({ tx }) => {
    const rows = await tx.selectFrom('klick').select('channel').where('empfehlungsnummer', '=', nummer).execute();
    return rows.map(({ channel }) => channel);
  });

describe('the short link', () => {
  test('redirects and counts like the long one', async () => {
    const { Empfehlungsnummer, Empfehlungscode } = await newLink();
    const reply = await get(`/r/${Empfehlungscode}?channel=sms`);
    expect(reply.status).toBe(302);
    expect(reply.headers.location).toBe(`http://telko.localhost:3000/de/empfaengerdaten/${Empfehlungsnummer}?channel=sms`);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await countKlicks(Empfehlungsnummer)).toEqual(['sms']);
  });

  test('accepts any case, hyphens, and letters that look like digits', async () => {
    const { Empfehlungscode } = await newLink();
    const typed = `${Empfehlungscode.slice(0, 4)}-${Empfehlungscode.slice(4)}`.replaceAll('0', 'o').replaceAll('1', 'l').toLowerCase();
    expect((await get(`/r/${typed}`)).status).toBe(302);
  });

  test('is followed with any channel, even a malformed one', async () => {
    const { Empfehlungscode, Empfehlungsnummer } = await newLink();
    for (const query of ['?channel=a&channel=b', '?channel=%00', `?channel=${'x'.repeat(300)}`, `?channel=${'%F0%9F%98%80'.repeat(30)}`]) {
      expect((await get(`/r/${Empfehlungscode}${query}`)).status).toBe(302);
    }
    expect((await countKlicks(Empfehlungsnummer)).every((channel) => channel.length <= 40)).toBe(true);
  });

  test.each(['ZZZZZZZZ', '0', '%00', '%F0%9F%98%80', 'x'.repeat(290)])('with the code %s is not found', async (code) => {
    expect(await get(`/r/${code}`)).toMatchObject({ status: 404 });
  });

  test('answers HEAD without counting', async () => {
    const { Empfehlungsnummer, Empfehlungscode } = await newLink();
    const headers = { host: 'telko.localhost:3000' };
    expect((await app.request({ method: 'HEAD', url: `/r/${Empfehlungscode}`, headers })).status).toBe(302);
    expect(await countKlicks(Empfehlungsnummer)).toEqual([]);
  });

  test("is not found on another tenant's host", async () => {
    const { Empfehlungscode } = await newLink();
    expect((await get(`/r/${Empfehlungscode}`, { host: 'energie.localhost:3000' })).status).toBe(404);
  });
});

describe('unknown codes', () => {
  const unknown = (index: number) => `ZZZZ${String(1000 + index)}`;
  const miss = (remoteAddress: string, index: number, headers: Record<string, string> = {}) =>
    app.request({
      method: 'GET',
      url: `/r/${unknown(index)}`,
      remoteAddress,
      headers: { host: 'telko.localhost:3000', ...headers },
    });
  const follow = (remoteAddress: string, code: string) =>
    app.request({
      method: 'GET',
      url: `/r/${code}`,
      remoteAddress,
      headers: { host: 'telko.localhost:3000' },
    });

  test('are limited to 20 in 15 minutes for a network address, which is then refused even with a valid code', async () => {
    const { Empfehlungscode } = await newLink();
    const from = newAddress();
    for (let time = 0; time < 20; time += 1) expect((await miss(from, time)).status).toBe(404);
    const refused = await miss(from, 20);
    expectProblem(refused, 429, 'ZuVieleAnfragen');
    expect(refused.headers['retry-after']).toBe('900');
    const page = await miss(from, 21, { accept: 'text/html' });
    expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(page.body).toContain('zu viele');
    expect((await follow(from, Empfehlungscode)).status).toBe(429);
    expect((await follow(newAddress(), Empfehlungscode)).status).toBe(302);
    app.clock.pass({ minutes: 15 });
    expect((await follow(from, Empfehlungscode)).status).toBe(302);
    expect((await miss(from, 22)).status).toBe(404);
  });

  test('count together with typed codes', async () => {
    const from = newAddress();
    const type = (index: number) => app.api('telko', 'GET', `/empfehlung/empfehlungscode/${unknown(index)}`, { from });
    for (let time = 0; time < 10; time += 1) expect([(await miss(from, time)).status, (await type(time)).status]).toEqual([404, 404]);
    expectProblem(await type(10), 429, 'ZuVieleAnfragen');
    expectProblem(await miss(from, 11), 429, 'ZuVieleAnfragen');
  });

  test('count, but valid codes do not, and need no query for the limit', async () => {
    const { Empfehlungscode } = await newLink();
    const from = newAddress();
    for (let time = 0; time < 30; time += 1) expect((await follow(from, Empfehlungscode)).status).toBe(302);
    const statements = await statementsOf(app, () => follow(from, Empfehlungscode), /^(begin|commit)/);
    expect(statements).toEqual([expect.stringMatching(/^insert into "klick"/)]);
    expect((await miss(from, 0)).status).toBe(404);
  });
});

describe("a code on the tenant's link domain", () => {
  const host = 'fh.example';
  beforeAll(async () => {
    await app.parts.db.inSystem(({ tx }) => tx.insertInto('mandant_host').values({ host, mandant: 'telko', art: 'link' }).execute());
    await app.parts.mandanten.reload();
  });

  test('redirects like the short link', async () => {
    const { Empfehlungsnummer, Empfehlungscode } = await newLink();
    const reply = await get(`/${Empfehlungscode}?channel=sms`, { host });
    expect(reply.headers.location).toBe(`http://telko.localhost:3000/de/empfaengerdaten/${Empfehlungsnummer}?channel=sms`);
    expect((await get(`/${Empfehlungscode}).`, { host })).status).toBe(302);
    expect((await get('/ZZZZZZZZ', { host })).status).toBe(404);
  });

  test('is not followed as a code on any other host', async () => {
    const { Empfehlungscode } = await newLink();
    expect((await get(`/${Empfehlungscode}`)).headers.location).toBe(`/de/${Empfehlungscode}`);
  });
});

describe('the preview of a link', () => {
  const CRAWLERS = [
    'WhatsApp/2.23.20',
    'meta-externalfetcher/1.1',
    'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
  ];

  test.each(CRAWLERS)('is returned to %s with its tags, and is not counted', async (agent) => {
    const { Empfehlungsnummer, Empfehlungscode, KurzURL } = await newLink();
    for (const url of [`/r/${Empfehlungscode}`, `/api/v1/telko/empfehlen/click/${Empfehlungsnummer}`]) {
      const reply = await get(url, { 'user-agent': agent });
      expect(reply.status).toBe(200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.body).toContain('<meta property="og:title" content="Erika empfiehlt Ihnen ');
      expect(reply.body).toContain(`<meta property="og:url" content="${KurzURL}"/>`);
      expect(reply.body).toContain('<meta property="og:locale" content="de_DE"/>');
      expect(reply.body).toContain('noindex');
      expect(reply.body).not.toContain('Muster');
    }
    expect(await countKlicks(Empfehlungsnummer)).toEqual([]);
  });

  test('escapes markup in names', async () => {
    const empfehler = { Vorname: '"><script>1</script>', Nachname: 'Muster', Email: 'erika@example.org' };
    const { Empfehlungscode } = await recommend(app, 'telko', session, { produkt: 462, empfehler });
    expect((await get(`/r/${Empfehlungscode}`, { 'user-agent': 'WhatsApp/2' })).body).not.toContain('<script>');
  });

  test('is not found for an unknown number', async () => {
    const reply = await get('/api/v1/telko/empfehlen/click/0123456789abc', { 'user-agent': 'WhatsApp/2' });
    expect(reply.status).toBe(404);
  });
});
