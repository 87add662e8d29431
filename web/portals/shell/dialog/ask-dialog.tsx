import { type ReactNode, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { CallError } from '../call.ts';
import { PRIMARY, QUIET } from '../looks.ts';
import { usePortal } from '../portal.tsx';
import { Modal } from './modal.tsx';

export interface AskProps {
  readonly title: string;
  /** The consequence, in a sentence. */
  readonly text: string;
  /** What is done, on the button. */
  readonly verb: string;
  /** Does it; what it is refused with is said in the dialog. */
  act(): Promise<void>;
  close(): void;
  readonly children?: ReactNode;
}

/** Asks once before what cannot be undone. */
export default function AskDialog({ title, text, verb, act, close, children }: AskProps) {
  const { t } = usePortal();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const go = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await act();
    } catch (error) {
      setRefused(error instanceof CallError ? error.problem.detail : t('portal.fehler.text'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal asks title={title} text={text} close={close}>
      {children}
      {refused && (
        <Notice look="danger" alert>
          {refused}
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <button type="button" className={QUIET} onClick={close}>
          {t('portal.abbrechen')}
        </button>
        <button type="button" className={PRIMARY} aria-busy={isBusy} onClick={() => void go()}>
          {verb}
        </button>
      </div>
    </Modal>
  );
}
