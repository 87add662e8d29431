import { describe, expect, it } from 'vitest';
import { ERRORS, FIELD_CODES } from '../contract/errors.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { createTexts, fieldMessage, type TextKey, text } from './texts.ts';

const keys = Object.keys(de) as TextKey[];
const placeholders = (value: string) => [...new Set(value.match(/\{\w+\}/g) ?? [])].sort();

describe('texts of the product', () => {
  it('have every key in both languages, with the same placeholders', () => {
    expect(Object.keys(en).sort()).toEqual([...keys].sort());
    for (const key of keys) {
      expect(en[key].trim(), key).not.toBe('');
      expect(de[key].trim(), key).not.toBe('');
      expect(placeholders(en[key]), key).toEqual(placeholders(de[key]));
    }
  });

  it('are translated unless they are a single word', () => {
    const same = keys.filter((key) => de[key] === en[key] && /[a-z]{3} [a-z]{3}/i.test(de[key]));
    expect(same).toEqual([]);
  });

  it('cover every error code and field code, and have lower-case field names', () => {
    for (const code of Object.keys(ERRORS)) expect(de).toHaveProperty([`fehler.${code}`]);
    for (const code of FIELD_CODES) expect(de[`feld.${code}`]).toContain('{feld}');
    for (const key of keys.filter((name) => name.startsWith('feldname.'))) expect(key).toBe(key.toLowerCase());
  });

  it.each([
    ['fehler.Default', 'Ihre Anfrage konnte nicht verarbeitet werden.'],
    ['fehler.EmailEmpfehlerGleichEmpfaenger', 'Die E-Mail-Adresse darf nicht dieselbe, wie die der Empfehlung sein.'],
    ['fehler.AcceptAgb', 'Die Zustimmung ist erforderlich, um fortzufahren.'],
    ['fehler.EmailNotAllowed', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    ['fehler.PraemieTokenAbgelaufen', 'Ihre Prämie ist abgelaufen.'],
    ['feld.pflichtfeld', ' ist ein Pflichtfeld'],
    ['feld.iban', ' ist nicht gültig'],
    ['ende.empfehlungNichtMoeglich', 'Diese Empfehlung ist leider nicht mehr möglich'],
    ['ende.empfehlungAbgelaufen', 'Ihre Empfehlung ist leider abgelaufen.'],
    ['ende.vertragNichtZustande', 'Der Vertrag ist leider nicht zustande gekommen'],
    ['passwort.aendern.erfolg', 'Passwort erfolgreich geändert.'],
    ['passwort.aendern.fehler', 'Fehler: Passwort konnte nicht geändert werden, versuchen sie es zu einem späteren Zeitpunkt nocheinmal.'],
    ['seite.nichtGefunden.titel', '404 - Datei nicht gefunden'],
  ] satisfies [TextKey, string][])('%s keeps its agreed wording', (key, sentence) => {
    expect(de[key]).toContain(sentence);
  });
});

describe('text', () => {
  it('fills placeholders once and without escaping', () => {
    expect(text('de', 'mail.anrede', { vorname: '{nachname}', nachname: '$& <Groß>' })).toBe('Guten Tag {nachname} $& <Groß>');
    expect(text('en', 'home.produkte.mehr', { anzahl: 3 })).toBe('Show all (3 more)');
  });

  it('removes a placeholder without a value, even with the name of a member of Object.prototype', () => {
    expect(text('de', 'home.kernsatz')).toBe(' für Ihre Empfehlung');
    expect(createTexts('de', { 'home.knopf': 'a{constructor}b' })('home.knopf')).toBe('ab');
  });
});

describe('createTexts', () => {
  it("prefers the tenant's texts to the product's, and fills both", () => {
    const t = createTexts('de', { 'home.kernsatz': '{praemie} für Sie', 'mail.gruss': '' });
    expect(t('home.kernsatz', { praemie: '110 €' })).toBe('110 € für Sie');
    expect(t('mail.gruss', { mandant: 'Musterhaus' })).toBe('');
    expect(t('home.knopf')).toBe(de['home.knopf']);
  });
});

describe('plural', () => {
  const [de, en] = [createTexts('de', { 'seite.minuten.one': 'einer Minute' }), createTexts('en', {})];

  it.each([
    [0, '0 Minuten', '0 minutes'],
    [1, 'einer Minute', '1 minute'],
    [2, '2 Minuten', '2 minutes'],
    [21, '21 Minuten', '21 minutes'],
  ])('uses the plural form of the language for %d', (anzahl, german, english) => {
    expect(de.plural('seite.minuten', anzahl)).toBe(german);
    expect(en.plural('seite.minuten', anzahl)).toBe(english);
  });

  it('fills other placeholders, and refuses a key without plural forms', () => {
    expect(en.plural('consent.text', 1, { was: 'visits' })).toMatch(/one partner measures visits/);
    // @ts-expect-error: a text without forms
    expect(() => en.plural('home.knopf', 1)).toThrow();
  });
});

describe('list', () => {
  it('joins words by the rules of the language', () => {
    const [de, en] = [createTexts('de', {}), createTexts('en', {})];
    expect([de.list([]), de.list(['a']), de.list(['a', 'b']), de.list(['a', 'b', 'c'])]).toEqual(['', 'a', 'a und b', 'a, b und c']);
    expect(en.list(['a', 'b', 'c'])).toBe('a, b and c');
  });
});

describe('fieldMessage', () => {
  const t = createTexts('de', {});
  it.each([
    ['Vorname', 'Vorname ist ein Pflichtfeld.'],
    ['empfaengerdaten.adresse.plz', 'Postleitzahl ist ein Pflichtfeld.'],
    ['Aktionen.0', 'Aktionen ist ein Pflichtfeld.'],
    ['Farbton', 'Farbton ist ein Pflichtfeld.'],
    ['', 'Die Eingabe ist ein Pflichtfeld.'],
  ])('names the field %s', (path, message) => expect(fieldMessage(t, path, 'pflichtfeld')).toBe(message));

  it('uses the language of its texts', () => {
    expect(fieldMessage(createTexts('en', {}), 'IBAN', 'iban')).toBe('IBAN is not valid. Please check the digits.');
  });
});
