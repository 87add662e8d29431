import type { Fields } from '../request.ts';
import type { Words } from '../words/de.ts';

/** Form state of a page: typed values and faults, both by field. */
export interface FormState {
  readonly words: Words;
  readonly values: Fields;
  readonly errors: Fields;
}

/** Props of a field. */
export const fieldOf = ({ words, values, errors }: FormState, name: string) => ({
  name,
  value: values[name],
  error: errors[name],
  errorPrefix: words.errors.prefix,
});
