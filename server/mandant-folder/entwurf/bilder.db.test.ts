import { crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

const app = demoApp();
const TENANT = 'energie';
const people = { Betrieb: '', Redaktion: '', Buchhaltung: '', Pruefung: '', stranger: '' };
beforeAll(async () => {
  for (const rolle of ['Betrieb', 'Redaktion', 'Buchhaltung', 'Pruefung'] as const)
    people[rolle] = (await loginBetrieb(app, { rollen: { [TENANT]: [rolle] }, giltBis: '2030-01-01' })).bearer;
  people.stranger = (await loginBetrieb(app, { rollen: { telko: ['Betrieb'] } })).bearer;
});

const BYTES = { 'content-type': 'application/octet-stream' };
const send = (query: string, body: Buffer | string, bearer = people.Betrieb, headers: Record<string, string> = BYTES) =>
  app.api(TENANT, 'POST', `/betrieb/bilder?${query}`, { bearer, body: Buffer.from(body), headers });
const read = async () => (await app.api(TENANT, 'GET', '/betrieb/entwurf', { bearer: people.Betrieb })).body;
const discard = () => app.api(TENANT, 'DELETE', '/betrieb/entwurf', { bearer: people.Betrieb });
const bildOf = (name: string, bearer = people.Betrieb) => app.api(TENANT, 'GET', `/betrieb/bilder/${name}`, { bearer });
const sizeOf = async (name: string) => {
  const { raw } = await bildOf(name);
  const { width, height, format } = await sharp(raw).metadata();
  return { width, height, format };
};
const draw = (width: number, height: number, background = '#c02020') => sharp({ create: { width, height, channels: 4, background } });
const png = (width: number, height: number, background?: string) => draw(width, height, background).png().toBuffer();
const svg = (inside: string, size = 'width="300" height="100"') => `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;
const storedHashes = async () =>
  (await queryAsOwner<{ hash: string }>(app, `select hash from ordnerbild where mandant = '${TENANT}'`)).map(({ hash }) => hash);

describe('a picture', () => {
  test('becomes the logo of pages and mails, and shows once it is published', async () => {
    const before = await read();
    const { status, body } = await send('zweck=Logo', await png(1200, 400));
    expect([status, body.Offen, body.Ordner['mandant.json'].theme.logo]).toEqual([200, true, 'logo.png']);
    expect(await sizeOf('logo.png')).toEqual({ width: 720, height: 240, format: 'png' });
    expect(await sizeOf('logo-mail.png')).toEqual({ width: 224, height: 96, format: 'png' });
    const checked = await app.api(TENANT, 'POST', '/betrieb/entwurf/pruefen', { bearer: people.Betrieb });
    expect(checked.body.Fehler).toEqual([]);
    const home = async () => (await newBrowser(app, TENANT).get('/de/')).body as string;
    const address = `/bilder/${body.Ordner.bilder['logo.png']}/logo.png`;
    expect(await home()).not.toContain(address);
    const published = await app.api(TENANT, 'POST', '/betrieb/entwurf/veroeffentlichen', {
      bearer: people.Betrieb,
      body: { Worte: 'Neues Logo.' },
    });
    expect(published.status).toBe(200);
    await app.parts.mandanten.reload();
    expect(await home()).toContain(address);
    const shown = await newBrowser(app, TENANT).get(address);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(Object.keys(before.Ordner.bilder)).not.toContain('logo.png');
  });

  test('becomes a key visual in all widths and formats, for the theme and the home page, with its focus', async () => {
    const photo = await draw(2400, 1600)
      .withExif({ IFD0: { Copyright: 'Muster' } })
      .jpeg()
      .toBuffer();
    const { body } = await send('zweck=KeyVisual&x=20&y=75', photo, people.Redaktion);
    const { theme } = body.Ordner['mandant.json'];
    expect([theme.keyVisual, theme.keyVisualFocus]).toEqual(['keyvisual', { x: 20, y: 75 }]);
    expect(body.Ordner['inhalte.json'].keyvisual.home.Avif.iv).toEqual({
      xl: 'keyvisual-xl.avif',
      lg: 'keyvisual-lg.avif',
      md: 'keyvisual-md.avif',
      sm: 'keyvisual-sm.avif',
    });
    for (const [name, width] of [
      ['sm', 640],
      ['xl', 1920],
    ] as const)
      for (const [ending, format] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
        ['jpg', 'jpeg'],
      ] as const)
        expect(await sizeOf(`keyvisual-${name}.${ending}`)).toEqual({ width, height: Math.round((width * 2) / 3), format });
    expect((await sharp((await bildOf('keyvisual-xl.jpg')).raw).metadata()).exif).toBeUndefined();
    await discard();
  });

  test('becomes a square icon without transparency, turned as the camera says', async () => {
    await send('zweck=Icon', await png(100, 50, '#00000000'));
    expect(await sizeOf('icon.png')).toEqual({ width: 288, height: 288, format: 'png' });
    expect((await sharp((await bildOf('icon.png')).raw).stats()).isOpaque).toBe(true);
    const turned = await draw(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await send('zweck=Bild&name=kategorie-1.webp', turned);
    expect(await sizeOf('kategorie-1.webp')).toEqual({ width: 200, height: 400, format: 'webp' });
    await discard();
  });

  test('is drawn from an SVG whose script never reaches a page', async () => {
    const drawing = svg('<script>alert(1)</script><rect width="300" height="100" fill="#123456" onclick="alert(2)"/>');
    const { status, body } = await send('zweck=Logo', drawing);
    expect(status).toBe(200);
    const { raw } = await bildOf('logo.png');
    expect(await sizeOf('logo.png')).toEqual({ width: 720, height: 240, format: 'png' });
    expect(raw.toString('latin1')).not.toContain('alert');
    const sources = await queryAsOwner<{ hash: string }>(app, `select hash from ordnerbild where position('alert'::bytea in inhalt) > 0`);
    expect(sources).toEqual([]);
    expect(Object.values(body.Ordner.bilder)).toContain(body.Ordner.bilder['logo.png']);
    await discard();
  });

  test('loads nothing that a drawing names', async () => {
    const outside = svg(
      '<image href="file:///etc/hostname" width="300" height="100"/><image href="http://127.0.0.1:1/x.png" width="9" height="9"/>',
    );
    expect((await send('zweck=Bild&name=leer.png', outside)).status).toBe(200);
    const { channels } = await sharp((await bildOf('leer.png')).raw).stats();
    expect(channels.at(-1)?.max).toBe(0);
    await discard();
  });

  test('sent again changes nothing, and a replaced one is forgotten', async () => {
    const logo = await png(300, 300);
    const { body: first } = await send('zweck=Logo', logo);
    app.clock.pass({ minutes: 1 });
    expect((await send('zweck=Logo', logo)).body.GeaendertAm).toBe(first.GeaendertAm);
    const old = first.Ordner.bilder['logo.png'];
    expect(await storedHashes()).toContain(old);
    await send('zweck=Logo', await png(300, 300, '#20c020'));
    expect(await storedHashes()).not.toContain(old);
    await discard();
  });

  test('of two at once, both are in the draft', async () => {
    const [logo, icon] = [await png(300, 100, '#101010'), await png(90, 90, '#202020')];
    const answers = await atOnce(2, (index) => (index === 0 ? send('zweck=Logo', logo) : send('zweck=Icon', icon, people.Redaktion)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { Ordner } = await read();
    expect([Ordner['mandant.json'].theme.logo, Ordner['mandant.json'].theme.icon]).toEqual(['logo.png', 'icon.png']);
    expect([(await bildOf('logo.png')).status, (await bildOf('icon.png')).status]).toEqual([200, 200]);
    await discard();
  });
});

describe('refuses', () => {
  const isRefused = async (query: string, body: Buffer | string, fields: object) => {
    const reply = await send(query, body);
    expectProblem(reply, 422, 'Validierung');
    expect(fieldCodes(reply)).toEqual(fields);
    expect((await read()).Offen).toBe(false);
  };

  test.each([
    ['a text', 'Hallo'],
    ['a page', '<!doctype html><html><body>svg</body></html>'],
    ['a broken drawing', '<svg xmlns="http://www.w3.org/2000/svg"><rect'],
    ['a drawing without a size', svg('', 'width="0" height="0"')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['bytes that only begin as a PNG', Buffer.from('\x89PNG\r\n\x1a\n and nothing more', 'latin1')],
  ])('%s', (_, body) => isRefused('zweck=Logo', body, { Bild: 'bild' }));

  test('a picture that is cut off, and a compressed drawing', async () => {
    const whole = await draw(500, 500).jpeg().toBuffer();
    await isRefused('zweck=Logo', whole.subarray(0, whole.length / 2), { Bild: 'bild' });
    await isRefused('zweck=Logo', gzipSync(svg('<rect/>')), { Bild: 'bild' });
  });

  test('20,000 × 20,000 pixels, also of a drawing', async () => {
    const huge = await png(10, 10);
    huge.writeUInt32BE(20_000, 16);
    huge.writeUInt32BE(20_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
    await isRefused('zweck=KeyVisual', huge, { Bild: 'bildPixel' });
    await isRefused('zweck=KeyVisual', svg('<rect/>', 'width="20000" height="20000"'), { Bild: 'bildPixel' });
  });

  test('a drawing of more than 200 kB', () => isRefused('zweck=Logo', svg(`<!--${'x'.repeat(200_000)}-->`), { Bild: 'bildSvg' }));

  test('a picture without a name, with one of a drawing, of the content service, or with a path', async () => {
    const bild = await png(10, 10);
    await isRefused('zweck=Bild', bild, { name: 'pflichtfeld' });
    await isRefused('zweck=Bild&name=a.svg', bild, { name: 'format' });
    await isRefused('zweck=Bild&name=dienst-1-xl.webp', bild, { name: 'nichtErlaubt' });
    await isRefused('zweck=Bild&name=../a.png', bild, { name: 'format' });
    await isRefused('zweck=Wappen', bild, { zweck: 'auswahl' });
    await isRefused('zweck=KeyVisual&x=101&y=5', bild, { x: 'format' });
  });

  test('an empty body, another type, and 60 MB before they are read', async () => {
    expectProblem(
      await app.api(TENANT, 'POST', '/betrieb/bilder?zweck=Logo', { bearer: people.Betrieb, headers: BYTES }),
      422,
      'Validierung',
    );
    const asJson = await app.api(TENANT, 'POST', '/betrieb/bilder?zweck=Logo', { bearer: people.Betrieb, body: {} });
    expectProblem(asJson, 415, 'Default');
    const announced = await send('zweck=Logo', 'x', people.Betrieb, { ...BYTES, 'content-length': String(60 * 1024 * 1024) });
    expectProblem(announced, 413, 'Default');
    expect(announced.body.detail).toContain('10 MB');
    expectProblem(await send('zweck=Logo', Buffer.alloc(11 * 1024 * 1024)), 413, 'Default');
  });

  test('a draft in which something else stands where pictures are named', async () => {
    const { Ordner } = await read();
    const body = { Pfad: ['mandant.json', 'theme'], Wert: 'rot', Bisher: Ordner['mandant.json'].theme };
    await app.api(TENANT, 'PATCH', '/betrieb/entwurf', { bearer: people.Betrieb, body });
    const reply = await send('zweck=Logo', await png(10, 10));
    expect([reply.status, fieldCodes(reply)]).toEqual([422, { zweck: 'format' }]);
    await discard();
  });

  test('people without the right, and of another tenant', async () => {
    const bild = await png(10, 10);
    for (const bearer of [people.Buchhaltung, people.Pruefung])
      expectProblem(await send('zweck=Logo', bild, bearer), 403, 'NichtAuthorisiert');
    expectProblem(await send('zweck=Logo', bild, people.stranger), 404, 'NichtGefunden');
    expectProblem(await bildOf('keyvisual-md.jpg', people.stranger), 404, 'NichtGefunden');
    expect((await bildOf('keyvisual-md.jpg', people.Pruefung)).status).toBe(200);
    expectProblem(await bildOf('fehlt.png'), 404, 'NichtGefunden');
    expect((await read()).Offen).toBe(false);
  });
});
