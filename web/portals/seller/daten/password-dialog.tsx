import { SELLER_PASSWORT_MINUTEN } from '../../../../contract/calls/seller/login.ts';
import { confirmSellerPasswort } from '../../../../contract/calls/seller/passwort.ts';
import { Modal } from '../../shell/dialog/modal.tsx';
import { useCallForm } from '../../shell/form/form.ts';
import { FormPart } from '../../shell/form/form-parts.tsx';
import { PasswordInput } from '../../shell/form/password-input.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../shell/styles.ts';
import { useSeller } from '../own.ts';

/** Asks for the password that protected changes need; `end` gets whether it was right. Imported lazily because of the dialog. */
export default function PasswordDialog({ end }: { end(isConfirmed: boolean): void }) {
  const { t, call } = useSeller();
  const label = t('seller.passwort.feld');
  const { form, submit, refused } = useCallForm({
    schema: confirmSellerPasswort.body,
    start: { Password: '' },
    labels: { Password: label },
    draftName: null,
    async send(body) {
      await call(confirmSellerPasswort, { body });
      end(true);
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal
      title={t('seller.passwort.titel')}
      text={t('seller.passwort.text', { minuten: SELLER_PASSWORT_MINUTEN })}
      close={() => end(false)}
    >
      <FormPart refused={refused} submit={submit}>
        <PasswordInput
          field={{ name: 'Bestaetigung', label, error: errors.Password?.message }}
          autoComplete="current-password"
          {...form.register('Password')}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <button type="button" className={SECONDARY_BUTTON} onClick={() => end(false)}>
            {t('portal.abbrechen')}
          </button>
          <button type="submit" className={PRIMARY_BUTTON} aria-busy={isSubmitting}>
            {t('seller.passwort.knopf')}
          </button>
        </div>
      </FormPart>
    </Modal>
  );
}
