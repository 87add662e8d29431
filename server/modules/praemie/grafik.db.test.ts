import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { configured } from '../../../test/support/mandant.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

const app = demoApp();
afterEach(() => app.clock.set(TEST_NOW));

const ARTEN = ['grafik100', 'grafik50', 'grafik50empfehler', 'grafik50empfaenger'];
const grafik = (art: string, { tenant = 'energie', id = '1', query = '', headers = {} } = {}) =>
  app.api(tenant, 'GET', `/praemie/${id}/${art}${query}`, { headers });
/** The title of the picture, for screen readers. */
const saidBy = async (art: string, wish: Parameters<typeof grafik>[1] = {}): Promise<string> =>
  /<title>(.*?)<\/title>/.exec((await grafik(art, wish)).body)?.[1] ?? '';

/** Sets the reward to `wert_cent` while `work` runs. */
async function worth<T>(wert_cent: number, work: () => Promise<T>): Promise<T> {
  const write = (cent: number) => app.inTenant('energie', ({ tx }) => tx.updateTable('praemie').set({ wert_cent: cent }).execute());
  await write(wert_cent);
  return work().finally(() => write(5000));
}

describe.each(['telko', 'energie', 'berater', 'intern'])('the pictures of a reward of %s', (tenant) => {
  test.each(ARTEN)('%s is a valid SVG in the colours of the tenant', async (art) => {
    const reply = await grafik(art, { tenant });
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
    const color = app.parts.mandanten.get(tenant)?.theme.color;
    // The contact has no part, and so no circle, where rewards come with the wages.
    if (art === 'grafik50empfaenger' && tenant === 'intern') expect(reply.body).not.toContain(color?.accent);
    else expect(reply.body).toContain(art === 'grafik50empfaenger' ? color?.accent : color?.primary);
    expect(reply.body).not.toMatch(/<text|<script|href=/);
    expect((await sharp(Buffer.from(reply.body)).stats()).isOpaque).toBe(false);
  });
});

describe('the amount in a picture', () => {
  test('is the whole reward for one side, and both halves if it is shared', async () => {
    expect(await Promise.all(ARTEN.map((art) => saidBy(art)))).toEqual([
      'Lindtal-Prämie: 50 €',
      'Lindtal-Prämie, geteilt. Wer empfiehlt: 25 €, Wer empfohlen wird: 25 €',
      'Lindtal-Prämie, geteilt. Wer empfiehlt: 25 €',
      'Lindtal-Prämie, geteilt. Wer empfohlen wird: 25 €',
    ]);
  });

  test('gives the odd cent to the recommender', async () => {
    await worth(5001, async () => {
      expect(await saidBy('grafik50')).toContain('Wer empfiehlt: 25,01 €, Wer empfohlen wird: 25 €');
      expect(await saidBy('grafik50empfehler')).toContain('25,01 €');
      expect(await saidBy('grafik50empfaenger')).toContain('25 €');
      expect(await saidBy('grafik100')).toContain('50,01 €');
    });
  });

  test("limits the recipient's part to its cap and gives the rest to the recommender", async () => {
    await configured(app, 'energie', { MaxEmpfaengerPraemieCent: 1999 }, async () => {
      expect(await saidBy('grafik50')).toContain('Wer empfiehlt: 30,01 €, Wer empfohlen wird: 19,99 €');
    });
    await configured(app, 'energie', { MaxEmpfaengerPraemieCent: 0 }, async () => {
      expect(await saidBy('grafik50empfehler')).toContain('50 €');
      expect(await saidBy('grafik50')).toBe('Lindtal-Prämie, geteilt. Wer empfiehlt: 50 €');
    });
  });

  test('is in the language requested by header, or by the address of a picture in a mail', async () => {
    expect(await saidBy('grafik50', { headers: { 'x-accept-language': 'en' } })).toBe(
      'Lindtal reward, shared. Who recommends: €25, Who is recommended: €25',
    );
    expect(await saidBy('grafik100', { query: '?lang=en' })).toBe('Lindtal reward: €50');
    expect(await saidBy('grafik100', { query: '?lang=fr' })).toBe('Lindtal-Prämie: 50 €');
  });
});

test.each(ARTEN)('%s returns 304 for its ETag until the amount changes', async (art) => {
  const first = await grafik(art);
  const again = await grafik(art, { headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.status, again.body]).toEqual([304, '']);
  await worth(6000, async () => {
    const changed = await grafik(art, { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([changed.status, changed.headers.etag === first.headers.etag]).toEqual([200, false]);
  });
});

test('a picture is available for mails as a WebP of twice the size', async () => {
  const reply = await app.request({ method: 'GET', url: '/api/v1/energie/praemie/1/grafik50?format=webp' });
  expect(reply.headers['content-type']).toBe('image/webp');
  expect(await sharp(reply.raw).metadata()).toMatchObject({ format: 'webp', width: 1440, height: 800, hasAlpha: true });
});

describe('a picture is not found', () => {
  test.each(['0', '-1', '999', '1.0', '01', 'x', '99999999999999999999', '1 '])('for the reward %j', async (id) => {
    expectProblem(await grafik('grafik100', { id: encodeURIComponent(id) }), 404, 'NichtGefunden');
  });

  test('for a reward of another tenant', async () => {
    expectProblem(await grafik('grafik50', { tenant: 'energie', id: '2' }), 404, 'NichtGefunden');
    expect((await grafik('grafik50', { tenant: 'telko', id: '2' })).status).toBe(200);
  });

  test('for a reward that has not begun, but found for an ended one', async () => {
    app.clock.set(new Date('2020-06-01T21:59:59Z'));
    expectProblem(await grafik('grafik100'), 404, 'NichtGefunden');
    app.clock.set(new Date('2020-06-01T22:00:00Z'));
    expect((await grafik('grafik100')).status).toBe(200);
    app.clock.set(new Date('2037-02-01T00:00:00Z'));
    expect((await grafik('grafik100')).status).toBe(200);
  });

  test('for an unknown kind, and refused for an unknown format', async () => {
    expectProblem(await grafik('grafik75'), 404, 'NichtGefunden');
    const reply = await grafik('grafik100', { query: '?format=exe' });
    expectProblem(reply, 422, 'Validierung');
    expect(fieldCodes(reply)).toEqual({ format: 'auswahl' });
  });
});
