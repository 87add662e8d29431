import { expect, test } from 'vitest';
import { groupsOf, scriptJson } from './data.ts';
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

test('groupsOf keeps the items of a navigation in their order, each below the heading of its group', () => {
  const item = (name: string, group?: string) => ({ name, href: '', label: name, icon: 'house' as const, ...(group && { group }) });
  const named = (items: ReturnType<typeof item>[]) => groupsOf(items).map(([heading, all]) => [heading, all.map(({ name }) => name)]);
  expect(named([item('a', 'Eins'), item('b', 'Eins'), item('c', 'Zwei')])).toEqual([
    ['Eins', ['a', 'b']],
    ['Zwei', ['c']],
  ]);
  expect(named([item('a'), item('b')])).toEqual([[undefined, ['a', 'b']]]);
});
