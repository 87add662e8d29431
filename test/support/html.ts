// Reads a page's HTML without a browser.

const FOR_BROWSERS = /<(style|script|noscript)\b.*?<\/\1>/gs;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

const unescaped = (text: string): string => text.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '');
/** Visible text with normalised spaces. */
export const wordsOf = (html: string): string =>
  unescaped(
    html
      .replace(FOR_BROWSERS, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/[\s\u00a0]+/g, ' '),
  ).trim();

/** The text of each headline of the page. */
export const headlinesOf = (html: string): string[] => [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => wordsOf(text));

/** HTML of the header, main content or footer of a page. */
export function partOf(html: string, part: 'header' | 'main' | 'footer'): string {
  const [, inside] = new RegExp(`<${part}\\b[^>]*>(.*)</${part}>`, 's').exec(html) ?? [];
  if (inside === undefined) throw new Error(`a page without ${part}`);
  return inside;
}

interface Link {
  /** The address without HTML escapes. */
  readonly href: string;
  /** Its text, or the alternative text of its picture. */
  readonly name: string;
  readonly rel: string;
}

const attributeOf = (tag: string, name: string): string | null => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag) ?? [];
  return value === undefined ? null : unescaped(value);
};

export const linksOf = (html: string): Link[] =>
  [...html.matchAll(/(<a\s[^>]*>)(.*?)<\/a>/gs)].flatMap(([, tag = '', inside = '']) => {
    const href = attributeOf(tag, 'href');
    const name = wordsOf(inside) || (attributeOf(tag, 'aria-label') ?? attributeOf(inside, 'alt') ?? '');
    return href === null ? [] : [{ href, name, rel: attributeOf(tag, 'rel') ?? '' }];
  });

/** Addresses of the links with this name. */
export const hrefsOf = (html: string, name: string): string[] => linksOf(html).flatMap((link) => (link.name === name ? [link.href] : []));

/** Metadata of a document for browsers and search engines. */
export interface Head {
  readonly lang: string | null;
  readonly titel: string;
  readonly beschreibung: string | null;
  readonly robots: string | null;
  /** Addresses of the same page by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Elements that are missing, duplicated, or at a place where browsers ignore them. */
  readonly misplaced: readonly string[];
}

/** Elements that are allowed in a head. For browsers any other element ends the head, and what follows is content. */
const OF_HEADS = ['title', 'meta', 'link', 'style', 'script'];

export function headOf(html: string): Head {
  const shown = html.replace(FOR_BROWSERS, '');
  const [head = '', body = ''] = shown.slice(shown.indexOf('<head>') + '<head>'.length).split('</head>');
  const tags = head.match(/<\w[^>]*>/g) ?? [];
  const metas = (name: string) => tags.filter((tag) => tag.startsWith('<meta') && attributeOf(tag, 'name') === name);
  const alternates = tags.filter((tag) => tag.startsWith('<link') && attributeOf(tag, 'rel') === 'alternate');
  const content = (name: string) => attributeOf(metas(name)[0] ?? '', 'content');
  const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => unescaped(title));
  const once = { title: titles, description: metas('description'), robots: metas('robots') };
  return {
    lang: attributeOf(/<html\b[^>]*>/.exec(shown)?.[0] ?? '', 'lang'),
    titel: titles[0] ?? '',
    beschreibung: content('description'),
    robots: content('robots'),
    alternates: Object.fromEntries(alternates.map((tag) => [attributeOf(tag, 'hreflang'), attributeOf(tag, 'href')])),
    misplaced: [
      ...Object.entries(once).flatMap(([name, found]) => (found.length === 1 ? [] : [`${found.length} of ${name}`])),
      ...tags.filter((tag) => !OF_HEADS.includes(/\w+/.exec(tag)?.[0] ?? '')),
      ...(body.match(/<meta\b[^>]*>|<link\b[^>]*\srel="(?:alternate|canonical)"[^>]*>/g) ?? []),
    ],
  };
}
