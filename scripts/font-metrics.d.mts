/** The numbers of all fonts, by the name of their family. */
export function measureFonts(): Promise<Record<string, unknown>>;
