import { describe, expect, it } from 'vitest';
import { createTexts } from '../../../texts/texts.ts';
import { readBirthday } from './birthday.ts';
import { filled } from './data.fixture.ts';
import { bodyOf, fieldsOf, problemWith, readFields } from './data.ts';

const t = createTexts('de', {});

describe('readBirthday', () => {
  it.each([
    ['24.12.1980', '24.12.1980'],
    ['1.2.1990', '01.02.1990'],
    [' 1. 2. 1990 ', '01.02.1990'],
    ['1/2/1990', '01.02.1990'],
    ['1 2 1990', '01.02.1990'],
    ['01021990', '01.02.1990'],
    ['1990-02-01', '01.02.1990'],
    ['1990-2-1', '01.02.1990'],
  ])('understands %s', (typed, read) => expect(readBirthday(typed)).toBe(read));

  it.each(['1.2.90', 'gestern', '1021990', '', '1.2.1990 10 Uhr'])('leaves %s as typed', (typed) => {
    expect(readBirthday(typed)).toBe(typed);
  });
});

describe('the fields of the form', () => {
  it('are the wire body, with the date as the wire writes it and nothing foreign', () => {
    const fields = readFields({
      ...filled,
      'empfaengerdaten.geburtsdatum': '1990-02-01',
      'empfaengerdaten.rolle': 'admin',
      schritt: 'senden',
    });
    expect(bodyOf('n1', fields)).toEqual({
      empfehlungsnummer: 'n1',
      empfaengerdaten: {
        anrede: 'Frau',
        vorname: 'Ida',
        name: "O'Neill-Müller",
        geburtsdatum: '01.02.1990',
        email: 'ida@example.net',
        werbeeinwilligung: false,
        adresse: { strasse: 'Domkloster', hausnummer: '4 a', plz: '50667', ort: 'Köln' },
      },
    });
  });

  it('count as consent to advertising only when ticked', () => {
    const ticked = readFields({ ...filled, 'empfaengerdaten.werbeeinwilligung': 'ja' });
    expect(bodyOf('n1', ticked).empfaengerdaten.werbeeinwilligung).toBe(true);
  });

  it('can be filled from what is stored, the consent asked anew', () => {
    const { empfaengerdaten } = bodyOf('n1', readFields(filled));
    const stored = { ...empfaengerdaten, telefon: null } as unknown as Parameters<typeof fieldsOf>[0]['empfaengerdaten'];
    const { vorgang: _, ...typed } = filled;
    expect(fieldsOf({ empfaengerdaten: { ...stored, werbeeinwilligung: true } })).toEqual(typed);
  });
});

describe('problemWith', () => {
  const errorsOf = (change: Record<string, string>) =>
    Object.fromEntries((problemWith(readFields({ ...filled, ...change }), t)?.errors ?? []).map(({ field, message }) => [field, message]));

  it('is none for data that fits', () => expect(problemWith(readFields(filled), t)).toBeNull());

  it('names every field that is missing, in the order of the form', () => {
    const problem = problemWith(readFields({}), t);
    expect(problem).toMatchObject({ status: 422, code: 'Validierung' });
    expect(problem?.errors?.map(({ message }) => message)).toEqual([
      'Vorname ist ein Pflichtfeld.',
      'Nachname ist ein Pflichtfeld.',
      'Geburtsdatum ist ein Pflichtfeld.',
      'E-Mail-Adresse ist ein Pflichtfeld.',
      'Straße ist ein Pflichtfeld.',
      'Hausnummer ist ein Pflichtfeld.',
      'Postleitzahl ist ein Pflichtfeld.',
      'Ort ist ein Pflichtfeld.',
    ]);
  });

  it.each([
    ['geburtsdatum', '31.2.1990', 'Geben Sie Ihr Geburtsdatum mit Tag, Monat und Jahr ein, zum Beispiel 24.12.1980.'],
    ['geburtsdatum', '1.2.90', 'Geben Sie Ihr Geburtsdatum mit Tag, Monat und Jahr ein, zum Beispiel 24.12.1980.'],
    ['adresse.plz', '5066', 'Geben Sie Ihre Postleitzahl mit 5 Ziffern ein.'],
    ['telefon', 'ruf an', 'Geben Sie eine Telefonnummer ein, zum Beispiel 030 1234567, oder lassen Sie das Feld leer.'],
    ['email', 'ida', 'E-Mail-Adresse ist keine gültige E-Mail-Adresse. Bitte prüfen Sie die Schreibweise.'],
    ['vorname', 'x'.repeat(81), 'Vorname ist zu lang. Bitte kürzen Sie die Eingabe.'],
    ['vorname', 'I\0da', 'Vorname enthält Zeichen, die nicht gespeichert werden können. Bitte tippen Sie die Angabe neu ein.'],
    ['anrede', 'Dr.', 'Anrede passt zu keiner der möglichen Angaben. Bitte wählen Sie eine davon.'],
  ])('says how to mend %s %j', (name, typed, message) => {
    expect(errorsOf({ [`empfaengerdaten.${name}`]: typed })).toEqual({ [`empfaengerdaten.${name}`]: message });
  });

  it.each(['+49 30 / 123 45 67', '030-1234567', ''])('takes the phone number %s', (typed) =>
    expect(errorsOf({ 'empfaengerdaten.telefon': typed })).toEqual({}),
  );
});
