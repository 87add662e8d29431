import { describe, expect, it } from 'vitest';
import { adresseSchema, kontoSchema, personSchema, steuerSchema, zustimmungSchema } from './schemas.ts';

const person = { Vorname: 'Paula', Nachname: 'Probst', Art: 'Person', Firma: 'Alt GmbH', Geburtsdatum: '1.2.1990' };
const steuer = { Steuerstatus: 'Regel', Steuernummer: '', UstId: 'DE136695976', KuIdNr: 'DE123456788EX', GiltAb: '' };

/** Fields with an issue. */
const faults = (
  schema: { safeParse(typed: unknown): { error?: { issues: readonly { path: PropertyKey[] }[] } | undefined } },
  typed: object,
) => schema.safeParse(typed).error?.issues.map(({ path }) => path.at(0)) ?? [];

describe('personSchema', () => {
  it('reads a typed day of birth, and removes what belongs to the other kind', () => {
    const common = { Vorname: 'Paula', Nachname: 'Probst' };
    expect(personSchema.parse(person)).toEqual({ ...common, Art: 'Person', Firma: null, Geburtsdatum: '1990-02-01' });
    expect(personSchema.parse({ ...person, Art: 'Firma' })).toEqual({ ...common, Art: 'Firma', Firma: 'Alt GmbH', Geburtsdatum: null });
  });

  it('names what is missing of the chosen kind, and a day that does not exist', () => {
    expect(faults(personSchema, { ...person, Art: '' })).toEqual(['Art']);
    expect(faults(personSchema, { ...person, Vorname: ' ' })).toEqual(['Vorname']);
    expect(faults(personSchema, { ...person, Art: 'Firma', Firma: ' ' })).toEqual(['Firma']);
    for (const Geburtsdatum of ['31.2.1990', 'gestern'])
      expect(faults(personSchema, { ...person, Geburtsdatum })).toEqual(['Geburtsdatum']);
    expect(faults(personSchema, { ...person, Geburtsdatum: '' })).toContain('Geburtsdatum');
  });
});

describe('steuerSchema', () => {
  it('leaves out the number of a small business for others, and a day that is not given', () => {
    expect(steuerSchema.parse(steuer)).toEqual({ Steuerstatus: 'Regel', Steuernummer: '', UstId: 'DE136695976' });
    expect(steuerSchema.parse({ ...steuer, Steuerstatus: 'Kleinunternehmer', KuIdNr: '', GiltAb: '2027-01-01' })).toEqual({
      Steuerstatus: 'Kleinunternehmer',
      Steuernummer: '',
      UstId: 'DE136695976',
      KuIdNr: '',
      GiltAb: '2027-01-01',
    });
  });

  it('refuses a number with a wrong check digit, and no choice', () => {
    expect(faults(steuerSchema, { ...steuer, UstId: 'DE136695977' })).toEqual(['UstId']);
    expect(faults(steuerSchema, { ...steuer, Steuerstatus: '' })).toEqual(['Steuerstatus']);
  });
});

it('adresseSchema requires every field, and five digits of the postcode', () => {
  const adresse = { Strasse: 'Am Speicher', Hausnummer: '12', Plz: '24937', Ort: 'Flensburg' };
  expect(adresseSchema.parse(adresse)).toEqual(adresse);
  expect(faults(adresseSchema, { ...adresse, Strasse: '', Ort: ' ' })).toEqual(['Strasse', 'Ort']);
  expect(faults(adresseSchema, { ...adresse, Plz: '2493' })).toEqual(['Plz']);
});

it('kontoSchema keeps a stored IBAN if none is typed, and otherwise requires one', () => {
  const typed = { Kontoinhaber: 'Paula Probst', IBAN: ' ' };
  expect(kontoSchema(true).parse(typed)).toEqual({ Kontoinhaber: 'Paula Probst' });
  expect(faults(kontoSchema(false), typed)).toEqual(['IBAN']);
});

it('zustimmungSchema requires the checkbox', () => {
  expect(faults(zustimmungSchema, { Bedingungen: false })).toEqual(['Bedingungen']);
  expect(faults(zustimmungSchema, { Bedingungen: true })).toEqual([]);
});
