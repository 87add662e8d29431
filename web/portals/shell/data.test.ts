import { expect, test } from 'vitest';
import { scriptJson } from './data.ts';
import { portalTexts } from './texts.ts';

test('scriptJson escapes everything that could end the script element', () => {
  const data = { name: '</script><!--<script>' };
  expect(scriptJson(data)).not.toContain('<');
  expect(JSON.parse(scriptJson(data))).toEqual(data);
});

test('portalTexts fills placeholders, chooses plural forms and joins lists', () => {
  const t = portalTexts('de', {
    'portal.person': 'Konto von {name}',
    'portal.auswahl.anzahl.one': '1 ausgewählt',
    'portal.auswahl.anzahl.other': '{anzahl} ausgewählt',
  });
  expect(t('portal.person', { name: 'Anna' })).toBe('Konto von Anna');
  expect([1, 0, 7].map((count) => t.plural('portal.auswahl.anzahl', count))).toEqual(['1 ausgewählt', '0 ausgewählt', '7 ausgewählt']);
  expect(t.list(['a', 'b', 'c'])).toBe('a, b und c');
});
