import { describe, expect, it } from 'vitest';
import { STAND_PICTURES, STAND_STATES } from '../../contract/values/bild.ts';
import { listDemoMandanten, loadDemoMandant } from '../demo/files.ts';

describe('pictures of a folder', () => {
  it('include rendered files, those that the theme names and icons of categories, with their sizes, but no sources', async () => {
    const { bilder } = await loadDemoMandant('telko');
    const sizes = Object.fromEntries(bilder.map(({ name, breite, hoehe }) => [name, `${breite}x${hoehe}`]));
    expect(sizes).toMatchObject({ 'icon.svg': '32x32', 'keyvisual-md.jpg': '960x640', 'keyvisual-lg.webp': '1280x853' });
    expect(sizes).toMatchObject({ 'kategorie-1-icon.svg': '96x96', 'kategorie-28-icon.svg': '96x96' });
    expect(sizes).not.toHaveProperty('keyvisual.svg');
  });

  it('include those that content and banners name', async () => {
    const { bilder } = await loadDemoMandant('energie');
    const names = ['partner-freibad.svg', 'banner-hofladen.svg', 'keyvisual-xl.webp'];
    expect(bilder.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });
});

it('the demo has four tenants', async () => {
  expect(listDemoMandanten()).toEqual(['berater', 'energie', 'intern', 'telko']);
  await expect(loadDemoMandant('fremd')).rejects.toThrow(/mandanten\/fremd {2}is no folder$/);
});

describe.each(listDemoMandanten())('%s', (name) => {
  it('has a logo, an icon and a key visual, small enough for a phone', async () => {
    const { theme, bilder } = await loadDemoMandant(name);
    expect([theme.logo, theme.icon, theme.keyVisual]).toEqual(['logo.svg', 'icon.svg', 'keyvisual']);
    const bytes = Object.fromEntries(bilder.map((bild) => [bild.name, bild.inhalt.length]));
    expect(bytes['logo.svg']).toBeLessThan(16_000);
    expect(bytes['icon.svg']).toBeLessThan(6_000);
    expect(bytes['keyvisual-md.webp']).toBeLessThan(90_000);
    expect(bytes['keyvisual-xl.jpg']).toBeLessThan(400_000);
  });

  it('has a small picture of each scene', async () => {
    const { bilder } = await loadDemoMandant(name);
    for (const szene of ['bestaetigen', 'praemie', 'danke', 'ende']) {
      const { breite, hoehe, inhalt } = bilder.find((bild) => bild.name === `szene-${szene}.svg`) ?? {};
      expect([szene, breite, hoehe]).toEqual([szene, 960, 640]);
      expect(inhalt?.length).toBeLessThan(10_000);
    }
  });

  it('has the scene of each state and of an unknown address, at most 12 kB in every format and 25 kB in mails, without its drawing', async () => {
    const { bilder } = await loadDemoMandant(name);
    const find = (file: string) => bilder.find((bild) => bild.name === file);
    for (const state of STAND_PICTURES) {
      for (const format of ['avif', 'webp', 'jpg']) {
        const bild = find(`stand-${state}.${format}`);
        expect([format, bild && bild.breite / bild.hoehe]).toEqual([format, 2]);
        expect(bild?.inhalt.length).toBeLessThanOrEqual(12_000);
      }
      expect(find(`stand-${state}.avif`)?.breite).toBe(780);
    }
    for (const state of STAND_STATES) {
      const part = find(`stand-${state}-klein.webp`);
      expect([part?.breite, part?.hoehe]).toEqual([240, 180]);
      expect(part?.inhalt.length).toBeLessThanOrEqual(8000);
      expect(find(`stand-${state}-mail.jpg`)?.inhalt.length).toBeLessThanOrEqual(25_000);
    }
    expect(find('stand.svg')).toBeUndefined();
  });

  it('has drawings without scripts, text or references to other sources', async () => {
    const { bilder } = await loadDemoMandant(name);
    for (const { inhalt } of bilder.filter((bild) => bild.name.endsWith('.svg')))
      expect(Buffer.from(inhalt).toString()).not.toMatch(/<script|<text|<image|\son\w+=|href="(?!#)|url\((?!#)/);
  });
});
