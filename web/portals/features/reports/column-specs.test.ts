import { describe, expect, test } from 'vitest';
import { AGENTUR_BERICHTE } from '../../../../contract/calls/agentur/berichte.ts';
import { createTexts } from '../../../../texts/texts.ts';
import { columnSpecsOf } from './column-specs.ts';

const { report } = AGENTUR_BERICHTE.auftraege;
const BADGES = { Offen: 'waiting' } as const;

describe('the columns of a screen', () => {
  const specs = columnSpecsOf(report, { columns: ['WertCent', 'Status', 'FreigegebenAm'], hidden: ['Grund'], badges: BADGES });

  test('follow the order of the screen: shown columns, then hidden ones, then all others of the call', () => {
    const names = Object.keys(specs);
    expect(names.slice(0, 5)).toEqual(['WertCent', 'Status', 'FreigegebenAm', 'Grund', 'Auftragsnummer']);
    expect([...names].sort()).toEqual(Object.keys(report.row.shape).sort());
  });

  test('are hidden if the screen does not name them, so that users can choose a new column', () => {
    const shown = Object.entries(specs).flatMap(([name, { isHidden }]) => (isHidden ? [] : [name]));
    expect(shown).toEqual(['WertCent', 'Status', 'FreigegebenAm']);
  });

  test('take their kind from the schema and are unsortable if they are computed for the shown rows', () => {
    expect(specs).toMatchObject({
      WertCent: { kind: 'cent', isUnsortable: false },
      Auftragsdatum: { kind: 'date' },
      FreigegebenAm: { kind: 'moment' },
      Produkt: { kind: 'text' },
      Grund: { kind: 'text', isUnsortable: true },
    });
  });

  test('show a status as a badge with its label, or as a word if the screen has no badges', () => {
    const t = createTexts('de', {});
    expect(specs.Status).toMatchObject({ kind: 'badge', badges: BADGES });
    expect(specs.Status?.label?.(t, 'Freigegeben', 'de')).toBe(t('status.auftrag.Freigegeben'));
    expect(columnSpecsOf(report, { columns: [] }).Status).toMatchObject({ kind: 'word', badges: undefined });
  });

  test('label values of a word column by their texts, and values of other columns by the function of the screen', () => {
    const t = createTexts('de', {});
    const { Channel } = columnSpecsOf(AGENTUR_BERICHTE.empfehlungen.report, { columns: [] });
    expect(Channel?.label?.(t, 'whatsapp', 'de')).toBe('WhatsApp');
    const { Monat } = columnSpecsOf(AGENTUR_BERICHTE.rechnungen.report, { columns: [], labels: { Monat: (_, value) => `<${value}>` } });
    expect(Monat?.label?.(t, '2026-10', 'de')).toBe('<2026-10>');
  });
});
