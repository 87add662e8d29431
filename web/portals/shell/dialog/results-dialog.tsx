import { Icon } from '../../../ui/icon.tsx';
import { useApp } from '../portal.tsx';
import { PRIMARY_BUTTON } from '../styles.ts';
import { Modal } from './modal.tsx';

/** What became of an order, with the sentence that says it. */
interface Result {
  readonly Auftragsnummer: string;
  readonly Ergebnis: string;
  readonly Was: string;
}

interface ResultsDialogProps<One extends Result> {
  readonly title: string;
  readonly results: readonly One[];
  /** Results that need no attention; the others come first. */
  readonly done: readonly One['Ergebnis'][];
  close(): void;
}

/** Shows the result of a decision on several orders, each on a line. */
export function ResultsDialog<One extends Result>({ title, results, done, close }: ResultsDialogProps<One>) {
  const { t } = useApp();
  const isDone = ({ Ergebnis }: One): boolean => done.includes(Ergebnis);
  const sorted = [...results].sort((a, b) => Number(isDone(a)) - Number(isDone(b)));
  return (
    <Modal title={title} close={close}>
      <ul className="flex flex-col gap-2 overflow-y-auto">
        {sorted.map((result) => (
          <li key={result.Auftragsnummer} className="flex gap-3">
            <Icon name={isDone(result) ? 'success' : 'warning'} className={`mt-0.5 ${isDone(result) ? 'text-success' : 'text-warning'}`} />
            <span className="min-w-0">
              <span className="font-semibold tabular-nums">{result.Auftragsnummer}</span> {result.Was}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className={`${PRIMARY_BUTTON} self-end`} onClick={close}>
        {t('portal.schliessen')}
      </button>
    </Modal>
  );
}
