import { describe, expect, test } from 'vitest';
import { PRODUKT_APIS } from '../../contract/calls/mandant.ts';
import { FORM_FILES, type FormNode, fieldNamesOf, formOfFile } from '../../contract/rules/ordner-form.ts';
import { SETTINGS_GROUP_NAMES } from '../../contract/rules/settings-groups.ts';
import { type Field, fieldsOf } from '../../test/support/configuration-page.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import type { FieldText, FieldTexts } from './fields.ts';

const LANGUAGES = [
  ['de', de],
  ['en', en],
] as const;

const forms = PRODUKT_APIS.flatMap((produktApi) =>
  FORM_FILES.map((file) => ({
    name: file.replace('.json', ''),
    form: formOfFile({ 'mandant.json': { konfiguration: { produktApi } } }, file) as FormNode,
  })),
);
const formFields = forms.flatMap(({ name, form }) => fieldsOf(form, name));
const names = new Set(forms.flatMap(({ name, form }) => fieldNamesOf(form, name)));

/** Values of a choice, or the possible names of entries. */
const valuesOf = ({ form }: Field): readonly (string | number)[] => {
  if (form.kind === 'record') return form.names ?? [];
  return form.kind === 'choice' || form.kind === 'choices' ? form.values : [];
};

/** Choices with values that are names or sizes in any language. */
const PLAIN = /^mandant\.theme\.font\.|\.Klasse$/;

/** All words of a module, with their place. */
const wordsOf = ({ fields, groups, files }: typeof de | typeof en): [place: string, text: string][] =>
  Object.entries<FieldText>({ ...fields, ...groups, ...files }).flatMap(([place, { name, effect = '', entry = '', values = {} }]) =>
    [name, effect, entry, ...Object.values(values)].map((text): [string, string] => [place, text]),
  );

describe.each(LANGUAGES)('words of the fields in %s', (_, words) => {
  const texts: FieldTexts = words.fields;

  test('name exactly the fields of all product APIs, the groups of settings and the files', () => {
    expect(Object.keys(texts).toSorted()).toEqual([...names].toSorted());
    expect(Object.keys(words.groups)).toEqual(SETTINGS_GROUP_NAMES);
    expect(Object.keys(words.files).toSorted()).toEqual([...new Set(forms.map(({ name }) => name)), 'theme'].toSorted());
  });

  test('label exactly the values of a choice and the names of entries', () => {
    for (const field of formFields.filter(({ name }) => !PLAIN.test(name)))
      expect(Object.keys(texts[field.name]?.values ?? {}).toSorted(), field.name).toEqual(valuesOf(field).map(String).toSorted());
  });

  test('name one entry of each list and of entries by name', () => {
    const lists = formFields.filter(({ form }) => form.kind === 'list' || form.kind === 'record').map(({ name }) => name);
    const shown = Object.keys(texts).filter((name) => texts[name]?.entry !== undefined);
    expect([...new Set(lists)].filter((name) => !shown.includes(name))).toEqual([]);
  });

  test('are short labels and sentences', () => {
    for (const [name, { name: label, effect }] of Object.entries<FieldText>({ ...texts, ...words.groups, ...words.files })) {
      expect(label, name).toMatch(/^(?! ).{1,40}(?<![.\s])$/);
      if (effect !== undefined) expect(effect, name).toMatch(/^(?! ).{1,220}\.$/);
    }
  });

  test('are unique within a form, as are the labels of a choice', () => {
    const parentOf = (name: string) => name.slice(0, name.lastIndexOf('.'));
    for (const parent of new Set([...names].map(parentOf))) {
      const labels = [...names].filter((name) => parentOf(name) === parent).map((name) => texts[name]?.name);
      expect(new Set(labels).size, `${parent}: ${labels.join()}`).toBe(labels.length);
    }
    for (const { name } of formFields) {
      const labels = Object.values(texts[name]?.values ?? {});
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
  const said = (texts: FieldTexts) => Object.keys(texts).filter((name) => texts[name]?.effect !== undefined);
  expect(said(de.fields)).toEqual(said(en.fields));
});
