import { endZweitfaktor } from '../../../../contract/calls/agentur/konto.ts';
import { useCallForm } from '../../shell/form/form.ts';
import { InputField } from '../../shell/form/form-fields.tsx';
import { FormPart } from '../../shell/form/form-parts.tsx';
import { PasswordInput } from '../../shell/form/password-input.tsx';
import { DANGER_BUTTON, SECONDARY_BUTTON } from '../../shell/styles.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { useAgentur } from '../own.ts';

/** Form to switch the second factor off; requires the password and a code. */
export default function SwitchOff({ done, close }: { done(): void; close(): void }) {
  const { t, call } = useAgentur();
  const labels = { Password: t('agentur.zweitfaktor.passwort'), Code: t('agentur.zweitfaktor.code') };
  const { form, submit, refused } = useCallForm({
    schema: endZweitfaktor.body,
    start: { Password: '', Code: '' },
    labels,
    draftName: null,
    async send(body) {
      await call(endZweitfaktor, { body });
      toast({ text: t('agentur.zweitfaktor.ausgeschaltet') });
      done();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormPart refused={refused} submit={submit}>
      <p className="text-muted">{t('agentur.zweitfaktor.ausschalten.text')}</p>
      <PasswordInput
        field={{ name: 'Mfa-Password', label: labels.Password, error: errors.Password?.message }}
        autoComplete="current-password"
        {...form.register('Password')}
      />
      <InputField
        field={{ name: 'Code', label: labels.Code, hint: t('agentur.zweitfaktor.code.aus'), error: errors.Code?.message }}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('Code')}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={DANGER_BUTTON} aria-busy={isSubmitting}>
          {t('agentur.zweitfaktor.ausschalten')}
        </button>
        <button type="button" className={SECONDARY_BUTTON} onClick={close}>
          {t('portal.abbrechen')}
        </button>
      </div>
    </FormPart>
  );
}
