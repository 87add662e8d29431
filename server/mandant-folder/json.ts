import { type DocumentNode, evaluate, parse, type ValueNode } from '@humanwhocodes/momoa';
import { sentence } from '../../texts/sentence.ts';
import { type Fault, fieldOf, type Path } from './faults.ts';

/** The content of a JSON file, and the line of each of its values. */
export interface JsonFile {
  readonly content: unknown;
  /** The line of a value, from 1; for a missing value that of the closest value that should contain it; undefined if it was not read from a text. */
  lineOf(path: Path): number | undefined;
}

/** Reads a file as JSON. A syntax error is reported with line and column, a name repeated in one object with its path. */
export function readJson(file: string, bytes: Uint8Array): { readonly json?: JsonFile; readonly faults: readonly Fault[] } {
  const text = decode(bytes);
  if (text === null) return { faults: [{ file, path: [], message: sentence('utf8') }] };
  try {
    const document = parse(text);
    const json = { content: evaluate(document), lineOf: (path: Path) => lineOf(document, path) };
    return { json, faults: repeatedNames(document.body, []).map((path) => repeated(file, document, path)) };
  } catch (error) {
    return { faults: [{ file, path: [], ...notJson(error) }] };
  }
}

/** The text of a file without its byte order mark; null if it is not UTF-8. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The message of the parser, which is English, with its place written out. */
function notJson(error: unknown): Pick<Fault, 'message' | 'line'> {
  const { message, line, column } = error as Error & { line?: number; column?: number };
  const grund = message.replace(/ ?\(\d+:\d+\)$/, '');
  return { message: sentence('json', { grund, zeile: `${line}`, spalte: `${column}` }), line };
}

const repeated = (file: string, document: DocumentNode, path: Path): Fault => ({
  file,
  path,
  message: sentence('feldDoppelt', { name: fieldOf(path.slice(-1)) }),
  line: lineOf(document, path),
});

/** Paths of names that an object has more than once: a reader would see only the last value. */
function repeatedNames(node: ValueNode, path: Path): Path[] {
  if (node.type === 'Array') return node.elements.flatMap(({ value }, index) => repeatedNames(value, [...path, index]));
  if (node.type !== 'Object') return [];
  const names = node.members.map(nameOf);
  const own = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((name) => [...path, name]);
  return [...own, ...node.members.flatMap((member) => repeatedNames(member.value, [...path, nameOf(member)]))];
}

type Member = Extract<ValueNode, { type: 'Object' }>['members'][number];
const nameOf = ({ name }: Member): string => (name.type === 'String' ? name.value : name.name);

function lineOf(document: DocumentNode, path: Path): number {
  let node: ValueNode = document.body;
  let { line } = node.loc.start;
  for (const part of path) {
    const next = childOf(node, part);
    if (!next) break;
    node = next.value;
    line = next.line;
  }
  return line;
}

function childOf(node: ValueNode, part: string | number): { value: ValueNode; line: number } | undefined {
  if (node.type === 'Object') {
    const member = node.members.findLast((one) => nameOf(one) === part);
    return member && { value: member.value, line: member.loc.start.line };
  }
  const element = node.type === 'Array' ? node.elements[Number(part)] : undefined;
  return element && { value: element.value, line: element.loc.start.line };
}
