import type { ComponentProps } from 'react';
import { FieldError, idOf } from '../../../ui/field.tsx';
import { useSeller } from '../own.ts';

interface RadioFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  readonly name: string;
  readonly label: string;
  /** The title of the section says the same. */
  readonly isLabelHidden?: boolean;
  readonly error: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly text?: string }[];
}

/** Choice of a few, each as a card. */
export function RadioField({ name, label, isLabelHidden = false, error, choices, ...input }: RadioFieldProps) {
  const { t } = useSeller();
  return (
    <fieldset className="flex flex-col gap-1" aria-describedby={error && `${idOf(name)}-fehler`}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1 font-semibold'}>{label}</legend>
      <FieldError name={name} error={error} errorPrefix={t('formular.fehler')} />
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-border bg-surface px-3 py-2.5 has-checked:border-primary has-checked:bg-primary/5"
          >
            <input
              {...input}
              id={index === 0 ? idOf(name) : undefined}
              name={name}
              type="radio"
              value={choice.value}
              aria-invalid={error ? true : undefined}
              className="mt-1 size-4 shrink-0 accent-primary"
            />
            <span className="min-w-0">
              <span className="block font-medium">{choice.label}</span>
              {choice.text && <span className="block text-xs text-muted">{choice.text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
