/** Only text has a place in a form or query; of a repeated name the last counts. */
export function fieldsOf(values: unknown): Record<string, string> {
  const last = (value: unknown) => (Array.isArray(value) ? value.at(-1) : value);
  const entries = Object.entries((values ?? {}) as Record<string, unknown>).map(([name, value]) => [name, last(value)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
