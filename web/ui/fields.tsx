import { createContext, type ReactNode, useContext } from 'react';
import { isDay } from '../../contract/values/days.ts';
import { shortDay } from '../../contract/values/typed-day.ts';
import type { Locale } from '../../contract/values/wire.ts';
import { CONTROL, describedBy, FieldError, type FieldProps, Hint, idOf, Label, RADIO } from './field.tsx';
import { Icon } from './icon.tsx';
import { DAY, mark } from './protocol.ts';

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly autoComplete: string;
  readonly inputMode?: 'numeric' | 'email' | 'tel' | 'text';
  readonly readOnly?: boolean;
  readonly placeholder?: string;
  /** A day, for which a portal adds a calendar. */
  readonly isDay?: boolean;
  readonly className?: string;
}

/** Field for one line of text. */
export const TextField = (props: TextFieldProps) => (
  <div className={props.className}>
    <Label {...props} />
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
      placeholder={props.placeholder}
      {...mark(DAY, props.isDay || undefined)}
      spellCheck={props.type === 'email' ? false : undefined}
      aria-invalid={props.error ? true : undefined}
      aria-describedby={describedBy(props)}
      className={`mt-2 ${CONTROL} read-only:border-dashed read-only:bg-surface-strong read-only:hover:border-muted`}
    />
  </div>
);

interface DayFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete' | 'inputMode' | 'isDay'> {
  readonly locale: Locale;
}

/** Text field for a day. `readDay` reads what is sent; a day of the server is shown as it is typed. */
export const DayField = ({ locale, value, ...props }: DayFieldProps) => (
  <TextField {...props} value={value && isDay(value) ? shortDay(value, locale) : value} autoComplete="off" isDay />
);

/** Checkbox; checked initially only if the visitor checked it earlier. */
export const Checkbox = (props: FieldProps & { readonly checkedValue: string }) => (
  <div>
    <FieldError {...props} />
    <div className="mt-2 flex items-start gap-3">
      <span className="relative mt-px grid shrink-0">
        <input
          id={idOf(props.name)}
          name={props.name}
          type="checkbox"
          value={props.checkedValue}
          defaultChecked={props.value === props.checkedValue}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={describedBy(props)}
          className="peer size-6 cursor-pointer appearance-none rounded-[min(var(--radius-control),6px)] border-2 border-muted bg-surface transition-[border-color,background-color] duration-200 ease-out checked:border-primary checked:bg-primary hover:border-primary aria-invalid:border-danger"
        />
        <span className="pointer-events-none absolute inset-0 grid place-items-center text-on-primary opacity-0 transition-opacity duration-200 peer-checked:opacity-100">
          <Icon name="check" className="size-5" />
        </span>
      </span>
      <label htmlFor={idOf(props.name)} className="min-w-0 max-w-measure cursor-pointer">
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
  /** Only the script can show it. */
  readonly isHidden?: boolean;
}

/** Radio buttons as large cards. The error summary links to the first one. */
export const Choices = (props: FieldProps & { readonly choices: readonly Choice[] }) => (
  <fieldset aria-describedby={describedBy(props)} aria-invalid={props.error ? true : undefined} className="group/choices @container">
    <legend className="font-semibold">{props.label}</legend>
    <Hint {...props} />
    <FieldError {...props} />
    <div className="mt-3 grid grid-cols-1 gap-2 @min-[35rem]:gap-3 @min-[35rem]:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      {props.choices.map(({ value, title, text, isHidden }, index) => (
        <label
          key={value}
          hidden={isHidden}
          className="grid min-h-12 cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 rounded-card border border-muted bg-surface px-4 py-2.5 @min-[35rem]:gap-y-1 @min-[35rem]:p-4 transition-[border-color,box-shadow,background-color] duration-200 ease-out group-aria-invalid/choices:border-danger hover:border-primary has-checked:border-primary has-checked:inset-ring has-checked:inset-ring-primary has-checked:bg-surface-strong ring-within"
        >
          <input
            id={index === 0 ? idOf(props.name) : undefined}
            type="radio"
            name={props.name}
            value={value}
            defaultChecked={props.value === value}
            className={`mt-0.5 outline-none ${RADIO}`}
          />
          <span className="flex flex-wrap items-baseline justify-between gap-x-3 @min-[35rem]:contents">
            <span className="font-semibold">{title}</span>
            <span className="text-xs text-muted tabular-nums @min-[35rem]:col-span-2">{text}</span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

interface ErrorSummaryProps {
  /** Fragment of the form's address, at which the browser sets the focus. */
  readonly id?: string;
  readonly title: string;
  readonly errors: Readonly<Record<string, string>>;
  /** Short names of the fields, which link to them on phones in place of the errors; the errors stand at the fields. */
  readonly labels?: Readonly<Record<string, unknown>>;
  readonly message: string | null;
}

/** Whether the page is in a frame of another site, where browsers ignore autofocus; the client script sets the focus there. */
export const Framed = createContext(false);

const ErrorText = ({ error, label }: { readonly error: string; readonly label: unknown }) =>
  typeof label === 'string' ? (
    <>
      <span className="md:hidden">{label}</span>
      <span className="max-md:hidden">{error}</span>
    </>
  ) : (
    error
  );

/** Errors of a form, shown above it, each linked to its field. */
export const ErrorSummary = ({ id, title, errors, labels = {}, message }: ErrorSummaryProps) => {
  const isFramed = useContext(Framed);
  if (message === null && Object.keys(errors).length === 0) return null;
  return (
    <div
      id={id}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: screen readers announce the errors first, also without script and fragment
      autoFocus={!isFramed}
      className="flex gap-3 rounded-card border-2 border-danger bg-surface p-4 md:gap-4 md:p-6"
    >
      <Icon name="stop" className="mt-[0.1em] text-lg text-danger" />
      <div className="min-w-0">
        <h2 className="text-base md:text-lg">{title}</h2>
        {message && <p className="mt-2">{message}</p>}
        {Object.keys(errors).length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-x-4 md:mt-2 md:flex-col">
            {Object.entries(errors).map(([name, error]) => (
              <li key={name}>
                <a
                  href={`#${idOf(name)}`}
                  className="inline-flex min-h-8 items-center font-semibold text-danger underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  <ErrorText error={error} label={labels[name]} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
