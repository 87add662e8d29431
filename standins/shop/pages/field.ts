import type { Fields } from '../request.ts';
import type { Words } from '../words/de.ts';

/** A form as its page shows it: what was typed, and what is wrong with it. */
export interface FormState {
  readonly words: Words;
  readonly values: Fields;
  readonly errors: Fields;
}

/** What a field is bound to. */
export const fieldOf = ({ words, values, errors }: FormState, name: string) => ({
  name,
  value: values[name],
  error: errors[name],
  errorPrefix: words.errors.prefix,
});
