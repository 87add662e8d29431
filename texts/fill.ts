/** Values of a text's placeholders, by name. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Fills `{name}` placeholders in one pass; one without a value is left out, so no reader ever sees a brace. */
export const fill = (text: string, values: TextValues): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : ''));
