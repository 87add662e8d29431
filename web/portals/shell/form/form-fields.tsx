import type { ComponentProps, ReactNode } from 'react';
import { FieldError, Hint, idOf, Label } from '../../../ui/field.tsx';
import { usePortal } from '../portal.tsx';
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

/** What every field shows: its name, a hint, and what is wrong with it. */
function Field({ name, label, hint, error, isOptional, children }: FieldOf & { children: ReactNode }) {
  const { t } = usePortal();
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

/** A line of text, or a day. */
export const InputField = ({ field, ...input }: { field: FieldOf } & ComponentProps<'input'>) => (
  <Field {...field}>
    <input {...input} {...shared(field)} className={FIELD} />
  </Field>
);

/** One of many, by the system's own list; of an empty value it asks to choose. */
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

/** Several lines of text; grows with what is typed. */
export const TextField = ({ field, ...input }: { field: FieldOf } & ComponentProps<'textarea'>) => (
  <Field {...field}>
    <textarea {...input} {...shared(field)} className={`${FIELD} field-sizing-content min-h-20 resize-y py-2 wrap-anywhere`} />
  </Field>
);
