import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Props of every field of a form: label, hint, error and typed value. Names are paths of the wire. */
export interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly hint?: string;
  /** Word after the label of an optional field. */
  readonly optional?: string;
  /** Text before an error, for users who do not see its colour. */
  readonly errorPrefix: string;
}

/** Id of the control of a field by the field's name. */
export const idOf = (name: string): string => `feld-${name.replaceAll('.', '-')}`;

/** Ids of the hint and the error of a field, for `aria-describedby`. */
export const describedBy = ({ name, hint, error }: Pick<FieldProps, 'name' | 'hint' | 'error'>): string | undefined =>
  [hint && `${idOf(name)}-hinweis`, error && `${idOf(name)}-fehler`].filter(Boolean).join(' ') || undefined;

/** Classes of text inputs and selects: 48 px high, with a border that is visible on every surface. */
export const CONTROL =
  'block min-h-12 w-full rounded-control border border-muted bg-surface px-4 py-2 text-base text-text transition-[border-color,box-shadow] duration-200 ease-out hover:border-primary aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger';

/** Classes of a radio button: a ring that becomes thicker when chosen. */
export const RADIO =
  'size-5 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-muted bg-surface transition-[border-width,border-color] duration-200 ease-out checked:border-6 checked:border-primary hover:border-primary';

/** Label of a field. */
export const Label = ({ name, label, optional }: Pick<FieldProps, 'name' | 'label' | 'optional'>) => (
  <label htmlFor={idOf(name)} className="block font-semibold">
    {label}
    {optional && <span className="font-normal text-muted"> ({optional})</span>}
  </label>
);

/** Hint of a field. */
export const Hint = ({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) =>
  hint && (
    <p id={`${idOf(name)}-hinweis`} className="mt-1 text-xs text-muted">
      {hint}
    </p>
  );

/** Error of a field, marked by icon and text in addition to the colour. */
export const FieldError = ({ name, error, errorPrefix }: Pick<FieldProps, 'name' | 'error' | 'errorPrefix'>) =>
  error && (
    <p id={`${idOf(name)}-fehler`} className="mt-1 flex gap-2 font-semibold text-danger">
      <Icon name="stop" className="mt-[0.125em]" />
      <span className="min-w-0">
        <span className="sr-only">{errorPrefix} </span>
        {error}
      </span>
    </p>
  );
