import sanitizeHtml from 'sanitize-html';

/** A picture as an element shows it. */
interface ShownBild {
  readonly Adresse: string;
  readonly Breite: number;
  readonly Hoehe: number;
}

/** Finds a picture of the tenant by its name. */
type FindBild = (name: string) => ShownBild | undefined;

/** Tags that content may contain. A page has its own h1, and the tenant's theme sets the style. */
const TAGS = [
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'small',
  'sub',
  'sup',
  'a',
  'blockquote',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

/** Stands for the tenant's own site, to detect addresses of other sites however they are written. */
const OWN_SITE = 'https://here.invalid';

/**
 * HTML that may leave the server: blocks, emphasis, tables, links to the web, to mail and to telephone, and the tenant's own pictures by
 * their name (`/bilder/partner.webp`); nothing that styles, runs or loads.
 */
export const sanitise = (html: string, findBild: FindBild): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, { href }) => ({ tagName, attribs: linkOf(href) }),
      img: (tagName, { src, alt }) => ({ tagName, attribs: pictureOf(src, alt, findBild) }),
      th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: attribs.scope === 'row' ? 'row' : 'col' } }),
    },
  });

/** The attributes of an allowed link; parses the address as a browser does, so that no blank, backslash or letter case changes its meaning. */
function linkOf(href: string | undefined): Record<string, string> {
  if (href === undefined || !URL.canParse(href, OWN_SITE)) return {};
  const url = new URL(href, OWN_SITE);
  if (url.origin === OWN_SITE) return href.trim().startsWith('/') ? { href: url.href.slice(OWN_SITE.length) } : {};
  if (/^(mailto|tel):$/.test(url.protocol)) return { href: url.href };
  return /^https?:$/.test(url.protocol) ? { href: url.href, rel: 'noopener noreferrer' } : {};
}

/** The attributes of one of the tenant's pictures, whatever hash its address contains; none for any other picture. */
function pictureOf(src: string | undefined, alt: string | undefined, findBild: FindBild): Record<string, string> {
  const name = /^\/bilder\/(?:[0-9a-f]{16}\/)?([a-z0-9-]+\.[a-z]+)$/.exec(src ?? '')?.[1];
  const bild = name === undefined ? undefined : findBild(name);
  if (!bild) return {};
  return { src: bild.Adresse, alt: alt ?? '', width: String(bild.Breite), height: String(bild.Hoehe), loading: 'lazy' };
}
