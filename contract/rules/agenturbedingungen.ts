/**
 * Texts of the tenant to which an agency agrees: the name on the wire, and the Kennung of the text block. A tenant without a block asks for no
 * agreement to it.
 */
export const BEDINGUNGEN = { Regeln: 'agentur-regeln', Auftragsverarbeitung: 'agentur-av' } as const;
export type Bedingung = keyof typeof BEDINGUNGEN;
export const BEDINGUNG_NAMES = Object.keys(BEDINGUNGEN) as [Bedingung, ...Bedingung[]];
