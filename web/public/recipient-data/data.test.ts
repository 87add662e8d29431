import { describe, expect, it } from 'vitest';
import { requiredFields } from '../../../contract/rules/pflichtfelder.ts';
import { createTexts } from '../../../texts/texts.ts';
import { filled, more } from '../../features/empfaenger/empfehlung.fixture.ts';
import { bodyOf, fieldsOf, problemWith, readFields } from './data.ts';

const t = createTexts('de', {});

describe('the fields of the form', () => {
  it('make the wire body, with the date as on the wire and no foreign fields', () => {
    const sent = { ...filled, ...more, 'empfaengerdaten.geburtsdatum': '1990-02-01', 'empfaengerdaten.rolle': 'admin', schritt: 'senden' };
    expect(bodyOf('n1', readFields(sent))).toEqual({
      empfehlungsnummer: 'n1',
      empfaengerdaten: {
        anrede: 'Frau',
        vorname: 'Ida',
        name: "O'Neill-Müller",
        geburtsdatum: '01.02.1990',
        email: 'ida@example.net',
        telefon: '030 1234567',
        werbeeinwilligung: false,
        adresse: { strasse: 'Domkloster', hausnummer: '4 a', plz: '50667', ort: 'Köln' },
      },
      AgbText: 'Ich akzeptiere die Teilnahmebedingungen.',
      EmpfaengerWert: '35,00 €',
    });
  });

  it('leave out what was not asked, and accept nothing by default', () => {
    expect(bodyOf('n1', readFields({ 'empfaengerdaten.vorname': 'Ida' }))).toEqual({
      empfehlungsnummer: 'n1',
      empfaengerdaten: { vorname: 'Ida', werbeeinwilligung: false },
      AgbText: '',
    });
  });

  it('count as consent to advertising, and as the required age, only if ticked', () => {
    const ticked = readFields({ ...filled, 'empfaengerdaten.werbeeinwilligung': 'ja', 'empfaengerdaten.altersangabe': 'ja' });
    expect(bodyOf('n1', ticked).empfaengerdaten).toMatchObject({ werbeeinwilligung: true, altersangabe: true });
  });

  it('can be filled from stored data, except for consent, age and terms', () => {
    const { empfaengerdaten } = bodyOf('n1', readFields({ ...filled, ...more }));
    const stored = { ...empfaengerdaten, werbeeinwilligung: true, altersangabe: true } as unknown as Parameters<
      typeof fieldsOf
    >[0]['empfaengerdaten'];
    const { vorgang: _, AgbText: _agb, EmpfaengerWert: _wert, ...typed } = { ...filled, ...more };
    expect(fieldsOf({ empfaengerdaten: stored })).toEqual(typed);
  });
});

describe('problemWith', () => {
  const asked = { requestedFields: requiredFields(['anrede', 'geburtsdatum', 'telefon', 'adresse'], 'Bestellung'), hasAlter: false };
  const whole = { ...filled, ...more };
  const errorsOf = (change: Record<string, string>, options: Partial<typeof asked> = {}) =>
    Object.fromEntries(
      (problemWith(readFields({ ...whole, ...change }), { ...asked, ...options }, t)?.errors ?? []).map(({ field, message }) => [
        field,
        message,
      ]),
    );

  it('is null for valid data', () => {
    expect(problemWith(readFields(whole), asked, t)).toBeNull();
    expect(problemWith(readFields(filled), { requestedFields: ['adresse.plz'], hasAlter: false }, t)).toBeNull();
  });

  it('names every field that the tenant requires and the terms, in the order of the form', () => {
    const problem = problemWith(readFields({}), asked, t);
    expect(problem).toMatchObject({ status: 422, code: 'Validierung' });
    expect(problem?.errors?.map(({ message }) => message)).toEqual([
      'Anrede ist ein Pflichtfeld.',
      'Vorname ist ein Pflichtfeld.',
      'Nachname ist ein Pflichtfeld.',
      'Geburtsdatum ist ein Pflichtfeld.',
      'E-Mail-Adresse ist ein Pflichtfeld.',
      'Telefonnummer ist ein Pflichtfeld.',
      'Straße ist ein Pflichtfeld.',
      'Hausnummer ist ein Pflichtfeld.',
      'Postleitzahl ist ein Pflichtfeld.',
      'Ort ist ein Pflichtfeld.',
      t('fehler.AcceptAgb'),
    ]);
  });

  it('requires only names, mail and terms if the tenant asks for nothing else', () => {
    const problem = problemWith(readFields({}), { requestedFields: [], hasAlter: false }, t);
    expect(problem?.errors?.map(({ field }) => field.replace('empfaengerdaten.', ''))).toEqual(['vorname', 'name', 'email', 'AgbText']);
  });

  it('requires the age if the product does, unless it is ticked', () => {
    expect(Object.keys(errorsOf({}, { hasAlter: true }))).toEqual(['empfaengerdaten.altersangabe']);
    expect(errorsOf({ 'empfaengerdaten.altersangabe': 'ja' }, { hasAlter: true })).toEqual({});
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
  ])('explains how to correct %s %j', (name, typed, message) => {
    expect(errorsOf({ [`empfaengerdaten.${name}`]: typed })).toEqual({ [`empfaengerdaten.${name}`]: message });
  });

  it.each(['+49 30 / 123 45 67', '030-1234567'])('accepts the phone number %s', (typed) =>
    expect(errorsOf({ 'empfaengerdaten.telefon': typed })).toEqual({}),
  );
});
