import type { ErrorCode } from '../../contract/errors.ts';
import type { Translate } from '../../texts/texts.ts';
import type { Fields, FormState, Problem } from './visit.ts';

/**
 * A form as its page shows it: what stands in each field, and what is wrong with it. Its names are the wire's paths; a page that says which keeps
 * them from being mistyped.
 */
export interface FormView<Name extends string = string> {
  readonly values: Readonly<Partial<Record<Name, string>>>;
  readonly errors: Fields;
  /** What is wrong as a whole, where no field is to blame. */
  readonly message: string | null;
}

/** What a form is shown by: its state, and the words around it. */
export interface FormOf<Name extends string = string> {
  readonly t: Translate;
  readonly form: FormView<Name>;
}

/** Whether the form was refused. */
export const hasErrors = ({ errors, message }: FormView): boolean => message !== null || Object.keys(errors).length > 0;

/** What a field of a form is bound to: its name, what was typed, and what is wrong with it. */
export const fieldOf = <Name extends string>({ t, form }: FormOf<Name>, name: NoInfer<Name>) => ({
  name,
  value: form.values[name],
  error: form.errors[name],
  errorPrefix: t('formular.fehler'),
});

/** The field that names one filling of a form. */
export const VORGANG = 'vorgang';

/**
 * By what a form sent twice, by a double click or a reload, is done once; for the call that acts. It is the filling's id, where the form has one, and
 * the `body`, where the same filling can be sent again with something mended. Empty where neither is known: then the call is done each time.
 */
export function once(fields: Fields, body?: object): { readonly idempotencyKey?: string } {
  const parts = [fields[VORGANG], body && JSON.stringify(body)].filter(Boolean);
  return parts.length === 0 ? {} : { idempotencyKey: parts.join(' ') };
}

/** The field that a code of the catalogue is about, where it names none itself. */
export type FieldOfCode = Partial<Record<ErrorCode, string>>;

/** A form as first shown, or as refused, with everything typed. */
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
