import { posix } from 'node:path';
import { parseSync } from 'vite';

const queryCalls = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];
const importNodes = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'TSImportType'];
const schemaCalls = ['object', 'strictObject', 'extend'];
const randomCalls = ['randomBytes', 'randomInt', 'randomUUID', 'getRandomValues'];

/**
 * What a source file does that a rule may be about: `{ line, imports: path }` for each import, re-export, dynamic import, type import
 * and glob (relative paths resolved from the root, without extension), and `{ line, uses: 'environment' | 'sql' | 'moment' | 'random', text }`.
 */
export function readFacts(file, source) {
  const facts = [];
  visit(parse(file, source), (node) => {
    const found = importedPaths(node).map((path) => ({ imports: resolve(file, path) }));
    const used = usedThing(node);
    if (used !== undefined) found.push({ uses: used, text: source.slice(node.start, node.end).split('\n')[0] });
    for (const fact of found) facts.push({ line: lineOf(source, node), ...fact });
  });
  return facts;
}

/** Every name in a source file as `{ line, name, kind }`; `kind` is `field` in a schema, `column` in an interface, `export`, `value` of a text, or undefined. */
export function readNames(file, source) {
  const names = [];
  const add = (node, kind) => nameOf(node) && names.push({ line: lineOf(source, node), name: nameOf(node), kind });
  visit(parse(file, source), (node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') add(node);
    if (node.type === 'Literal' && /^[A-Z]\w+$/.test(node.value)) add(node, 'value');
    if (node.type === 'TSPropertySignature') add(node.key, 'column');
    if (node.type === 'CallExpression' && schemaCalls.includes(nameOf(node.callee.property))) {
      const fields = node.arguments.flatMap((argument) => argument.properties ?? []);
      for (const field of fields) add(field.key, 'field');
    }
    if (node.type === 'ExportNamedDeclaration')
      for (const one of node.declaration?.declarations ?? [node.declaration]) add(one?.id, 'export');
  });
  return names;
}

function parse(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return program;
}

const lineOf = (source, node) => source.slice(0, node.start).split('\n').length;

function visit(node, seen) {
  if (Array.isArray(node)) for (const item of node) visit(item, seen);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') seen(node);
    for (const value of Object.values(node)) visit(value, seen);
  }
}

function resolve(file, path) {
  const bare = path.replace(/^!/, '').replace(/\?.*$/, '');
  if (bare.startsWith('/')) return bare.slice(1).replace(/\.tsx?$/, '');
  if (!bare.startsWith('.')) return path;
  return posix.normalize(posix.join(posix.dirname(file), bare)).replace(/\.tsx?$/, '');
}

function importedPaths(node) {
  const literals = isGlobCall(node) ? [node.arguments[0].elements ?? node.arguments[0]].flat() : [];
  if (importNodes.includes(node.type)) literals.push(node.source);
  return literals.map((literal) => literal?.value).filter((path) => typeof path === 'string');
}

function isGlobCall({ type, callee }) {
  return type === 'CallExpression' && callee.object?.type === 'MetaProperty' && nameOf(callee.property) === 'glob';
}

const nameOf = (node) => node?.name ?? node?.value;

function usedThing(node) {
  if (node.type === 'MemberExpression') return usedMember(lastName(node.object), nameOf(node.property));
  if (node.type === 'ImportDeclaration') {
    const names = node.specifiers.map((specifier) => nameOf(specifier.imported));
    return usedImport(node.source.value, names);
  }
  if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern') {
    return node.id.properties.map((property) => usedMember(lastName(node.init), nameOf(property.key))).find(Boolean);
  }
  const isDate = nameOf(node.callee) === 'Date';
  if (isDate && (node.type === 'CallExpression' || (node.type === 'NewExpression' && node.arguments.length === 0))) return 'moment';
  return undefined;
}

const lastName = (node) => (node?.type === 'MemberExpression' ? nameOf(node.property) : nameOf(node));

function usedMember(object, property) {
  if (object === 'process' && property === 'env') return 'environment';
  if (object === 'Date' && property === 'now') return 'moment';
  if (object === 'Math' && property === 'random') return 'random';
  if (object === 'crypto' && randomCalls.includes(property)) return 'random';
  return queryCalls.includes(property) ? 'sql' : undefined;
}

/** A default or namespace import (a name that is undefined) counts as all that the package has. */
function usedImport(path, names) {
  const takes = (...wanted) => names.some((name) => name === undefined || wanted.includes(name));
  if (path === 'kysely' && takes('sql')) return 'sql';
  if (/^(node:)?process$/.test(path) && names.includes('env')) return 'environment';
  return /^(node:)?crypto$/.test(path) && takes(...randomCalls) ? 'random' : undefined;
}
