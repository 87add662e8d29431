import type { ComponentProps } from 'react';
import { InputField } from '../portals/shell/form/form-fields.tsx';
import { useBackoffice } from './backoffice.ts';

type CodeFieldProps = Omit<ComponentProps<typeof InputField>, 'field'> & {
  /** Distinguishes fields of the same name on one screen. */
  readonly id?: string;
  readonly error: string | undefined;
  /** Only an authenticator counts, because recovery codes do not exist yet. */
  readonly isFirst?: boolean;
};

/** Field for a code of the authenticator, or a recovery code. */
export function CodeField({ id = 'Code', error, isFirst = false, ...input }: CodeFieldProps) {
  const { t } = useBackoffice();
  return (
    <InputField
      autoFocus
      field={{ name: id, label: t('betrieb.code'), hint: t(isFirst ? 'betrieb.code.app' : 'betrieb.code.text'), error }}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      {...(isFirst && { inputMode: 'numeric' })}
      {...input}
    />
  );
}
