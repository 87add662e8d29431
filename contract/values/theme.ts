import * as z from 'zod/mini';
import { BildName } from './bild.ts';
import type { IssueCode } from './issue-code.ts';

/** Font families that the product includes (`web/shell/fonts.ts`). */
export const SCHRIFTEN = [
  'Sora',
  'Figtree',
  'Fraunces',
  'Source Sans 3',
  'Newsreader',
  'Public Sans',
  'Space Grotesk',
  'IBM Plex Sans',
] as const;
export type Schrift = (typeof SCHRIFTEN)[number];

const Schrift = z.enum(SCHRIFTEN, 'schrift' satisfies IssueCode);

const Percent = z.int().check(z.gte(0), z.lte(100));

const Farbe = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'farbe' satisfies IssueCode));

/** Quotes, square brackets, and the start of a comment. */
const NEVER_IN_A_SHADOW = /["'`[\]]|\/\*/;

/** Whether the round brackets are balanced. */
function isClosed(value: string): boolean {
  let open = 0;
  for (const letter of value) {
    if (letter === '(') open += 1;
    if (letter === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** A value of `box-shadow`, the only CSS text of a tenant. Refuses unclosed brackets and quotes, which would swallow the rules after it. */
const Schatten = z.string().check(
  z.maxLength(500, 'schattenLang' satisfies IssueCode),
  z.refine((value) => isClosed(value) && !NEVER_IN_A_SHADOW.test(value), 'schatten' satisfies IssueCode),
);

/** The look of a tenant as data. Pages get it as CSS custom properties and know a brand by nothing else. */
export const Theme = z.strictObject({
  color: z.strictObject({
    bg: Farbe,
    surface: Farbe,
    surfaceStrong: Farbe,
    text: Farbe,
    muted: Farbe,
    border: Farbe,
    primary: Farbe,
    onPrimary: Farbe,
    accent: Farbe,
    onAccent: Farbe,
    success: Farbe,
    warning: Farbe,
    danger: Farbe,
    focus: Farbe,
  }),
  font: z.strictObject({ heading: Schrift, body: Schrift, numbers: Schrift }),
  scale: z.strictObject({ base: z.int(), ratio: z.number() }),
  radius: z.strictObject({ control: z.int(), card: z.int(), pill: z.int() }),
  shadow: z.strictObject({ card: Schatten, raised: Schatten }),
  space: z.strictObject({ unit: z.int() }),
  /** Names of the tenant's pictures (`contract/values/bild.ts`). Without a logo, pages show the tenant's name or nothing. */
  logo: z.optional(BildName),
  icon: z.optional(BildName),
  /** Base name of the key visual, without `-sm.webp`. */
  keyVisual: z.optional(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'keyVisual' satisfies IssueCode))),
  /** The point of the key visual that no crop may lose, in percent from left and top; defaults to the middle. */
  keyVisualFocus: z.optional(z.strictObject({ x: Percent, y: Percent })),
});
export type Theme = z.infer<typeof Theme>;
