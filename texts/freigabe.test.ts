import { describe, expect, test } from 'vitest';
import type { ProduktArt } from '../contract/values/produktart.ts';
import type { Locale } from '../contract/values/wire.ts';
import { ART_TEXTS } from './arten.ts';
import { createTexts, freigabePhrase, mandantTexts } from './texts.ts';

test.each([
  ['de', 0, 'Wir können sie sofort nach der Einstellung freigeben.'],
  ['de', 1, 'Wir können sie frühestens 1 Tag nach der Einstellung freigeben.'],
  ['de', 14, 'Wir können sie frühestens 14 Tage nach der Einstellung freigeben.'],
  ['en', 0, 'We can release it right after the hiring.'],
  ['en', 1, 'We can release it no earlier than 1 day after the hiring.'],
  ['en', 14, 'We can release it no earlier than 14 days after the hiring.'],
] as const)('in %s a release period of %s days forms a correct sentence', (locale, tage, said) => {
  const t = createTexts(locale, ART_TEXTS[locale].Bewerbung);
  expect(t('home.vertrauen.wann.text', { freigabeAb: freigabePhrase(locale, tage), frist: '' })).toContain(said);
});

describe('what follows the withdrawal period', () => {
  const KEYS = [
    'landung.schritt3.text',
    'zustimmung.kurz.frist',
    'teilen.danach.praemie.text',
    'naechsterSchritt.Freigabe',
    'stand.bestaetigt.text',
  ] as const;
  const said = (locale: Locale, art: ProduktArt, FreigabeAutomatisch: boolean) => {
    const settings = { ProduktArt: art, TeilenAnrede: 'Sie', FreigabeAutomatisch, ModuleAuftragsdatumMindestalterTage: 20 } as const;
    const t = createTexts(locale, mandantTexts(locale, settings, {}));
    return KEYS.map((key) => t(key, { mandant: 'M', widerruf: t('frist.widerruf'), fruehestens: 'X', freigabe: 'X' }));
  };

  test.each(['Bestellung', 'Vertrag', 'Gespraech'] as const)('names the day of a %s only where the release follows by itself', (art) => {
    for (const text of said('de', art, true)) expect(text).toMatch(/20 Tage nach|\bAm X\b/);
    for (const text of said('en', art, true)) expect(text).toMatch(/20 days after|\bon X\b/i);
    for (const text of said('de', art, false)) expect(text).toMatch(/[Ff]rühestens|und der Vertrag freigegeben ist/);
    for (const text of said('en', art, false)) expect(text).toMatch(/at the earliest|and the contract is released/);
  });

  test('of an application is the hiring', () => {
    for (const automatic of [true, false]) {
      const texts = said('de', 'Bewerbung', automatic);
      expect(texts.slice(0, 3).every((text) => /[Ee]instellung|eingestellt/.test(text))).toBe(true);
      expect(texts.join(' ')).not.toMatch(/Widerruf|gesetzliche Frist/);
    }
  });
});
