import { decodeXML } from 'entities';
import { LRUCache } from 'lru-cache';
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** What a document uses of a style sheet. */
export interface Used {
  /** The rules that can match in the document, in their order. */
  readonly css: string;
  /** Custom properties that the document and these rules speak of. */
  readonly properties: ReadonlySet<string>;
}

/** A built style sheet, parsed once. */
export interface Stylesheet {
  /** `html` is the whole document with all elements and classes that it will ever have; `further` is other text that speaks of custom properties. */
  usedBy(html: string, further?: string): Used;
}

/** What a document has: its classes, each behind a dot, the names of its elements, the kinds of its fields as `type="…`, and `placeholder`. */
type Names = ReadonlySet<string>;

/**
 * What of the style sheet stays, by the names of a document and the custom properties that its other rules speak of; '' for nothing. A part holds texts
 * alone: with a node it would hold the whole syntax tree.
 */
type Part = (names: Names, properties: ReadonlySet<string>) => string;

const PROPERTY = /--[a-z][\w-]*/g;

/** Pages of one kind mostly have the same names, at every tenant: what these use is written once. So many characters are kept, of some 150 kinds. */
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

/** Parts of fields, by the beginning of their names, and what a document has that has one of them. */
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

/** Custom properties stand in rules for every element or the root, to be kept where something that stays speaks of them. */
const declarationPart = (text: string, property: string): Part =>
  property.startsWith('--') ? propertyPart(`${text};`, property) : always(`${text};`);

/** A rule with those of its selectors that can match. */
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

/** Blocks of conditions and layers stay while something stays in them; what is given a name by an at-rule always, but for a property. */
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

/** Whether a document with these names can have an element that the selector means: all of its elements and classes are there. */
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
