import { executeZahlungslauf } from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { DayField } from '../../portals/shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../portals/shell/form/form-parts.tsx';

interface DayDialogProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly confirmLabel: string;
  readonly start: string;
  readonly min?: string;
  readonly max: string;
  close(): void;
  send(body: { readonly Ausfuehrungstag: string }): Promise<void>;
}

/** Asks for the day on which a run is or was executed. */
export default function DayDialog({ title, text, label, confirmLabel, start, min, max, close, send }: DayDialogProps) {
  const { form, submit, refused } = useCallForm({
    schema: executeZahlungslauf.body,
    start: { Ausfuehrungstag: start },
    labels: { Ausfuehrungstag: label },
    draftName: null,
    send,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal title={title} text={text} close={close}>
      <FormPart refused={refused} submit={submit}>
        <DayField
          field={{ name: 'Ausfuehrungstag', label, error: errors.Ausfuehrungstag?.message }}
          min={min}
          max={max}
          control={form.control}
        />
        <SubmitButton isBusy={isSubmitting}>{confirmLabel}</SubmitButton>
      </FormPart>
    </Modal>
  );
}
