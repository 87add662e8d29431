import { useState } from 'react';
import { BESTAETIGUNG_TAGE } from '../../../contract/calls/agentur/registrierung.ts';
import { inviteBetriebAgentur } from '../../../contract/calls/betrieb/agenturen.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { InputField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import type { NewDialogProps } from '../liste/new-button.tsx';
import { useMandant } from '../user.ts';

const FIELDS = ['Firma', 'Vorname', 'Nachname', 'Email'] as const;

/** Invites a firm to become an agency. */
export default function InviteDialog({ close, done }: NewDialogProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const [keyOf] = useState(makeKeys);
  const labels = {
    Firma: t('betrieb.agentur.firma'),
    Vorname: t('betrieb.vorname'),
    Nachname: t('betrieb.nachname'),
    Email: t('betrieb.email'),
  };
  const { form, submit, refused } = useCallForm({
    schema: inviteBetriebAgentur.body,
    start: { Firma: '', Vorname: '', Nachname: '', Email: '' },
    labels,
    draftName: `betrieb.agenturen.${Mandant}`,
    async send(body) {
      await callIn(Mandant)(inviteBetriebAgentur, { body }, { idempotencyKey: keyOf(body) });
      toast({ text: t('betrieb.agentur.eingeladen', { email: body.Email }) });
      done();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal title={t('betrieb.agentur.einladen.titel')} text={t('betrieb.agentur.einladen.text', { tage: BESTAETIGUNG_TAGE })} close={close}>
      <FormPart refused={refused} submit={submit}>
        {FIELDS.map((name) => (
          <InputField
            key={name}
            field={{ name, label: labels[name], error: errors[name]?.message }}
            type={name === 'Email' ? 'email' : 'text'}
            autoComplete="off"
            {...(name === 'Email' && { autoCapitalize: 'none', spellCheck: false })}
            {...form.register(name)}
          />
        ))}
        <SubmitButton isBusy={isSubmitting}>{t('betrieb.agentur.einladen.knopf')}</SubmitButton>
      </FormPart>
    </Modal>
  );
}
