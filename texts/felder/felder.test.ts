import { describe, expect, test } from 'vitest';
import { PRODUKT_APIS } from '../../contract/calls/mandant.ts';
import { EINSTELLUNGS_GRUPPEN } from '../../contract/rules/einstellungen.ts';
import { FORM_FILES, type FormNode, fieldNamesOf, formOfFile } from '../../contract/rules/ordner-form.ts';
import { type Field, fieldsOf } from '../../test/support/configuration-page.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import type { Felder, FeldText } from './felder.ts';

const LANGUAGES = [
  ['de', de],
  ['en', en],
] as const;

const files = PRODUKT_APIS.flatMap((produktApi) =>
  FORM_FILES.map((file) => ({
    name: file.replace('.json', ''),
    form: formOfFile({ 'mandant.json': { konfiguration: { produktApi } } }, file) as FormNode,
  })),
);
const fields = files.flatMap(({ name, form }) => fieldsOf(form, name));
const names = new Set(files.flatMap(({ name, form }) => fieldNamesOf(form, name)));

/** Values of a choice, or the possible names of entries. */
const valuesOf = ({ form }: Field): readonly (string | number)[] => {
  if (form.kind === 'record') return form.names ?? [];
  return form.kind === 'choice' || form.kind === 'choices' ? form.values : [];
};

/** Choices with values that are names or sizes in any language. */
const PLAIN = /^mandant\.theme\.font\.|\.Klasse$/;

/** All words of a module, with their place. */
const wordsOf = ({ felder, gruppen, dateien }: typeof de | typeof en): [place: string, text: string][] =>
  Object.entries<FeldText>({ ...felder, ...gruppen, ...dateien }).flatMap(([place, { name, wirkung = '', eintrag = '', werte = {} }]) =>
    [name, wirkung, eintrag, ...Object.values(werte)].map((text): [string, string] => [place, text]),
  );

describe.each(LANGUAGES)('words of the fields in %s', (_, words) => {
  const felder: Felder = words.felder;

  test('name exactly the fields of all product APIs, the groups of settings and the files', () => {
    expect(Object.keys(felder).toSorted()).toEqual([...names].toSorted());
    expect(Object.keys(words.gruppen)).toEqual(EINSTELLUNGS_GRUPPEN);
    expect(Object.keys(words.dateien).toSorted()).toEqual([...new Set(files.map(({ name }) => name)), 'theme'].toSorted());
  });

  test('label exactly the values of a choice and the names of entries', () => {
    for (const field of fields.filter(({ name }) => !PLAIN.test(name)))
      expect(Object.keys(felder[field.name]?.werte ?? {}).toSorted(), field.name).toEqual(valuesOf(field).map(String).toSorted());
  });

  test('name one entry of each list and of entries by name', () => {
    const lists = fields.filter(({ form }) => form.kind === 'list' || form.kind === 'record').map(({ name }) => name);
    const shown = Object.keys(felder).filter((name) => felder[name]?.eintrag !== undefined);
    expect([...new Set(lists)].filter((name) => !shown.includes(name))).toEqual([]);
  });

  test('are short labels and sentences', () => {
    for (const [name, { name: label, wirkung }] of Object.entries<FeldText>({ ...felder, ...words.gruppen, ...words.dateien })) {
      expect(label, name).toMatch(/^(?! ).{1,40}(?<![.\s])$/);
      if (wirkung !== undefined) expect(wirkung, name).toMatch(/^(?! ).{1,220}\.$/);
    }
  });

  test('are unique within a form, as are the labels of a choice', () => {
    const parentOf = (name: string) => name.slice(0, name.lastIndexOf('.'));
    for (const parent of new Set([...names].map(parentOf))) {
      const labels = [...names].filter((name) => parentOf(name) === parent).map((name) => felder[name]?.name);
      expect(new Set(labels).size, `${parent}: ${labels.join()}`).toBe(labels.length);
    }
    for (const { name } of fields) {
      const labels = Object.values(felder[name]?.werte ?? {});
      expect(new Set(labels).size, `${name}: ${labels.join()}`).toBe(labels.length);
    }
  });
});

test('are of their language', () => {
  const english = /\b(the|and|of|with|their|without|by|for|is|are|empty|off)\b/i;
  const german = /[äöüß]|\b(der|die|das|und|oder|mit|ohne|leer|für|ist|nicht|von)\b/i;
  expect(wordsOf(de).filter(([, text]) => english.test(text.replaceAll(/\b(Squidex|Product of)\b/g, '')))).toEqual([]);
  expect(wordsOf(en).filter(([, text]) => german.test(text))).toEqual([]);
});

test('say what a field does in both languages or in neither', () => {
  const said = (felder: Felder) => Object.keys(felder).filter((name) => felder[name]?.wirkung !== undefined);
  expect(said(de.felder)).toEqual(said(en.felder));
});
