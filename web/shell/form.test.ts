import { describe, expect, it } from 'vitest';
import { createTexts } from '../../texts/texts.ts';
import { type FormView, fieldOf, formView, nested, once } from './form.ts';

const refused = (problem: object) => ({
  values: { 'Empfehler.Email': 'erika@' },
  problem: { status: 422, code: 'Validierung' as const, detail: 'Bitte prüfen', ...problem },
});

describe('formView', () => {
  it('shows defaults until something was refused, then what was typed', () => {
    expect(formView(null, { a: '1' })).toEqual({ values: { a: '1' }, errors: {}, message: null });
    expect(formView(refused({}), { a: '1' }).values).toEqual({ 'Empfehler.Email': 'erika@' });
  });

  it('puts each message at its field, and the whole message only where no field is to blame', () => {
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

  it('binds a field to what was typed and what is wrong with it', () => {
    const errors = [{ field: 'Empfehler.Email', code: 'email' as const, message: 'Nein.' }];
    const bound = fieldOf({ t, form: formView(refused({ errors })) }, 'Empfehler.Email');
    expect(bound).toEqual({ name: 'Empfehler.Email', value: 'erika@', error: 'Nein.', errorPrefix: 'Fehler:' });
  });

  it('takes no name that the form has not', () => {
    const form: FormView<'Email'> = formView(null, { Email: 'erika@' });
    expect(fieldOf({ t, form }, 'Email').value).toBe('erika@');
    // @ts-expect-error: a name that was mistyped
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
  ])('of the fields %j and the body %j is %j', (fields, body, key) => expect(once(fields, body)).toEqual(key));
});

describe('nested', () => {
  it('makes the body of a call from the fields of the form, and leaves empty and foreign ones out', () => {
    const fields = { 'a.b.c': '1', 'a.b.d': ' ', 'a.e': '2', f: '3', foreign: '4', '__proto__.polluted': 'yes' };
    expect(nested(fields, ['a.b.c', 'a.b.d', 'a.e', 'f', 'absent'])).toEqual({ a: { b: { c: '1' }, e: '2' }, f: '3' });
  });
});
