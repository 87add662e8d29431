import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AGENTUR_BERICHTE } from '../contract/calls/agentur/berichte.ts';
import { columnsOf, type ReportCall } from '../contract/calls/bericht.ts';
import { LOCALES } from '../contract/values/wire.ts';
import { columnLabel, valueLabel } from './spalte.ts';
import { createTexts } from './texts.ts';

/** The constants that a column can have; empty for a column with other values. */
function constantsOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodMiniNullable) return constantsOf(schema.def.innerType);
  if (schema instanceof z.ZodMiniArray) return constantsOf(schema.def.element);
  return schema instanceof z.ZodMiniEnum ? (schema.options as readonly string[]) : [];
}

describe.each(Object.entries<ReportCall>(AGENTUR_BERICHTE))('the report %s', (bericht, { report }) => {
  test.each(LOCALES)('has a heading for every column and a word for every constant in %s', (locale) => {
    const t = createTexts(locale, {});
    for (const [spalte, column] of Object.entries(columnsOf(report))) {
      expect(columnLabel(t, bericht, spalte), spalte).toBeTruthy();
      const constants = constantsOf(report.row.shape[spalte]);
      expect(column.words !== undefined, `words of ${spalte}`).toBe(constants.length > 0);
      for (const constant of constants) expect(valueLabel(t, column, constant), `${spalte} ${constant}`).toBeTruthy();
    }
  });
});

test('valueLabel returns the name of a channel, and other text unchanged', () => {
  const t = createTexts('de', {});
  const { Channel, Produkt } = columnsOf(AGENTUR_BERICHTE.empfehlungen.report);
  expect(Channel && valueLabel(t, Channel, 'WhatsApp')).toBe('WhatsApp');
  expect(Channel && valueLabel(t, Channel, 'link')).toBe('Link');
  expect(Produkt && valueLabel(t, Produkt, 'Offen')).toBe('Offen');
});
