import { changeBetriebPasswort, listBetriebSitzungen } from '../../../contract/calls/betrieb/konto.ts';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { PasswordInput } from '../../portals/shell/form/password-input.tsx';
import { PasswordRules } from '../../portals/shell/form/password-rules.tsx';
import { Section } from '../../portals/shell/section.tsx';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';

const EMPTY = { Password: '', NewPassword: '' };

/** Form to change the password. */
export function PasswordForm() {
  const { t, call, queries } = useBackoffice();
  const labels = { Password: t('passwort.aendern.aktuell'), NewPassword: t('passwort.neu') };
  const { form, submit, refused } = useCallForm({
    schema: changeBetriebPasswort.body,
    start: EMPTY,
    labels,
    draftName: null,
    async send(body) {
      await call(changeBetriebPasswort, { body });
      form.reset(EMPTY);
      void queries.invalidateQueries({ queryKey: [listBetriebSitzungen.name] });
      toast({ text: t('betrieb.konto.passwort.geaendert') });
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
        <SubmitButton isQuiet isBusy={isSubmitting}>
          {t('passwort.aendern.knopf')}
        </SubmitButton>
      </FormPart>
    </Section>
  );
}
