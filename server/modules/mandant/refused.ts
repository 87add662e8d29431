import * as z from 'zod/mini';
import { BILD_CONTENT_TYPES } from '../../../contract/values/bild.ts';
import type { IssueCode } from '../../../contract/values/issue-code.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { type Sentence, sentence, sentenceWith } from '../../../texts/sentence.ts';
import { isTextKey } from '../../../texts/texts.ts';

type Issue = z.core.$ZodIssue;

/** A refused value inside of another: its path, and why it is refused. */
export interface Refused {
  readonly path: readonly (string | number)[];
  readonly message: Sentence;
}

type Checked<T> = { readonly data: T; readonly refused?: undefined } | { readonly data?: undefined; readonly refused: readonly Refused[] };

/** Checks a value with a schema; without data, `refused` has at least one entry. */
export function checkValue<S extends z.ZodMiniType>(schema: S, value: unknown): Checked<z.output<S>> {
  // Without messages of the library, an issue has only the message that its schema gives.
  const { success, data, error } = schema.safeParse(value, { error: () => '' });
  return success ? { data } : { refused: error.issues.flatMap((issue) => refusedBy(issue, value)) };
}

function refusedBy(issue: Issue, value: unknown): Refused[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], message: sentence('feld') }));
  const given = issue.path.reduce<unknown>((inside, part) => (inside as Record<PropertyKey, unknown> | undefined)?.[part], value);
  const isMissing = given === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value');
  return [{ path, message: isMissing ? sentence('fehlt') : sentenceOf(issue) }];
}

/** The sentence of a code that schemas share with calls, `params.code`. */
const SHARED: Readonly<Record<string, Sentence>> = {
  auswahl: sentence('nichtErlaubt'),
  zeichen: sentence('zeichen'),
  druckbar: sentence('druckbar'),
  email: sentence('email'),
  emailZeichen: sentence('emailZeichen'),
  datum: sentence('datum'),
  format: sentence('form'),
  ustId: sentence('ustId'),
  steuernummer: sentence('steuernummer'),
  pflichtfeld: sentence('fehlt'),
};

function sentenceOf(issue: Issue): Sentence {
  const { code = '' } = ('params' in issue ? issue.params : {}) as { code?: string };
  if (isIssueCode(issue.message)) return sentenceWith(issue.message, valuesOf(issue));
  return SHARED[code] ?? (issue.message === '' ? (usualSentence(issue) ?? librarySentence(issue)) : () => issue.message);
}

/** Types do not know which messages are codes: a schema could have a message of its own. */
const isIssueCode = (message: string): message is IssueCode => isTextKey(`ordner.fehler.${message}`);

/** Values that the sentence of a code can name. */
const valuesOf = (issue: Issue) => ({
  endungen: `.${Object.keys(BILD_CONTENT_TYPES).join(', .')}`,
  ...(issue.code === 'invalid_value' && { werte: issue.values.map(String).join(', ') }),
  ...(issue.code === 'too_big' && { max: String(issue.maximum) }),
  ...(issue.code === 'custom' && (issue.params as Record<string, string> | undefined)),
});

const TYPES: Readonly<Record<string, Sentence>> = {
  string: sentence('text'),
  number: sentence('zahl'),
  int: sentence('ganzeZahl'),
  boolean: sentence('jaNein'),
  array: sentence('liste'),
  object: sentence('felder'),
  record: sentence('felder'),
};

/** The product's sentence of a usual issue; undefined without one. */
function usualSentence(issue: Issue): Sentence | undefined {
  if (issue.code === 'invalid_type') return TYPES[issue.expected];
  if (issue.code === 'invalid_value') return sentence('auswahl', { werte: issue.values.map(String).join(', ') });
  if (issue.code === 'invalid_key') return issue.issues[0] && sentenceOf(issue.issues[0]);
  if (issue.code === 'invalid_format') return formatSentence(issue);
  if (issue.code === 'too_small') return smallSentence(issue);
  return issue.code === 'too_big' ? bigSentence(issue) : undefined;
}

function formatSentence({ format, pattern, includes }: z.core.$ZodIssueInvalidStringFormat & { includes?: string }): Sentence | undefined {
  if (format === 'date') return sentence('tag');
  if (format === 'url') return sentence('url');
  if (includes !== undefined) return sentence('enthaelt', { teil: includes });
  return format === 'regex' ? sentence('muster', { muster: String(pattern) }) : undefined;
}

const isNumber = (origin: string): boolean => origin === 'number' || origin === 'int';

function smallSentence({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Sentence | undefined {
  const min = String(minimum);
  if (isNumber(origin)) return inclusive ? sentence('zahlKlein', { min }) : sentence('zahlUeber', { min });
  return minimum === 1 ? sentence('leer') : undefined;
}

function bigSentence({ origin, maximum }: z.core.$ZodIssueTooBig): Sentence | undefined {
  const max = String(maximum);
  if (isNumber(origin)) return sentence('zahlGross', { max });
  if (origin === 'string') return sentence('textLang', { max });
  return origin === 'array' ? sentence('listeLang', { max }) : undefined;
}

const LIBRARY = { de: z.locales.de().localeError, en: z.locales.en().localeError };

/** The sentence of the schema library, for rare issues. */
const librarySentence =
  (issue: Issue): Sentence =>
  (locale: Locale) => {
    const words = LIBRARY[locale]({ ...issue, input: undefined } as z.core.$ZodRawIssue);
    return (typeof words === 'string' ? words : words?.message) ?? issue.message;
  };
