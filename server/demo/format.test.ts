import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { DEMO_MANDANTEN, loadDemoMandant, parseFile } from './files.ts';
import { MandantFile } from './format.ts';

const { konfiguration, theme, hosts } = await loadDemoMandant('telko');
const file = { konfiguration, theme, hosts };

it('knows the four demo tenants and no other', async () => {
  expect(DEMO_MANDANTEN.toSorted()).toEqual(['berater', 'energie', 'intern', 'telko']);
  await expect(loadDemoMandant('fremd')).rejects.toThrow('mandanten/fremd/mandant.json is missing');
});

describe('a file', () => {
  it('is measured for contrast as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ff0000', '#ff0000')).toBe(1);
  });

  it('refuses a theme that cannot be read, naming file and path', () => {
    const pale = { ...file, theme: { ...file.theme, color: { ...file.theme.color, muted: '#aaaaaa' } } };
    expect(() => parseFile('mandanten/x/mandant.json', MandantFile, pale)).toThrow(/mandanten\/x\/mandant\.json.*theme: .*4\.5:1/s);
  });

  it('names an unknown field', () => {
    const content = { ...file, konfiguration: { ...file.konfiguration, Geheimnis: 'x' } };
    expect(() => parseFile('mandant.json', MandantFile, content)).toThrow(/konfiguration: .*Geheimnis/);
  });
});
