import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FAULTS as ANSWERED } from '../../standins/services/fault.ts';
import { testApp } from '../../test/support/app.ts';
import { entriesOf } from '../../test/support/inhalt.ts';
import { newBrowser } from '../../test/support/pages.ts';

const app = testApp();
beforeAll(async () => {
  // The product asks its stand-ins over HTTP, as it would ask the services.
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});

const host = 'energie.localhost';
const states = async (at = host) => {
  const { body } = await app.request({ method: 'GET', url: '/dev/services', headers: { host: at, accept: 'application/json' } });
  return body as { Name: string; Stoerung: string | null; Anfragen: { Methode: string; Pfad: string; Status: number | null }[] }[];
};
const contents = async () => (await states()).find(({ Name }) => Name === 'inhalte');
const change = (fields: object, headers: object = { 'sec-fetch-site': 'same-origin' }) =>
  app.request({
    method: 'POST',
    url: '/dev/services',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ Dienst: 'inhalte', ...fields }).toString(),
  });
const ask = () => app.parts.inhalte.askServices('energie');

beforeEach(async () => {
  await change({ Stoerung: '', Leeren: '1' });
});

describe('the content service of energie', () => {
  const edit = (fields: Record<string, string>) =>
    app.request({
      method: 'POST',
      url: '/dev/standin/inhalte/seite',
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const faqPage = async () => (await newBrowser(app, 'energie').get('/de/faq', { accept: 'text/html' })).body as string;

  test('gives every text that the own store had, and the pages show the same', async () => {
    const before = [await faqPage(), entriesOf(app, 'energie')] as const;
    await ask();
    expect([await faqPage(), entriesOf(app, 'energie')]).toEqual(before);
    const asked = (await contents())?.Anfragen.map(({ Pfad, Status }) => [Pfad.replace(/\?.*/, ''), Status]).reverse();
    expect(asked).toEqual([
      ['/identity-server/connect/token', 200],
      ['/api/content/demo/content-bloecke/', 200],
      ['/api/content/demo/faq/', 200],
      ['/api/content/demo/fussnoten/', 200],
      ['/api/content/demo/graphql', 200],
    ]);
  });

  test('shows an edited text at once, by its webhook, and after a restart of the stand-in', async () => {
    await ask();
    const page = (await app.request({ method: 'GET', url: '/dev/standin/inhalte/seite', headers: { host } })).body as string;
    expect(page).toContain('name="Frage.de"');
    const saved = await edit({ schema: 'faq', id: 'wechsel', 'Frage.de': 'Was ist heute neu?' });
    expect([saved.status, saved.headers.location]).toEqual([303, '?gespeichert=faq%2Fwechsel#faq-wechsel']);
    await app.parts.inhalte.refresh('energie');
    expect(await faqPage()).toContain('Was ist heute neu?');
    // What the stand-in begins with after a restart is the own store's copy.
    const stored = await app.inTenant('energie', ({ tx }) =>
      tx.selectFrom('inhalt').select('felder').where('kennung', '=', 'wechsel').executeTakeFirst(),
    );
    expect(JSON.stringify(stored)).toContain('Was ist heute neu?');
  });

  test.each(ANSWERED.filter((fault) => !['silence', 'a slow body', '401 once'].includes(fault)))(
    'that fails by %s leaves the last copy on the pages, and works again',
    async (fault) => {
      await ask();
      const before = await faqPage();
      await change({ Stoerung: fault });
      await ask();
      expect(await faqPage()).toBe(before);
      expect((await contents())?.Stoerung).toBe(fault);
      expect(app.parts.outside.states().find(({ mandant }) => mandant === 'energie')?.failing).not.toBeNull();
      await change({ Stoerung: '' });
      await ask();
      expect(app.parts.outside.states().find(({ mandant }) => mandant === 'energie')?.failing).toBeNull();
    },
  );
});

describe('/dev/services', () => {
  test("shows the stand-ins of the host's tenant with what they received, for people too", async () => {
    await ask();
    const { status, body } = await app.request({ method: 'GET', url: '/dev/services', headers: { host } });
    expect([status, body.includes('Inhalte (Squidex)'), body.includes('/api/content/demo/faq/')]).toEqual([200, true, true]);
    expect((await states('telko.localhost')).find(({ Name }) => Name === 'inhalte')?.Anfragen).toEqual([]);
  });

  test('takes no change from another site, for an unknown service, or of an unknown kind', async () => {
    expect((await change({ Stoerung: '500' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await change({ Dienst: 'unbekannt', Stoerung: '500' })).status).toBe(404);
    expect((await change({ Stoerung: 'anders' })).status).toBe(404);
    expect((await contents())?.Stoerung).toBeNull();
  });

  test('is there for this machine only, as the stand-ins are', async () => {
    for (const url of ['/dev/services', '/dev/standin/inhalte/seite']) {
      const { status } = await app.request({ method: 'GET', url, headers: { host, 'x-forwarded-for': '203.0.113.9' } });
      expect(status).toBe(404);
    }
    expect((await app.request({ method: 'GET', url: '/dev/standin/unbekannt/x', headers: { host } })).status).toBe(404);
  });
});
