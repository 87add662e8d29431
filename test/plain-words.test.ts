import { expect, test } from 'vitest';
import { findAvoided } from '../scripts/plain-words.mjs';

/** Source of a test with this title; it is composed, because the script reads this file too. */
const titled = (each: string, title: string) => `test${each}('${title}', () => {});`;
const found = (file: string, ...lines: readonly string[]) => findAvoided(file, lines.join('\n'));

test('finds avoided words in comments with their line, whatever their case', () => {
  expect(
    found('server/a.ts', 'export const a = 1;', '/** Whoever asks', ' * is told so. */', '// Made anew.', 'export const b = 2;'),
  ).toEqual([
    { line: 2, word: 'whoever' },
    { line: 3, word: 'is told' },
    { line: 4, word: 'anew' },
  ]);
});

test('finds them in titles of tests, not in other strings', () => {
  const titles = [titled('', 'somebody comes'), titled('.each([1])', 'whoever %s')];
  expect(found('server/a.test.ts', ...titles, "const a = 'anew';")).toEqual([
    { line: 1, word: 'somebody' },
    { line: 2, word: 'whoever' },
  ]);
  expect(found('server/a.ts', ...titles)).toEqual([]);
});

test('finds them anywhere in a document, but not inside longer words', () => {
  expect(found('docs/a.md', 'A renewed text.', 'Somebody, of which')).toEqual([
    { line: 2, word: 'somebody' },
    { line: 2, word: 'of which' },
  ]);
});

test('finds them in strings and templates of the API description, but not of other files', () => {
  const lines = [
    "const a = { summary: 'Logs somebody in' };",
    `const b = \`Up to \${1} files`,
    'are sent anew`;',
    "const c = { d: 'A renewed text' };",
  ];
  const faults = [
    { line: 1, word: 'somebody' },
    { line: 3, word: 'anew' },
  ];
  expect(found('contract/calls/a.ts', ...lines)).toEqual(faults);
  expect(found('server/api/openapi/words.ts', ...lines)).toEqual(faults);
  expect(found('server/api/a.ts', ...lines)).toEqual([]);
});
