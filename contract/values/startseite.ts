import * as z from 'zod/mini';
import type { IssueCode } from './issue-code.ts';

/** Parts of the home page below the amount at its top. */
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

/** A part without content is left out. */
const HomeTeil = z.enum(TEILE, 'startseiteTeil' satisfies IssueCode);
export type HomeTeil = z.infer<typeof HomeTeil>;

/** The default parts of the home page. */
export const STARTSEITE: readonly HomeTeil[] = ['Schritte', 'Hinweis', 'Produkte', 'Formular', 'Vertrauen', 'Partner', 'Fragen'];

/** The parts of the home page in their order. */
export const Startseite = z.array(HomeTeil).check(
  z.refine((teile) => new Set(teile).size === teile.length, 'startseiteDoppelt' satisfies IssueCode),
  z.refine((teile) => teile.includes('Formular'), 'startseiteFormular' satisfies IssueCode),
);
