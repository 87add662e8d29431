import { useState } from 'react';
import { ADRESSE_STUNDEN } from '../../../contract/calls/account/adresse.ts';
import { changePersonAdresse, type Merkmal } from '../../../contract/calls/betrieb/personen.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { InputField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';

interface AddressDialogProps {
  readonly id: string;
  /** By which facts the caller was checked. */
  readonly merkmale: readonly Merkmal[];
  close(): void;
  onChanged(): void;
}

/** Takes the new address of a checked caller, who then confirms it by the link that is mailed there. */
export default function AddressDialog({ id, merkmale, close, onChanged }: AddressDialogProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const [keyOf] = useState(makeKeys);
  const label = t('betrieb.person.adresse.neu');
  const { form, submit, refused } = useCallForm({
    schema: changePersonAdresse.body,
    start: { Email: '', Anruferpruefung: [...merkmale] },
    labels: { Email: label, Anruferpruefung: t('betrieb.person.pruefung.titel') },
    draftName: `betrieb.adresse.${Mandant}.${id}`,
    async send(body) {
      await callIn(Mandant)(changePersonAdresse, { params: { id }, body }, { idempotencyKey: keyOf(body) });
      close();
      toast({ text: t('betrieb.person.adresse.fertig', { email: body.Email }) });
      onChanged();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal title={t('betrieb.person.adresse')} text={t('betrieb.person.adresse.folge', { stunden: ADRESSE_STUNDEN })} close={close}>
      <FormPart refused={refused} submit={submit}>
        <InputField
          field={{ name: 'Email', label, error: errors.Email?.message }}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('Email')}
        />
        <SubmitButton isBusy={isSubmitting}>{t('betrieb.person.adresse.knopf')}</SubmitButton>
      </FormPart>
    </Modal>
  );
}
