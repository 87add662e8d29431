import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { storeMandant } from '../../../test/support/mandant.ts';
import type { Mandant } from '../../context.ts';
import { expectProblem } from '../../http/problem.fixture.ts';
import { saveBilder } from './bild.ts';
import { makeMailBilder } from './bilder.ts';

const app = demoApp();

const open = (url: string, { host = 'telko.localhost:3000', method = 'GET' }: { host?: string; method?: 'GET' | 'HEAD' | 'POST' } = {}) =>
  app.request({ method, url, headers: { host } });
const fileOf = (tenant: string, name: string) => readFileSync(new URL(`../../../mandanten/${tenant}/bilder/${name}`, import.meta.url));

function address(tenant: string, name: string): string {
  const bild = app.parts.mandanten.get(tenant)?.bilder.get(name);
  if (!bild) throw new Error(`${tenant} has no picture ${name}`);
  return `/bilder/${bild.hash}/${name}`;
}

/** Stores a picture as an import does, and reloads the tenants so that pages show it. */
async function save(tenant: string, name: string, inhalt: Uint8Array): Promise<void> {
  await app.inTenant(tenant, (context) => saveBilder(context, [{ name, breite: 10, hoehe: 20, inhalt }]));
  await app.parts.mandanten.reload();
}

describe('GET /bilder/{hash}/{name}', () => {
  test.each([
    ['logo.svg', 'image/svg+xml'],
    ['icon.svg', 'image/svg+xml'],
    ['keyvisual-sm.webp', 'image/webp'],
    ['keyvisual-xl.jpg', 'image/jpeg'],
  ])('returns the stored file %s, cacheable for ever', async (name, type) => {
    for (const tenant of ['telko', 'energie']) {
      const reply = await open(address(tenant, name), { host: `${tenant}.localhost` });
      expect(reply.status).toBe(200);
      expect(reply.raw.equals(fileOf(tenant, name))).toBe(true);
      expect(reply.headers).toMatchObject({
        'content-type': expect.stringMatching(new RegExp(`^${type.replace('+', '\\+')}`)),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
  });

  test('keeps an SVG that is opened by its address from running or loading anything', async () => {
    await save('telko', 'boese.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'));
    const reply = await open(address('telko', 'boese.svg'));
    expect(reply.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });

  test('returns the same content from memory, and none for HEAD', async () => {
    const url = address('telko', 'keyvisual-md.webp');
    const [first, second] = [await open(url), await open(url)];
    expect(second.raw.equals(first.raw)).toBe(true);
    const head = await open(url, { method: 'HEAD' });
    expect([head.status, head.raw.length, head.headers['content-type']]).toEqual([200, 0, 'image/webp']);
  });

  test("returns 404 for another tenant's picture and for an unknown host", async () => {
    const url = address('telko', 'logo.svg');
    expectProblem(await open(url, { host: 'energie.localhost' }), 404, 'NichtGefunden');
    expectProblem(await open(url, { host: 'nirgendwo.example' }), 404, 'NichtGefunden');
    expect((await open(url, { host: 'freunde.funkhof.example' })).status).toBe(200);
  });

  test.each(['/bilder', '/bilder/', '/bilder/logo.svg', '/bilder/0123456789abcdef/logo.svg', '/bilder/x/logo.svg', '/bilder/%00/%00'])(
    'returns 404 for %s',
    async (url) => {
      expectProblem(await open(url), 404, 'NichtGefunden');
    },
  );

  test('returns 404 for another name under a known hash, and for paths outside', async () => {
    const hash = address('telko', 'logo.svg').split('/')[2];
    for (const name of ['icon.svg', 'fehlt.svg', 'keyvisual.svg', '..%2flogo.svg', '__proto__', 'logo.svg%00', 'LOGO.svg'])
      expectProblem(await open(`/bilder/${hash}/${name}`), 404, 'NichtGefunden');
  });

  test('returns 404 for POST', async () => {
    expectProblem(await open(address('telko', 'logo.svg'), { method: 'POST' }), 404, 'NichtGefunden');
  });

  test('gives a changed picture a new address and returns 404 for the old one', async () => {
    await save('telko', 'neu.png', Buffer.from('eins'));
    const before = address('telko', 'neu.png');
    expect((await open(before)).body).toBe('eins');
    await save('telko', 'neu.png', Buffer.from('zwei'));
    const after = address('telko', 'neu.png');
    expect(after).not.toBe(before);
    expect((await open(after)).body).toBe('zwei');
    expectProblem(await open(before), 404, 'NichtGefunden');
  });
});

describe('pictures of the demo', () => {
  test('are loaded with their size, without the files that they are made from', () => {
    const bilder = app.parts.mandanten.get('telko')?.bilder;
    expect(bilder?.get('keyvisual-sm.webp')).toMatchObject({ breite: 640, hoehe: 427 });
    expect(bilder?.get('keyvisual-xl.jpg')).toMatchObject({ breite: 1920, hoehe: 1280 });
    expect(bilder?.get('icon.svg')).toMatchObject({ breite: 32, hoehe: 32 });
    expect(bilder?.has('keyvisual.svg')).toBe(false);
  });

  test('appear on every page as logo and icon, and on the home page as key visual in several sizes', async () => {
    const { body } = await open('/de/');
    expect(body).toContain(`<link rel="icon" href="${address('telko', 'icon.svg')}"/>`);
    expect(body).toMatch(new RegExp(`<img src="${address('telko', 'logo.svg')}" width="\\d+" height="\\d+" alt="Funkhof"`));
    expect(body).toContain(`${address('telko', 'keyvisual-sm.webp')} 640w`);
    expect(body).toMatch(/<img src="[^"]+keyvisual-xl.jpg"[^>]* width="1920" height="1280" alt="Zwei Menschen an ihren Fenstern [^"]+"/);
    const missing = await open('/de/gibt-es-nicht');
    expect(missing.body).toContain(address('telko', 'logo.svg'));
    expect(missing.body).not.toContain('keyvisual');
  });
});

describe('makeMailBilder', () => {
  const mandant = () => app.parts.mandanten.get('telko') as Mandant;

  test('reads each picture once, and only those of the tenant', async () => {
    const read = makeMailBilder(app.parts);
    const first = await read(mandant());
    expect(first.map(({ platz, name, inhalt }) => [platz, name, inhalt])).toEqual([
      ['logo', 'logo-mail.png', fileOf('telko', 'logo-mail.png')],
      ['szene', 'szene-mail.png', fileOf('telko', 'szene-mail.png')],
    ]);
    const again = await read(mandant());
    for (const [index, { inhalt }] of again.entries()) expect(inhalt).toBe(first[index]?.inhalt);
    expect(await read({ ...mandant(), bilder: new Map() })).toEqual([]);
  });

  test('reads the scene of the state that a mail is about, or that of all mails if the tenant has none', async () => {
    const read = makeMailBilder(app.parts);
    const names = async (bilder = mandant().bilder) => (await read({ ...mandant(), bilder }, 'ausgezahlt')).map(({ name }) => name);
    expect(await names()).toEqual(['logo-mail.png', 'stand-ausgezahlt-mail.jpg']);
    expect(await names(new Map([...mandant().bilder].filter(([name]) => !name.startsWith('stand-'))))).toEqual([
      'logo-mail.png',
      'szene-mail.png',
    ]);
  });

  test('leaves out a picture that cannot be read, so that the mail is sent', async () => {
    const bilder = new Map([['szene-mail.jpg', { hash: 'fehlt', breite: 1200, hoehe: 300 }]]);
    expect(await makeMailBilder(app.parts)({ ...mandant(), bilder })).toEqual([]);
  });
});

describe('a theme with unknown pictures or fonts', () => {
  const store = (theme: Record<string, unknown>) => storeMandant(app, 'intern', { theme });

  const faultsOf = async (theme: Record<string, unknown>) => {
    await store(theme);
    await app.parts.mandanten.reload();
    return app.parts.mandanten.leftOut().map(({ fault }) => fault);
  };

  test('is reported with its tenant and the unknown names', async () => {
    expect(await faultsOf({ logo: 'fehlt.svg' })).toEqual(['tenant intern: the theme names pictures that are not there: fehlt.svg']);
    expect(await faultsOf({ keyVisual: 'meer' })).toEqual([
      expect.stringMatching(/^tenant intern: .* meer-sm\.webp, meer-md\.webp, .*meer-xl\.jpg$/),
    ]);
    expect(await faultsOf({ font: { heading: 'Comic Sans', body: 'Sora', numbers: 'Sora' } })).toEqual([
      expect.stringContaining('tenant intern: theme field font.heading is not valid (there is no such font; the product has Sora,'),
    ]);
    await store({});
    await app.parts.mandanten.reload();
  });
});

test('migration 0007 reduces the font stacks of an old theme to font names', async () => {
  const { MIGRATIONS } = await import('../../db/migrate.ts');
  const sql = MIGRATIONS.find(({ name }) => name === '0007_bild.sql')?.sql ?? '';
  const update = /^update mandant[^;]+;/m.exec(sql)?.[0] ?? '';
  const font = { heading: '"Source Sans 3 Variable", system-ui, sans-serif', body: 'Georgia, serif', numbers: 'Sora' };
  const read = await app.parts.db.inSystem(async ({ tx }) => {
    const { sql: raw } = await import('kysely');
    const theme = JSON.stringify({ ...app.parts.mandanten.get('berater')?.theme, font });
    await tx.updateTable('mandant').set({ theme }).where('mandant', '=', 'berater').execute();
    await raw.raw(update).execute(tx);
    return tx.selectFrom('mandant').select('theme').where('mandant', '=', 'berater').executeTakeFirstOrThrow();
  });
  expect(read.theme.font).toEqual({ heading: 'Source Sans 3', body: 'Georgia', numbers: 'Sora' });
});
