import { expect, test } from 'vitest';
import { DruckbarLine, DruckbarText, isDruckbar, OptionalDruckbarLine } from './druckbar.ts';

test.each([
  'Müller & Söhne (Kiel) GmbH',
  'Łódź Şişli Çankırı Škoda Győr Ærø Þór Ñandú',
  'Straße „Am Speicher“ 12 – 14, Café d’Or',
  '50 € · ½ · 5 °C · Glasfaser™ • 250 …',
  'Müller'.normalize('NFD'),
  'weiche\u00adTrennung\u200b',
])('%j can be printed', (text) => {
  expect(isDruckbar(text)).toBe(true);
});

test.each(['Ωmega', 'Агентура Север', '北方代理', 'وكالة', 'Nguyễn', 'Blumen 🌷', 'm\u0308', 'Kie\ue000l', 'Kie\u0378l'])(
  '%j cannot be printed',
  (text) => {
    expect(isDruckbar(text)).toBe(false);
    for (const schema of [DruckbarText(80), DruckbarLine(80), OptionalDruckbarLine(80)]) {
      const { error } = schema.safeParse(text);
      expect(error?.issues.map((issue) => 'params' in issue && issue.params)).toEqual([{ code: 'druckbar' }]);
    }
  },
);

test('OptionalDruckbarLine accepts undefined, null and empty text', () => {
  for (const none of [undefined, null, '', ' ']) expect(OptionalDruckbarLine(80).safeParse(none).success).toBe(true);
});
