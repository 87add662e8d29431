import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = demoApp();
const grafik = (id: string, headers: Record<string, string> = {}) => app.api('berater', 'GET', `/Produkt/${id}/grafik`, { headers });

describe('GET Produkt/{ExterneId}/grafik', () => {
  test('returns the photo that lists refer to, the same by Id, and a different one for each agent', async () => {
    const seen = new Set<string>();
    const agents: { Photo: string }[] = (await app.api('berater', 'GET', '/Produkt/agents')).body;
    for (const { Photo } of agents) {
      const reply = await app.request({ method: 'GET', url: Photo });
      expect(reply.status).toBe(200);
      expect(reply.headers['content-type']).toBe('image/svg+xml');
      seen.add(reply.body);
    }
    expect(seen.size).toBe(14);
    expect((await grafik('1')).body).toBe((await grafik('SV-1001')).body);
    expect((await grafik('1')).body).toBe(
      readFileSync(new URL('../../../mandanten/berater/bilder/berater-sv-1001.svg', import.meta.url), 'utf8'),
    );
  });

  test('is cached by browsers for an hour, allows no scripts, and returns 304 while unchanged', async () => {
    const { headers } = await grafik('SV-1002');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
    expect(headers['set-cookie']).toBeUndefined();
    const again = await grafik('SV-1002', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test.each(['SV-9999', '0', '99999999999', 'keyvisual', 'SV-1001.svg'])('returns 404 for %s', async (id) => {
    expectProblem(await app.api('berater', 'GET', `/Produkt/${id}/grafik`), 404, 'NichtGefunden');
  });
});
