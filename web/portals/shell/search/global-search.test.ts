import { expect, test } from 'vitest';
import { waysTo } from './global-search.tsx';

const way = (label: string) => ({ name: label, href: `/${label}`, label, icon: 'house' as const });
const frame = {
  ways: ['Heute', 'Prämien', 'Prämienplan', 'Mitarbeitende'].map(way),
  links: [{ href: '/info', label: 'So geht es' }],
};
const found = (typed: string) => waysTo(frame, typed).map(({ label }) => label);

test('a page of the portal is found by the beginning of a word of its name, without marks and capitals', () => {
  for (const typed of ['pram', 'präm', 'praem']) expect(found(typed)).toEqual(['Prämien', 'Prämienplan']);
  expect(found(' PRÄMIENP')).toEqual(['Prämienplan']);
  expect(found('ge')).toEqual(['So geht es']);
  expect(found('arbeit')).toEqual([]);
});
