import { beforeAll, describe, expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import type { Mandanten } from '../parts.ts';
import { buildApp } from '../start/app.ts';

const app = demoApp();
const empty: Mandanten = { get: () => undefined, byHost: () => undefined, all: () => [], leftOut: () => [], reload: async () => {} };
const files = { 'web/backoffice/app.tsx': ['/assets/app.js'], 'web/backoffice/backoffice.css': ['/assets/app.css'] };

interface Reply {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Record<string, unknown>;
}
let ask: (url: string, options?: { host?: string; method?: 'GET' | 'HEAD' | 'POST'; language?: string }) => Promise<Reply>;
let askWithoutTenant: typeof ask;

beforeAll(async () => {
  const portals = { css: '', style: '', beforePaint: '', files };
  const open = async (mandanten: Mandanten) => {
    const server = await buildApp({ parts: { ...app.parts, mandanten }, jobs: app.jobs, assets: { css: '', directory: null, portals } });
    const from: typeof ask = (url, { host = 'irgendwo.example', method = 'GET', language = 'de' } = {}) =>
      server.inject({ method, url, headers: { host, 'accept-language': language, accept: 'text/html' } });
    return { server, from };
  };
  const [full, none] = [await open(app.parts.mandanten), await open(empty)];
  ask = full.from;
  askWithoutTenant = none.from;
  return async () => {
    await full.server.close();
    await none.server.close();
  };
});

describe('the document of the back office', () => {
  it.each(['/betrieb', '/betrieb/', '/betrieb/login', '/betrieb/telko/uebersicht', '/BETRIEB/plattform/konto?a=1'])(
    '%s is the same on every host, also without a tenant',
    async (url) => {
      const page = await ask(url);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('src="/assets/app.js"');
      expect(page.body).toContain('href="/assets/app.css"');
      for (const other of [await ask(url, { host: 'telko.localhost' }), await askWithoutTenant(url)]) expect(other.body).toBe(page.body);
    },
  );

  it('may not be framed, stored, indexed or named to other sites', async () => {
    const { headers } = await ask('/betrieb/einladung');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      vary: expect.stringContaining('accept-language'),
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^']+'; .*frame-ancestors 'none'; frame-src 'self'$/,
    );
  });

  it('is in English for an English browser and in German for every other', async () => {
    expect((await ask('/betrieb', { language: 'en-GB,de;q=0.5' })).body).toContain('<html lang="en">');
    expect((await ask('/betrieb', { language: 'fr' })).body).toContain('<html lang="de">');
  });

  it('answers HEAD without a body, and takes no form', async () => {
    const head = await ask('/betrieb/login', { method: 'HEAD' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await ask('/betrieb/login', { method: 'POST' })).statusCode).toBe(404);
  });

  it('sets no cookie', async () => {
    expect((await ask('/betrieb')).headers).not.toHaveProperty('set-cookie');
  });

  it.each(['/betriebsferien', '/de/betrieb'])('%s is an address of the tenant', async (url) => {
    expect((await ask(url, { host: 'telko.localhost' })).body).not.toContain('/assets/app.js');
  });
});

describe('the icon of a tenant in the back office', () => {
  const iconOf = (mandant: string) => {
    const { theme, bilder } = app.parts.mandanten.get(mandant) ?? expect.fail(`no tenant ${mandant}`);
    return `/betrieb/bilder/${mandant}/${bilder.get(theme.icon ?? '')?.hash}/${theme.icon}`;
  };

  it('is on every host', async () => {
    for (const host of ['irgendwo.example', 'energie.localhost']) {
      const icon = await ask(iconOf('telko'), { host });
      expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
      expect(icon.headers['cache-control']).toContain('immutable');
    }
  });

  it('is the only picture there', async () => {
    const { bilder } = app.parts.mandanten.get('telko') ?? expect.fail('no telko');
    const [other = '', bild] = [...bilder].find(([name]) => !name.includes('icon.svg') && name !== 'icon.png') ?? [];
    for (const url of [
      `/betrieb/bilder/telko/${bild?.hash}/${other}`,
      iconOf('telko').replace('/telko/', '/energie/'),
      iconOf('telko').replace('/telko/', '/unbekannt/'),
      iconOf('telko').replace(/[0-9a-f]\/([^/]*)$/, 'x/$1'),
    ])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
  });
});
