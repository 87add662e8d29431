import { type ComponentProps, useState } from 'react';
import { useApp } from '../portal.tsx';
import { InputField } from './form-fields.tsx';

type PasswordInputProps = ComponentProps<typeof InputField> & { readonly autoComplete: 'current-password' | 'new-password' };

/** Password field with a button to show the password. */
export function PasswordInput({ field, ...input }: PasswordInputProps) {
  const { t } = useApp();
  const [isShown, setShown] = useState(false);
  return (
    <div className="flex flex-col gap-1">
      <InputField {...input} field={field} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} maxLength={500} />
      <button
        type="button"
        className="min-h-8 cursor-pointer self-start text-xs font-semibold text-primary underline underline-offset-3"
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'passwort.verbergen' : 'passwort.zeigen')}
        <span className="sr-only"> {field.label}</span>
      </button>
    </div>
  );
}
