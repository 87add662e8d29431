import { deactivateBetriebAgentur } from '../../../contract/calls/betrieb/agenturen.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { TextField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { useBackoffice } from '../backoffice.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly draftName: string;
  close(): void;
  send(body: { readonly Grund: string }): Promise<void>;
}

/** Asks for the reason of a decision on an agency, which its owners read. */
export default function ReasonDialog({ title, text, confirmLabel, draftName, close, send }: ReasonDialogProps) {
  const { t } = useBackoffice();
  const Grund = t('betrieb.agentur.grund');
  const { form, submit, refused } = useCallForm({
    schema: deactivateBetriebAgentur.body,
    start: { Grund: '' },
    labels: { Grund },
    draftName,
    send,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal isAlert title={title} text={text} close={close}>
      <FormPart refused={refused} submit={submit}>
        <TextField
          field={{ name: 'Grund', label: Grund, hint: t('betrieb.agentur.grund.text'), error: errors.Grund?.message }}
          maxLength={500}
          {...form.register('Grund')}
        />
        <SubmitButton isBusy={isSubmitting}>{confirmLabel}</SubmitButton>
      </FormPart>
    </Modal>
  );
}
