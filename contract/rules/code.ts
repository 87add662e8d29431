import { normalizeTyped } from '../values/normalize.ts';

/** Normal form of a typed code: any case, with blanks, dashes or the punctuation of a sentence around it, O for 0, I or L for 1. Codes with the same normal form are equal. */
export const normalizeCode = (typed: string): string => normalizeTyped(typed).replaceAll('O', '0').replace(/[IL]/g, '1');

/** A code as shown to people: a generated code in groups of four, a chosen code (`wunschcode`) as entered. */
export const formatCode = (code: string, wunschcode: string | null | undefined): string =>
  wunschcode ?? code.replace(/(.{4})(?=.)/g, '$1-');
