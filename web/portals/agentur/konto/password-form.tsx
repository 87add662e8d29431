import { PASSWORT_REGELN } from '../../../../contract/calls/account/passwort.ts';
import { changeAgenturPasswort } from '../../../../contract/calls/agentur/konto.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useCallForm } from '../../shell/form/form.ts';
import { FormPart, SubmitButton } from '../../shell/form/form-parts.tsx';
import { PasswordInput } from '../../shell/form/password-input.tsx';
import { Section } from '../../shell/section.tsx';
import { toast } from '../../shell/toast/toasts.ts';
import { useAgentur } from '../own.ts';

const EMPTY = { Password: '', NewPassword: '' };

/** Form to change the password; each rule is ticked as soon as it is met. */
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
        <Rules typed={form.watch('NewPassword')} />
        <SubmitButton isBusy={isSubmitting}>{t('passwort.aendern.knopf')}</SubmitButton>
      </FormPart>
    </Section>
  );
}

function Rules({ typed }: { typed: string }) {
  const { t } = useAgentur();
  return (
    <div className="text-xs text-muted">
      <p>{t('passwort.regeln')}</p>
      <ul className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {PASSWORT_REGELN.map(({ Name, Muster }) => {
          const isMet = new RegExp(Muster).test(typed);
          return (
            <li key={Name} className={`flex items-center gap-2 ${isMet ? 'text-success' : ''}`}>
              <span
                aria-hidden="true"
                className={`grid size-4 place-items-center rounded-full border ${isMet ? 'border-success' : 'border-muted'}`}
              >
                {isMet && <Icon name="check" className="size-3" />}
              </span>
              {t(`passwort.regel.${Name}`)}
              <span className="sr-only">{t(isMet ? 'passwort.erfuellt' : 'passwort.fehlt')}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-1">{t('passwort.regeln.haeufig')}</p>
    </div>
  );
}
