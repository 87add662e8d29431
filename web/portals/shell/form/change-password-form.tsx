import type * as z from 'zod/mini';
import { useApp } from '../portal.tsx';
import { Section } from '../section.tsx';
import { useCallForm } from './form.ts';
import { FormPart, SubmitButton } from './form-parts.tsx';
import { PasswordInput } from './password-input.tsx';
import { PasswordRules } from './password-rules.tsx';

interface Passwords {
  readonly Password: string;
  readonly NewPassword: string;
}

const EMPTY: Passwords = { Password: '', NewPassword: '' };

interface ChangePasswordFormProps {
  /** Body of the call that changes the password. */
  readonly schema: z.ZodMiniType<Passwords, Passwords>;
  /** For a screen with other forms beside it. */
  readonly isQuiet?: boolean;
  /** Makes the call; the fields are empty after it. */
  send(body: Passwords): Promise<void>;
}

/** Form to change the own password, with the rules of a new one. */
export function ChangePasswordForm({ schema, isQuiet, send }: ChangePasswordFormProps) {
  const { t } = useApp();
  const labels = { Password: t('passwort.aendern.aktuell'), NewPassword: t('passwort.neu') };
  const { form, submit, refused } = useCallForm({
    schema,
    start: EMPTY,
    labels,
    draftName: null,
    async send(body) {
      await send(body);
      form.reset(EMPTY);
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Section title={t('passwort.aendern.titel')} text={t('passwort.aendern.text')}>
      <FormPart refused={refused} submit={submit}>
        <PasswordInput
          field={{ name: 'Password', label: labels.Password, error: errors.Password?.message }}
          autoComplete="current-password"
          {...form.register('Password')}
        />
        <PasswordInput
          field={{ name: 'NewPassword', label: labels.NewPassword, error: errors.NewPassword?.message }}
          autoComplete="new-password"
          {...form.register('NewPassword')}
        />
        <PasswordRules typed={form.watch('NewPassword')} />
        <SubmitButton isQuiet={isQuiet} isBusy={isSubmitting}>
          {t('passwort.aendern.knopf')}
        </SubmitButton>
      </FormPart>
    </Section>
  );
}
