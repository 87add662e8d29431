import type { ErrorCode } from '../../contract/errors.ts';
import type { Translate } from '../../texts/texts.ts';
import type { Fields, FormState, Problem } from './visit.ts';

/**
 * A form as its page shows it: the value and the error of each field. Field names are paths of the wire. A page that gives `Name` gets type errors for
 * mistyped names.
 */
export interface FormView<Name extends string = string> {
  readonly values: Readonly<Partial<Record<Name, string>>>;
  readonly errors: Fields;
  /** Error of the whole form, if no field is affected. */
  readonly message: string | null;
}

/** Props of a form: its state and the texts. */
export interface FormOf<Name extends string = string> {
  readonly t: Translate;
  readonly form: FormView<Name>;
}

/** Whether the form was refused. */
export const hasErrors = ({ errors, message }: FormView): boolean => message !== null || Object.keys(errors).length > 0;

/** Props of a field: name, typed value and error. */
export const fieldOf = <Name extends string>({ t, form }: FormOf<Name>, name: NoInfer<Name>) => ({
  name,
  value: form.values[name],
  error: form.errors[name],
  errorPrefix: t('formular.fehler'),
});

/** Name of the hidden field that identifies one filling of a form. */
export const VORGANG = 'vorgang';

/**
 * Idempotency key for the call of a form, so that a form that is sent twice, by a double click or a reload, acts once. It consists of the id of the
 * filling, if the form has one, and the `body`, if a corrected form can be sent again. Without both it is empty, and each call acts.
 */
export function once(fields: Fields, body?: object): { readonly idempotencyKey?: string } {
  const parts = [fields[VORGANG], body && JSON.stringify(body)].filter(Boolean);
  return parts.length === 0 ? {} : { idempotencyKey: parts.join(' ') };
}

/** Field for an error code whose problem names no field. */
export type FieldOfCode = Partial<Record<ErrorCode, string>>;

/** View of a new form, or of a refused form with its typed values. */
export function formView(form: FormState | null, defaults: Fields = {}, fieldOfCode: FieldOfCode = {}): FormView {
  if (form === null) return { values: defaults, errors: {}, message: null };
  const errors = errorsOf(form.problem, fieldOfCode);
  return { values: form.values, errors, message: Object.keys(errors).length > 0 ? null : form.problem.detail };
}

function errorsOf(problem: Problem, fieldOfCode: FieldOfCode): Record<string, string> {
  const named = fieldOfCode[problem.code];
  if (named !== undefined) return { [named]: problem.detail };
  const errors: Record<string, string> = {};
  for (const { field, message } of problem.errors ?? []) errors[field] = errors[field] ? `${errors[field]} ${message}` : message;
  return errors;
}

interface Tree {
  [name: string]: string | Tree;
}

/** The form's own fields, named by paths (`Empfehler.Email`), as the body of a call; empty ones are left out, foreign ones ignored. */
export function nested(fields: Fields, own: readonly string[]): Tree {
  const body: Tree = {};
  for (const path of own) {
    const value = Object.hasOwn(fields, path) ? (fields[path] ?? '') : '';
    if (value.trim() === '') continue;
    const names = path.split('.');
    const last = names.pop() ?? path;
    let place = body;
    for (const name of names) {
      const next = place[name];
      const tree: Tree = typeof next === 'object' ? next : {};
      place[name] = tree;
      place = tree;
    }
    place[last] = value;
  }
  return body;
}
