import { changeAgenturPasswort } from '../../../../contract/calls/agentur/konto.ts';
import { ChangePasswordForm } from '../../shell/form/change-password-form.tsx';
import { toast } from '../../shell/toast/toasts.ts';
import { useAgentur } from '../own.ts';

/** Form to change the password. */
export function PasswordForm() {
  const { t, call } = useAgentur();
  return (
    <ChangePasswordForm
      schema={changeAgenturPasswort.body}
      send={async (body) => {
        await call(changeAgenturPasswort, { body });
        toast({ text: t('agentur.passwort.geaendert') });
      }}
    />
  );
}
