import { posix } from 'node:path';
import { parseSync } from 'vite';

const queryCalls = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];
const importNodes = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'TSImportType'];
const schemaCalls = ['object', 'strictObject', 'extend'];
const randomCalls = ['randomBytes', 'randomInt', 'randomUUID', 'getRandomValues'];

/**
 * A node of a parsed file. Each kind of node has some of these fields.
 * @typedef {{
 *   type: string, start: number, end: number, name?: string, value?: unknown, callee?: Node, object?: Node, property?: Node, key?: Node, id?: Node,
 *   init?: Node, source?: Node | null, imported?: Node, declaration?: Node | null, declarations?: Node[], specifiers?: Node[],
 *   arguments?: Node[], elements?: Node[], properties?: Node[], regex?: { pattern: string, flags: string },
 * }} Node
 * @typedef {'environment' | 'sql' | 'moment' | 'random'} Used
 * @typedef {{ line: number, imports: string, uses?: undefined, text?: undefined }} Import
 * @typedef {{ line: number, imports?: undefined, uses: Used, text: string }} Use
 * @typedef {{ line: number, name: string, kind?: string | undefined }} Name
 */

/**
 * Facts about a source file that import rules check: `{ line, imports: path }` for each import, re-export, dynamic import, type import
 * and glob (relative paths as paths from the root, without extension), and `{ line, uses, text }`.
 * @param {string} file
 * @param {string} source
 */
export function readFacts(file, source) {
  /** @type {(Import | Use)[]} */
  const facts = [];
  visit(parse(file, source), (node) => {
    const line = lineOf(source, node);
    for (const path of importedPaths(node)) facts.push({ line, imports: resolve(file, path) });
    const uses = usedThing(node);
    if (uses !== undefined) facts.push({ line, uses, text: source.slice(node.start, node.end).split('\n')[0] ?? '' });
  });
  return facts;
}

/**
 * Only the paths that a source file imports. Much faster than `readFacts`, but without globs and inline type imports.
 * @param {string} file
 * @param {string} source
 */
export function readImportPaths(file, source) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const exported = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []));
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1));
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...later].map((path) => resolve(file, path));
}

/**
 * Every name in a source file as `{ line, name, kind }`; `kind` is `field` in a schema, `column` in an interface, `export`, `value` of a text, or undefined.
 * @param {string} file
 * @param {string} source
 */
export function readNames(file, source) {
  /** @type {Name[]} */
  const names = [];
  /**
   * @param {Node | null | undefined} node
   * @param {string} [kind]
   */
  const add = (node, kind) => {
    const name = nameOf(node);
    if (node && typeof name === 'string' && name !== '') names.push({ line: lineOf(source, node), name, kind });
  };
  visit(parse(file, source), (node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') add(node);
    if (node.type === 'Literal' && typeof node.value === 'string' && /^[A-Z]\w+$/.test(node.value)) add(node, 'value');
    if (node.type === 'TSPropertySignature') add(node.key, 'column');
    if (node.type === 'CallExpression' && isOneOf(schemaCalls, nameOf(node.callee?.property))) {
      const fields = (node.arguments ?? []).flatMap((argument) => argument.properties ?? []);
      for (const field of fields) add(field.key, 'field');
    }
    if (node.type === 'ExportNamedDeclaration')
      for (const one of node.declaration?.declarations ?? [node.declaration]) add(one?.id, 'export');
  });
  return names;
}

const functionNodes = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/**
 * The regular expressions of a source file: each literal as `{ line, pattern, flags }`, and each `RegExp` call as `{ line, isMadeLater }`, which is
 * true within a function.
 * @param {string} file
 * @param {string} source
 */
export function readPatterns(file, source) {
  /** @type {{ line: number, pattern: string, flags: string }[]} */
  const literals = [];
  /** @type {{ line: number, isMadeLater: boolean }[]} */
  const made = [];
  const program = parse(file, source);
  /** @type {Node[]} */
  const functions = [];
  visit(program, (node) => {
    if (node.regex) literals.push({ line: lineOf(source, node), ...node.regex });
    if (isOneOf(functionNodes, node.type)) functions.push(node);
    if (isOneOf(['NewExpression', 'CallExpression'], node.type) && nameOf(node.callee) === 'RegExp')
      made.push({ line: lineOf(source, node), isMadeLater: functions.some(({ start, end }) => start < node.start && node.end <= end) });
  });
  return { literals, made };
}

