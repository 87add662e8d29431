import type { Pflichtfeld, ProduktArt } from '../values/produktart.ts';

const FIELDS = {
  anrede: ['anrede'],
  geburtsdatum: ['geburtsdatum'],
  telefon: ['telefon'],
  plz: ['adresse.plz'],
  adresse: ['adresse.strasse', 'adresse.hausnummer', 'adresse.plz', 'adresse.ort'],
} as const satisfies Record<Pflichtfeld, readonly string[]>;

/** Place of a field in the recipient's data that a tenant can ask for. */
export type RequiredField = (typeof FIELDS)[Pflichtfeld][number];

/** What is never asked of who applies for a job: it must not count (AGG section 1). */
const NOT_OF_APPLICANTS: readonly Pflichtfeld[] = ['anrede', 'geburtsdatum'];

/** The fields that a tenant asks for by a product of a kind, each once, as paths in the recipient's data. */
export function requiredFields(pflichtfelder: readonly Pflichtfeld[], art: ProduktArt): RequiredField[] {
  const asked = pflichtfelder.filter((name) => art !== 'Bewerbung' || !NOT_OF_APPLICANTS.includes(name));
  return [...new Set<RequiredField>(asked.flatMap((name): readonly RequiredField[] => FIELDS[name]))];
}
