import { describe, expect, expectTypeOf, test } from 'vitest';
import { auskunftOf, columnsIn, erasedIn, wiredIn } from './columns.ts';

const TABLE = {
  columns: {
    nummer: { wire: 'Nummer' },
    ort: { personal: true, wire: 'Adresse.Ort', erased: null },
    strasse: { personal: true, wire: 'Adresse.Strasse', erased: '' },
    zeit: { wire: 'Zeit' },
    schluessel: { personal: true, erased: 'by its rule' },
    offen: { erased: false },
  },
} as const;
const row = { nummer: 7, ort: 'Köln', strasse: null, zeit: new Date('2026-03-01T12:00:00Z'), schluessel: 'geheim', offen: true };

describe('the declaration of a table', () => {
  test('lists its columns and those that the disclosure shows', () => {
    expect(columnsIn(TABLE)).toEqual(['nummer', 'ort', 'strasse', 'zeit', 'schluessel', 'offen']);
    expect(wiredIn(TABLE)).toEqual(['nummer', 'ort', 'strasse', 'zeit']);
  });

  test('yields the values that remain after deletion, without columns that a separate rule erases', () => {
    const erased = erasedIn(TABLE);
    expect(erased).toEqual({ ort: null, strasse: '', offen: false });
    expectTypeOf(erased).toEqualTypeOf<{ readonly ort: null; readonly strasse: ''; readonly offen: false }>();
  });

  test('shows only the columns with a wire name, grouped, and moments as on the wire', () => {
    const shown = auskunftOf(TABLE, row);
    expect(shown).toEqual({ Nummer: 7, Adresse: { Ort: 'Köln', Strasse: null }, Zeit: '2026-03-01T12:00:00.000Z' });
    expectTypeOf(shown).toEqualTypeOf<{ Nummer: number; Adresse: { Ort: string; Strasse: null }; Zeit: string }>();
  });

  test('does not compile with a row that lacks a shown column', () => {
    const { ort: _, ...short } = row;
    // @ts-expect-error the row has no `ort`
    expect(auskunftOf(TABLE, short)).toMatchObject({ Nummer: 7 });
  });
});
