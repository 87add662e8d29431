/** Name of a font file in its package, by the name of the file. */
export function sourceOf(file: string): string;

/** A font file with what pages use of it alone: the characters of its `unicode-range`, and no other weights or features. */
export function makeFontFile(file: string, unicodeRange: string): Promise<Uint8Array>;
