import * as z from 'zod/mini';

/** Parts of a home, below the amount with which it begins. */
const TEILE = [
  'Tempo',
  'Geschichte',
  'Menschen',
  'Aushang',
  'Produkte',
  'Formular',
  'Schritte',
  'Hinweis',
  'Vertrauen',
  'Partner',
  'Fragen',
] as const;

/** A part that nothing is there for is left out. */
const HomeTeil = z.enum(TEILE, `there is no such part; the home has ${TEILE.join(', ')}`);
export type HomeTeil = z.infer<typeof HomeTeil>;

/** The home of a tenant that says nothing about it. */
export const STARTSEITE: readonly HomeTeil[] = ['Schritte', 'Hinweis', 'Produkte', 'Formular', 'Vertrauen', 'Partner', 'Fragen'];

/** Which parts a home has, and in which order. */
export const Startseite = z.array(HomeTeil).check(
  z.refine((teile) => new Set(teile).size === teile.length, 'a part stands there twice'),
  z.refine((teile) => teile.includes('Formular'), 'Formular has to be there: by it is recommended what other parts show'),
);
