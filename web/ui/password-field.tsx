import { CONTROL, describedBy, FieldError, type FieldProps, idOf, Label } from './field.tsx';
import { Icon } from './icon.tsx';
import { mark, PATTERN, RULES_OF, TEXT_HIDE, TEXT_MET, TEXT_MISSING, TEXT_SHOW } from './protocol.ts';

interface Rule {
  readonly text: string;
  /** Regular expression without flags. */
  readonly muster: string;
}

/** Rules of a new password, shown before the user types. */
export interface PasswordRules {
  readonly title: string;
  readonly rules: readonly Rule[];
  readonly more: string;
  /** Texts of a rule that is met and of one that is not. */
  readonly met: string;
  readonly missing: string;
}

interface PasswordFieldProps extends Pick<FieldProps, 'name' | 'label' | 'error' | 'errorPrefix'> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly show: string;
  readonly hide: string;
  readonly rules?: PasswordRules;
}

/**
 * Password field; a typed password is never sent back to the page. With the client script, a button shows the password, and each rule
 * is ticked as soon as it is met.
 */
export const PasswordField = ({ rules, show, hide, ...field }: PasswordFieldProps) => {
  const id = idOf(field.name);
  const described = [rules && `${id}-regeln`, describedBy(field)].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <Label {...field} />
      {rules && <Rules {...rules} id={id} />}
      <FieldError {...field} />
      <div className="relative mt-2">
        <input
          id={id}
          name={field.name}
          type="password"
          autoComplete={field.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={described}
          className={`${CONTROL} pr-32`}
        />
        <button
          type="button"
          hidden
          {...mark(TEXT_SHOW, show)}
          {...mark(TEXT_HIDE, hide)}
          aria-controls={id}
          className="absolute inset-y-0 right-0 cursor-pointer rounded-control px-4 text-xs font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          <span>{show}</span>
          <span className="sr-only"> {field.label}</span>
        </button>
      </div>
    </div>
  );
};

const Rules = ({ id, title, rules, more, met, missing }: PasswordRules & { id: string }) => (
  <div {...mark(RULES_OF, id)} {...mark(TEXT_MET, met)} {...mark(TEXT_MISSING, missing)} className="mt-1 mb-2 text-xs text-muted">
    <div id={`${id}-regeln`}>
      <p>{title}</p>
      <ul className="mt-2 grid grid-cols-1 gap-x-6 gap-y-1 md:grid-cols-2">
        {rules.map(({ text, muster }) => (
          <li key={muster} {...mark(PATTERN, muster)} className="group/rule flex items-center gap-2">
            <span
              aria-hidden="true"
              className="grid size-5 shrink-0 place-items-center rounded-full border border-muted text-transparent transition-colors duration-200 group-data-met/rule:border-success group-data-met/rule:bg-success group-data-met/rule:text-bg"
            >
              <Icon name="check" className="size-3.5" />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">{more}</p>
    </div>
    <p role="status" className="sr-only" />
  </div>
);
