import { describe, expect, test } from 'vitest';
import { de } from '../../texts/de.ts';
import { RUECKGABE_CODES, rueckgabeOf, rueckgabeSatz } from './rueckgabe.ts';

/** The table of money-facts.md section 3: codes, for bookkeeping, sentence for the person, action. */
const TABLE = [
  ['AC01 AC03', 'IBAN falsch oder unbekannt', 'Ihre Bank kennt diese IBAN nicht.', 'Nachfragen'],
  ['AC04', 'Konto aufgelöst', 'Dieses Konto gibt es nicht mehr.', 'Nachfragen'],
  ['AC06 AC15 AC16 AC17', 'Konto gesperrt oder geändert', 'Auf dieses Konto kann zurzeit nichts überwiesen werden.', 'Nachfragen'],
  ['AG01', 'Zahlungsart nicht möglich (z. B. Sparkonto)', 'Bitte nennen Sie ein Girokonto.', 'Nachfragen'],
  ['BE01 BE04 RR03', 'Name oder Anschrift passt nicht', 'Name und IBAN passen nicht zusammen.', 'Nachfragen'],
  ['MS02', 'vom Empfänger zurückgegeben', 'Ihre Bank hat die Überweisung zurückgegeben.', 'Nachfragen'],
  ['MS03 NARR SL01', 'von der Bank ohne Grund', 'Ihre Bank hat die Überweisung zurückgegeben.', 'Nachfragen'],
  ['RC01 RC03 RC04 RC07 CNOR', 'Bank nicht erreichbar, BIC falsch', 'Diese Bank nimmt keine SEPA-Überweisung an.', 'Nachfragen'],
  ['FOCR', 'auf unseren Rückruf', 'Wir haben die Überweisung zurückgeholt.', 'Halten'],
  ['MD07', 'Kontoinhaber verstorben', null, 'Verstorben'],
  ['RR01 RR02 RR04', 'aufsichtsrechtlich', null, 'Halten'],
  ['AM05 ARDT DUPL', 'doppelt oder schon zurückgegeben', null, 'Alarm'],
  ['ED05 TM01 FF01 FF05 AM09 AM10 DT01', 'technisch', null, 'Frei'],
] as const;

describe("a bank's code", () => {
  test.each(TABLE.flatMap(([codes, ...rest]) => codes.split(' ').map((code) => [code, ...rest] as const)))(
    '%s means %j for bookkeeping, %j for the person, and the action %s',
    (code, grund, satz, aktion) => {
      const found = rueckgabeOf(code);
      expect([de[found.grund], found.satz && de[found.satz], found.aktion]).toEqual([grund, satz, aktion]);
      expect(rueckgabeOf(` ${code.toLowerCase()} `)).toEqual(found);
      expect(rueckgabeSatz(code)).toBe(found.satz);
    },
  );

  test('stands in the table once', () => {
    expect([...RUECKGABE_CODES].sort()).toEqual(TABLE.flatMap(([codes]) => codes.split(' ')).sort());
    expect(new Set(RUECKGABE_CODES).size).toBe(RUECKGABE_CODES.length);
  });

  test.each(['XX99', '', 'AC0', 'constructor'])('that is not in the table (%j) is treated as MS03', (code) => {
    expect(rueckgabeOf(code)).toEqual(rueckgabeOf('MS03'));
  });
});

test('a reason of our own for which a person is asked has a sentence, and no reason has none', () => {
  expect(['Land', 'KontoUnlesbar'].map(rueckgabeSatz)).toEqual(['rueckgabe.Land', 'rueckgabe.KontoUnlesbar']);
  expect(rueckgabeSatz(null)).toBeNull();
});
