import type { Locale } from '../contract/values/wire.ts';
import type { mandantenordner } from './de/mandantenordner.ts';
import { text } from './texts.ts';

/** A text with its values, in the language of its reader. */
export type Sentence = (locale: Locale) => string;

type German = typeof mandantenordner;
type NameOf<K> = K extends `ordner.fehler.${infer Name}` ? Name : never;
/** Name of a text about a tenant's folder, `ordner.fehler.<name>`. */
export type SentenceName = NameOf<keyof German>;

type Placeholder<Words extends string> = Words extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;
/** Values of a text; one that differs by language is a sentence itself. */
type Values<Name extends string = string> = Readonly<Record<Name, string | number | Sentence>>;
type ValuesOf<Name extends SentenceName> = Placeholder<German[`ordner.fehler.${Name}`]>;

/** A sentence about a tenant's folder. It does not compile without a value for each placeholder. */
export const sentence = <Name extends SentenceName>(
  name: Name,
  ...[values]: [ValuesOf<Name>] extends [never] ? [] : [Values<ValuesOf<Name>>]
): Sentence => sentenceWith(name, values ?? {});

/** A sentence whose name is only known at run time; its text leaves out what has no value. */
export const sentenceWith =
  (name: SentenceName, values: Values): Sentence =>
  (locale) => {
    const filled = Object.entries(values).map(([key, value]) => [key, typeof value === 'function' ? value(locale) : value] as const);
    return text(locale, `ordner.fehler.${name}`, Object.fromEntries(filled));
  };
