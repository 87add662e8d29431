import { expect, test } from 'vitest';
import { ART_TEXTS } from './arten.ts';
import { createTexts, freigabePhrase } from './texts.ts';

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
