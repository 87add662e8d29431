import { describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { newBrowser, redirectOf } from '../../test/support/pages.ts';
import { login, recommendation } from '../../test/support/walk.ts';

const app = demoApp();

const open = (url: string, tenant = 'berater') => newBrowser(app, tenant).get(url);
/** Agents by their number on the tiles. */
const names = (html: string) => [...html.matchAll(/href="\/\w\w\/agent\/empfehlen\/([\w-]+)"/g)].map(([, id]) => id);

describe('the home page of a tenant with agents', () => {
  test('is cached, but search results are not', async () => {
    const first = await open('/de/');
    expect(first.headers.etag).toBeDefined();
    expect(names(first.body)).toHaveLength(6);
    const searched = await open('/de/?query=kiel');
    expect(searched.headers.etag).toBeUndefined();
    expect(searched.headers['cache-control']).toContain('private');
    expect(names(searched.body)).toEqual(['SV-1003']);
    expect(names((await open('/de/')).body)).toEqual(names(first.body));
  });

  test('lists each agent once across its pages, and redirects from a page after the last to the last', async () => {
    const pages = await Promise.all([1, 2, 3].map(async (page) => names((await open(`/de/?page=${page}`)).body)));
    expect(pages.map(({ length }) => length)).toEqual([6, 6, 2]);
    expect(new Set(pages.flat()).size).toBe(14);
    const after = await open('/en/?page=4');
    expect(redirectOf(after)).toEqual([302, '/en/?page=3']);
  });

  test.each(['%', '_', '%25', "' OR 1=1 --", 'x'.repeat(300), '\u0000'])('finds no agent for the search %j', async (query) => {
    const reply = await open(`/de/?query=${encodeURIComponent(query)}`);
    expect(reply.status).toBe(200);
    expect(reply.body).toContain('haben wir niemanden gefunden');
    expect(names(reply.body)).toEqual([]);
  });

  test('offers a search only if the tenant recommends agents', async () => {
    const reply = await open('/de/?query=kiel', 'energie');
    expect(reply.status).toBe(200);
    expect(reply.body).not.toContain('name="query"');
  });
});

describe('RecommendAgent', () => {
  test.each(['SV-1008', '8'])('opens for the agent number %s', async (id) => {
    const reply = await open(`/en/agent/empfehlen/${id}`);
    expect(reply.status).toBe(200);
    expect(reply.body).toContain('Recommend Henrike Müller-Lüdenscheidt-Großkreutz');
    expect(reply.body).toContain('/vorschau/en/produkt-SV-1008.jpg');
  });

  test.each(['telko', 'energie'])('returns 404 at %s', async (tenant) => {
    expect((await open('/de/agent/empfehlen/1', tenant)).status).toBe(404);
  });

  test('is the redirect of Recommend for an agent', async () => {
    const reply = await open('/de/empfehlen/3?channel=flyer');
    expect(redirectOf(reply)).toEqual([302, '/de/agent/empfehlen/SV-1003?channel=flyer']);
    expect((await open('/de/empfehlen/gibt-es-nicht')).status).toBe(404);
  });

  test('stores the referral with the number of the agent, and only one for a double click', async () => {
    const fields = {
      'Empfehlung.AnteilEmpfehler': '50',
      'Empfehlung.AgbText': 'ja',
      'Empfehler.Vorname': 'Anna',
      'Empfehler.Nachname': 'Neu',
      'Empfehler.Email': 'anna.agent@example.org',
    };
    const send = () => newBrowser(app, 'berater').post('/de/agent/empfehlen/SV-1004', fields);
    const replies = [await send(), await send()];
    expect(replies.map(({ status }) => status)).toEqual([303, 303]);
    expect(replies[0]?.headers.location).toBe(replies[1]?.headers.location);
    const nummer = new URL(String(replies[0]?.headers.location), 'http://x').searchParams.get('empfehlungsnummer') ?? '';
    const row = await app.inTenant('berater', ({ tx }) =>
      tx.selectFrom('empfehlung').select(['produkt_id', 'agentennummer']).where('empfehlungsnummer', '=', nummer).executeTakeFirst(),
    );
    expect(row).toEqual({ produkt_id: 4, agentennummer: 'SV-1004' });
  });
});

describe('the landing page', () => {
  const landing = async (tenant: string, locale: string) => {
    const bearer = await login(app, tenant);
    const { body } = await app.api(tenant, 'POST', '/Empfehlen/create', { bearer, body: recommendation({ produkt: 1 }) });
    return (await open(`/${locale}/empfaengerdaten/${body.Empfehlungsnummer}`, tenant)).body.replace(/<style>.*?<\/style>/s, '');
  };

  test.each([
    ['de', 'Erika empfiehlt Ihnen', /bestell/i],
    ['en', 'Erika recommends', /\border/i],
  ])('of an agent in %s shows the photo and does not mention an order', async (locale, title, order) => {
    const html = await landing('berater', locale);
    expect(html).toContain(title);
    const [, photo = ''] = /<img src="(\/api\/[^"]+)"/.exec(html) ?? [];
    expect((await open(photo)).headers['content-type']).toBe('image/svg+xml');
    expect(html.replace(/ (class|style)="[^"]*"/g, '')).not.toMatch(order);
  });

  test('of a product shows no photo', async () => {
    expect(await landing('energie', 'de')).not.toContain('/grafik');
  });
});
