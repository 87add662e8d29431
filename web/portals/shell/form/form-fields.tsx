import type { ComponentProps, ReactNode } from 'react';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { FieldError, Hint, idOf, Label } from '../../../ui/field.tsx';
import { DayInput } from '../day/day-input.tsx';
import { useApp } from '../portal.tsx';
import { FIELD } from '../styles.ts';
import type { Choice } from '../table/report.ts';

interface FieldOf {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly isOptional?: boolean;
}

const describedBy = ({ name, hint, error }: FieldOf): string | undefined =>
  [hint && `${idOf(name)}-hinweis`, error && `${idOf(name)}-fehler`].filter(Boolean).join(' ') || undefined;

/** Wrapper of every field: label, hint and error. */
function Field({ name, label, hint, error, isOptional, children }: FieldOf & { children: ReactNode }) {
  const { t } = useApp();
  return (
    <div className="flex flex-col gap-1 text-base">
      <Label name={name} label={label} {...(isOptional && { optional: t('formular.optional') })} />
      <Hint name={name} {...(hint && { hint })} />
      {children}
      <FieldError name={name} error={error} errorPrefix={t('formular.fehler')} />
    </div>
  );
}

const shared = (field: FieldOf) => ({
  id: idOf(field.name),
  'aria-invalid': field.error ? true : undefined,
  'aria-describedby': describedBy(field),
});

interface DayFieldProps<Values extends FieldValues, Sent> extends Pick<ComponentProps<typeof DayInput>, 'min' | 'max'> {
  readonly field: FieldOf & { readonly name: Path<Values> };
  readonly control: Control<Values, unknown, Sent>;
  /** Value of the form while the field is empty. */
  readonly empty?: null;
}

/** Field for a day, with a calendar. */
export function DayField<Values extends FieldValues, Sent>({ field, control, empty, ...days }: DayFieldProps<Values, Sent>) {
  const { name, value, onChange, onBlur } = useController({ name: field.name, control }).field;
  return (
    <Field {...field}>
      <DayInput
        {...shared(field)}
        {...days}
        name={name}
        value={(value as string | null | undefined) ?? ''}
        onChange={(day) => onChange(day === '' && empty === null ? null : day)}
        onBlur={onBlur}
      />
    </Field>
  );
}

/** Field for a line of text. */
export const InputField = ({ field, ...input }: { field: FieldOf } & ComponentProps<'input'>) => (
  <Field {...field}>
    <input {...input} {...shared(field)} className={FIELD} />
  </Field>
);

/** Native select; an option with an empty value is the prompt to choose. */
export const SelectField = ({ field, options, ...select }: { field: FieldOf; options: readonly Choice[] } & ComponentProps<'select'>) => (
  <Field {...field}>
    <select {...select} {...shared(field)} className={`${FIELD} cursor-pointer truncate`}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </Field>
);

/** Field for several lines of text; grows with its content. */
export const TextField = ({ field, ...input }: { field: FieldOf } & ComponentProps<'textarea'>) => (
  <Field {...field}>
    <textarea {...input} {...shared(field)} className={`${FIELD} field-sizing-content min-h-20 resize-y py-2 wrap-anywhere`} />
  </Field>
);
