import * as z from 'zod/mini';

const Farbe = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** The look of a tenant as data (look.md section 1); written as CSS custom properties, nothing else of a page knows a brand. */
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
  font: z.strictObject({ heading: z.string(), body: z.string(), numbers: z.string() }),
  scale: z.strictObject({ base: z.int(), ratio: z.number() }),
  radius: z.strictObject({ control: z.int(), card: z.int(), pill: z.int() }),
  shadow: z.strictObject({ card: z.string(), raised: z.string() }),
  space: z.strictObject({ unit: z.int() }),
});
export type Theme = z.infer<typeof Theme>;
