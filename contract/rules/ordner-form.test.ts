import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PRODUKT_APIS } from '../calls/mandant.ts';
import type { Ordner } from './entwurf.ts';
import { FORM_FILES, type FormNode, fieldNameOf, fieldNamesOf, formAt, formOfFile } from './ordner-form.ts';

const ordnerOf = (produktApi: string) => ({ 'mandant.json': { konfiguration: { produktApi } } });
const ORDNER = ordnerOf('telekom');
const KONFIGURATION = ['mandant.json', 'konfiguration'];

describe('the form of a field', () => {
  test.each([
    ['a switch', [...KONFIGURATION, 'IsAutologin'], { kind: 'yesNo', usual: false }],
    ['a choice', [...KONFIGURATION, 'RecommenderDefaultShare'], { kind: 'choice', values: [100, 50, 0] }],
    ['several values', [...KONFIGURATION, 'EmpfaengerPflichtfelder'], { kind: 'choices', canBeMissing: true, usual: [] }],
    ['an amount that can be none', [...KONFIGURATION, 'MaxEmpfaengerPraemieCent'], { kind: 'cent', canBeNull: true }],
    ['an amount with further checks', ['praemien.json', '0', 'WertCent'], { kind: 'cent' }],
    ['a number', [...KONFIGURATION, 'PraemieGueltigTage'], { kind: 'number', canBeMissing: true, usual: 90 }],
    ['a day', ['praemien.json', '0', 'Startdatum'], { kind: 'day' }],
    ['a colour', ['mandant.json', 'theme', 'color', 'bg'], { kind: 'color', usual: '#f6f7f9' }],
    ['a text with its longest length', ['produkte.json', '0', 'Name'], { kind: 'text', max: 200 }],
    ['a text that has to be there', [...KONFIGURATION, 'Name'], { kind: 'text', canBeMissing: false }],
    ['a text in a language', ['inhalte.json', 'faq', 'kosten', 'Antwort', 'de'], { kind: 'text', max: 100_000 }],
    ['a list of texts', [...KONFIGURATION, 'EmailWhitelist'], { kind: 'list', entry: { kind: 'text' } }],
    ['entries by known names', [...KONFIGURATION, 'RoutePaths'], { kind: 'record', names: expect.arrayContaining(['Homepage']) }],
    ['a value that counts only if it is true', ['produkte.json', '0', 'Versteckt'], { kind: 'yesNo', canBeMissing: true }],
  ])('is that of %s', (_, pfad, form) => {
    expect(formAt(ORDNER, pfad)).toMatchObject(form);
  });

  test('depends on the product API where the products differ', () => {
    const price = ['produkte.json', '0', 'Daten', 'PreisMonatlich'];
    expect([formAt(ORDNER, price)?.kind, formAt(ordnerOf('berater'), price)]).toEqual(['cent', undefined]);
  });

  test.each([[['geheim.json', 'x']], [[...KONFIGURATION, 'Unbekannt']], [[...KONFIGURATION, 'Name', '0']]])('is none at %s', (pfad) => {
    expect(formAt(ORDNER, pfad)).toBeUndefined();
  });
});

describe.each(PRODUKT_APIS)('the files of a tenant with the product API %s', (api) => {
  test.each(FORM_FILES)('have a form: %s', (file) => {
    expect(formOfFile(ordnerOf(api), file)?.kind).toMatch(/^(fields|list)$/);
  });
});

describe('the name of a field', () => {
  test.each([
    [[...KONFIGURATION, 'Zahlungssteller', 'IBAN'], 'mandant.konfiguration.Zahlungssteller.IBAN'],
    [['produkte.json', '3', 'En', 'Name'], 'produkte.Name'],
    [['inhalte.json', 'faq', 'kosten', 'Frage', 'de'], 'inhalte.faq.Frage'],
    [['inhalte.json', 'bilder', 'partner', 'Bilder', 'de', '0', 'Alternativtext'], 'inhalte.bilder.Bilder.Alternativtext'],
    [['praemien.json', '0'], 'praemien'],
  ])('leaves out entries and languages: %s', (pfad, name) => {
    expect(fieldNameOf(ORDNER, pfad)).toBe(name);
  });

  test('is one for each field', () => {
    const names = fieldNamesOf(formOfFile(ORDNER, 'produkte.json') as FormNode, 'produkte');
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['produkte.Daten.Fakten', 'produkte.Daten.Fakten.Titel', 'produkte.Name']));
    expect(names.join()).not.toMatch(/\bEn\b/);
  });
});

/** The kind of control that takes a value of a folder. */
const KINDS: Readonly<Record<string, RegExp>> = {
  boolean: /^yesNo$/,
  number: /^(number|cent|choice)$/,
  string: /^(text|day|color|choice)$/,
  array: /^(list|choices)$/,
  object: /^(fields|record)$/,
};
const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Places below `pfad` with a value that their form does not take. */
function unfitting(ordner: Ordner, pfad: readonly string[], value: unknown): string[] {
  const form = formAt(ordner, pfad);
  if (!form || (value === null ? !form.canBeNull : !KINDS[kindOf(value)]?.test(form.kind))) return [pfad.join('/')];
  if (typeof value !== 'object' || value === null || form.kind === 'choices') return [];
  return Object.entries(value).flatMap(([key, one]) => unfitting(ordner, [...pfad, key], one));
}

test.each(['telko', 'energie', 'berater', 'intern'])('each value of %s can be entered in a form', (mandant) => {
  const files = FORM_FILES.filter((file) => existsSync(`mandanten/${mandant}/${file}`));
  const ordner = Object.fromEntries(files.map((file) => [file, JSON.parse(readFileSync(`mandanten/${mandant}/${file}`, 'utf8'))]));
  expect(files).toContain('mandant.json');
  expect(files.flatMap((file) => unfitting(ordner, [file], ordner[file]))).toEqual([]);
});
