import { expect, test } from 'vitest';
import { matchingActions } from './actions.ts';
import { searchNavItems } from './global-search.tsx';

const item = (label: string) => ({ name: label, href: `/${label}`, label, icon: 'house' as const });
const frame = {
  navItems: ['Heute', 'Prämien', 'Prämienplan', 'Mitarbeitende'].map(item),
  links: [{ href: '/info', label: 'So geht es' }],
};
const found = (typed: string) => searchNavItems(frame, typed).map(({ label }) => label);

test('finds a page of the portal by the beginning of a word in its name, ignoring diacritics and case', () => {
  for (const typed of ['pram', 'präm', 'praem']) expect(found(typed)).toEqual(['Prämien', 'Prämienplan']);
  expect(found(' PRÄMIENP')).toEqual(['Prämienplan']);
  expect(found('ge')).toEqual(['So geht es']);
  expect(found('arbeit')).toEqual([]);
});

test('finds an action by the beginning of a word in its label, and all of them without a text', () => {
  const actions = ['Freigeben', 'Notiz ändern', 'Exportieren'].map((label) => ({ label, of: undefined, run() {} }));
  const labels = (typed: string) => matchingActions(actions, typed).map(({ label }) => label);
  expect(labels('änd')).toEqual(['Notiz ändern']);
  expect(labels('aend')).toEqual(['Notiz ändern']);
  expect(labels('geben')).toEqual([]);
  expect(labels(' ')).toEqual(['Freigeben', 'Notiz ändern', 'Exportieren']);
});
