import { expect, test } from 'vitest';
import { createTexts, textsOf } from '../../../texts/texts.ts';
import { portalTexts } from './texts.ts';

test('the app and the server use the same plural form and formatted number', () => {
  for (const t of [portalTexts('de', textsOf('de', {})), createTexts('de', {})]) {
    expect(t.plural('portal.export.zeilen', 30_093, { anzahl: '30.093' })).toContain('genau 30.093 Zeilen');
    expect(t.plural('portal.export.zeilen', 2)).toContain('genau 2 Zeilen');
    expect(t.plural('portal.export.zeilen', 1)).toContain('genau 1 Zeile:');
  }
});
