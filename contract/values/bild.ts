import * as z from 'zod/mini';
import type { IssueCode } from './issue-code.ts';

/** The names of pictures in a theme (`theme.ts`). */
interface Named {
  readonly logo?: string | undefined;
  readonly icon?: string | undefined;
  /** Base name of the key visual, without `-sm.webp`. */
  readonly keyVisual?: string | undefined;
}

/** Content type of a picture by its file extension. */
export const BILD_CONTENT_TYPES = {
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;

/** Name of a tenant's picture, such as `logo.svg`. */
export const BildName = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*\.(svg|avif|webp|jpg|png)$/, 'bildname' satisfies IssueCode));

/** Metadata of a tenant's picture; sizes in pixels. The hash is of the content, so an address always shows the same picture. */
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

/** Path of a picture, on every host of its tenant. */
export const bildAdresse = (name: string, { hash }: Pick<BildInfo, 'hash'>): string => `/bilder/${hash}/${name}`;

/** Name of an agent's photo among the tenant's pictures; undefined if there is none. */
export const fotoOf = (externeId: string, bilder: Pick<Bilder, 'has'>): string | undefined =>
  fotoNames(externeId).find((name) => bilder.has(name));

/** Names that an agent's photo can have, by the agent's ExterneId. No picture matches an ExterneId with other characters than a picture name. */
export const fotoNames = (externeId: string): string[] =>
  Object.keys(BILD_CONTENT_TYPES).map((ending) => `berater-${externeId.toLowerCase()}.${ending}`);

/** File name of a tenant's picture by its base name, such as `produkt-fh-462.webp` or `kategorie-8-icon.svg`; undefined if there is none. */
export const bildOf = (name: string, bilder: Pick<Bilder, 'has'>): string | undefined =>
  Object.keys(BILD_CONTENT_TYPES)
    .map((ending) => `${name.toLowerCase()}.${ending}`)
    .find((file) => bilder.has(file));

/** Scenes that a tenant can have a picture of: confirming, the reward, thanks, an end. */
const SZENEN = ['bestaetigen', 'praemie', 'danke', 'ende'] as const;
export type SzeneName = (typeof SZENEN)[number];

/** File names of the drawings of these scenes, such as `szene-danke.svg`. */
export const szeneDrawings: readonly string[] = SZENEN.map((szene) => `szene-${szene}.svg`);

/** States of a referral that one scene of the tenant shows: the link is made, ordered, paid out. */
export const STAND_STATES = ['link', 'bestellt', 'ausgezahlt'] as const;
export type StandState = (typeof STAND_STATES)[number];

/** Pictures of that scene: one for each state, and one in which the link goes astray, for an unknown address. */
export const STAND_PICTURES = [...STAND_STATES, 'fehlt'] as const;

/** A picture in its formats; AVIF is optional. */
export interface StandBild {
  readonly avif: Bild | null;
  readonly webp: Bild;
  readonly jpg: Bild;
  /** The part that shows the state, for places where the whole would be too small. */
  readonly klein: Bild | null;
}

/** Places of pictures in a mail: instead of the tenant's name, or at the top of the card. */
export const MAIL_BILD_PLACES = ['logo', 'szene'] as const;
export type MailBildPlace = (typeof MAIL_BILD_PLACES)[number];

/**
 * Name of the picture for a place in mails, such as `logo-mail.png`; in a mail about a state first that of the state, such as `stand-link-mail.jpg`.
 * Only PNG and JPEG, since mail programs show no other formats.
 */
export const mailBildOf = (platz: MailBildPlace, bilder: Pick<Bilder, 'has'>, state?: StandState): string | undefined =>
  [...(state && platz === 'szene' ? [`stand-${state}`] : []), platz]
    .flatMap((base) => [`${base}-mail.png`, `${base}-mail.jpg`])
    .find((name) => bilder.has(name));

/** Whether a picture goes out with mails. */
export const isMailBild = (name: string): boolean =>
  [...MAIL_BILD_PLACES, ...STAND_STATES.map((state) => `stand-${state}`)].some((base) => name.startsWith(`${base}-mail.`));

