import { describe, expect, test } from 'vitest';
import { AGENTUR_BERICHTE } from '../../../../contract/calls/agentur/berichte.ts';
import { createTexts } from '../../../../texts/texts.ts';
import { columnSpecsOf } from './column-specs.ts';

const { report } = AGENTUR_BERICHTE.auftraege;
const BADGES = { Offen: 'waiting' } as const;

describe('the columns of a screen', () => {
  const specs = columnSpecsOf(report, { columns: ['WertCent', 'Status', 'FreigegebenAm'], hidden: ['Grund'], badges: BADGES });

  test('stand as the screen names them, then those that it hides, then all others of the call', () => {
    const names = Object.keys(specs);
    expect(names.slice(0, 5)).toEqual(['WertCent', 'Status', 'FreigegebenAm', 'Grund', 'Auftragsnummer']);
    expect([...names].sort()).toEqual(Object.keys(report.row.shape).sort());
  });

  test('are hidden where the screen does not name them, so that users can choose a new one', () => {
    const shown = Object.entries(specs).flatMap(([name, { isHidden }]) => (isHidden ? [] : [name]));
    expect(shown).toEqual(['WertCent', 'Status', 'FreigegebenAm']);
  });

  test('are of the kind of their schema, and cannot be sorted by what is computed for the shown rows', () => {
    expect(specs).toMatchObject({
      WertCent: { kind: 'cent', isUnsortable: false },
      Auftragsdatum: { kind: 'date' },
      FreigegebenAm: { kind: 'moment' },
      Produkt: { kind: 'text' },
      Grund: { kind: 'text', isUnsortable: true },
    });
  });

  test('a state is a badge with its look and word, and without badges a word', () => {
    const t = createTexts('de', {});
    expect(specs.Status).toMatchObject({ kind: 'badge', badges: BADGES });
    expect(specs.Status?.label?.(t, 'Freigegeben')).toBe(t('status.auftrag.Freigegeben'));
    expect(columnSpecsOf(report, { columns: [] }).Status).toMatchObject({ kind: 'word', badges: undefined });
  });

  test('a column of words is called by its texts, any other by the label that its screen gives it', () => {
    const t = createTexts('de', {});
    const { Channel } = columnSpecsOf(AGENTUR_BERICHTE.empfehlungen.report, { columns: [] });
    expect(Channel?.label?.(t, 'whatsapp')).toBe('WhatsApp');
    const { Monat } = columnSpecsOf(AGENTUR_BERICHTE.rechnungen.report, { columns: [], labels: { Monat: (_, value) => `<${value}>` } });
    expect(Monat?.label?.(t, '2026-10')).toBe('<2026-10>');
  });
});
