import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { storeMandant } from '../../test/support/mandant.ts';
import { letter, letterJobs } from '../../test/support/outbox.ts';
import { enqueueMail } from '../mail/store.ts';
import { makeFollower } from '../mandant-folder/follow.ts';
import { loadMandanten } from '../modules/mandant/index.ts';
import type { Parts } from '../parts.ts';
import { buildApp } from '../start/app.ts';
import { assembleJobs } from '../start/runtime.ts';

const app = demoApp({ defaultTenant: 'energie' });

/** A process that starts while the configuration of energie cannot be read. */
let started: {
  parts: Parts;
  get(url: string, host?: string): Promise<{ statusCode: number; body: string; headers: Record<string, unknown> }>;
};

beforeAll(async () => {
  for (const tenant of ['energie', 'telko']) await app.inTenant(tenant, (context) => enqueueMail(context, letter, tenant));
  await storeMandant(app, 'energie', { konfiguration: { language: 'fr' } });
  const parts = { ...app.parts, mandanten: await loadMandanten(app.parts.db) };
  const jobs = assembleJobs(parts, app.source);
  const server = await buildApp({ parts, jobs, assets: { css: '', directory: null } });
  started = { parts, get: (url, host = 'telko.localhost') => server.inject({ method: 'GET', url, headers: { host } }) };
  return () => server.close();
});

const jobs = () => letterJobs({ ...app, parts: started.parts });
const sent = () => app.mails.sent.map(({ betreff }) => betreff);

describe('a start with one tenant that cannot be read', () => {
  test('leaves it out with the reason, and serves the others', async () => {
    expect(started.parts.mandanten.leftOut()).toEqual([
      expect.objectContaining({
        mandant: 'energie',
        fault: expect.stringMatching(/^tenant energie: configuration field language is not valid \(/),
      }),
    ]);
    expect(started.parts.mandanten.all().map(({ mandant }) => mandant)).toEqual(expect.arrayContaining(['telko', 'berater', 'intern']));
    expect((await started.get('/de/')).statusCode).toBe(200);
  });

  test.each(['energie.localhost', 'energie.localhost:3000', '127.0.0.1'])(
    'shows at %s that it is unavailable, not unknown',
    async (host) => {
      const page = await started.get('/de/', host);
      expect(page.statusCode).toBe(503);
      expect(page.headers).toMatchObject({ 'retry-after': '60', 'content-type': expect.stringContaining('text/html') });
      expect((await started.get('/de/', 'niemand.example')).statusCode).toBe(404);
    },
  );

  test.each([
    '/api/v1/energie/produkt',
    '/api/v1/ENERGIE/route/default',
    '/api/v1/mandant/energie',
    '/api/v1/mandant?host=energie.localhost',
  ])('answers %s with 503 and Retry-After', async (url) => {
    const answer = await started.get(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('60');
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'NetzwerkFehler' });
  });

  test('keeps its mails waiting and sends those of the others', async () => {
    await jobs().drainMails();
    expect(sent()).toEqual(['telko']);
  });
});

describe('a running process when a tenant becomes unreadable', () => {
  test('continues with the last valid data, and loads the tenant again after its repair', async () => {
    await app.parts.mandanten.reload();
    expect(app.parts.mandanten.leftOut()).toHaveLength(1);
    expect((await app.request({ method: 'GET', url: '/de/', headers: { host: 'energie.localhost' } })).status).toBe(200);
    await storeMandant(app, 'energie', {});
    await makeFollower(started.parts, new Map()).look();
    expect(started.parts.mandanten.leftOut()).toEqual([]);
    expect((await started.get('/de/', 'energie.localhost')).statusCode).toBe(200);
    await jobs().drainMails();
    expect(sent()).toEqual(['telko', 'energie']);
  });
});
