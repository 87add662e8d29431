import { expect, test } from 'vitest';
import { isFiltered, readState, START, type TableState, wireQuery, writeState } from './address.ts';

const NAMES = {
  columns: ['Nummer', 'Status', 'WertCent', 'Grund'],
  sortable: ['Nummer', 'Status', 'WertCent'],
  status: ['Offen', 'Fertig'],
  choices: ['produkt', 'kanal'],
  due: ['Wiedervorlagen'],
} as const;
const read = (query: string) => readState(new URLSearchParams(query), NAMES);

const FULL: TableState = {
  seite: 3,
  nach: 'WertCent',
  absteigend: true,
  suche: 'Müller & Söhne',
  anstehend: null,
  status: ['Offen', 'Fertig'],
  von: '2026-11-01',
  bis: '2026-11-30',
  wahl: { produkt: '462', kanal: 'whatsapp' },
  spalten: ['Nummer', 'WertCent'],
};

test('a state is restored from its address, which omits default values', () => {
  expect(readState(writeState(FULL), NAMES)).toEqual(FULL);
  expect(writeState(START).toString()).toBe('');
  expect(writeState(START, new URLSearchParams('seite=4&suche=a&zeile=B-1')).toString()).toBe('zeile=B-1');
});

test('readState ignores unknown and invalid values of the address', () => {
  expect(read('')).toEqual(START);
  expect(
    read('seite=0&nach=Passwort&ab=1&status=Weg,Offen&von=gestern&bis=2026-02-30&spalten=Weg&produkt=x&mitarbeiter=M-7&kanal='),
  ).toEqual({
    ...START,
    status: ['Offen'],
  });
  for (const seite of ['-1', '1.5', 'x', '1e99']) expect(read(`seite=${seite}`).seite).toBe(1);
  expect(read(`suche=${'a'.repeat(300)}`).suche).toHaveLength(200);
  expect(read('ab=1').absteigend).toBe(false);
  expect(read('von=2026-11-30&bis=2026-11-01')).toEqual({ ...START, von: '2026-11-01', bis: '2026-11-30' });
});

test('wireQuery contains only values that are set', () => {
  expect(wireQuery(START, 25)).toEqual({ Pagenumber: 1, Pagesize: 25 });
  expect(wireQuery({ ...START, status: ['Offen'] }, 25)).toEqual({ Pagenumber: 1, Pagesize: 25, Filter: { Status: ['Offen'] } });
  expect(wireQuery(FULL, 50)).toEqual({
    Pagenumber: 3,
    Pagesize: 50,
    OrderBy: 'WertCent',
    Descending: true,
    Filter: {
      Suche: 'Müller & Söhne',
      Status: ['Offen', 'Fertig'],
      Von: '2026-11-01',
      Bis: '2026-11-30',
      ProduktId: 462,
      Channel: 'whatsapp',
    },
  });
});

test('isFiltered is false for another page, order or choice of columns, and true for any filter', () => {
  expect(isFiltered({ ...START, seite: 2, nach: 'Nummer', spalten: ['Nummer'] })).toBe(false);
  for (const part of [{ suche: 'a' }, { status: ['Offen'] }, { von: '2026-11-01' }, { bis: '2026-11-01' }, { wahl: { kanal: 'sms' } }])
    expect(isFiltered({ ...START, ...part })).toBe(true);
});
