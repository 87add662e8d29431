import type { SellerDaten, SellerPflichtangabe } from '../../../contract/calls/seller/daten.ts';

/** Sections of the data that the approval needs, in their order, with the required data of each. */
const SECTIONS = {
  person: ['Art', 'Firma', 'Geburtsdatum'],
  adresse: ['Strasse', 'Hausnummer', 'Plz', 'Ort'],
  steuer: ['Steuer'],
  konto: ['Kontoinhaber', 'IBAN'],
  bedingungen: ['Bedingungen'],
} as const satisfies Record<string, readonly SellerPflichtangabe[]>;

export type DatenSection = keyof typeof SECTIONS;

/** The sections in which required data are missing. */
export const openSections = ({ Fehlt }: Pick<SellerDaten, 'Fehlt'>): readonly DatenSection[] =>
  (Object.keys(SECTIONS) as DatenSection[]).filter((section) => SECTIONS[section].some((name) => Fehlt.includes(name)));
