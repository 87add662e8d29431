/** Name of a font file in its package, by the name of the file. */
export function sourceOf(file: string): string;

/** The one weight of headings. */
export const HEADING_WEIGHT: number;

/** A font file with what pages use of it alone: the characters of its `unicode-range`, and no other weights (those of all texts where none are named) or features. */
export function makeFontFile(
  file: string,
  unicodeRange: string,
  weights?: number | { readonly min: number; readonly max: number },
): Promise<Uint8Array>;

/** The same, kept from one build to the next. */
export function keptFontFile(
  file: string,
  unicodeRange: string,
  weights?: number | { readonly min: number; readonly max: number },
): Promise<Uint8Array>;
