import * as z from 'zod/mini';
import type { Locale } from './wire.ts';

/** What a tenant says in its languages, in one of them at least. */
export type Lokal<T> = { readonly [L in Locale]?: T | undefined };

/** A field with one value per language, at least one of them given. */
export const lokal = <S extends z.ZodMiniType>(wert: S) =>
  z
    .object({ de: z.optional(wert), en: z.optional(wert) })
    .check(z.refine(({ de, en }) => de !== undefined || en !== undefined, 'is there in no language'));

/** A text in a language, or in the other where it is not said in that one. */
export const inSprache = ({ de, en }: Lokal<string>, locale: Locale): string => (locale === 'de' ? (de ?? en) : (en ?? de)) ?? '';
