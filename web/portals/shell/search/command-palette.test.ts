import { expect, test } from 'vitest';
import { createTexts } from '../../../../texts/texts.ts';
import { inLanguage, screensOf } from '../app/palette.tsx';
import { type Command, matchingCommands, withoutShown } from './commands.ts';

const item = (label: string) => ({ name: label, href: `/${label}`, label, icon: 'house' as const });
const frame = {
  navItems: ['Heute', 'Prämien', 'Prämienplan', 'Mitarbeitende'].map(item),
  links: [{ href: '/info', label: 'So geht es' }],
};
const screens = screensOf(createTexts('de', {}), frame);
const action = (title: string, more: Partial<Command> = {}): Command => ({ title, group: 'Aktionen', run() {}, ...more });
const titles = (commands: readonly Command[]) => commands.map(({ title }) => title);
const found = (typed: string) => titles(matchingCommands(screens, typed));

test('finds a page of the portal by the beginning of a word in its name, ignoring diacritics and case', () => {
  for (const typed of ['pram', 'präm', 'praem']) expect(found(typed)).toEqual(['Prämien', 'Prämienplan']);
  expect(found(' PRÄMIENP')).toEqual(['Prämienplan']);
  expect(found('ge')).toEqual(['So geht es']);
  expect(found('arbeit')).toEqual([]);
});

test('finds an action by the beginning of a word in its label or keywords, and all of them without a text', () => {
  const actions = ['Freigeben', 'Notiz ändern', 'Exportieren'].map((title) => action(title));
  expect(titles(matchingCommands(actions, 'änd'))).toEqual(['Notiz ändern']);
  expect(titles(matchingCommands(actions, 'aend'))).toEqual(['Notiz ändern']);
  expect(titles(matchingCommands(actions, 'geben'))).toEqual([]);
  expect(titles(matchingCommands(actions, ' '))).toEqual(['Freigeben', 'Notiz ändern', 'Exportieren']);
  expect(titles(matchingCommands([action('English', { keywords: 'Sprache' }), action('Abmelden')], 'spra'))).toEqual(['English']);
});

test('does not find the actions of an open sheet by the name of the sheet', () => {
  expect(matchingCommands([action('Freigeben', { detail: 'T-17' })], 'T-17')).toEqual([]);
});

test('offers a shown button once, although its action is declared too', () => {
  const shown = [action('Freigeben', { detail: 'T-17' }), action('Einladen')];
  expect(titles(withoutShown([action('Einladen'), action('Abmelden')], shown))).toEqual(['Freigeben', 'Einladen', 'Abmelden']);
});

test('leads to the same address in another language', () => {
  const address = (pathname: string, search = '') => inLanguage({ pathname, search }, 'de', 'en');
  expect(address('/de/agentur/auftraege', '?zeile=T-1')).toBe('/en/agentur/auftraege?zeile=T-1');
  expect(address('/de')).toBe('/en');
  expect(address('/de/de/x')).toBe('/en/de/x');
});
