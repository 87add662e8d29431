import { useState } from 'react';
import { inviteBetriebBenutzer } from '../../../contract/calls/betrieb/benutzer.ts';
import { EINLADUNG_DAYS } from '../../../contract/calls/betrieb/konto.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { InputField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import type { NewDialogProps } from '../liste/new-button.tsx';
import { useMandant } from '../user.ts';
import { NO_ROLES, RoleFields, useRoleLabels } from './role-fields.tsx';

/** Invites a person, or gives roles to one who works for another tenant already. */
export default function InviteDialog({ close, done }: NewDialogProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  const labels = { Email: t('betrieb.email'), ...useRoleLabels() };
  const { form, submit, refused } = useCallForm({
    schema: inviteBetriebBenutzer.body,
    start: { Email: '', ...NO_ROLES },
    labels,
    draftName: `betrieb.benutzer.${Mandant}`,
    async send(body) {
      await callIn(Mandant)(inviteBetriebBenutzer, { body }, { idempotencyKey: keyOf(body) });
      toast({ text: t('betrieb.benutzer.eingeladen', { email: body.Email }) });
      done();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal
      title={t('betrieb.benutzer.einladen.titel')}
      text={t('betrieb.benutzer.einladen.text', { mandant: Name, tage: EINLADUNG_DAYS })}
      close={close}
    >
      <FormPart refused={refused} submit={submit}>
        <InputField
          field={{ name: 'Email', label: labels.Email, error: errors.Email?.message }}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('Email')}
        />
        <RoleFields form={form} />
        <SubmitButton isBusy={isSubmitting}>{t('betrieb.benutzer.einladen.knopf')}</SubmitButton>
      </FormPart>
    </Modal>
  );
}
