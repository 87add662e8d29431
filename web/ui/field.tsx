import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** What every field of a form shows: its label, a hint, what is wrong, and what was typed. Names are the wire's paths. */
export interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly hint?: string;
  /** The word after the label of a field that may stay empty. */
  readonly optional?: string;
  /** What stands before an error for who does not see its colour. */
  readonly errorPrefix: string;
}

/** Id of a field's control by its name. */
export const idOf = (name: string): string => `feld-${name.replaceAll('.', '-')}`;

/** Ids of what stands beside a field: its hint and its error. */
export const describedBy = ({ name, hint, error }: Pick<FieldProps, 'name' | 'hint' | 'error'>): string | undefined =>
  [hint && `${idOf(name)}-hinweis`, error && `${idOf(name)}-fehler`].filter(Boolean).join(' ') || undefined;

/** Look of whatever text is typed or chosen in: 48 px high, its border told from any surface. */
export const CONTROL =
  'block min-h-12 w-full rounded-control border border-muted bg-surface px-4 py-2 text-base text-text transition-[border-color,box-shadow] duration-200 ease-out hover:border-primary aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger';

/** Look of one of a few: a ring that closes round its dot when chosen. */
export const RADIO =
  'size-5 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-muted bg-surface transition-[border-width,border-color] duration-200 ease-out checked:border-6 checked:border-primary hover:border-primary';

/** The name of a field. */
export const Label = ({ name, label, optional }: Pick<FieldProps, 'name' | 'label' | 'optional'>) => (
  <label htmlFor={idOf(name)} className="block font-semibold">
    {label}
    {optional && <span className="font-normal text-muted"> ({optional})</span>}
  </label>
);

/** What helps to fill in a field. */
export const Hint = ({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) =>
  hint && (
    <p id={`${idOf(name)}-hinweis`} className="mt-1 text-xs text-muted">
      {hint}
    </p>
  );

/** What is wrong with a field and how to mend it; marked by sign and words, not by colour alone. */
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
