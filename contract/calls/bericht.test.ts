import { expect, test } from 'vitest';
import { columnsOf } from './bericht.ts';
import { listZahlungen } from './betrieb/zahlungen.ts';

test('what only holds or not is no column of a list, and all other fields are', () => {
  const fields = Object.keys(listZahlungen.report.row.shape);
  expect(fields).toContain('StornoVorgemerkt');
  expect(Object.keys(columnsOf(listZahlungen.report))).toEqual(fields.filter((field) => field !== 'StornoVorgemerkt'));
});
