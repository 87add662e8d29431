import * as z from 'zod/mini';

/** What names a tenant's pictures: its theme (`theme.ts`). */
interface Named {
  readonly logo?: string | undefined;
  readonly icon?: string | undefined;
  /** Of a key visual, what stands before `-sm.webp`. */
  readonly keyVisual?: string | undefined;
}

/** Kinds of picture by the ending of their name, and what they are on the wire. */
export const BILD_TYPEN = { svg: 'image/svg+xml', avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;

/** Name of a picture among those of its tenant: `logo.svg`. */
export const BildName = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*\.(svg|avif|webp|jpg|png)$/));

/** A tenant's picture as it is known without its content; sizes in pixels. The hash is that of the content, so an address never changes its picture. */
interface BildInfo {
  readonly hash: string;
  readonly breite: number;
  readonly hoehe: number;
}

/** All pictures of a tenant by name. */
export type Bilder = ReadonlyMap<string, BildInfo>;

/** A picture as a page shows it. */
export interface Bild {
  readonly adresse: string;
  readonly breite: number;
  readonly hoehe: number;
}

/** Path of a picture on each host of its tenant. */
export const bildAdresse = (name: string, { hash }: Pick<BildInfo, 'hash'>): string => `/bilder/${hash}/${name}`;

/** Name of an agent's photo among the tenant's pictures; undefined where there is none. */
export const fotoOf = (externeId: string, bilder: Pick<Bilder, 'has'>): string | undefined =>
  fotoNames(externeId).find((name) => bilder.has(name));

/** Names that an agent's photo can have, by the agent's ExterneId; other letters than those of a name are in none. */
export const fotoNames = (externeId: string): string[] =>
  Object.keys(BILD_TYPEN).map((ending) => `berater-${externeId.toLowerCase()}.${ending}`);

/** A picture of a product or a category among those of its tenant, as `produkt-fh-462.webp` or `kategorie-8-icon.svg`; undefined where there is none. */
export const bildOf = (name: string, bilder: Pick<Bilder, 'has'>): string | undefined =>
  Object.keys(BILD_TYPEN)
    .map((ending) => `${name.toLowerCase()}.${ending}`)
    .find((file) => bilder.has(file));

/** Moments of the way that a tenant can have a picture of: the link leaves, a confirmation arrives, a reward is there, thanks, an end. */
const SZENEN = ['teilen', 'bestaetigen', 'praemie', 'danke', 'ende'] as const;
export type SzeneName = (typeof SZENEN)[number];

/** Names that drawings of these moments have among the pictures of their tenant, as `szene-teilen.svg`. */
export const szeneDrawings: readonly string[] = SZENEN.map((szene) => `szene-${szene}.svg`);

/** Where a picture stands in a mail: in the place of the tenant's name, or at the head of the card. */
export const MAIL_PLAETZE = ['logo', 'szene'] as const;
export type MailPlatz = (typeof MAIL_PLAETZE)[number];

/** The picture of a place in mails, as `logo-mail.png`; mail programs show no other formats. */
export const mailBildOf = (platz: MailPlatz, bilder: Pick<Bilder, 'has'>): string | undefined =>
  [`${platz}-mail.png`, `${platz}-mail.jpg`].find((name) => bilder.has(name));

/** Sizes of a key visual, the narrowest first. */
const GROESSEN = ['sm', 'md', 'lg', 'xl'] as const;
/** Formats of a key visual, the lightest first; a tenant may do without the first, which some browsers do not know. */
const FORMATE = ['avif', 'webp', 'jpg'] as const;
const NEEDED = ['webp', 'jpg'] as const;

const keyVisualNames = (base: string, format: (typeof FORMATE)[number]) => GROESSEN.map((groesse) => `${base}-${groesse}.${format}`);

/** Names of all pictures that a theme asks for. */
export const bildNamesOf = ({ logo, icon, keyVisual }: Named): string[] => [
  ...[logo, icon].filter((name) => name !== undefined),
  ...(keyVisual === undefined ? [] : NEEDED.flatMap((format) => keyVisualNames(keyVisual, format))),
];

/** The same picture in its formats, each in all sizes, the narrowest first; `avif` may be empty. */
type KeyVisual = { readonly [F in (typeof FORMATE)[number]]: readonly Bild[] };

/** The pictures of a theme as pages show them; null where a tenant has none. */
export interface Look {
  readonly logo: Bild | null;
  readonly icon: Bild | null;
  /** The icon as PNG, for home screens: has the icon's name. */
  readonly touchIcon: Bild | null;
  readonly keyVisual: KeyVisual | null;
  /** What it has of the moments of the way. */
  readonly szenen: { readonly [S in SzeneName]?: Bild };
}

/** A picture of a tenant as a page shows it; null where there is none of that name. */
export function findBild(name: string | undefined, bilder: Bilder): Bild | null {
  const info = name === undefined ? undefined : bilder.get(name);
  return name === undefined || info === undefined ? null : { adresse: bildAdresse(name, info), breite: info.breite, hoehe: info.hoehe };
}

/** Finds the pictures of a theme among those of its tenant, and those of the moments by their names. */
export function lookOf({ logo, icon, keyVisual }: Named, bilder: Bilder): Look {
  const find = (name: string | undefined): Bild[] => [findBild(name, bilder) ?? []].flat();
  const sizes = (format: (typeof FORMATE)[number]) => (keyVisual === undefined ? [] : keyVisualNames(keyVisual, format).flatMap(find));
  const [avif, webp, jpg] = FORMATE.map(sizes) as [Bild[], Bild[], Bild[]];
  return {
    logo: find(logo)[0] ?? null,
    icon: find(icon)[0] ?? null,
    touchIcon: find(icon?.replace(/\.svg$/, '.png'))[0] ?? null,
    keyVisual: jpg.length > 0 ? { avif, webp, jpg } : null,
    szenen: Object.fromEntries(SZENEN.flatMap((szene) => find(bildOf(`szene-${szene}`, bilder)).map((bild) => [szene, bild]))),
  };
}