/** Sizes of a key visual, narrowest first. */
export const KEY_VISUAL_SIZES = ['sm', 'md', 'lg', 'xl'] as const;
/** Formats of a key visual, smallest file first. AVIF is optional, since some browsers do not support it. */
export const KEY_VISUAL_FORMATS = ['avif', 'webp', 'jpg'] as const;
const REQUIRED_FORMATS = ['webp', 'jpg'] as const;

/** Names of a key visual in one format, narrowest first. */
export const keyVisualNames = (base: string, format: (typeof KEY_VISUAL_FORMATS)[number]) =>
  KEY_VISUAL_SIZES.map((groesse) => `${base}-${groesse}.${format}`);

/** Names of all pictures that a theme needs. */
export const bildNamesOf = ({ logo, icon, keyVisual }: Named): string[] => [
  ...[logo, icon].filter((name) => name !== undefined),
  ...(keyVisual === undefined ? [] : REQUIRED_FORMATS.flatMap((format) => keyVisualNames(keyVisual, format))),
];

/** A key visual in its formats, each in all sizes, narrowest first; `avif` may be empty. */
type KeyVisual = { readonly [F in (typeof KEY_VISUAL_FORMATS)[number]]: readonly Bild[] };

/** The pictures of a theme as pages show them; null if a tenant has none. */
export interface Look {
  readonly logo: Bild | null;
  readonly icon: Bild | null;
  /** The icon as PNG for home screens, with the base name of the icon. */
  readonly touchIcon: Bild | null;
  readonly keyVisual: KeyVisual | null;
  /** The existing pictures of scenes. */
  readonly szenen: { readonly [S in SzeneName]?: Bild };
  /** The scene of each state of a referral; null unless all three exist. `fehlt` is optional. */
  readonly stand: ({ readonly [S in StandState]: StandBild } & { readonly fehlt?: StandBild }) | null;
}

/** A picture of a tenant as a page shows it; null if no picture has that name. */
export function findBild(name: string | undefined, bilder: Bilder): Bild | null {
  const info = name === undefined ? undefined : bilder.get(name);
  return name === undefined || info === undefined ? null : { adresse: bildAdresse(name, info), breite: info.breite, hoehe: info.hoehe };
}

/** Finds the pictures of a theme among those of its tenant, and the scenes by their names. */
export function lookOf({ logo, icon, keyVisual }: Named, bilder: Bilder): Look {
  const find = (name: string | undefined): Bild[] => [findBild(name, bilder) ?? []].flat();
  const sizes = (format: (typeof KEY_VISUAL_FORMATS)[number]) =>
    keyVisual === undefined ? [] : keyVisualNames(keyVisual, format).flatMap(find);
  const [avif, webp, jpg] = KEY_VISUAL_FORMATS.map(sizes) as [Bild[], Bild[], Bild[]];
  return {
    logo: find(logo)[0] ?? null,
    icon: find(icon)[0] ?? null,
    touchIcon: find(icon?.replace(/\.svg$/, '.png'))[0] ?? null,
    keyVisual: jpg.length > 0 ? { avif, webp, jpg } : null,
    szenen: Object.fromEntries(SZENEN.flatMap((szene) => find(bildOf(`szene-${szene}`, bilder)).map((bild) => [szene, bild]))),
    stand: standOf(bilder),
  };
}

function standOf(bilder: Bilder): Look['stand'] {
  const [link, bestellt, ausgezahlt] = STAND_STATES.map((state) => standBildOf(state, bilder));
  const fehlt = standBildOf('fehlt', bilder);
  return link && bestellt && ausgezahlt ? { link, bestellt, ausgezahlt, ...(fehlt && { fehlt }) } : null;
}

function standBildOf(name: (typeof STAND_PICTURES)[number], bilder: Bilder): StandBild | null {
  const [avif, webp, jpg] = (['avif', 'webp', 'jpg'] as const).map((format) => findBild(`stand-${name}.${format}`, bilder));
  return webp && jpg ? { avif: avif ?? null, webp, jpg, klein: findBild(`stand-${name}-klein.webp`, bilder) } : null;
}
