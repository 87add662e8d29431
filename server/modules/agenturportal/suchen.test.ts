import { expect, test } from 'vitest';
import { matchIn, wordsIn } from '../../reports/search.ts';
import { findMatch } from './suchen.ts';

/** The part of a text that a search matches. */
const found = (text: string, suche: string) => {
  const match = matchIn(text, wordsIn(suche)[0] ?? []);
  return match && text.slice(match.start, match.end);
};

test('a search matches the beginning of words and of their parts, regardless of case, accents and umlaut spelling', () => {
  expect(found('anna.mueller@post.example', 'MÜL')).toBe('muel');
  expect(found('Jörg Müller', 'muel')).toBe('Mül');
  expect(found('Jörg Mu\u0308ller', 'mul')).toBe('Mu\u0308l');
  expect(found('Jörg Müller', 'joe')).toBe('Jö');
  expect(found('Straße 4', 'strasse')).toBe('Straße');
  expect(found('B-1001', '1001,')).toBe('1001');
  expect(found('a-1 A-12', 'a-12')).toBe('A-12');
  for (const suche of ['nna', 'ost', '%', 'mm']) expect(found('anna_m@post example', suche), suche).toBe(null);
});

test('the hit names the first column with a word that its lines do not show, and none if they show all', () => {
  const zeile = { Nummer: 'E-77', Plz: null, Name: 'Anna S.', Ort: 'Aachen' };
  const lines = { Titel: 'B-1', Zusatz: 'Glasfaser, Anna S.' };
  const of = (suche: string) => findMatch(zeile, ['Nummer', 'Plz', 'Ort'], suche, lines);
  expect(of('anna 77')).toEqual({ Gefunden: { Spalte: 'Nummer', Wert: 'E-77', Von: 2, Bis: 4 } });
  expect(of('aa')).toEqual({ Gefunden: { Spalte: 'Ort', Wert: 'Aachen', Von: 0, Bis: 2 } });
  for (const suche of ['an', 'glas anna', 'zz', '']) expect(of(suche)).toEqual({});
});
