/** Values of a text's placeholders, by name. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Fills `{name}` placeholders in one pass. A placeholder without a value is removed, so that readers never see a brace. */
export const fill = (text: string, values: TextValues): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : ''));
