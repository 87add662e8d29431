import { describe, expect, test } from 'vitest';
import type { BetriebAuftragsbericht } from '../../../../contract/calls/betrieb/auftragsimport.ts';
import { joinReports, reportCsv } from './import-rows.ts';

const NONE = { angelegt: 0, bewegt: 0, unveraendert: 0, ohneEmpfehlung: 0, abgelehnt: 0 };
const FIRST: BetriebAuftragsbericht = {
  Zeilen: [{ Zeile: 2, Auftragsnummer: 'A-1', Ergebnis: 'angelegt', Status: 'Eingegangen' }],
  Summe: { ...NONE, angelegt: 1 },
  UnbekannteSpalten: ['Ort'],
  Gespeichert: true,
};
const SECOND: BetriebAuftragsbericht = {
  Zeilen: [
    { Zeile: 2, Auftragsnummer: 'A-2', Ergebnis: 'unveraendert', Status: 'Bestaetigt' },
    {
      Zeile: 4,
      Auftragsnummer: '=1+1',
      Ergebnis: 'abgelehnt',
      code: 'Validierung',
      message: 'Fehler',
      errors: [{ field: 'Auftragsnummer', code: 'format', message: 'Nummer: "falsch"' }],
    },
  ],
  Summe: { ...NONE, unveraendert: 1, abgelehnt: 1 },
  UnbekannteSpalten: ['Ort'],
  Gespeichert: true,
};
const joined = joinReports([{ before: 0 }, { before: 200 }, { before: 400 }], [FIRST, SECOND]);

describe('the report of a file', () => {
  test('joins the reports of its parts by the numbers of rows in the file', () => {
    expect(joined.Zeilen.map(({ Zeile, Auftragsnummer }) => [Zeile, Auftragsnummer])).toEqual([
      [2, 'A-1'],
      [202, 'A-2'],
      [204, '=1+1'],
    ]);
    expect({ ...joined, Zeilen: [] }).toEqual({
      Zeilen: [],
      Summe: { ...NONE, angelegt: 1, unveraendert: 1, abgelehnt: 1 },
      UnbekannteSpalten: ['Ort'],
      Gespeichert: true,
    });
  });

  test('as a file has refused lines first, and no cell that an office program computes', () => {
    const csv = reportCsv(joined, ['Zeile', 'Nummer', 'Ergebnis', 'Stand', 'Grund'], ({ Ergebnis }) => Ergebnis);
    expect(csv.split('\r\n')).toEqual([
      '\ufeff"Zeile";"Nummer";"Ergebnis";"Stand";"Grund"',
      `"204";"'=1+1";"abgelehnt";"";"Nummer: ""falsch"""`,
      '"2";"A-1";"angelegt";"Eingegangen";""',
      '"202";"A-2";"unveraendert";"Bestaetigt";""',
      '',
    ]);
  });
});
