import { expect, test } from 'vitest';
import { isPrintable, OptionalPrintableLine, PrintableLine, PrintableText } from './druckbar.ts';

test.each([
  'Müller & Söhne (Kiel) GmbH',
  'Łódź Şişli Çankırı Škoda Győr Ærø Þór Ñandú',
  'Straße „Am Speicher“ 12 – 14, Café d’Or',
  '50 € · ½ · 5 °C · Glasfaser™ • 250 …',
  'Müller'.normalize('NFD'),
  'weiche\u00adTrennung\u200b',
])('%j can be printed', (text) => {
  expect(isPrintable(text)).toBe(true);
});

test.each(['Ωmega', 'Агентура Север', '北方代理', 'وكالة', 'Nguyễn', 'Blumen 🌷', 'm\u0308', 'Kie\ue000l', 'Kie\u0378l'])(
  '%j cannot be printed',
  (text) => {
    expect(isPrintable(text)).toBe(false);
    for (const schema of [PrintableText(80), PrintableLine(80), OptionalPrintableLine(80)]) {
      const { error } = schema.safeParse(text);
      expect(error?.issues.map((issue) => 'params' in issue && issue.params)).toEqual([{ code: 'druckbar' }]);
    }
  },
);

test('OptionalPrintableLine accepts undefined, null and empty text', () => {
  for (const none of [undefined, null, '', ' ']) expect(OptionalPrintableLine(80).safeParse(none).success).toBe(true);
});
