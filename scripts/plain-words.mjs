/** Reports hard-to-read words in comments, test titles, the API description and documents (`npm run check`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { visit } from './source-facts.mjs';
import { isTest, listSources, root } from './sources.mjs';

/** Avoided words, with what to write instead. */
const AVOIDED = new Map([
  ['somebody', 'the role: a user, a recipient, an operator, another person'],
  ['whoever', 'the role: the caller, the owner, a user who …'],
  ['whomever', 'the role'],
  ['anew', 'again'],
  ['of which', 'two sentences'],
  ['is told', 'gets, receives, or what the mail says'],
  ['are told', 'get, receive, or what the mail says'],
]);
const PATTERN = new RegExp(`\\b(${[...AVOIDED.keys()].join('|')})\\b`, 'gi');
const TITLE = /\b(?:test|describe|it)(?:\.\w+)*(?:\([^()]*\))?\(\s*(?:'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"((?:[^"\\\n]|\\.)*)")/g;

/**
 * The avoided words in a piece of a source, with their line in the source.
 * @param {string} source
 * @param {{ text: string, start: number }} piece
 */
const avoidedIn = (source, { text, start }) =>
  [...text.matchAll(PATTERN)].map(({ 0: word, index }) => ({
    line: source.slice(0, start + index).split('\n').length,
    word: word.toLowerCase(),
  }));

/** Files with the texts of the API description, which readers see at `/api/docs`. */
const DESCRIBES_API = /^(?:contract|server\/api\/openapi)\//;

/**
 * The pieces of a source file to check: comments, the titles of a test, and the strings and templates of a file that describes the API.
 * @param {string} file
 * @param {string} source
 */
function piecesOf(file, source) {
  const { comments, program } = parseSync(file, source);
  const pieces = comments.map(({ value, start }) => ({ text: value, start: start + 2 }));
  if (isTest(file) || /\.browser\.tsx?$/.test(file)) pieces.push(...titlesIn(source));
  else if (DESCRIBES_API.test(file))
    visit(program, ({ type, value, start, end }) => {
      if (type === 'TemplateElement' || typeof value === 'string') pieces.push({ text: source.slice(start, end), start });
    });
  return pieces;
}

/** @param {string} source */
const titlesIn = (source) =>
  [...source.matchAll(TITLE)].map(({ 0: call, 1: a, 2: b, 3: c, index }) => {
    const text = a ?? b ?? c ?? '';
    return { text, start: index + call.length - 1 - text.length };
  });

/**
 * The avoided words in a file, with their lines. A document is checked as a whole.
 * @param {string} file
 * @param {string} source
 */
export function findAvoided(file, source) {
  const pieces = file.endsWith('.md') ? [{ text: source, start: 0 }] : piecesOf(file, source);
  return pieces.flatMap((piece) => avoidedIn(source, piece));
}

/** @param {string} folder */
const documentsIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const more = ['test', 'tools', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
      .map((file) => join(folder, file)),
  );
  const files = [...new Set([...listSources(), ...more, ...documentsIn('docs'), 'README.md', 'CONTRIBUTING.md'])];
  const faults = files.flatMap((file) =>
    findAvoided(file, readFileSync(join(root, file), 'utf8')).map(({ line, word }) => `${file}:${line} "${word}": ${AVOIDED.get(word)}`),
  );
  if (faults.length > 0) console.error(faults.join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
