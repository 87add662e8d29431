import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { loggedIn, newBrowser } from '../../test/support/pages.ts';

const app = demoApp();
const TENANTS = ['telko', 'energie', 'berater', 'intern'] as const;

const read = async (tenant: string, query = '', headers = {}) => {
  const reply = await newBrowser(app, tenant).get(`/manifest.webmanifest${query}`, headers);
  return { reply, manifest: JSON.parse(String(reply.raw)) };
};

describe('the manifest', () => {
  it.each(TENANTS)('of %s has the name of its programme, starts in the personal area and lists its icons', async (tenant) => {
    const { reply, manifest } = await read(tenant, '?lang=de');
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const mandant = app.parts.mandanten.get(tenant);
    expect(manifest).toMatchObject({
      name: mandant?.konfiguration.ProgrammName,
      short_name: mandant?.konfiguration.Name,
      lang: 'de',
      start_url: '/de/persoenlicherbereich',
      scope: '/',
      display: 'standalone',
      background_color: mandant?.theme.color.bg,
    });
    expect(manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, type, sizes } of manifest.icons) {
      const icon = await newBrowser(app, tenant).get(src);
      expect([icon.status, icon.headers['content-type'], icon.headers['cache-control']]).toEqual([
        200,
        type,
        'public, max-age=31536000, immutable',
      ]);
      if (type === 'image/png')
        expect(sizes).toBe(`${(await sharp(icon.raw).metadata()).width}x${(await sharp(icon.raw).metadata()).height}`);
    }
  });

  it('uses the requested language, otherwise the browser’s, and identifies one app in both', async () => {
    const [de, en, browser] = [
      await read('telko', '?lang=de'),
      await read('telko', '?lang=en'),
      await read('telko', '', { 'accept-language': 'en-GB' }),
    ];
    expect([en.manifest.lang, en.manifest.start_url, browser.manifest.lang]).toEqual(['en', '/en/persoenlicherbereich', 'en']);
    expect(en.manifest.id).toBe(de.manifest.id);
    expect((await read('telko', '?lang=fr&lang=x')).reply.status).toBe(200);
  });

  it('has only its own tenant’s icon, and is linked on pages of logged-in users, whose policy allows it', async () => {
    const { manifest } = await read('telko', '?lang=de');
    expect((await newBrowser(app, 'energie').get(manifest.icons[1].src)).status).toBe(404);
    expect((await newBrowser(app, 'telko').get('/bilder/app/0000-192.png')).status).toBe(404);
    const page = await (await loggedIn(app, 'telko')).get('/en/persoenlicherbereich');
    expect(page.body).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=en"/>');
    expect(page.headers['content-security-policy']).toContain("manifest-src 'self'");
    expect((await newBrowser(app, 'telko').get('/de/faq')).body).not.toContain('rel="manifest"');
  });
});
