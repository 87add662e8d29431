import { describe, expect, it } from 'vitest';
import { readBilder } from './bilder.ts';
import { DEMO_MANDANTEN, loadDemoMandant, parseFile } from './files.ts';
import { MandantFile } from './format.ts';

const telko = await loadDemoMandant('telko');

describe('readBilder', () => {
  it('reads what is rendered and what the theme names, with its size, and no source; also the signs of categories', async () => {
    const bilder = await readBilder('telko', telko.theme);
    const sizes = Object.fromEntries(bilder.map(({ name, breite, hoehe }) => [name, `${breite}x${hoehe}`]));
    expect(sizes).toMatchObject({ 'icon.svg': '32x32', 'keyvisual-md.jpg': '960x640', 'keyvisual-lg.webp': '1280x853' });
    expect(sizes).toMatchObject({ 'kategorie-1-icon.svg': '96x96', 'kategorie-28-icon.svg': '96x96' });
    expect(sizes).not.toHaveProperty('keyvisual.svg');
  });

  it('stops when content names what is not there', async () => {
    const { inhalte } = await loadDemoMandant('energie');
    await expect(readBilder('telko', telko.theme, { inhalte })).rejects.toThrow(/partner-freibad\.svg, partner-buecherei\.svg/);
    const names = (await readBilder('energie', telko.theme, { inhalte })).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['partner-freibad.svg', 'keyvisual-xl.webp']));
  });

  it('stops when the theme names what is not there', async () => {
    await expect(readBilder('telko', { ...telko.theme, logo: 'fehlt.svg' })).rejects.toThrow(
      'mandanten/telko: mandant.json or inhalte.json names pictures that are not in bilder/: fehlt.svg',
    );
    await expect(readBilder('telko', { ...telko.theme, keyVisual: 'meer' })).rejects.toThrow(/meer-sm\.webp.*meer-xl\.jpg/);
  });
});

it('a font that the product does not have is refused with a list of those it has', () => {
  const { konfiguration, theme, hosts } = telko;
  const file = { konfiguration, hosts, theme: { ...theme, font: { ...theme.font, body: 'Comic Sans' } } };
  expect(() => parseFile('mandanten/x/mandant.json', MandantFile, file)).toThrow(
    /mandanten\/x\/mandant\.json.*theme\.font\.body: there is no such font; the product has Sora, /s,
  );
});

describe.each(DEMO_MANDANTEN)('%s', (name) => {
  it('has logo, icon and key visual, light enough for a phone', async () => {
    const { theme, bilder } = await loadDemoMandant(name);
    expect([theme.logo, theme.icon, theme.keyVisual]).toEqual(['logo.svg', 'icon.svg', 'keyvisual']);
    const bytes = Object.fromEntries(bilder.map((bild) => [bild.name, bild.inhalt.length]));
    expect(bytes['logo.svg']).toBeLessThan(16_000);
    expect(bytes['icon.svg']).toBeLessThan(6_000);
    expect(bytes['keyvisual-md.webp']).toBeLessThan(90_000);
    expect(bytes['keyvisual-xl.jpg']).toBeLessThan(400_000);
  });

  it('draws logo and icon without script, text or anything from elsewhere', async () => {
    const { bilder } = await loadDemoMandant(name);
    for (const { inhalt } of bilder.filter((bild) => bild.name.endsWith('.svg')))
      expect(Buffer.from(inhalt).toString()).not.toMatch(/<script|<text|<image|\son\w+=|href="(?!#)|url\((?!#)/);
  });
});
