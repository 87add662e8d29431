import { MAX_FIELD } from '../../contract/values/max-field.ts';

/** The text fields of a form or query; the last value of a repeated name counts. Values that are too long are cut: no page reads more of them. */
export function fieldsOf(values: unknown): Record<string, string> {
  return Object.fromEntries(textsOf(values).map(([name, text]) => [name, text.slice(0, MAX_FIELD)]));
}

/** Names of the fields that were cut. */
export const longFieldsOf = (values: unknown): string[] =>
  textsOf(values).flatMap(([name, text]) => (text.length > MAX_FIELD ? [name] : []));

function textsOf(values: unknown): [string, string][] {
  const last = (value: unknown) => (Array.isArray(value) ? value.at(-1) : value);
  const entries = Object.entries((values ?? {}) as Record<string, unknown>).map(([name, value]) => [name, last(value)] as const);
  return entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}
