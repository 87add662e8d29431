import { type FormOf, fieldOf } from '../../shell/form.ts';
import { PasswordField, type PasswordRules } from '../../ui/password-field.tsx';
import { REPEAT_FIELD } from './password.ts';

interface NewPasswordProps<Name extends string> {
  readonly of: FormOf<Name | typeof REPEAT_FIELD>;
  readonly name: NoInfer<Name>;
  readonly rules: PasswordRules;
}

/** Fields for a new password with its rules, and for its repetition. */
export function NewPassword<Name extends string>({ of, name, rules }: NewPasswordProps<Name>) {
  const { t } = of;
  const look = { show: t('passwort.zeigen'), hide: t('passwort.verbergen'), autoComplete: 'new-password' } as const;
  return (
    <>
      <PasswordField {...fieldOf<Name | typeof REPEAT_FIELD>(of, name)} {...look} label={t('passwort.neu')} rules={rules} />
      <PasswordField {...fieldOf<Name | typeof REPEAT_FIELD>(of, REPEAT_FIELD)} {...look} label={t('passwort.wiederholung')} />
    </>
  );
}
