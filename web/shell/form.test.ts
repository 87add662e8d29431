import { describe, expect, it } from 'vitest';
import { createTexts } from '../../texts/texts.ts';
import { type FormView, fieldOf, formView, nested, once } from './form.ts';

const refused = (problem: object) => ({
  values: { 'Empfehler.Email': 'erika@' },
  problem: { status: 422, code: 'Validierung' as const, detail: 'Bitte prüfen', ...problem },
});

describe('formView', () => {
  it('has the defaults as values, or the typed values after a refusal', () => {
    expect(formView(null, { a: '1' })).toEqual({ values: { a: '1' }, errors: {}, message: null });
    expect(formView(refused({}), { a: '1' }).values).toEqual({ 'Empfehler.Email': 'erika@' });
  });

  it('assigns each message to its field, and has a general message only if no field is affected', () => {
    const errors = [{ field: 'Empfehler.Email', code: 'email' as const, message: 'Geben Sie eine E-Mail-Adresse ein.' }];
    expect(formView(refused({ errors }))).toMatchObject({
      errors: { 'Empfehler.Email': 'Geben Sie eine E-Mail-Adresse ein.' },
      message: null,
    });
    expect(formView(refused({ code: 'EmpfehlungExists' }))).toMatchObject({ errors: {}, message: 'Bitte prüfen' });
    expect(formView(refused({ code: 'AcceptAgb' }), {}, { AcceptAgb: 'AgbText' }).errors).toEqual({ AgbText: 'Bitte prüfen' });
  });
});

describe('fieldOf', () => {
  const t = createTexts('de', {});

  it('returns name, typed value and error of a field', () => {
    const errors = [{ field: 'Empfehler.Email', code: 'email' as const, message: 'Nein.' }];
    const bound = fieldOf({ t, form: formView(refused({ errors })) }, 'Empfehler.Email');
    expect(bound).toEqual({ name: 'Empfehler.Email', value: 'erika@', error: 'Nein.', errorPrefix: 'Fehler:' });
  });

  it('accepts only names of the form', () => {
    const form: FormView<'Email'> = formView(null, { Email: 'erika@' });
    expect(fieldOf({ t, form }, 'Email').value).toBe('erika@');
    // @ts-expect-error: a mistyped name
    expect(fieldOf({ t, form }, 'Emial').value).toBeUndefined();
  });
});

describe('once', () => {
  it.each([
    [{ vorgang: 'v1' }, undefined, { idempotencyKey: 'v1' }],
    [{ vorgang: 'v1' }, { Name: 'Ida' }, { idempotencyKey: 'v1 {"Name":"Ida"}' }],
    [{}, { Name: 'Ida' }, { idempotencyKey: '{"Name":"Ida"}' }],
    [{ vorgang: '' }, undefined, {}],
    [{}, undefined, {}],
  ])('for the fields %j and the body %j returns %j', (fields, body, key) => expect(once(fields, body)).toEqual(key));
});

describe('nested', () => {
  it('builds the body of a call from the fields of the form, without empty and unknown ones', () => {
    const fields = { 'a.b.c': '1', 'a.b.d': ' ', 'a.e': '2', f: '3', foreign: '4', '__proto__.polluted': 'yes' };
    expect(nested(fields, ['a.b.c', 'a.b.d', 'a.e', 'f', 'absent'])).toEqual({ a: { b: { c: '1' }, e: '2' }, f: '3' });
  });
});
