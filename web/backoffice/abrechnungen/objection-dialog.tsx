import { useState } from 'react';
import { objectBetriebGutschrift } from '../../../contract/calls/betrieb/abrechnungen.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { DayField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import type { NewDialogProps } from '../liste/new-button.tsx';
import { useMandant } from '../user.ts';

/** Asks for the day on which the letter of a seller came that objects to a document. */
export default function ObjectionDialog({ nr, close, done }: NewDialogProps & { readonly nr: string }) {
  const { t, callIn, today } = useBackoffice();
  const { Mandant } = useMandant();
  const [keyOf] = useState(makeKeys);
  const labels = { EingangAm: t('betrieb.widerspruch.tag'), Kanal: '' };
  const { form, submit, refused } = useCallForm({
    schema: objectBetriebGutschrift.body,
    start: { EingangAm: today(), Kanal: 'Brief' },
    labels,
    draftName: null,
    async send(body) {
      const params = { nr };
      await callIn(Mandant)(objectBetriebGutschrift, { params, body }, { idempotencyKey: keyOf({ params, body }) });
      toast({ text: t('betrieb.widerspruch.fertig', { nummer: nr }) });
      done();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal title={t('betrieb.widerspruch.titel', { nummer: nr })} text={t('betrieb.widerspruch.folge')} close={close}>
      <FormPart refused={refused} submit={submit}>
        <DayField
          field={{ name: 'EingangAm', label: labels.EingangAm, error: errors.EingangAm?.message }}
          max={today()}
          control={form.control}
        />
        <SubmitButton isBusy={isSubmitting}>{t('betrieb.widerspruch.knopf')}</SubmitButton>
      </FormPart>
    </Modal>
  );
}
