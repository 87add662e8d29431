import * as z from 'zod/mini';
import type { FieldCode } from '../../contract/errors.ts';
import { fieldCodeOf } from '../../contract/problem.ts';
import { MAX_FIELD } from '../../contract/values/max-field.ts';
import { type FieldError, Refusal } from '../errors.ts';

/** A part of a request as its call takes it, or the refusal. */
export type ReadInput<Value> = { readonly value: Value } | { readonly error: Refusal };

/** Reads a part of a request by its schema of the contract. Texts that are too long for any field are refused before the schema's patterns check them. */
export function readInput<S extends z.ZodMiniType>(schema: S, data: unknown, httpPart: string | undefined): ReadInput<z.output<S>> {
  const long = longTextsIn(data);
  if (long.length > 0) return { error: refusalOf(httpPart, long, data) };
  const result = z.safeParse(schema, data);
  return result.success ? { value: result.data } : { error: refusalOf(httpPart, result.error.issues, data) };
}

/** Checks a value against a schema of the contract and returns the parsed value. Throws a refusal if it is invalid. */
export function checkInput<S extends z.ZodMiniType>(schema: S, data: unknown): z.output<S> {
  const read = readInput(schema, data, 'body');
  if ('error' in read) throw read.error;
  return read.value;
}

/** A place within a value, linked to the place that contains it. */
interface Place {
  readonly value: unknown;
  readonly name: string;
  readonly within: Place | null;
}

/** Finds texts within a value that are too long for a field. A value that is itself a text is a file, which has its own limit. */
function longTextsIn(data: unknown): z.core.$ZodIssue[] {
  const issues: z.core.$ZodIssue[] = [];
  const waiting: Place[] = [{ value: data, name: '', within: null }];
  // Iterative, because JSON can be nested deeper than the stack.
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, within } = place;
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) waiting.push({ value: inner, name, within: place });
    else if (typeof value === 'string' && value.length > MAX_FIELD && within)
      issues.push({ code: 'too_big', origin: 'string', maximum: MAX_FIELD, path: pathOf(place), message: '', input: value });
  }
  return issues;
}

function pathOf(place: Place): string[] {
  const path: string[] = [];
  for (let { name, within } = place; within; { name, within } = within) path.push(name);
  return path.reverse();
}

/** The refusal for invalid input with its fields; in a union, those of the matching member. An invalid parameter of a path is NichtGefunden. */
function refusalOf(httpPart: string | undefined, issues: readonly z.core.$ZodIssue[], data: unknown): Refusal {
  if (httpPart === 'params') return new Refusal('NichtGefunden');
  const fields = issues.flatMap((issue) => fieldErrors(issue, data));
  const isAbout = (...codes: FieldCode[]) => fields.length > 0 && fields.every(({ code }) => codes.includes(code));
  if (isAbout('emailZeichen')) return new Refusal('EmailUngueltig', { fields, text: 'fehler.EmailUngueltig.zeichen' });
  return new Refusal(isAbout('email', 'emailZeichen') ? 'EmailUngueltig' : 'Validierung', { fields });
}

function fieldErrors(issue: z.core.$ZodIssue, data: unknown): FieldError[] {
  const path = issue.path.join('.');
  if (issue.code === 'invalid_union') {
    const meant = issue.errors.find((inner) => inner.every(({ code, path }) => code !== 'invalid_type' || path.length > 0));
    if (meant) return meant.flatMap((inner) => fieldErrors({ ...inner, path: [...issue.path, ...inner.path] }, data));
  }
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ field: path ? `${path}.${key}` : key, code: 'unbekannt' }));
  const isMissing = valueAt(data, issue.path) === undefined;
  const allowed = issue.code === 'invalid_value' && { allowed: issue.values.filter(isSendable) };
  return [{ field: path, code: isMissing ? 'pflichtfeld' : fieldCodeOf(issue), ...allowed }];
}

const isSendable = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

const valueAt = (data: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    data,
  );
