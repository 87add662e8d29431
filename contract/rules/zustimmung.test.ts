import { expect, it } from 'vitest';
import { isZugestimmt } from './zustimmung.ts';

const GegebenAm = '2026-11-20T10:00:00.000Z';
const stand = (gilt: string, zuletzt: string | null) => ({
  Gilt: { AgbVersion: gilt, PraemienbedingungenVersion: null },
  Zuletzt: zuletzt === null ? null : { AgbVersion: zuletzt, PraemienbedingungenVersion: null, GegebenAm },
});

it.each([
  ['the same version', '3', '3', true],
  ['another version', '4', '3', false],
  ['nothing accepted yet', '3', null, false],
  ['terms that could not be shown', '', '', false],
])('knows whether terms were accepted: %s', (_, gilt, zuletzt, expected) => {
  expect(isZugestimmt(stand(gilt, zuletzt))).toBe(expected);
});

it('asks every version of what is accepted', () => {
  const zuletzt = { AgbVersion: '3', PraemienbedingungenVersion: '1', GegebenAm };
  expect(isZugestimmt({ Gilt: { AgbVersion: '3', PraemienbedingungenVersion: '1' }, Zuletzt: zuletzt } as never)).toBe(true);
  expect(isZugestimmt({ Gilt: { AgbVersion: '3', PraemienbedingungenVersion: '2' }, Zuletzt: zuletzt } as never)).toBe(false);
});
