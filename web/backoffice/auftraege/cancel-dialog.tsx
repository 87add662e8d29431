import { cancelBetriebAuftrag } from '../../../contract/calls/betrieb/auftraege.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { TextField } from '../../portals/shell/form/form-fields.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';

interface CancelDialogProps {
  readonly title: string;
  readonly text: string;
  readonly draftName: string;
  close(): void;
  send(body: { readonly Grund: string }): Promise<void>;
}

/** Asks for the reason why orders are cancelled. */
export default function CancelDialog({ title, text, draftName, close, send }: CancelDialogProps) {
  const { t } = useBackoffice();
  const Grund = t('betrieb.auftrag.grund');
  const { form, submit, refused } = useCallForm({
    schema: cancelBetriebAuftrag.body,
    start: { Grund: '' },
    labels: { Grund },
    draftName,
    send,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal isAlert title={title} text={text} close={close}>
      <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
        {refused && (
          <Notice variant="danger" alert>
            {refused}
          </Notice>
        )}
        <TextField
          field={{ name: 'Grund', label: Grund, hint: t('betrieb.auftrag.grund.text'), error: errors.Grund?.message }}
          maxLength={500}
          {...form.register('Grund')}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <button type="button" className={SECONDARY_BUTTON} onClick={close}>
            {t('portal.abbrechen')}
          </button>
          <button type="submit" className={PRIMARY_BUTTON} aria-busy={isSubmitting}>
            {t('betrieb.auftrag.Stornieren.knopf')}
          </button>
        </div>
      </form>
    </Modal>
  );
}
