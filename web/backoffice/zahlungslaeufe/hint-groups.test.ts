import { expect, test } from 'vitest';
import { commonWords, groupHints, type Hint, piecesOf } from './hint-groups.ts';

const hint = (Id: string, Art: Hint['Art'], more: Partial<Hint> = {}): Hint => ({
  Id,
  Art,
  Zahlungsnummer: `Z${Id}`,
  Name: 'Erika Beispiel',
  BetragCent: 4500,
  Schwere: 'Hinweis',
  Worte: null,
  BestaetigtVon: null,
  ...more,
});

const HINTS = [
  hint('1', 'FristUeberschritten'),
  hint('2', 'IbanMehrerePersonen', { Schwere: 'Sperre' }),
  hint('3', 'GleicherBetrag', { BestaetigtVon: 'Erika Beispiel', Worte: 'Zwei Aufträge.' }),
  hint('4', 'FristUeberschritten', { BestaetigtVon: 'Erika Beispiel', Worte: 'Ferien.' }),
];

const shown = (schwere: Hint['Schwere']) =>
  groupHints(HINTS, schwere).map(({ art, hints, open }) => [art, hints.map(({ Id }) => Id), open.map(({ Id }) => Id)]);

test('puts hints of a kind together, in the order of the kinds, and says which are open', () => {
  expect(shown('Hinweis')).toEqual([
    ['GleicherBetrag', ['3'], []],
    ['FristUeberschritten', ['1', '4'], ['1']],
  ]);
});

test('has nothing to confirm about what was left out', () => {
  expect(shown('Sperre')).toEqual([['IbanMehrerePersonen', ['2'], []]]);
});

test('says once who confirmed with which words, unless one is open or they differ', () => {
  const said = { BestaetigtVon: 'Erika Beispiel', Worte: 'Ferien.' };
  const common = (...hints: readonly Hint[]) => groupHints(hints, 'Hinweis').map((group) => commonWords(group)?.Worte ?? null);
  expect(common(hint('1', 'LimitZahlung', said), hint('2', 'LimitZahlung', said))).toEqual(['Ferien.']);
  expect(common(hint('1', 'LimitZahlung', said), hint('2', 'LimitZahlung'))).toEqual([null]);
  expect(common(hint('1', 'LimitZahlung', said), hint('2', 'LimitZahlung', { ...said, Worte: 'Anders.' }))).toEqual([null]);
  expect(common(hint('1', 'KontoUnlesbar', { Schwere: 'Sperre' }))).toEqual([]);
});

test('divides items into pieces and loses none', () => {
  expect(piecesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(piecesOf([1, 2], 2)).toEqual([[1, 2]]);
  expect(piecesOf([], 2)).toEqual([]);
});
