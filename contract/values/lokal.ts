import * as z from 'zod/mini';
import type { IssueCode } from './issue-code.ts';
import type { Locale } from './wire.ts';

/** A tenant's value per language; at least one is given. */
export type Lokal<T> = { readonly [L in Locale]?: T | undefined };

/** Schema of a field with one value per language, at least one given. */
export const lokal = <S extends z.ZodMiniType>(wert: S) =>
  z
    .object({ de: z.optional(wert), en: z.optional(wert) })
    .check(z.refine(({ de, en }) => de !== undefined || en !== undefined, 'ohneSprache' satisfies IssueCode));

/** The text in a language, or else in the other one. */
export const localize = ({ de, en }: Lokal<string>, locale: Locale): string => (locale === 'de' ? (de ?? en) : (en ?? de)) ?? '';
