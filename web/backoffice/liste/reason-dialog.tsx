import * as z from 'zod/mini';
import { Text } from '../../../contract/values/wire.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { TextField } from '../../portals/shell/form/form-fields.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  /** Who reads the reason. */
  readonly hint: string;
  readonly confirmLabel: string;
  /** Where what is typed is kept until it is sent; null: nowhere. */
  readonly draftName: string | null;
  /** Longest reason, in characters. */
  readonly max?: number;
  close(): void;
  send(body: { readonly Grund: string }): Promise<void>;
}

/** Asks for the reason of a decision. */
export default function ReasonDialog({ title, text, hint, confirmLabel, draftName, max = 500, close, send }: ReasonDialogProps) {
  const { t } = useBackoffice();
  const Grund = t('betrieb.auftrag.grund');
  const { form, submit, refused } = useCallForm({
    schema: z.strictObject({ Grund: Text(max) }),
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
          field={{ name: 'Grund', label: Grund, hint, error: errors.Grund?.message }}
          maxLength={max}
          {...form.register('Grund')}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <button type="button" className={SECONDARY_BUTTON} onClick={close}>
            {t('portal.abbrechen')}
          </button>
          <button type="submit" className={PRIMARY_BUTTON} aria-busy={isSubmitting}>
            {confirmLabel}
          </button>
        </div>
      </form>
    </Modal>
  );
}
