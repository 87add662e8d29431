import type { ErrorCode } from '../../contract/errors.ts';
import type { FormState, Problem } from './visit.ts';

/** A form as its page shows it: what stands in each field, and what is wrong with it. Field names are the wire's paths. */
export interface FormView {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong as a whole, where no field is to blame. */
  readonly message: string | null;
}

/** Whether the form was refused. */
export const hasErrors = ({ errors, message }: FormView): boolean => message !== null || Object.keys(errors).length > 0;

/** The field that a code of the catalogue is about, where it names none itself. */
export type FieldOfCode = Partial<Record<ErrorCode, string>>;

/** A form as first shown, or as refused, with everything typed. */
export function formView(form: FormState | null, defaults: Readonly<Record<string, string>> = {}, fieldOf: FieldOfCode = {}): FormView {
  if (form === null) return { values: defaults, errors: {}, message: null };
  const errors = errorsOf(form.problem, fieldOf);
  return { values: form.values, errors, message: Object.keys(errors).length > 0 ? null : form.problem.detail };
}

function errorsOf(problem: Problem, fieldOf: FieldOfCode): Record<string, string> {
  const named = fieldOf[problem.code];
  if (named !== undefined) return { [named]: problem.detail };
  const errors: Record<string, string> = {};
  for (const { field, message } of problem.errors ?? []) errors[field] = errors[field] ? `${errors[field]} ${message}` : message;
  return errors;
}

interface Tree {
  [name: string]: string | Tree;
}

/** The form's own fields, named by paths (`Empfehler.Email`), as the body of a call; empty ones are left out, foreign ones ignored. */
export function nested(fields: Readonly<Record<string, string>>, own: readonly string[]): Tree {
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
