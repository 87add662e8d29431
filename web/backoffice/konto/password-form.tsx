import { changeBetriebPasswort, listBetriebSitzungen } from '../../../contract/calls/betrieb/konto.ts';
import { ChangePasswordForm } from '../../portals/shell/form/change-password-form.tsx';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';

/** Form to change the password, which ends all other sessions. */
export function PasswordForm() {
  const { t, call, queries } = useBackoffice();
  return (
    <ChangePasswordForm
      schema={changeBetriebPasswort.body}
      isQuiet
      send={async (body) => {
        await call(changeBetriebPasswort, { body });
        void queries.invalidateQueries({ queryKey: [listBetriebSitzungen.name] });
        toast({ text: t('betrieb.konto.passwort.geaendert') });
      }}
    />
  );
}
