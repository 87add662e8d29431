import { describe, expect, test } from 'vitest';
import { edit, folders, printedFaults } from '../../test/support/folder.ts';
import { checkFolder } from './check.ts';
import type { Fault } from './faults.ts';
import { readFolder } from './folder.ts';

/**
 * A fault: its name; the file, of a demo tenant or of the smallest folder; the path and the value written there; the expected messages, for
 * that path or with their own path.
 */
export type FaultCase = readonly [what: string, file: string, path: string, value: unknown, ...said: string[]];

// biome-ignore lint/suspicious/noExplicitAny: a test looks into files of every shape
type Content = any;

/** Writes a value at a path such as `[0].Daten.Photo`; `[+]` adds it to a list, undefined removes the present value. */
function put(content: Content, path: string, value: unknown): Content {
  const [first = '', ...rest] = path.match(/[^.[\]]+/g) ?? [];
  if (path === '') return value;
  if (first === '+') return [...content, value];
  const next = put(content[first] ?? {}, rest.join('.'), value);
  const changed = Array.isArray(content) ? [...content] : { ...content };
  if (next === undefined) delete changed[first];
  else changed[first] = next;
  return changed;
}

const SAYS_PATH = /^[\w.[\]-]+: /;

/** What a value that is missing leaves in a sentence. */
const GAP = / [.,:](?!\w)| {2}|„“|""|\(\)/;

/** Faults whose German sentence is that of English, or which have a placeholder without a value. A fault of a text can name one of that text. */
export const badlySaid = (faults: readonly Fault[]): string[] =>
  faults
    .map(({ file, message }) => ({ file, german: message('de'), english: message('en') }))
    .filter(
      ({ file, german, english }) =>
        german === english || [german, english].some((said) => GAP.test(said) || (file !== 'texte.json' && /\{\w*\}/.test(said))),
    )
    .map(({ german, english }) => `${german} / ${english}`);

/** Makes a test for each case: a good folder with this change has exactly these faults, in both languages. */
export function testFaults(cases: readonly FaultCase[]): void {
  const made = folders();
  describe('a fault is named with its file and field', () => {
    for (const [what, named, path, value, ...said] of cases) {
      test(what, async () => {
        const [file = '', tenant] = named.split('/').reverse();
        const folder = made.copy(tenant ? `mandanten/${tenant}` : 'docs/musterfirma');
        edit(folder, file, (content) => put(content, path, value));
        const wanted = said.map((one) => expect.stringContaining(`${file} ${SAYS_PATH.test(one) ? one : `${path}: ${one}`}`));
        const { faults } = await checkFolder(readFolder(folder));
        expect(printedFaults(faults)).toEqual(wanted);
        expect(badlySaid(faults)).toEqual([]);
      });
    }
  });
}
