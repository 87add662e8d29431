import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MAX_FIELD } from '../../contract/values/max-field.ts';
import { checkInput, readInput } from './input.ts';

const LONG = 'x'.repeat(MAX_FIELD + 1);
const seen: string[] = [];
const Seen = z.string().check(z.refine((value) => seen.push(value) > 0));
const Body = z.object({ Name: Seen, Zeilen: z.optional(z.array(z.object({ Text: Seen }))) });

const fieldsOf = (data: unknown, httpPart = 'body') => {
  const read = readInput(Body, data, httpPart);
  return 'error' in read ? [read.error.code, ...read.error.fields.map(({ field, code }) => `${field} ${code}`)] : read.value;
};

describe('a text that is too long for any field', () => {
  test('is refused at its field before the schema checks it', () => {
    seen.length = 0;
    expect(fieldsOf({ Name: LONG })).toEqual(['Validierung', 'Name zuLang']);
    expect(fieldsOf({ Name: 'a', Zeilen: [{ Text: 'b' }, { Text: LONG }] })).toEqual(['Validierung', 'Zeilen.1.Text zuLang']);
    expect(fieldsOf({ Name: 'a', Fremd: { Tief: LONG } })).toEqual(['Validierung', 'Fremd.Tief zuLang']);
    expect(() => checkInput(Body, { Name: LONG })).toThrow('Validierung');
    expect(seen).toEqual([]);
  });

  test('returns NichtGefunden as a parameter of a path', () => expect(fieldsOf({ Name: LONG }, 'params')).toEqual(['NichtGefunden']));

  test('is found in JSON of any depth', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(15_000)}"${LONG}"${'}'.repeat(15_000)}`);
    expect(fieldsOf({ Name: 'a', deep })).toMatchObject(['Validierung', expect.stringMatching(/^deep\.a\.a.*zuLang$/)]);
  });
});

test('the longest text of a field is accepted, and a whole file is not a field', () => {
  const Name = LONG.slice(1);
  expect(fieldsOf({ Name })).toEqual({ Name });
  expect(readInput(z.string(), LONG, 'body')).toEqual({ value: LONG });
});
