import { beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import type { Mandanten } from '../parts.ts';
import { buildApp } from '../start/app.ts';

const app = demoApp();
const empty: Mandanten = { get: () => undefined, byHost: () => undefined, all: () => [], leftOut: () => [], reload: async () => {} };

let get: (url: string, headers?: Record<string, string>) => Promise<{ statusCode: number; body: string; headers: Record<string, unknown> }>;
beforeAll(async () => {
  const server = await buildApp({ parts: { ...app.parts, mandanten: empty }, jobs: app.jobs, assets: { css: '', directory: null } });
  get = (url, headers = {}) => server.inject({ method: 'GET', url, headers: { host: 'irgendwo.example', ...headers } });
  return () => server.close();
});

test.each(['/', '/de/', '/en/empfehlen/462', '/gibt-es-nicht'])(
  'without a tenant %s of any host returns 503 and shows the next command',
  async (url) => {
    const page = await get(url);
    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '60' });
    expect(page.body).toContain('<h1>Hier entsteht ein Empfehlungsprogramm</h1>');
    expect(page.body).toContain('<code>npm run tenant -- import &lt;folder&gt;</code>');
    expect(page.body).toContain('noindex');
  },
);

test('the page without a tenant is in English for an English browser, and runs no script', async () => {
  const page = await get('/', { 'accept-language': 'en-GB,de;q=0.5' });
  expect(page.body).toContain('<html lang="en">');
  expect(page.body).toContain('<h1>A referral programme is being set up here</h1>');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/);
});

test('calls and files without a tenant return 404, and the process is live', async () => {
  expect((await get('/api/v1/telko/route/default')).statusCode).toBe(404);
  expect((await get('/assets/x.js')).statusCode).toBe(404);
  expect((await get('/health/live')).statusCode).toBe(200);
});

test('the page without a tenant is not shown if there is a tenant', async () => {
  const page = await app.request({ method: 'GET', url: '/', headers: { host: 'irgendwo.example' } });
  expect(page.status).toBe(404);
});
