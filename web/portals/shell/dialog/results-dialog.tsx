import { useApp } from '../portal.tsx';
import { PRIMARY_BUTTON } from '../styles.ts';
import { Modal } from './modal.tsx';
import { type Result, Results, type ResultsProps } from './results.tsx';

interface ResultsDialogProps<One extends Result> extends ResultsProps<One> {
  /** Number of orders that the decision changed, and the sentence that says it. */
  readonly changed: number;
  readonly title: string;
  close(): void;
}

/** Result of a decision on several orders: one sentence, and the orders that it failed for. */
export function ResultsDialog<One extends Result>({ changed, title, close, ...results }: ResultsDialogProps<One>) {
  const { t } = useApp();
  return (
    <Modal title={changed > 0 ? title : t('portal.ergebnis.nichts')} close={close}>
      <Results {...results} />
      <button type="button" className={`${PRIMARY_BUTTON} self-end`} onClick={close}>
        {t('portal.schliessen')}
      </button>
    </Modal>
  );
}
