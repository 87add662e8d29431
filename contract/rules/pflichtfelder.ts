import type { Pflichtfeld, ProduktArt } from '../values/produktart.ts';

const FIELDS = {
  anrede: ['anrede'],
  geburtsdatum: ['geburtsdatum'],
  telefon: ['telefon'],
  plz: ['adresse.plz'],
  adresse: ['adresse.strasse', 'adresse.hausnummer', 'adresse.plz', 'adresse.ort'],
} as const satisfies Record<Pflichtfeld, readonly string[]>;

/** Path of a field in the recipient's data that a tenant can require. */
export type RequiredField = (typeof FIELDS)[Pflichtfeld][number];

/** Fields that job applicants are never asked for, because they must not influence the decision (AGG section 1). */
const NOT_OF_APPLICANTS: readonly Pflichtfeld[] = ['anrede', 'geburtsdatum'];

/** The fields that a tenant requires for a kind of product, each once, as paths in the recipient's data. */
export function requiredFields(pflichtfelder: readonly Pflichtfeld[], art: ProduktArt): RequiredField[] {
  const asked = pflichtfelder.filter((name) => art !== 'Bewerbung' || !NOT_OF_APPLICANTS.includes(name));
  return [...new Set<RequiredField>(asked.flatMap((name): readonly RequiredField[] => FIELDS[name]))];
}
