import type { Input } from '../../../contract/call.ts';
import { payBetriebRechnung } from '../../../contract/calls/betrieb/rechnungen.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { InputField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';
import { useBackoffice } from '../backoffice.ts';

interface PayDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** First possible day: that of issue. */
  readonly since: string;
  close(): void;
  send(body: Input<typeof payBetriebRechnung>['body']): Promise<void>;
}

/** Asks for the day on which a document was paid. */
export default function PayDialog({ title, text, confirmLabel, since, close, send }: PayDialogProps) {
  const { t, today } = useBackoffice();
  const Am = t('agentur.rechnung.bezahlt');
  const { form, submit, refused } = useCallForm({
    schema: payBetriebRechnung.body,
    start: { Am: today() },
    labels: { Am },
    draftName: null,
    send,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal title={title} text={text} close={close}>
      <FormPart refused={refused} submit={submit}>
        <InputField
          field={{ name: 'Am', label: Am, error: errors.Am?.message }}
          type="date"
          min={since}
          max={today()}
          {...form.register('Am')}
        />
        <SubmitButton isBusy={isSubmitting}>{confirmLabel}</SubmitButton>
      </FormPart>
    </Modal>
  );
}
