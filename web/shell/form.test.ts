import { describe, expect, it } from 'vitest';
import { formView, nested } from './form.ts';

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

describe('nested', () => {
  it('makes the body of a call from the fields of the form, and leaves empty and foreign ones out', () => {
    const fields = { 'a.b.c': '1', 'a.b.d': ' ', 'a.e': '2', f: '3', foreign: '4', '__proto__.polluted': 'yes' };
    expect(nested(fields, ['a.b.c', 'a.b.d', 'a.e', 'f', 'absent'])).toEqual({ a: { b: { c: '1' }, e: '2' }, f: '3' });
  });
});
