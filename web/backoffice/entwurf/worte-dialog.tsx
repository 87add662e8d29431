import { publishEntwurf } from '../../../contract/calls/betrieb/entwurf.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useCallForm } from '../../portals/shell/form/form.ts';
import { InputField } from '../../portals/shell/form/form-fields.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';

export interface WorteDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  close(): void;
  send(body: { readonly Worte: string }): Promise<void>;
}

/** Asks for the reason of a publication, which stands with the version. */
export default function WorteDialog({ title, text, confirmLabel, close, send }: WorteDialogProps) {
  const { t } = useBackoffice();
  const Worte = t('betrieb.entwurf.worte');
  const { form, submit, refused } = useCallForm({
    schema: publishEntwurf.body,
    start: { Worte: '' },
    labels: { Worte },
    draftName: null,
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
        <InputField
          field={{ name: 'Worte', label: Worte, hint: t('betrieb.entwurf.worte.hinweis'), error: errors.Worte?.message }}
          autoComplete="off"
          maxLength={400}
          {...form.register('Worte')}
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
