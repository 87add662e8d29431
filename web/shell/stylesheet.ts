import { decodeXML } from 'entities';
import { LRUCache } from 'lru-cache';
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** The part of a style sheet that a document uses. */
export interface Used {
  /** The rules that can match in the document, in their order. */
  readonly css: string;
  /** Custom properties that the document and these rules use. */
  readonly properties: ReadonlySet<string>;
}

/** A built style sheet, parsed once. */
export interface Stylesheet {
  /** `html` is the document with all elements and classes that it can ever have; `further` is other text that uses custom properties. */
  usedBy(html: string, further?: string): Used;
}

/** Names in a document: its classes with a leading dot, its elements, the types of its fields as `type="…`, and `placeholder`. */
type Names = ReadonlySet<string>;

/**
 * Returns the remaining text of a part of the style sheet, by the names of a document and the custom properties that its other rules use; '' if nothing
 * remains. A part holds strings only, because a node would keep the whole syntax tree in memory.
 */
type Part = (names: Names, properties: ReadonlySet<string>) => string;

const PROPERTY = /--[a-z][\w-]*/g;

/** Maximum size of the cache in characters, enough for about 150 kinds of pages. Pages of one kind mostly have the same names at every tenant. */
const MAX_KEPT = 4 * 1024 * 1024;

export function makeStylesheet(css: string): Stylesheet {
  const parts = partsOf(parse(css));
  const kept = new LRUCache<string, Used>({ maxSize: MAX_KEPT, sizeCalculation: (used, key) => key.length + used.css.length + 1 });

  const write = (names: Names, spokenOf: ReadonlySet<string>): Used => {
    const written = parts.map((part) => part(names, spokenOf)).join('');
    const all = new Set([...spokenOf, ...(written.match(PROPERTY) ?? [])]);
    return all.size === spokenOf.size ? { css: written, properties: all } : write(names, all);
  };

  return {
    usedBy(html, further = '') {
      const names = namesOf(html);
      const spokenOf = new Set([...(html.match(PROPERTY) ?? []), ...(further.match(PROPERTY) ?? [])]);
      const key = [...names, ...spokenOf].join(' ');
      const known = kept.get(key);
      if (known) return known;
      const used = write(names, spokenOf);
      kept.set(key, used);
      return used;
    },
  };
}

function namesOf(html: string): Names {
  const allOf = (pattern: RegExp) => [...new Set(Array.from(html.matchAll(pattern), ([, found = '']) => found))];
  const elements = allOf(/<([a-z][\w-]*)/gi).map((name) => name.toLowerCase());
  const classes = allOf(/\sclass="([^"]*)"/g).flatMap((list) => decodeXML(list).split(/\s+/));
  return new Set([...elements, ...classes.map((name) => `.${name}`), ...allOf(/\s(type="[\w-]+|placeholder)(?=["=])/g)]);
}

/** Pseudo-elements of fields by the start of their names; their rules remain if the document has one of the names. */
const PARTS_OF_FIELDS: readonly (readonly [start: string, names: readonly string[]])[] = [
  ['::placeholder', ['placeholder']],
  ['::file-selector', ['type="file']],
  ['::-webkit-search', ['type="search']],
  ['::-webkit-inner-spin', ['type="number']],
  ['::-webkit-outer-spin', ['type="number']],
  ...['::-webkit-date', '::-webkit-calendar'].map((start) => [start, ['type="date', 'type="time', 'type="month']] as const),
];

const partsOf = (container: Pick<Container, 'nodes'>): readonly Part[] =>
  (container.nodes ?? []).flatMap((node) => partOf(node as ChildNode));

function partOf(node: ChildNode): readonly Part[] {
  if (node.type === 'rule') return [rulePart(node)];
  if (node.type === 'atrule') return [atRulePart(node)];
  if (node.type === 'decl') return [declarationPart(`${node}`, node.prop)];
  return [];
}

/** Part of a declaration; a custom property remains only if a remaining rule uses it. */
const declarationPart = (text: string, property: string): Part =>
  property.startsWith('--') ? propertyPart(`${text};`, property) : always(`${text};`);

/** Part of a rule, with the selectors that can match. */
function rulePart(rule: Rule): Part {
  const selectors = selectorParser()
    .astSync(rule.selector)
    .nodes.map((selector) => ({ text: `${selector}`.trim(), canMatch: matcherOf(selector) }));
  const isForAll = selectors.every(({ text }) => /^(\*|:{1,2}(before|after|backdrop)|:root|:host|html)$/.test(text));
  const all = rule.nodes
    .map(String)
    .filter((text, place, texts) => texts.lastIndexOf(text) === place)
    .join(';');
  const declarations = isForAll ? partsOf(rule) : [always(all)];
  return (names, properties) => {
    const matching = selectors.filter(({ canMatch }) => canMatch(names));
    if (matching.length === 0) return '';
    return block(matching.map(({ text }) => text).join(), declarations, names, properties);
  };
}

/** Part of an at-rule. Conditions and layers remain if a rule in them does; named at-rules always remain, except `@property`. */
function atRulePart(rule: AtRule): Part {
  const { name, params } = rule;
  if (name === 'property') return propertyPart(`${rule}`, params);
  if (!rule.nodes) return always(`${rule};`);
  if (name === 'keyframes' || name === 'view-transition') return always(`${rule}`);
  const parts = partsOf(rule);
  return (...used) => block(`@${name} ${params}`, parts, ...used);
}

const always =
  (text: string): Part =>
  () =>
    text;

const propertyPart =
  (text: string, property: string): Part =>
  (_, properties) =>
    properties.has(property) ? text : '';

function block(head: string, parts: readonly Part[], ...used: Parameters<Part>): string {
  const content = parts.map((part) => part(...used)).join('');
  return content === '' ? '' : `${head}{${content}}`;
}

type Matcher = (names: Names) => boolean;

/** Whether an element of a document with these names can match the selector: all elements and classes of the selector are there. */
function matcherOf(selector: Selector): Matcher {
  const needs = selector.nodes.map(needOf).filter((need) => need !== null);
  return (names) => needs.every((need) => need(names));
}

function needOf(node: Node): Matcher | null {
  const { type, value } = node;
  if (type === 'class') return hasName(`.${value}`);
  if (type === 'tag') return hasName(value.toLowerCase());
  if (type !== 'pseudo') return null;
  const [, fields] = PARTS_OF_FIELDS.find(([start]) => value.startsWith(start)) ?? [];
  if (fields) return (names) => fields.some((name) => names.has(name));
  if (node.nodes.length === 0 || !/^:(is|where|has)$/.test(value)) return null;
  const inner = node.nodes.map(matcherOf);
  return (names) => inner.some((canMatch) => canMatch(names));
}

const hasName =
  (name: string): Matcher =>
  (names) =>
    names.has(name);
