import * as z from 'zod/mini';
import { fieldCodeOf } from '../../contract/problem.ts';
import { type FieldError, Refusal } from '../errors.ts';

/** Checks a value against a schema of the contract and returns it as the call takes it, or refuses. */
export function checkInput<S extends z.ZodMiniType>(schema: S, data: unknown): z.output<S> {
  const result = z.safeParse(schema, data);
  if (!result.success) throw refusalOf('body', result.error.issues, data);
  return result.data;
}

/** What does not fit, with its fields, those of a union by what of it was meant; a parameter of the path that does not is nothing's name. */
export function refusalOf(httpPart: string | undefined, issues: readonly z.core.$ZodIssue[], data: unknown): Refusal {
  if (httpPart === 'params') return new Refusal('NichtGefunden');
  const fields = issues.flatMap((issue) => fieldErrors(issue, data));
  const isEmailOnly = fields.length > 0 && fields.every((field) => field.code === 'email');
  return new Refusal(isEmailOnly ? 'EmailUngueltig' : 'Validierung', { fields });
}

function fieldErrors(issue: z.core.$ZodIssue, data: unknown): FieldError[] {
  const path = issue.path.join('.');
  if (issue.code === 'invalid_union') {
    const meant = issue.errors.find((inner) => inner.every(({ code, path }) => code !== 'invalid_type' || path.length > 0));
    if (meant) return meant.flatMap((inner) => fieldErrors({ ...inner, path: [...issue.path, ...inner.path] }, data));
  }
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ field: path ? `${path}.${key}` : key, code: 'unbekannt' }));
  const isMissing = valueAt(data, issue.path) === undefined;
  return [{ field: path, code: isMissing ? 'pflichtfeld' : fieldCodeOf(issue) }];
}

const valueAt = (data: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    data,
  );
