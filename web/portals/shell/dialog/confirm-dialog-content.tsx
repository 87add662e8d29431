import { type ReactNode, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { CallError } from '../call.ts';
import { useApp } from '../portal.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../styles.ts';
import { Modal } from './modal.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  /** Consequence of the action, in a sentence. */
  readonly text: string;
  /** Label of the button that confirms. */
  readonly confirmLabel: string;
  /** Runs the action; the dialog shows its error. */
  confirm(): Promise<void>;
  close(): void;
  readonly children?: ReactNode;
}

/** Content of `ConfirmDialog`, in a chunk of its own. */
export default function ConfirmDialogContent({ title, text, confirmLabel, confirm, close, children }: ConfirmDialogProps) {
  const { t } = useApp();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const onConfirm = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await confirm();
    } catch (error) {
      setRefused(error instanceof CallError ? error.problem.detail : t('portal.fehler.text'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal isAlert title={title} text={text} close={close}>
      {children}
      {refused && (
        <Notice variant="danger" alert>
          {refused}
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <button type="button" className={SECONDARY_BUTTON} onClick={close}>
          {t('portal.abbrechen')}
        </button>
        <button type="button" className={PRIMARY_BUTTON} aria-busy={isBusy} onClick={() => void onConfirm()}>
          {confirmLabel}
        </button>
      </div>
    </Modal>
  );
}
