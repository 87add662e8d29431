import { describe, expect, it } from 'vitest';
import { ART_TEXTS, FORMAL_TEXTS, LOHN_TEXTS } from './arten.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { createTexts, mandantTexts, withArt } from './texts.ts';

const LOCALES = ['de', 'en'] as const;
const ARTNAMEN = ['Vertrag', 'Gespraech', 'Bewerbung'] as const;
const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const BASE: Record<'de' | 'en', Readonly<Record<string, string>>> = { de, en };

/** Placeholders that a message of any kind can use, in addition to those of the product's text. */
const NAMED = ['{gewinn}', '{empfehler}', '{empfaenger}'];

describe('texts of a kind', () => {
  it.each(ARTNAMEN)('%s overrides the same keys in both languages, with only the placeholders of the original text', (art) => {
    expect(Object.keys(ART_TEXTS.en[art]).sort()).toEqual(Object.keys(ART_TEXTS.de[art]).sort());
    for (const locale of LOCALES)
      for (const [key, said] of Object.entries(ART_TEXTS[locale][art])) {
        expect(said.trim(), key).not.toBe('');
        const known = [...placeholders(BASE[locale][key]), ...(key.startsWith('teilen.text.') ? NAMED : [])];
        expect(known, `${locale} ${key}`).toEqual(expect.arrayContaining(placeholders(said)));
      }
  });

  it.each(ARTNAMEN)('%s overrides no consent text, since the stored wording must be what people agreed to', (art) => {
    const consents = /^(angaben\.einwilligung|angaben\.agb|empfehlen\.agb|registrieren\.agb|zustimmung\.satz|newsletter|consent)/;
    expect(Object.keys(ART_TEXTS.de[art]).filter((key) => consents.test(key))).toEqual([]);
  });
});

describe('texts of a tenant that pays rewards with the wages', () => {
  it('override the same keys in both languages, with only the placeholders of the original text', () => {
    expect(Object.keys(LOHN_TEXTS.en).sort()).toEqual(Object.keys(LOHN_TEXTS.de).sort());
    for (const locale of LOCALES)
      for (const [key, said] of Object.entries(LOHN_TEXTS[locale]))
        expect(placeholders(BASE[locale][key]), `${locale} ${key}`).toEqual(expect.arrayContaining(placeholders(said)));
  });

  it('promise no share, voucher or transfer, whatever the kind of product', () => {
    for (const ProduktArt of ['Bestellung', ...ARTNAMEN] as const) {
      const words = mandantTexts('de', { ProduktArt, TeilenAnrede: 'Du', PraemieAlsLohn: true }, {});
      for (const key of Object.keys(LOHN_TEXTS.de)) expect(words[key], key).not.toMatch(/geteilt|Gutschein|Überweisung|wer sie bekommt/i);
      expect(words['home.bedingung']).toContain('mit Ihrem Gehalt');
    }
  });
});

describe('messages of a kind', () => {
  const textsOf = (words: object) => Object.entries(words).filter(([key]) => /^teilen\.(text|gewinn|mail)/.test(key));

  it.each(ARTNAMEN)('%s uses du, unless the tenant uses Sie', (art) => {
    for (const [key, said] of textsOf(ART_TEXTS.de[art])) expect(said, key).not.toMatch(/\b(Sie|Ihnen|Ihr)\b/);
    for (const [key, said] of textsOf(FORMAL_TEXTS.de[art])) expect(said, key).not.toMatch(/\b(du|dir|dein\w*)\b/i);
  });

  it.each([
    ['Bestellung', 'Du', '70 € für dich, wenn du über meinen Link bestellst. Ich empfehle dir P von M: L'],
    ['Bestellung', 'Sie', '70 € für Sie, wenn Sie über meinen Link bestellen. Ich empfehle Ihnen P von M: L'],
    ['Vertrag', 'Du', '70 € für dich, wenn du den Vertrag über meinen Link abschließt. Ich empfehle dir P von M: L'],
    ['Gespraech', 'Sie', '70 € für Sie, wenn aus dem Gespräch ein Vertrag wird. Ich empfehle Ihnen P von M: L'],
    ['Bewerbung', 'Du', '70 € für dich, wenn du dich über meinen Link bewirbst und eingestellt wirst. P bei M könnte zu dir passen: L'],
  ] as const)('%s in the form %s names the part of the contact', (ProduktArt, TeilenAnrede, sentence) => {
    const t = createTexts('de', mandantTexts('de', { ProduktArt, TeilenAnrede }, {}));
    expect(t('teilen.text.empfaenger', { produkt: 'P', mandant: 'M', empfaenger: '70 €', link: 'L' })).toBe(sentence);
  });

  it('has one form in English', () => {
    const form = (TeilenAnrede: 'Du' | 'Sie') => mandantTexts('en', { ProduktArt: 'Gespraech', TeilenAnrede }, {});
    expect(form('Sie')).toEqual(form('Du'));
  });
});

describe('precedence of texts', () => {
  const rede = { ProduktArt: 'Bewerbung', TeilenAnrede: 'Sie' } as const;
  const own = { 'teilen.text.beide': 'Eigenes: {link}', 'teilen.text.beide.whatsapp': 'Nur hier: {link}', 'home.kernsatz': 'Unser Satz' };
  const usual = mandantTexts('de', rede, own);

  it("is the tenant's text, then the text of its kind, then the product's text", () => {
    const t = createTexts('de', usual);
    expect(t('teilen.text.beide', { link: 'L' })).toBe('Eigenes: L');
    expect(t('stand.eingegangen.titel')).toBe('Ihre Bewerbung ist eingegangen');
    expect(t('home.knopf')).toBe(de['home.knopf']);
    expect(withArt('de', 'Bewerbung', rede, usual)).toBe(usual);
  });

  it.each([
    ['Bestellung', 'Ihre Bestellung ist eingegangen', /wenn Sie über meinen Link bestellen\. Ich empfehle Ihnen/],
    ['Vertrag', 'Ihr Antrag ist eingegangen', /wenn Sie den Vertrag über meinen Link abschließen\. Ich empfehle Ihnen/],
  ] as const)('takes all varying texts from the kind of a product: %s', (art, title, message) => {
    const words = withArt('de', art, rede, usual);
    const t = createTexts('de', words);
    expect(t('stand.eingegangen.titel')).toBe(title);
    expect(t('teilen.text.beide')).toMatch(message);
    expect(words).not.toHaveProperty(['teilen.text.beide.whatsapp']);
    expect(t('home.kernsatz')).toBe('Unser Satz');
    expect(Object.values(words).filter((text) => /[Bb]ewerb|[Ee]instell/.test(text))).toEqual([]);
  });
});
