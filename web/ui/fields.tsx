import type { ReactNode } from 'react';

/** What every field of a form shows: its label, a hint, what is wrong, and what was typed. Names are the wire's paths. */
interface FieldProps {
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

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly autoComplete: string;
  readonly inputMode?: 'numeric' | 'email' | 'tel' | 'text';
  readonly readOnly?: boolean;
  readonly className?: string;
}

const idOf = (name: string): string => `feld-${name.replaceAll('.', '-')}`;

const describedBy = ({ name, hint, error }: Pick<FieldProps, 'name' | 'hint' | 'error'>): string | undefined =>
  [hint && `${idOf(name)}-hinweis`, error && `${idOf(name)}-fehler`].filter(Boolean).join(' ') || undefined;

/** One line of text. */
export const TextField = (props: TextFieldProps) => (
  <div className={props.className}>
    <label htmlFor={idOf(props.name)} className="block font-semibold">
      {props.label}
      {props.optional && <span className="font-normal text-muted"> ({props.optional})</span>}
    </label>
    <Hint {...props} />
    <FieldError {...props} />
    <input
      id={idOf(props.name)}
      name={props.name}
      type={props.type ?? 'text'}
      defaultValue={props.value}
      autoComplete={props.autoComplete}
      inputMode={props.inputMode}
      readOnly={props.readOnly}
      spellCheck={props.type === 'email' ? false : undefined}
      aria-invalid={props.error ? true : undefined}
      aria-describedby={describedBy(props)}
      className="mt-2 block min-h-12 w-full rounded-control border border-muted bg-surface px-4 py-2 text-base text-text read-only:border-border read-only:text-muted aria-invalid:border-2 aria-invalid:border-danger"
    />
  </div>
);

const Hint = ({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) =>
  hint && (
    <p id={`${idOf(name)}-hinweis`} className="mt-1 text-xs text-muted">
      {hint}
    </p>
  );

const FieldError = ({ name, error, errorPrefix }: Pick<FieldProps, 'name' | 'error' | 'errorPrefix'>) =>
  error && (
    <p id={`${idOf(name)}-fehler`} className="mt-1 font-semibold text-danger">
      <span className="sr-only">{errorPrefix} </span>
      {error}
    </p>
  );

/** A box to tick; never ticked beforehand but by the visitor's own earlier answer. */
export const Checkbox = (props: FieldProps & { readonly checkedValue: string }) => (
  <div>
    <FieldError {...props} />
    <div className="mt-1 flex items-start gap-3">
      <input
        id={idOf(props.name)}
        name={props.name}
        type="checkbox"
        value={props.checkedValue}
        defaultChecked={props.value === props.checkedValue}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={describedBy(props)}
        className="mt-0.5 size-6 shrink-0 accent-primary"
      />
      <label htmlFor={idOf(props.name)} className="max-w-measure">
        {props.label}
      </label>
    </div>
    <Hint {...props} />
  </div>
);

export interface Choice {
  readonly value: string;
  readonly title: string;
  readonly text: ReactNode;
}

/** One of a few, as large cards. */
export const Choices = (props: FieldProps & { readonly choices: readonly Choice[] }) => (
  <fieldset aria-describedby={describedBy(props)} aria-invalid={props.error ? true : undefined} id={idOf(props.name)}>
    <legend className="font-semibold">{props.label}</legend>
    <Hint {...props} />
    <FieldError {...props} />
    <div className="mt-3 grid grid-cols-1 gap-3 md:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      {props.choices.map(({ value, title, text }) => (
        <label
          key={value}
          className="flex cursor-pointer items-start gap-3 rounded-card border-2 border-border bg-surface p-4 transition-colors duration-200 hover:border-primary has-checked:border-primary has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={props.name}
            value={value}
            defaultChecked={props.value === value}
            className="mt-1 size-5 shrink-0 accent-primary"
          />
          <span>
            <span className="block font-semibold">{title}</span>
            <span className="block text-xs text-muted tabular-nums">{text}</span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}

/** What has to be mended, above the form, each entry leading to its field. */
export const ErrorSummary = ({ title, errors, message }: ErrorSummaryProps) =>
  (message !== null || Object.keys(errors).length > 0) && (
    <div role="alert" tabIndex={-1} className="rounded-card border-2 border-danger bg-surface p-6">
      <h2 className="text-lg">{title}</h2>
      {message && <p className="mt-2">{message}</p>}
      <ul className="mt-2 flex flex-col gap-1">
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} className="font-semibold text-danger underline underline-offset-4">
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
