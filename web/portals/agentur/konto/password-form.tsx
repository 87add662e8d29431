import { changeAgenturPasswort } from '../../../../contract/calls/agentur/konto.ts';
import { useCallForm } from '../../shell/form/form.ts';
import { FormPart, SubmitButton } from '../../shell/form/form-parts.tsx';
import { PasswordInput } from '../../shell/form/password-input.tsx';
import { PasswordRules } from '../../shell/form/password-rules.tsx';
import { Section } from '../../shell/section.tsx';
import { toast } from '../../shell/toast/toasts.ts';
import { useAgentur } from '../own.ts';

const EMPTY = { Password: '', NewPassword: '' };

/** Form to change the password. */
export function PasswordForm() {
  const { t, call } = useAgentur();
  const labels = { Password: t('passwort.aendern.aktuell'), NewPassword: t('passwort.neu') };
  const { form, submit, refused } = useCallForm({
    schema: changeAgenturPasswort.body,
    start: EMPTY,
    labels,
    draftName: null,
    async send(body) {
      await call(changeAgenturPasswort, { body });
      form.reset(EMPTY);
      toast({ text: t('agentur.passwort.geaendert') });
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
        <SubmitButton isBusy={isSubmitting}>{t('passwort.aendern.knopf')}</SubmitButton>
      </FormPart>
    </Section>
  );
}