/**
 * @param {string} file
 * @param {string} source
 */
function parse(file, source) {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return program;
}

/** The source that was asked for last, with the places where its lines begin: counting the lines before each name took longer than parsing. */
let lines = { source: '', starts: [0] };

/**
 * @param {string} source
 * @param {Node} node
 */
function lineOf(source, { start }) {
  if (lines.source !== source) lines = { source, starts: [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)] };
  const { starts } = lines;
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= start) low = middle;
    else high = middle;
  }
  return low + 1;
}

/**
 * Calls `seen` with every node within a value.
 * @param {unknown} node
 * @param {(node: Node) => void} seen
 */
export function visit(node, seen) {
  if (Array.isArray(node)) for (const item of node) visit(item, seen);
  else if (node !== null && typeof node === 'object') {
    if (isNode(node)) seen(node);
    for (const value of Object.values(node)) visit(value, seen);
  }
}

/**
 * @param {object} value
 * @returns {value is Node}
 */
const isNode = (value) => 'type' in value && typeof value.type === 'string';

/**
 * @param {string} file
 * @param {string} path
 */
function resolve(file, path) {
  const bare = path.replace(/^!/, '').replace(/\?.*$/, '');
  if (bare.startsWith('/')) return bare.slice(1).replace(/\.tsx?$/, '');
  if (!bare.startsWith('.')) return path;
  return posix.normalize(posix.join(posix.dirname(file), bare)).replace(/\.tsx?$/, '');
}

/** @param {Node} node */
function importedPaths(node) {
  const [given] = isGlobCall(node) ? (node.arguments ?? []) : [];
  const literals = [given?.elements ?? given].flat();
  if (importNodes.includes(node.type)) literals.push(node.source ?? undefined);
  return literals.map((literal) => literal?.value).filter((path) => typeof path === 'string');
}

/** @param {Node} node */
function isGlobCall({ type, callee }) {
  return type === 'CallExpression' && callee?.object?.type === 'MetaProperty' && nameOf(callee.property) === 'glob';
}

/** @param {Node | null | undefined} node */
const nameOf = (node) => node?.name ?? node?.value;

/**
 * @param {readonly string[]} list
 * @param {unknown} value
 */
const isOneOf = (list, value) => list.some((one) => one === value);

/**
 * @param {Node} node
 * @returns {Used | undefined}
 */
function usedThing(node) {
  if (node.type === 'MemberExpression') return usedMember(lastName(node.object), nameOf(node.property));
  if (node.type === 'ImportDeclaration') {
    const names = (node.specifiers ?? []).map((specifier) => nameOf(specifier.imported));
    return usedImport(node.source?.value, names);
  }
  if (node.type === 'VariableDeclarator' && node.id?.type === 'ObjectPattern') {
    return node.id.properties?.map((property) => usedMember(lastName(node.init), nameOf(property.key))).find(Boolean);
  }
  const isDate = nameOf(node.callee) === 'Date';
  if (isDate && (node.type === 'CallExpression' || (node.type === 'NewExpression' && node.arguments?.length === 0))) return 'moment';
  return undefined;
}

/**
 * @param {Node | null | undefined} node
 * @returns {unknown}
 */
const lastName = (node) => (node?.type === 'MemberExpression' ? nameOf(node.property) : nameOf(node));

/**
 * @param {unknown} object
 * @param {unknown} property
 * @returns {Used | undefined}
 */
function usedMember(object, property) {
  if (object === 'process' && property === 'env') return 'environment';
  if (object === 'Date' && property === 'now') return 'moment';
  if (object === 'Math' && property === 'random') return 'random';
  if (object === 'crypto' && isOneOf(randomCalls, property)) return 'random';
  return isOneOf(queryCalls, property) ? 'sql' : undefined;
}

/**
 * A default or namespace import (an undefined name) counts as an import of everything in the package.
 * @param {unknown} path
 * @param {readonly unknown[]} names
 * @returns {Used | undefined}
 */
function usedImport(path, names) {
  /** @param {readonly string[]} wanted */
  const takes = (...wanted) => names.some((name) => name === undefined || isOneOf(wanted, name));
  if (path === 'kysely' && takes('sql')) return 'sql';
  if (isOneOf(['process', 'node:process'], path) && names.includes('env')) return 'environment';
  return isOneOf(['crypto', 'node:crypto'], path) && takes(...randomCalls) ? 'random' : undefined;
}
