import { describe, expect, it } from 'vitest';
import demo from '../../mandanten/telko/mandant.json' with { type: 'json' };
import { BildName, bildNamesOf, fotoOf, lookOf } from './bild.ts';
import { Theme } from './theme.ts';

const info = (hash: string, breite: number) => ({ hash, breite, hoehe: Math.round((breite * 2) / 3) });
const SIZES = { sm: 640, md: 960, lg: 1280, xl: 1920 };
const theme = { logo: 'logo.svg', icon: 'icon.svg', keyVisual: 'strasse' };
const bilder = new Map([
  ['logo.svg', { hash: 'aa', breite: 285, hoehe: 56 }],
  ['icon.svg', info('bb', 32)],
  ...Object.entries(SIZES).flatMap(([size, breite]) =>
    ['webp', 'jpg'].map((format) => [`strasse-${size}.${format}`, info(`${size}${format}`, breite)] as const),
  ),
]);

describe('lookOf', () => {
  it('returns each picture with its size and an address that contains the hash of its content', () => {
    const look = lookOf(theme, bilder);
    expect(look.logo).toEqual({ adresse: '/bilder/aa/logo.svg', breite: 285, hoehe: 56 });
    expect(look.icon?.adresse).toBe('/bilder/bb/icon.svg');
    expect(look.keyVisual?.webp.map(({ adresse, breite }) => [adresse, breite])).toEqual([
      ['/bilder/smwebp/strasse-sm.webp', 640],
      ['/bilder/mdwebp/strasse-md.webp', 960],
      ['/bilder/lgwebp/strasse-lg.webp', 1280],
      ['/bilder/xlwebp/strasse-xl.webp', 1920],
    ]);
    expect(look.keyVisual?.avif).toEqual([]);
    const light = lookOf(theme, new Map([...bilder, ['strasse-sm.avif', info('smavif', 640)]]));
    expect(light.keyVisual?.avif).toEqual([{ adresse: '/bilder/smavif/strasse-sm.avif', breite: 640, hoehe: 427 }]);
    expect(look.keyVisual?.jpg.at(-1)).toEqual({ adresse: '/bilder/xljpg/strasse-xl.jpg', breite: 1920, hoehe: 1280 });
  });

  it('has an icon for home screens only if there is a PNG', () => {
    expect(lookOf(theme, bilder).touchIcon).toBeNull();
    expect(lookOf(theme, new Map([...bilder, ['icon.png', info('cc', 180)]])).touchIcon?.adresse).toBe('/bilder/cc/icon.png');
  });

  it('has the scenes that have a picture, in any format', () => {
    const { szenen } = lookOf(theme, new Map([...bilder, ['szene-danke.svg', info('dd', 960)], ['szene-ende.webp', info('ee', 960)]]));
    expect(szenen).toEqual({
      danke: { adresse: '/bilder/dd/szene-danke.svg', breite: 960, hoehe: 640 },
      ende: { adresse: '/bilder/ee/szene-ende.webp', breite: 960, hoehe: 640 },
    });
  });

  it('has the scene of the states only if each has WebP and JPEG; AVIF is optional', () => {
    const names = ['link', 'bestellt', 'ausgezahlt'].flatMap((state) => [`stand-${state}.webp`, `stand-${state}.jpg`]);
    const drawn = new Map([...names, 'stand-link.avif'].map((name) => [name, info('dd', 480)]));
    const { stand } = lookOf(theme, drawn);
    expect(stand?.link.avif?.adresse).toBe('/bilder/dd/stand-link.avif');
    expect(stand?.bestellt).toEqual({
      avif: null,
      webp: { adresse: '/bilder/dd/stand-bestellt.webp', breite: 480, hoehe: 320 },
      jpg: { adresse: '/bilder/dd/stand-bestellt.jpg', breite: 480, hoehe: 320 },
      klein: null,
    });
    expect(stand?.fehlt).toBeUndefined();
    const more = ['stand-fehlt.webp', 'stand-fehlt.jpg', 'stand-link-klein.webp'].map((name) => [name, info('dd', 240)] as const);
    const all = lookOf(theme, new Map([...drawn, ...more])).stand;
    expect([all?.fehlt?.jpg.adresse, all?.link.klein?.adresse]).toEqual(['/bilder/dd/stand-fehlt.jpg', '/bilder/dd/stand-link-klein.webp']);
    for (const name of names) expect(lookOf(theme, new Map([...drawn].filter(([one]) => one !== name))).stand).toBeNull();
  });

  it('is empty for a tenant without pictures', () => {
    const none = { logo: null, icon: null, touchIcon: null, keyVisual: null, szenen: {}, stand: null };
    expect(lookOf({}, bilder)).toEqual(none);
    expect(lookOf(theme, new Map())).toEqual(none);
  });
});

it('a theme needs its logo, its icon, and its key visual in two formats of four sizes', () => {
  expect(bildNamesOf({})).toEqual([]);
  expect(bildNamesOf(theme).toSorted()).toEqual([...bilder.keys()].toSorted());
});

it.each(['../logo.svg', 'logo', 'logo.html', 'Logo.svg', '.svg', 'a/b.png', 'logo.svg ', '__proto__', ''])(
  '%j is refused as the name of a picture',
  (name) => {
    expect(BildName.safeParse(name).success).toBe(false);
  },
);

describe('Theme', () => {
  const broken = (change: object) =>
    Theme.safeParse({ ...demo.theme, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('accepts the fonts of the product, and refuses any other', () => {
    expect(broken({})).toBeUndefined();
    expect(broken({ font: { heading: 'Sora', body: 'Comic Sans', numbers: 'Sora' } })).toEqual(['font.body: schrift']);
    expect(broken({ font: { heading: 'Sora, serif', body: 'Sora', numbers: 'Sora' } })).toHaveLength(1);
  });

  it('refuses an invalid name of a picture', () => {
    expect(broken({ logo: '../../geheim.svg' })).toHaveLength(1);
    expect(broken({ keyVisual: 'a/b' })).toHaveLength(1);
  });
});

describe('the photo of an agent', () => {
  const bilder = new Set(['berater-sv-7.svg', 'berater-sv-8.webp', 'logo.svg']);

  it.each([
    ['SV-7', 'berater-sv-7.svg'],
    ['SV-8', 'berater-sv-8.webp'],
    ['SV-9', undefined],
    ['SV-7.svg', undefined],
    ['../logo', undefined],
  ])('of %s is %s', (externeId, name) => {
    expect(fotoOf(externeId, bilder)).toBe(name);
  });
});
