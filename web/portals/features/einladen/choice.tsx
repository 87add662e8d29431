import type { ComponentProps } from 'react';
import { FieldError, idOf } from '../../../ui/field.tsx';
import { useInviter } from './inviter.ts';

interface ChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly error?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Props that register the radio buttons with the form. */
  readonly input: ComponentProps<'input'>;
}

/** Radio buttons for a choice of a few options. */
export function Choice({ name, legend, error, options, input }: ChoiceProps) {
  const { t } = useInviter();
  return (
    <fieldset aria-describedby={error && `${idOf(name)}-fehler`} className="flex flex-col gap-1">
      <legend className="mb-1 font-semibold">{legend}</legend>
      <FieldError name={name} error={error} errorPrefix={t('formular.fehler')} />
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-border bg-surface px-3 py-2 has-checked:border-primary has-checked:bg-primary/5"
          >
            <input {...input} type="radio" value={value} className="size-4 shrink-0 accent-primary" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
