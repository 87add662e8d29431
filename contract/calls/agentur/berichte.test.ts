import { describe, expect, test } from 'vitest';
import { AGENTUR } from '../../portals/agentur.ts';
import type { PortalDeclaration } from '../../portals/portal.ts';
import { columnsOf, type ReportCall, sortableOf } from '../bericht.ts';
import * as eigene from '../mitarbeiter.ts';
import { AGENTUR_BERICHTE, BERICHT_NAMEN, listAuftraege, listEmpfehler } from './berichte.ts';
import { AuftragZeile } from './zeilen.ts';

describe('a report of agencies', () => {
  const areas: PortalDeclaration['areas'] = AGENTUR.areas;
  test.each(BERICHT_NAMEN.filter((name) => name in areas))('%s needs the right of its area', (name) => {
    expect(AGENTUR_BERICHTE[name].recht).toBe(areas[name]?.recht);
  });

  test('has one column per field of its row, in the same order, with kind and words', () => {
    const columns = columnsOf(listAuftraege.report);
    expect(Object.keys(columns)).toEqual(Object.keys(AuftragZeile.shape));
    expect(columns).toMatchObject({
      Auftragsdatum: { kind: 'date', isSortable: true, words: undefined },
      Status: { kind: 'word', isSortable: true, words: 'status.auftrag' },
      Grund: { kind: 'text', isSortable: false },
    });
  });

  test('can be ordered by every column that is not computed for the shown rows', () => {
    const queryOf = (OrderBy: string) => listAuftraege.body.safeParse({ OrderBy }).success;
    const sortable = sortableOf(listAuftraege.report);
    expect(sortable).not.toContain('Grund');
    expect(Object.keys(AuftragZeile.shape).filter(queryOf)).toEqual(sortable);
  });

  test('can be filtered by the values of its Status column, or by its own list of states if it has no such column', () => {
    const takes = (call: ReportCall, status: string) => call.body?.safeParse({ Filter: { Status: [status] } }).success;
    expect([takes(listAuftraege, 'Widerrufen'), takes(listAuftraege, 'Angenommen')]).toEqual([true, false]);
    expect([takes(listEmpfehler, 'Angenommen'), takes(listEmpfehler, 'Offen')]).toEqual([true, false]);
  });

  test('returns Summen only if it declares sums', () => {
    expect(Object.keys(listEmpfehler.answers[200].shape.Summen.shape)).toEqual(['Empfehlungen', 'Auftraege', 'WertCent']);
    expect(AGENTUR_BERICHTE.leads.answers[200].shape).not.toHaveProperty('Summen');
  });
});

test('a report of employees has the columns, sums and words of the report of agencies', () => {
  const { row, ...rest } = eigene.listEigeneAuftraege.report;
  const { row: _, ...others } = listAuftraege.report;
  expect(rest).toEqual(others);
  expect(Object.keys(row.shape)).toEqual(Object.keys(AuftragZeile.shape));
});
