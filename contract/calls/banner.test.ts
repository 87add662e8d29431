import { describe, expect, it } from 'vitest';
import { BannerListe, isBannerShown } from './banner.ts';

const banner = (wish: object = {}) => ({ Name: 'sommer', Bereich: 'Empfehlungen', ...wish });

describe('banners of a configuration', () => {
  it.each([
    ['an unknown place', [banner({ Bereich: 'Startseite' })]],
    ['an invalid name', [banner({ Name: 'Sommer 2026' })]],
    ['an end before the start', [banner({ Startdatum: '2026-02-02', Enddatum: '2026-02-01' })]],
    ['a nonexistent day', [banner({ Enddatum: '2026-02-30' })]],
    ['the same name twice in one place', [banner(), banner({ Name: 'Sommer' })]],
    ['an unknown field', [banner({ Titel: 'Sommer' })]],
  ])('are refused with %s', (_, list) => {
    expect(BannerListe.safeParse(list).success).toBe(false);
  });

  it('may have the same name in different places', () => {
    expect(BannerListe.safeParse([banner(), banner({ Bereich: 'Praemierung' })]).success).toBe(true);
  });
});

describe('isBannerShown', () => {
  const list = BannerListe.parse([banner({ Startdatum: '2026-06-01', Enddatum: '2026-08-31' }), banner({ Name: 'immer' })]);
  it.each([
    ['sommer', '2026-05-31', false],
    ['sommer', '2026-06-01', true],
    ['SOMMER', '2026-08-31', true],
    ['sommer', '2026-09-01', false],
    ['immer', '1999-01-01', true],
    ['winter', '2026-07-01', false],
  ])('banner %s on %s: %s', (name, day, expected) => {
    expect(isBannerShown(list, 'Empfehlungen', name, day)).toBe(expected);
    expect(isBannerShown(list, 'Praemierung', name, day)).toBe(false);
  });
});
